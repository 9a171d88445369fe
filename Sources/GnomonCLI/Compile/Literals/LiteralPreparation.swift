// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Something that is done with literals on a thread of its own while nobody waits for the compiler.
final class LiteralPreparation: Sendable {
  enum Outcome: Sendable {
    case nothing
    /// A library in which literals can be set.
    case variant(LiteralVariant)
    /// The compiler finds fault with what was shown without asking it.
    case wrong
  }

  /// What is to be done.
  enum Task: Sendable {
    /// Make a library in which a file's literals can be set. So many bytes of the file are the user's.
    case makeVariant(path: String, userLength: Int)
    /// Compile a file that is shown already, as its literals were set. The compiler works out constants, and may find a division by zero.
    case check(path: String)
  }

  let task: Task
  private let stopper = Subprocess.Stopper()
  private let made = Mutex<Outcome?>(nil)
  private let group = DispatchGroup()
  /// One at a time: there may be many modules.
  private static let turn = DispatchSemaphore(value: 1)

  /// - Parameter rest: What was just shown has the processors for so long.
  init(_ task: Task, in module: LiteralModule, after rest: Duration) {
    self.task = task
    group.enter()
    let thread = Thread { [self] in
      defer { group.leave() }
      if stopper.waits(rest) { return }
      while Self.turn.wait(timeout: .now() + 0.05) == .timedOut { if stopper.isStopped { return } }
      defer { Self.turn.signal() }
      let outcome = (try? module.outcome(of: task, stopper)) ?? .nothing
      if !stopper.isStopped { made.withLock { $0 = outcome } }
    }
    thread.name = "literals"
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Ends it at once, unless it's done.
  func stop() {
    stopper.stop()
    group.wait()
  }

  /// Waits until it's done.
  func wait() { group.wait() }

  /// nil until it's done.
  var outcome: Outcome? { made.withLock { $0 } }
}

/// A module as it was compiled, for who compiles a file of it in another way.
struct LiteralModule: Sendable {
  var jobs: CompilerJobs
  /// What the compiler reads of all files.
  var texts: [(path: String, text: [UInt8])]
  /// What the compiler was given.
  var arguments: [String]
  /// The objects of all files in order, with those of other modules behind them.
  var objects: [String]
  var link: KeptCompilation.Linker
  /// Where it may write, with nothing in it.
  var folder: String

  /// Larger trees aren't read.
  private static let mostBytes = 48 << 20
  /// How often literals are left as they are, where properties in their place mean something else.
  private static let attempts = 6

  private var files: [String] { texts.map(\.path) }

  fileprivate func outcome(
    of task: LiteralPreparation.Task, _ stopper: Subprocess.Stopper
  ) throws -> LiteralPreparation.Outcome {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (index, file) in texts.enumerated() { try write(file.text, at: index) }
    switch task {
    case .makeVariant(let path, let userLength):
      let source = LiteralSource(path, of: texts, userLength: userLength, arguments: arguments)
      return try source.flatMap { try variant($0, stopper) }.map { .variant($0) } ?? .nothing
    case .check(let path):
      let result = try compile(path, to: object, stopper)
      return result.status == 0 || stopper.isStopped ? .nothing : .wrong
    }
  }

  private func variant(_ source: LiteralSource, _ stopper: Subprocess.Stopper) throws -> LiteralVariant? {
    guard case .tree(let own) = try dump(source.text, of: source, stopper) else { return nil }
    var sites = source.sites(in: own)
    for _ in 0..<Self.attempts where !sites.isEmpty {
      switch try dump(source.text(with: sites), of: source, stopper) {
      case .nothing: return nil
      case .errors(let lines):
        // A macro, a pattern or a raw value wants a literal.
        let left = sites.filter { !lines.contains(source.tokens[$0.token].line) }
        guard left.count < sites.count else { return nil }
        sites = left
      case .tree(let other):
        let types = Dictionary(uniqueKeysWithValues: sites.enumerated().map { ($0.offset, $0.element.type) })
        switch own.difference(from: other, propertiesNamed: LiteralSource.name, types: types) {
        case nil: return try library(source, sites, stopper)
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

  private func dump(_ text: [UInt8], of source: LiteralSource, _ stopper: Subprocess.Stopper) throws -> Dump {
    try writeText(text, of: source.path)
    let tree = folder + "/tree"
    let command = try jobs.command(dumping: source.path, of: files, to: tree, overlay: overlay(), listsIn: folder)
    let result = try Subprocess.run(command[0], Array(command.dropFirst()), stopper: stopper)
    guard !stopper.isStopped else { return .nothing }
    guard result.status == 0 else {
      let errors = CompilerDiagnostics(result.errors).errors.filter { $0.path == source.path }
      return errors.isEmpty ? .nothing : .errors(Set(errors.map(\.line)))
    }
    guard let size = FileIdentity(tree)?.size, size <= Self.mostBytes,
      let data = FileManager.default.contents(atPath: tree),
      let dump = SyntaxDump([UInt8](data), of: source.path, isStopped: { stopper.isStopped })
    else { return .nothing }
    return .tree(dump)
  }

  private func library(
    _ source: LiteralSource, _ all: [LiteralVariant.Site], _ stopper: Subprocess.Stopper
  ) throws -> LiteralVariant? {
    var sites = all
    // It's written there already, for the tree.
    if try compile(source.path, to: object, stopper).status != 0 {
      // Where the compiler knows that something is always true, it asks for less.
      sites = all.filter { $0.type != .bool }
      guard !stopper.isStopped, sites.count < all.count, !sites.isEmpty else { return nil }
      try writeText(source.text(with: sites), of: source.path)
      guard try compile(source.path, to: object, stopper).status == 0 else { return nil }
    }
    guard !stopper.isStopped else { return nil }
    let own = zip(files, objects).map { $0 == source.path ? object : $1 }
    let path = folder + ".so"
    try link(own + objects.dropFirst(files.count), path, stopper)
    guard !stopper.isStopped else {
      unlink(path)
      return nil
    }
    return LiteralVariant(source, sites, library: path)
  }

  // MARK: The compiler

  private var object: String { folder + "/object.o" }

  private func compile(_ path: String, to object: String, _ stopper: Subprocess.Stopper) throws -> Subprocess.Result {
    let command = try jobs.command(
      compiling: [(path, object)], of: files, overlay: overlay(), listsIn: folder, 0)
    return try Subprocess.run(command[0], Array(command.dropFirst()), stopper: stopper)
  }

  private func contents(_ index: Int) -> String { "\(folder)/contents-\(index)" }

  private func write(_ text: [UInt8], at index: Int) throws {
    try Data(text).write(to: URL(fileURLWithPath: contents(index)))
  }

  private func writeText(_ text: [UInt8], of path: String) throws {
    if let index = texts.firstIndex(where: { $0.path == path }) { try write(text, at: index) }
  }

  /// Has the compiler read what was written here in place of the files.
  private func overlay() throws -> String {
    let path = folder + "/overlay.json"
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    var overlay = SourceOverlay()
    for (index, file) in texts.enumerated() { overlay.add(file.path, contents: contents(index)) }
    try overlay.data.write(to: URL(fileURLWithPath: path))
    return path
  }
}
