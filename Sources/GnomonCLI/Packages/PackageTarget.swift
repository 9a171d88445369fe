// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// A package's target whose views are shown, where only the package manager can make what it imports: products of other packages, macros,
/// plug-ins' sources.
struct PackageTarget {
  /// The package's folder.
  var folder: String
  var target: String
  /// The folders of the packages that it names by their path.
  var localPackages: [String]

  /// What tells the package as it is from what it was: its sources', its manifests' and its resolved versions' dates and sizes.
  ///
  /// - Parameter others: Files that don't count.
  func fingerprint(except others: Set<String> = []) -> String {
    var digest = SHA256()
    for folder in [folder] + localPackages { Self.add(folder, to: &digest, others, depth: 0) }
    return digest.hexDigest()
  }

  private static func add(_ folder: String, to digest: inout SHA256, _ others: Set<String>, depth: Int) {
    guard depth < 16 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if SourceSet.isFolder(path) {
        if !FolderSources.isMade(name) { add(path, to: &digest, others, depth: depth + 1) }
      } else if !others.contains(path), let identity = FileIdentity(path) {
        digest.update(identity.text)
      }
    }
  }

  /// What the package manager has made of the target and of all that it imports.
  struct Built {
    /// The target's sources, as they were compiled.
    var module: SourceModule
    /// The objects of the targets that it imports, and the archives of those that are C.
    var objects: [String]
    /// The package manager's folder of the target.
    var targetFolder: String

    /// The same with the target's own files as they are now. nil where one of those has changed that aren't read as most are: another
    /// reading may be the right one then.
    func withFilesAsTheyAre() throws -> Built? {
      var result = self
      let state = TargetState.load(targetFolder) ?? TargetState()
      for index in module.files.indices {
        let path = module.files[index].absolutePath
        var file = try SourceFile(path: path)
        if let digest = state.digests[path] ?? state.amendments[path]?.digest, digest != TargetState.digest(file.bytes)
        {
          return nil
        }
        file.bytes = state.text(of: TargetSource(path: path, bytes: file.bytes))
        result.module.files[index] = file
      }
      return result
    }
  }

  /// Has the package manager build the target.
  ///
  /// - Parameter folder: where archives may lie.
  func build(shown: SourceModule, in workFolder: String, toolchain: Toolchain) throws -> Built {
    let prepared = try PackageBuild(verb: "build", arguments: ["--package-path", folder, "--target", target]).prepare()
    FileHandle.standardError.write(Data("gnomon: building \(target) and what it imports\n".utf8))
    let result = try prepared.untilNothingIsAsked {
      try Subprocess.run(prepared.program, prepared.arguments, environment: prepared.environment)
    } isDone: {
      $0.status == 0
    }
    guard result.status == 0 else { throw failure(result.output + result.errors) }
    let products = prepared.scratch + "/debug"
    guard let call = CompilerCall(targetFolder: "\(products)/\(shown.name).build"), let targetFolder = call.targetFolder
    else {
      throw CommandFailure("'gnomon build' hasn't made the target \(target) in \(products)")
    }
    var module = shown
    let state = TargetState.load(targetFolder) ?? TargetState()
    module.files = try call.sources.filter { !$0.hasSuffix("/main.swift") }.map { path in
      var file = try SourceFile(path: path)
      file.bytes = state.text(of: TargetSource(path: path, bytes: file.bytes))
      return file
    }
    module.options = call.options + (state.stubArguments ?? [])
    // The package manager has written the accessor where the manifest names resources.
    if module.files.contains(where: { $0.name == "resource_bundle_accessor.swift" }) { module.isAccessorWritten = true }
    return Built(
      module: module, objects: try objects(importedBy: call, products: products, workFolder, toolchain),
      targetFolder: targetFolder)
  }

  /// What the package manager said went wrong: the compiler's errors where it came to compile, else its own.
  private func failure(_ output: String) -> CommandFailure {
    let diagnostics = CompilerDiagnostics(output)
    if !diagnostics.errors.isEmpty {
      let lines =
        Set(diagnostics.errors.map(\.text)).sorted() + MissingModule.sentences(diagnostics).map { "hint: \($0)" }
      return CommandFailure(lines.joined(separator: "\n"), missingName: diagnostics.missingName)
    }
    let lines = output.split(separator: "\n")
    func addresses(behind word: String) -> [Substring] {
      lines.filter { $0.hasPrefix(word) }.compactMap { $0.dropFirst(word.count).split(separator: " ").first }
    }
    let fetched = addresses(behind: "Fetched ")
    if let missing = addresses(behind: "Fetching ").first(where: { !fetched.contains($0) }) {
      return CommandFailure("\(missing) can't be fetched")
    }
    return CommandFailure(lines.first { $0.contains("error: ") }.map(String.init) ?? output)
  }

  /// Follows imports from a target to the others of the build. Which C target is behind one isn't seen there: all are archives, of which the
  /// linker takes what is wanted.
  private func objects(
    importedBy call: CompilerCall, products: String, _ workFolder: String, _ toolchain: Toolchain
  ) throws -> [String] {
    var seen: Set<String> = [call.moduleName ?? ""]
    var pending = [call]
    var objects: [String] = []
    while let call = pending.popLast() {
      for path in call.sources {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        for name in TargetVisibility.imports(of: Lexer.tokens(of: [UInt8](data))) where seen.insert(name).inserted {
          guard let imported = CompilerCall(targetFolder: "\(products)/\(name).build") else { continue }
          objects += imported.outputs
          pending.append(imported)
        }
      }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: products).sorted() where name.hasSuffix(".build") {
      let folder = products + "/" + name
      guard FileIdentity(folder + "/output-file-map.json") == nil else { continue }
      let found = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".o") }.map { folder + "/" + $0 }
      guard !found.isEmpty else { continue }
      let archive = "\(workFolder)/\(name).a"
      let result = try Subprocess.run("/usr/bin/env", ["ar", "rcs", archive] + found.sorted())
      guard result.status == 0 else { throw CommandFailure("can't pack \(name): \(result.errors)") }
      objects.append(archive)
    }
    return objects
  }
}
