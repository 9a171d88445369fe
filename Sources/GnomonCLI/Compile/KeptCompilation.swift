// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What one compilation of a module leaves for the next, so that only what has changed is made again.
final class KeptCompilation {
  /// Where objects and libraries lie. It's removed with the compilation.
  let folder: String
  let objects: ModuleObjects
  private var reading: Reading?

  /// Tells Gnomon's library and the compiler from others.
  private var identity: String?
  private var checkedImports: (imports: Set<String>, own: Set<String>)?
  /// What each file imports.
  private var imports: [String: (bytes: [UInt8], names: Set<String>)] = [:]
  private var dependencies: [String: Dependency] = [:]
  /// What was made of files so that they compile, by the paths, with the files' own texts.
  private var amendments: [String: (original: [UInt8], amended: [UInt8])] = [:]
  /// Why views can't be made, by their names, by the paths of their files.
  private var drops: [String: [String: String]] = [:]
  private let package = KeptValue<PackageKey, PackageTarget.Built>()
  /// Whether the package manager wasn't asked this time.
  private var isPackageOfBefore = false
  /// What the last library was made of, and the library.
  private var linked: (objects: [String], path: String)?
  private var libraries: [String] = []
  private var libraryNumber = 0

  init(_ cache: ProgramCache) throws {
    folder = try cache.makeWorkFolder(isKept: true)
    objects = ModuleObjects(folder)
  }

