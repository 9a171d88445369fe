// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A module's object files, kept from one compilation to the next: a file is compiled again where its text has changed, or what it can see of the
/// module's other files.
final class ModuleObjects {
  /// A text that was compiled.
  private struct Compiled {
    var text: [UInt8]
    var object: String
  }

  private let folder: String
  private var arguments: [String] = []
  private(set) var paths: [String] = []
  private(set) var jobs: CompilerJobs?
  private var texts: [(path: String, text: [UInt8])] = []
  /// What there was the last time, compiled or not.
  private(set) var lastTexts: [(path: String, text: [UInt8])] = []
  /// The file that was edited last; nil where that were several.
  private(set) var editedFile: String?
  private var interfaces: [String: SourceInterface] = [:]
  private var compiled: [String: Compiled] = [:]
  private var number = 0
  /// Another one where objects of before, and what was made of them, don't count any more.
  private(set) var generation = 0
  /// How many files had to be compiled the last time.
  private(set) var compiledCount = 0
  /// Whether files looked otherwise to each other the last time than before.
  private(set) var hasNewInterfaces = false

  /// - Parameter folder: Where objects lie.
  init(_ folder: String) { self.folder = folder }

  /// The objects in the files' order, after all were compiled without an error.
  var objects: [String] { paths.compactMap { compiled[$0]?.object } }

  /// Compiles all files the next time.
  func forget() {
    for file in compiled.values { unlink(file.object) }
    compiled = [:]
    generation += 1
  }

  /// What was compiled of each file, and with which arguments. It's the same until something else is compiled.
  var state: (texts: [(path: String, text: [UInt8])], arguments: [String]) { (texts, arguments) }

  /// Whether all files are compiled as they are.
  var isWhole: Bool { !texts.isEmpty && texts.allSatisfy { compiled[$0.path]?.text == $0.text } }

  /// A file is edited next, as somebody says.
  func isEdited(_ path: String) {
    if texts.contains(where: { $0.path == path }) { editedFile = path }
  }

  /// What has changed needs no compiler.
  func compileNothing(_ texts: [(path: String, text: [UInt8])]) {
    (compiledCount, hasNewInterfaces) = (0, false)
    note(texts)
  }

  /// Finds out which file was edited.
  private func note(_ texts: [(path: String, text: [UInt8])]) {
    let old = Dictionary(lastTexts.map { ($0.path, $0.text) }) { $1 }
    let edited = texts.filter { old[$0.path] != $0.text }.map(\.path)
    if let first = edited.first { editedFile = edited.count == 1 ? first : nil }
    lastTexts = texts
  }

  /// What each library has to contain, so that Swift's runtime finds its types.
  var runtimeObject: String? { jobs?.runtimeObject }

  /// Compiles what has changed since the last time.
  ///
  /// - Parameters:
  ///   - texts: The files by path, with what the compiler reads for each.
  ///   - arguments: The driver's without files; the same where nothing else has changed.
  /// - Returns: The errors of the files that were compiled, as one compiler says them.
  func compile(
    _ texts: [(path: String, text: [UInt8])], _ arguments: [String], _ compiler: String
  ) throws -> Subprocess.Result {
    let now = texts.map(\.path)
    if jobs == nil || arguments != self.arguments || now != paths {
      forget()
      var answer: Subprocess.Result?
      let all = arguments + ["-emit-library", "-o", "\(folder)/library.so"] + now
      jobs = try CompilerJobs(compiler: compiler, arguments: all, files: now, result: &answer)
      (self.arguments, paths) = (arguments, now)
      if jobs == nil, let answer { return answer }
    }
    note(texts)
    self.texts = texts
    // A text that is the same has the same interface.
    var seen: [String: SourceInterface] = [:]
    for (path, text) in texts {
      seen[path] = compiled[path]?.text == text ? interfaces[path] : nil
      if seen[path] == nil { seen[path] = SourceInterface(of: text) }
    }
    hasNewInterfaces = seen != interfaces
    if hasNewInterfaces { forget() }
    interfaces = seen
    let due = texts.filter { compiled[$0.path]?.text != $0.text }
    compiledCount = due.count
    return due.isEmpty ? Subprocess.Result(status: 0, output: "", errors: "") : try compile(due, compiler)
  }

  private func compile(_ due: [(path: String, text: [UInt8])], _ compiler: String) throws -> Subprocess.Result {
    guard let jobs else { throw CommandFailure("\(compiler) makes no plan") }
    // One job for each processor: each reads all files of the module.
    let count = min(due.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    var commands: [[String]] = []
    var made: [[(path: String, text: [UInt8], object: String)]] = []
    for job in 0..<count {
      let part = stride(from: job, to: due.count, by: count).map { index in
        number += 1
        return (path: due[index].path, text: due[index].text, object: "\(folder)/\(number).o")
      }
      made.append(part)
      commands.append(
        try jobs.command(compiling: part.map { ($0.path, $0.object) }, of: paths, listsIn: folder, job))
    }
    let results = try Subprocess.run(all: commands)
    for (part, result) in zip(made, results) where result.status == 0 {
      for file in part {
        if let old = compiled[file.path]?.object { unlink(old) }
        compiled[file.path] = Compiled(text: file.text, object: file.object)
      }
    }
    // Files that fail are tried again with the next state.
    return Subprocess.Result(
      status: results.first { $0.status != 0 }?.status ?? 0, output: results.map(\.output).joined(),
      errors: results.map(\.errors).joined())
  }
}
