// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What one compilation of a module leaves for the next, so that only what has changed is made again.
final class KeptCompilation {
  /// Where objects and libraries lie. It's removed with the compilation.
  let folder: String
  let objects: ModuleObjects
  /// The system that the sources were read as for, where they can't be read as for Linux.
  private(set) var system: SystemConditions.System?
  private(set) var note: String?

  /// The program that loads the libraries, by what it's made of.
  private let host = KeptValue<String, String>()
  private var checkedImports: Set<String>?
  /// What each file imports.
  private var imports: [String: (bytes: [UInt8], names: Set<String>)] = [:]
  private var dependencies: [String: [SourceFile]] = [:]
  /// Why views can't be made, by their names, by the paths of their files.
  private var drops: [String: [String: String]] = [:]
  private let package = KeptValue<PackageKey, PackageTarget.Built>()
  /// What the last library was made of, and the library.
  private var linked: (objects: [String], path: String)?
  private var libraries: [String] = []
  private var libraryNumber = 0

  init(_ cache: ProgramCache) throws {
    folder = try cache.makeWorkFolder(isKept: true)
    objects = ModuleObjects(folder)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The program that loads the libraries.
  ///
  /// - Parameters:
  ///   - identity: Tells Gnomon's library and the compiler from others. With others all is compiled anew.
  ///   - make: Makes the program, once for each identity.
  func host(for identity: String, _ make: () throws -> String) throws -> String {
    try host.value(for: identity) {
      objects.forget()
      dependencies = [:]
      package.forget()
      return try make()
    }
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

  /// Does something where a module is imported that wasn't when it was done last.
  func ifImportsAreNew(_ sources: SourceSet, _ body: () throws -> Void) rethrows {
    let now = imports(of: sources.allFiles)
    if let checkedImports, now.isSubset(of: checkedImports) { return }
    try body()
    checkedImports = now
  }

  func isNew(dependency module: SourceModule) -> Bool {
    guard let files = dependencies[module.name], files.count == module.files.count else { return true }
    return zip(files, module.files).contains { $0.absolutePath != $1.absolutePath || $0.bytes != $1.bytes }
  }

  /// A module that others import may be seen by each of them.
  func isMade(dependency module: SourceModule) {
    dependencies[module.name] = module.files
    objects.forget()
  }

  func isRead(for system: SystemConditions.System, _ note: String) { (self.system, self.note) = (system, note) }

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
    if let known = package.known(for: key), let now = try known.withFilesAsTheyAre() { return now }
    objects.forget()
    let made = try build()
    package.set(made, for: key)
    return made
  }

  /// Has the package manager asked again, where what it made before doesn't do.
  ///
  /// - Returns: Whether it had been asked before.
  func forgetPackage() -> Bool { package.forget() }

  // MARK: Libraries

  /// The last library; nil where there's none.
  var library: String? { linked?.path }

  /// Makes the library of objects, unless it's there. Those before it stay for a while, for programs that run.
  ///
  /// - Parameters:
  ///   - objects: The paths. Objects with other contents have other paths, or some of these do.
  ///   - make: Makes it at a path.
  func link(_ objects: [String], _ make: (_ path: String) throws -> Void) throws {
    if let linked, linked.objects == objects { return }
    libraryNumber += 1
    let path = "\(folder)/library-\(libraryNumber).so"
    try make(path)
    if libraries.count >= 4 { unlink(libraries.removeFirst()) }
    libraries.append(path)
    linked = (objects, path)
  }
}

/// A value that holds as long as what it was made of is the same.
final class KeptValue<Key: Equatable, Value> {
  private var kept: (key: Key, value: Value)?

  func known(for key: Key) -> Value? { kept.flatMap { $0.key == key ? $0.value : nil } }

  func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
    if let value = known(for: key) { return value }
    let value = try make()
    kept = (key, value)
    return value
  }

  /// - Returns: Whether there was a value.
  @discardableResult
  func forget() -> Bool {
    defer { kept = nil }
    return kept != nil
  }

  func set(_ value: Value, for key: Key) { kept = (key, value) }
}