  deinit {
    preparation?.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Begins a compilation with Gnomon's library and a compiler. With others than before all is compiled anew.
  ///
  /// - Parameters:
  ///   - identity: Tells them from others.
  ///   - check: Finds out whether they fit.
  func begin(with identity: String, _ check: () throws -> Void) throws {
    guard identity != self.identity else { return }
    objects.forget()
    dependencies = [:]
    package.forget()
    try check()
    self.identity = identity
  }

  // MARK: What is imported

  private func imports(of files: [SourceFile]) -> Set<String> {
    files.reduce(into: []) { all, file in
      let known = imports[file.absolutePath]
      let names =
        known?.bytes == file.bytes ? known?.names ?? [] : TargetVisibility.imports(of: Lexer.tokens(of: file.bytes))
      imports[file.absolutePath] = (file.bytes, names)
      all.formUnion(names)
    }
  }

  /// Does something where a module is imported that wasn't when it was done last, or other modules are the sources' own.
  func ifImportsAreNew(_ sources: SourceSet, own: Set<String>, _ body: () throws -> Void) rethrows {
    let now = imports(of: sources.allFiles)
    if let checkedImports, now.isSubset(of: checkedImports.imports), own == checkedImports.own { return }
    try body()
    checkedImports = (now, own)
  }

  // MARK: Other modules

  /// What a module that others import is made of.
  private struct Dependency: Equatable {
    var files: [String]
    var texts: [[UInt8]]
    var options: [String]
    var additions: String?
    var stubs: [String]

    init(_ module: SourceModule, stubs: [String]) {
      files = module.files.map(\.absolutePath)
      texts = module.files.map(\.bytes)
      (options, additions, self.stubs) = (module.options, module.additions, stubs)
    }
  }

  /// Makes the modules that have changed, and those behind the first of them: they may see it.
  func make(
    dependencies modules: [SourceModule], stubs: [String], _ make: (SourceModule) throws -> Void
  ) throws {
    let names = Set(modules.map(\.name))
    for name in dependencies.keys where !names.contains(name) { forget(dependency: name) }
    var isBehind = false
    for module in modules {
      let new = Dependency(module, stubs: stubs)
      if !isBehind, dependencies[module.name] == new { continue }
      isBehind = true
      forget(dependency: module.name)
      try make(module)
      dependencies[module.name] = new
    }
  }

  private func forget(dependency name: String) {
    dependencies[name] = nil
    objects.forget()
    for end in [".swiftmodule", ".o"] { unlink("\(folder)/\(name)\(end)") }
  }

  // MARK: Readings

  /// The sources as they're read for a system, since they can't be read as for Linux.
  private struct Reading {
    var system: SystemConditions.System
    var note: String
    /// As ``CompilerDiagnostics/missingName`` says it.
    var missing: String
    var obstacle: Obstacle
  }

  /// Where something is missed, and what may give it.
  private struct Obstacle: Equatable {
    /// The name and the conditions, as they follow each other in the files in which it's missed.
    var uses: [[String]]
    /// What others see of the files that have its name.
    var givers: [SourceInterface]

    init(_ missing: String, _ sources: SourceSet) {
      let file = missing.prefix { $0 != ":" }
      let parts = missing.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
      let name = Array((parts.count > 2 ? parts[1] : "").utf8)
      let all = sources.allFiles
      uses = all.filter { $0.absolutePath.split(separator: "/").last == file }.map { file in
        let tokens = Lexer.tokens(of: file.bytes)
        return tokens.indices.flatMap { index in
          let token = tokens[index]
          if token.kind == .hash { return tokens[index...].prefix(5).map(\.text) }
          return token.kind == .word && Array(token.text.utf8) == name ? [token.text] : []
        }
      }
      givers = all.filter { name.isEmpty || $0.bytes[...].start(of: name) != nil }.map { SourceInterface(of: $0.bytes) }
    }
  }

  /// The system for which sources are read again, and what is said of that: as long as what is missing on Linux is so still.
  func system(for sources: SourceSet) -> (SystemConditions.System, note: String)? {
    guard let reading, Obstacle(reading.missing, sources) == reading.obstacle else { return nil }
    return (reading.system, reading.note)
  }

  func isRead(for system: SystemConditions.System, _ note: String, missing: String, in sources: SourceSet) {
    reading = Reading(system: system, note: note, missing: missing, obstacle: Obstacle(missing, sources))
  }

  // MARK: Amended files

  func keep(amended: [UInt8], of file: SourceFile) { amendments[file.absolutePath] = (file.bytes, amended) }

  /// Amends files as they were before, where they're the same.
  func amend(_ generated: inout [GeneratedSource]) {
    for index in generated.indices {
      guard let known = amendments[generated[index].file.absolutePath], known.original == generated[index].file.bytes
      else { continue }
      generated[index].file.bytes = known.amended
    }
  }

  /// Whether files were amended by errors of before; none are any more.
  func forgetsAmendments() -> Bool {
    defer { amendments = [:] }
    return !amendments.isEmpty
  }

  // MARK: Views that can't be made

  func drop(_ candidate: ViewCandidate, of file: SourceFile) {
    drops[file.absolutePath, default: [:]][candidate.name] = candidate.obstacle
  }

  /// Leaves out what couldn't be made before.
  func dropCandidates(_ generated: inout [GeneratedSource]) {
    for file in generated.indices {
      guard let known = drops[generated[file].file.absolutePath] else { continue }
      for index in generated[file].candidates.indices where generated[file].candidates[index].obstacle == nil {
        generated[file].candidates[index].obstacle = known[generated[file].candidates[index].name]
      }
    }
  }

  /// Whether views were left out that may be makeable now; they aren't left out any more.
  func forgetsDrops() -> Bool {
    guard objects.hasNewInterfaces, !drops.isEmpty else { return false }
    drops = [:]
    return true
  }

  // MARK: A package's target

  private struct PackageKey: Equatable {
    var fingerprint: String
    var files: [String]
    var imports: Set<String>
  }

  /// What the package manager has made, with the target's own files as they are now. It's asked again where anything else has changed.
  func built(
    _ target: PackageTarget, _ shown: SourceModule, _ build: () throws -> PackageTarget.Built
  ) throws -> PackageTarget.Built {
    let own = shown.files.map(\.absolutePath)
    let key = PackageKey(
      fingerprint: target.fingerprint(except: Set(own)), files: own, imports: imports(of: shown.files))
    isPackageOfBefore = false
    if let known = package.known(for: key), let now = try known.withFilesAsTheyAre() {
      isPackageOfBefore = true
      return now
    }
    objects.forget()
    let made = try build()
    package.set(made, for: key)
    return made
  }

  /// Has the package manager asked again, where what it made before doesn't do.
  ///
  /// - Returns: Whether something of before was used.
  func forgetPackage() -> Bool {
    defer { isPackageOfBefore = false }
    package.forget()
    return isPackageOfBefore
  }

  // MARK: Libraries

  /// The last library; nil where there's none.
  var library: String? { values.isEmpty ? linked?.path : variant?.of.library }
  /// Which literals the last library is to have in place of those that it was compiled with.
  private(set) var values: [LiteralValue] = []
  private var variant: (of: LiteralVariant, generation: Int)?
  private var preparation: LiteralPreparation?
  private var preparedGeneration = 0

  /// Takes the library in which literals can be set, if it's one of these texts then.
  ///
  /// - Returns: Whether nothing has to be compiled.
  func setsLiterals(for texts: [(path: String, text: [UInt8])], _ arguments: [String]) -> Bool {
    values = known(texts, arguments) ?? []
    if !values.isEmpty { objects.compileNothing(texts) }
    return !values.isEmpty
  }

  private func known(_ texts: [(path: String, text: [UInt8])], _ arguments: [String]) -> [LiteralValue]? {
    guard let variant, variant.generation == objects.generation else { return nil }
    return variant.of.values(for: texts, arguments)
  }

  /// Begins to make a library in which the literals of the file that was edited last can be set; where some were set, to compile it as it is now.
  ///
  /// - Parameter rest: What was just shown has the processors for so long.
  func prepareLiterals(after rest: Duration) {
    guard preparation == nil, let jobs = objects.jobs, let linker, let (all, _) = linked else { return }
    let (texts, arguments) = objects.state
    let task: LiteralPreparation.Task
    if let variant, !values.isEmpty {
      task = .check(path: variant.of.path)
    } else if objects.isWhole, let path = objects.editedFile ?? (userLengths.count == 1 ? userLengths.first?.key : nil),
      let length = userLengths[path], variant?.of.path != path || known(texts, arguments) != []
    {
      task = .makeVariant(path: path, userLength: length)
    } else {
      return
    }
    libraryNumber += 1
    let module = LiteralModule(
      jobs: jobs, texts: values.isEmpty ? texts : objects.lastTexts, arguments: arguments, objects: all, link: linker,
      folder: "\(folder)/literals-\(libraryNumber)")
    preparation = LiteralPreparation(task, in: module, after: rest)
    preparedGeneration = objects.generation
  }

  /// Whether those of a file can be set, or will be soon.
  func hasLiterals(of path: String) -> Bool {
    if case .makeVariant(path, _)? = preparation?.task { return true }
    return variant?.of.path == path && variant?.generation == objects.generation
  }

  /// Ends what ``prepareLiterals(after:)`` has begun, and takes what it has made.
  ///
  /// - Parameter waits: Whether to wait for it.
  /// - Returns: Whether literals that were set turned out to be wrong.
  @discardableResult
  func endPreparing(waits: Bool = false) -> Bool {
    guard let preparation else { return false }
    if waits { preparation.wait() } else { preparation.stop() }
    self.preparation = nil
    switch preparation.outcome {
    case .variant(let made):
      variant = (made, preparedGeneration)
      keep(library: made.library)
    case .wrong:
      variant = nil
      return true
    case .nothing, nil: break
    }
    return false
  }

  /// Whether the compiler is asked about literals that were set without it.
  var isChecking: Bool {
    if case .check? = preparation?.task { return preparation?.outcome == nil }
    return false
  }

  /// Whether it finds fault with them: what was shown isn't what the sources say, and they have to be compiled.
  var areLiteralsWrong: Bool {
    if case .wrong? = preparation?.outcome { return true }
    return false
  }

  /// How many bytes of what is compiled of each file are the user's.
  var userLengths: [String: Int] = [:]
  private var linker: Linker?

  /// Makes a library of objects at a path.
  typealias Linker = @Sendable (_ objects: [String], _ path: String, _ stopper: Subprocess.Stopper?) throws -> Void

  /// Makes the library of objects, unless it's there. Those before it stay for a while, for programs that run.
  ///
  /// - Parameters:
  ///   - objects: The paths. Objects with other contents have other paths, or some of these do.
  ///   - make: Makes it of objects at a path; later too, on any thread.
  func link(_ objects: [String], _ make: @escaping Linker) throws {
    guard values.isEmpty else { return }
    linker = make
    if let linked, linked.objects == objects { return }
    libraryNumber += 1
    let path = "\(folder)/library-\(libraryNumber).so"
    try make(objects, path, nil)
    linked = (objects, path)
    keep(library: path)
  }

  private func keep(library: String) {
    libraries.append(library)
    let used = [linked?.path, variant?.of.library, library]
    while libraries.count > 4, let index = libraries.firstIndex(where: { !used.contains($0) }) {
      unlink(libraries.remove(at: index))
    }
  }
}

/// A value that holds as long as what it was made of is the same.
final class KeptValue<Key: Equatable, Value> {
  private var kept: (key: Key, value: Value)?

  func known(for key: Key) -> Value? { kept.flatMap { $0.key == key ? $0.value : nil } }

  func forget() { kept = nil }

  func set(_ value: Value, for key: Key) { kept = (key, value) }
}
