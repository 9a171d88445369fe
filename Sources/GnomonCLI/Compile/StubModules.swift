// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The modules that a package gives itself in place of what isn't there: `Stubs/SwiftData/*.swift` is the module `SwiftData` for the package's sources.
struct StubModules {
  private struct Stub {
    var name: String
    var files: [String]
    var imports: Set<String>
  }

  private let stubs: [Stub]
  /// Tells the stubs as they are from what they were.
  let fingerprint: String

  /// The stubs of the package that sources lie in; nil where it has none.
  init?(of sources: [String]) {
    guard let first = sources.first(where: { !$0.contains("/.build/") }) ?? sources.first,
      let root = Self.packageFolder(of: first)
    else { return nil }
    let folder = root + "/Stubs"
    let files = FileManager.default
    var found: [Stub] = []
    var digest = SHA256()
    for name in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") && SourceSet.isFolder(folder + "/" + name) {
      let paths = ((try? files.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\(name)/\($0)" }
      guard !paths.isEmpty else { continue }
      var imports: Set<String> = []
      for path in paths {
        let bytes = [UInt8](files.contents(atPath: path) ?? Data())
        digest.update(path)
        digest.update("\(bytes.count)")
        digest.update(bytes)
        imports.formUnion(TargetVisibility.imports(of: Lexer.tokens(of: bytes)))
      }
      found.append(Stub(name: name, files: paths, imports: imports))
    }
    guard !found.isEmpty else { return nil }
    stubs = found
    fingerprint = digest.hexDigest()
  }

  var names: Set<String> { Set(stubs.map(\.name)) }

  /// Compiles the modules into a folder, each with a library that the linker takes where a source imports it. Done once for each state of the sources.
  ///
  /// - Returns: the compiler's and the linker's arguments that find them.
  func build(in parent: String, compiler: String, installation: Installation) throws -> [String] {
    let library = FileIdentity(installation.library)?.text ?? ""
    var digest = SHA256()
    digest.update(fingerprint)
    digest.update(library)
    let folder = "\(parent)/\(digest.hexDigest().prefix(16))"
    let arguments = ["-I", folder, "-L", folder]
    if SourceSet.isFolder(folder) { return arguments }
    let files = FileManager.default
    // Two targets may be compiled at once: what is finished takes its name in one step.
    let work = "\(folder).\(getpid())"
    try files.createDirectory(atPath: work, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: work) }
    for stub in inOrder() {
      let object = "\(work)/\(stub.name).o"
      let result = try Subprocess.run(
        compiler,
        [
          "-c", "-wmo", "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", stub.name,
          "-module-link-name", "GnomonStub" + stub.name, "-suppress-warnings", "-no-color-diagnostics", "-I", work,
          "-emit-module-path", "\(work)/\(stub.name).swiftmodule", "-o", object,
        ] + installation.flags + stub.files)
      guard result.status == 0 else {
        throw CommandFailure(
          "the package's own module \(stub.name) (Stubs/\(stub.name)) can't be compiled:\n\(result.errors)")
      }
      let archive = try Subprocess.run("/usr/bin/env", ["ar", "rcs", "\(work)/libGnomonStub\(stub.name).a", object])
      guard archive.status == 0 else { throw CommandFailure("can't pack \(stub.name): \(archive.errors)") }
      try? files.removeItem(atPath: object)
    }
    if rename(work, folder) != 0, !SourceSet.isFolder(folder) { throw CommandFailure("can't write to \(parent)") }
    return arguments
  }

  /// Those that others import come before these.
  private func inOrder() -> [Stub] {
    var result: [Stub] = []
    var pending = stubs
    while !pending.isEmpty {
      let left = Set(pending.map(\.name))
      let index = pending.firstIndex { $0.imports.subtracting([$0.name]).isDisjoint(with: left) } ?? 0
      result.append(pending.remove(at: index))
    }
    return result
  }

  /// The nearest folder above a file that has a manifest.
  private static func packageFolder(of path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      folder = folder[..<slash]
      if FileIdentity(folder + "/Package.swift") != nil || XcodePlace.hasProject(String(folder)) {
        return String(folder)
      }
    }
    return nil
  }
}

/// What is said of a module that isn't there.
enum MissingModule {
  /// A sentence for each module that errors say isn't there.
  static func sentences(_ diagnostics: CompilerDiagnostics) -> [String] {
    names(diagnostics).sorted().map { name in
      "the module \(name) isn't there on Linux: a package can give one itself, in Stubs/\(name)/\(name).swift beside its manifest"
    }
  }

  /// The modules that errors say aren't there.
  static func names(_ diagnostics: CompilerDiagnostics) -> Set<String> {
    let start = "no such module '"
    return Set(
      diagnostics.errors.compactMap { error in
        guard error.summary.hasPrefix(start) else { return nil }
        return error.summary.dropFirst(start.count).split(separator: "'").first.map(String.init)
      })
  }
}
