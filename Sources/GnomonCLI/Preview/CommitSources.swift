// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The previews of a commit's sources, which are shown beside those of now.
struct CommitSources {
  /// Such as `HEAD (3f2a1b0c9d)`.
  let name: String
  let programs: [PreviewProgram]
  /// Holds what the programs load.
  private let sources: PreviewSources

  /// Writes the sources as they were, and compiles them.
  ///
  /// - Parameters:
  ///   - reference: Any name that git knows the commit by.
  ///   - now: What is shown of now.
  init(_ reference: String, besides now: PreviewSources) throws {
    let folder = CheckUnit.folder(of: now.paths)
    guard let tree = GitTree(around: folder) else {
      throw CommandFailure("the sources are in no repository of git's, so that there's nothing to compare with")
    }
    let commit = try tree.commit(reference)
    name = GitTree.name(reference, commit)
    let written = try CheckFolder(in: folder, named: "preview").write(commit, of: tree)
    let paths = try tree.paths(now.paths, in: written)
    for (path, old) in zip(now.paths, paths) where !FileManager.default.fileExists(atPath: old) {
      throw CommandFailure("\(path) isn't in \(name)")
    }
    var old = now.elsewhere(paths)
    let name = name
    do {
      programs = try old.programs().map { program in
        var program = program
        program.commit = name
        program.title += ", \(name)"
        return program
      }
    } catch let failure as CommandFailure {
      throw CommandFailure("what there was in \(name) can't be shown:\n\(failure.description)")
    }
    sources = old
  }
}
