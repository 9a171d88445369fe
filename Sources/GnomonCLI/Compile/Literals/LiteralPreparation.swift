// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Makes a variant of a module in which a file's literals can be set, on a thread of its own while nobody waits for the compiler.
final class LiteralPreparation: Sendable {
  /// What it's made of, as it is when it begins.
  struct Module: Sendable {
    var source: LiteralSource
    var jobs: CompilerJobs
    /// The paths of all files.
    var files: [String]
    /// The objects of all files in order, with those of other modules behind them.
    var objects: [String]
    var link: @Sendable (_ objects: [String], _ path: String) throws -> Void
    /// Where it may write.
    var folder: String
  }

  private let stopper = Subprocess.Stopper()
  private let made = Mutex<LiteralVariant?>(nil)
  private let group = DispatchGroup()

  /// - Parameter rest: What was just shown has the processors for so long.
  init(_ module: Module, after rest: Duration) {
    group.enter()
    let thread = Thread { [self] in
      defer { group.leave() }
      if stopper.waits(rest) { return }
      let variant = try? variant(module)
      made.withLock { $0 = variant }
    }
    thread.name = "literals"
    thread.qualityOfService = .utility
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Ends it at once, unless it's done.
  func stop() {
    stopper.stop()
    group.wait()
  }

  /// The variant; nil where there's none, or none yet.
  var variant: LiteralVariant? { made.withLock { $0 } }

  /// Waits until it's done.
  func wait() { group.wait() }

  /// Larger trees aren't read.
  private static let mostBytes = 48 << 20
  /// How often literals are left as they are, where properties in their place mean something else.
  private static let attempts = 4

  private func variant(_ module: Module) throws -> LiteralVariant? {
    try FileManager.default.createDirectory(atPath: module.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: module.folder) }
    let source = module.source
    guard case .tree(let own) = try dump(source.text, module) else { return nil }
    var sites = source.sites(in: own)
    for _ in 0..<Self.attempts where !sites.isEmpty {
      switch try dump(source.text(with: sites), module) {
      case .nothing: return nil
      case .errors(let lines):
        // A macro, a pattern or a raw value wants a literal.
        let left = sites.filter { !lines.contains(source.tokens[$0.token].line) }
        guard left.count < sites.count else { return nil }
        sites = left
      case .tree(let other):
        let types = Dictionary(uniqueKeysWithValues: sites.enumerated().map { ($0.offset, $0.element.type) })
        switch own.difference(from: other, propertiesNamed: LiteralSource.name, types: types) {
        case nil: return try library(sites, module)
        case .literal(let number): sites.remove(at: number)
        case .line(let line):
          let left = sites.filter { source.tokens[$0.token].line != line }
          guard left.count < sites.count else { return nil }
          sites = left
        }
      }
    }
    return nil
  }

  private enum Dump {
    case tree(SyntaxDump)
    /// The lines with errors.
    case errors(Set<Int>)
    case nothing
  }

  private func dump(_ text: [UInt8], _ module: Module) throws -> Dump {
    let overlay = try writeOverlay(text, module)
    let tree = module.folder + "/tree"
    let command = try module.jobs.command(
      dumping: module.source.path, of: module.files, to: tree, overlay: overlay, listsIn: module.folder)
    let result = try Subprocess.run(command[0], Array(command.dropFirst()), stopper: stopper)
    guard !stopper.isStopped else { return .nothing }
    guard result.status == 0 else {
      let errors = CompilerDiagnostics(result.errors).errors.filter { $0.path == module.source.path }
      return errors.isEmpty ? .nothing : .errors(Set(errors.map(\.line)))
    }
    guard let size = FileIdentity(tree)?.size, size <= Self.mostBytes,
      let data = FileManager.default.contents(atPath: tree)
    else { return .nothing }
    return .tree(SyntaxDump([UInt8](data), of: module.source.path))
  }

  private func library(_ sites: [LiteralVariant.Site], _ module: Module) throws -> LiteralVariant? {
    let overlay = try writeOverlay(module.source.text(with: sites), module)
    let object = module.folder + "/object.o"
    let command = try module.jobs.command(
      compiling: [(module.source.path, object)], of: module.files, overlay: overlay, listsIn: module.folder, 0)
    let result = try Subprocess.run(command[0], Array(command.dropFirst()), stopper: stopper)
    guard result.status == 0, !stopper.isStopped else { return nil }
    let objects = zip(module.files, module.objects).map { $0 == module.source.path ? object : $1 }
    let path = module.folder + ".so"
    try module.link(objects + module.objects.dropFirst(module.files.count), path)
    return LiteralVariant(module.source, sites, library: path)
  }

  /// Has the compiler read a text in place of the file's, and of the other files what was read of them before.
  private func writeOverlay(_ text: [UInt8], _ module: Module) throws -> String {
    var overlay = SourceOverlay()
    for (index, file) in module.source.texts.enumerated() {
      let contents = "\(module.folder)/contents-\(index)"
      let bytes = file.path == module.source.path ? text : file.text
      try Data(bytes).write(to: URL(fileURLWithPath: contents))
      overlay.add(file.path, contents: contents)
    }
    let path = module.folder + "/overlay.json"
    try overlay.data.write(to: URL(fileURLWithPath: path))
    return path
  }
}
