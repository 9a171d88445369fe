// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What one compilation of a module leaves for the next, so that only what has changed is made again.
final class KeptCompilation {
  /// Where objects and libraries lie. It's removed with the compilation.
  let folder: String
  let objects: ModuleObjects
  /// What finds the modules that a package gives itself.
  let stubs = KeptValue<String, [String]>()
  /// The system that the sources were read as for, where they can't be read as for Linux.
  private(set) var system: SystemConditions.System?
  private(set) var note: String?

  private var isChecked = false
  private var checkedImports: Set<String>?
  private var dependencies: [String: [SourceFile]] = [:]
  private var drops: Set<Drop> = []
  private let package = KeptValue<PackageKey, PackageTarget.Built>()
  private var libraries: [String] = []
  private var libraryNumber = 0

  private struct Drop: Hashable {
    var path: String
    var name: String
    var obstacle: String?
  }

  init(_ cache: ProgramCache) throws {
    folder = try cache.makeWorkFolder(isKept: true)
    objects = ModuleObjects(folder)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Does once what doesn't change while a command runs.
  func check(_ body: () throws -> Void) throws {
    if isChecked { return }
    try body()
    isChecked = true
  }

  // MARK: What is imported

  private static func imports(_ sources: SourceSet) -> Set<String> {
    sources.allFiles.reduce(into: []) { $0.formUnion(TargetVisibility.imports(of: Lexer.tokens(of: $1.bytes))) }
  }

  func hasNewImports(_ sources: SourceSet) -> Bool {
    guard let checkedImports else { return true }
    return !Self.imports(sources).isSubset(of: checkedImports)
  }

  func importsAreChecked(_ sources: SourceSet) { checkedImports = Self.imports(sources) }

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
    drops.insert(Drop(path: file.absolutePath, name: candidate.name, obstacle: candidate.obstacle))
  }

  /// Leaves out what couldn't be made before.
  func dropCandidates(_ generated: inout [GeneratedSource]) {
    if drops.isEmpty { return }
    let known = Dictionary(drops.map { ("\($0.path):\($0.name)", $0.obstacle) }) { first, _ in first }
    for file in generated.indices {
      let path = generated[file].file.absolutePath
      for index in generated[file].candidates.indices where generated[file].candidates[index].obstacle == nil {
        if let obstacle = known["\(path):\(generated[file].candidates[index].name)"] {
          generated[file].candidates[index].obstacle = obstacle
        }
      }
    }
  }

  /// Whether views were left out that may be makeable now; they aren't left out any more.
  func forgetsDrops() -> Bool {
    guard objects.hasNewInterfaces, !drops.isEmpty else { return false }
    drops = []
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
      fingerprint: target.fingerprint(except: Set(own)), files: own, imports: Self.imports(SourceSet(module: shown)))
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

  /// The objects of what the target imports.
  var otherObjects: [String] { package.last?.objects ?? [] }

  // MARK: Libraries

  /// The library of the last objects; nil where there's none.
  var linked: String?

  /// A path for the next library. The last ones stay, for programs that run.
  func nextLibrary() -> String {
    linked = nil
    libraryNumber += 1
    if libraries.count >= 4 { unlink(libraries.removeFirst()) }
    let path = "\(folder)/library-\(libraryNumber).so"
    libraries.append(path)
    return path
  }
}

/// A value that holds as long as what it was made of is the same.
final class KeptValue<Key: Equatable, Value> {
  private var kept: (key: Key, value: Value)?

  var last: Value? { kept?.value }

  func known(for key: Key) -> Value? { kept.flatMap { $0.key == key ? $0.value : nil } }

  func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
    if let value = known(for: key) { return value }
    let value = try make()
    kept = (key, value)
    return value
  }

  /// - Returns: Whether there was a value.
  func forget() -> Bool {
    defer { kept = nil }
    return kept != nil
  }

  func set(_ value: Value, for key: Key) { kept = (key, value) }
}
