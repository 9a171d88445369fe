// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A repository of git's, as far as a comparison needs it.
struct GitTree {
  /// The repository's folder, in full.
  let root: String

  /// The repository that a folder is in; nil where it's in none, or git isn't there.
  init?(around folder: String) {
    guard let output = try? Self.git(["-C", folder, "rev-parse", "--show-toplevel"]), let root = realPath(output) else {
      return nil
    }
    self.root = root
  }

  /// The number of the commit that a name stands for.
  func commit(_ reference: String) throws -> String {
    do {
      return try Self.git(["-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
    } catch {
      let isShallow = (try? Self.git(["-C", root, "rev-parse", "--is-shallow-repository"])) == "true"
      throw CommandFailure(
        "git knows no commit '\(reference)' in \(root)"
          + (isShallow ? "\nhint: the clone is shallow; fetch the reference, as 'git fetch --depth 1 origin NAME'" : "")
      )
    }
  }

  /// A commit in words: `main (3f2a1b0c9d)`.
  static func name(_ reference: String, _ commit: String) -> String {
    reference == commit ? String(commit.prefix(10)) : "\(reference) (\(commit.prefix(10)))"
  }

  /// Where files and folders of the repository lie in a folder that has the files of a commit.
  func paths(_ paths: [String], in folder: String) throws -> [String] {
    try paths.map { path in
      guard let full = realPath(path) else { throw CommandFailure("there is nothing at \(path)") }
      guard full != root else { return folder }
      guard full.hasPrefix(root + "/") else {
        throw CommandFailure("\(path) isn't in the repository \(root), so that it can't be compared")
      }
      return folder + full.dropFirst(root.count)
    }
  }

  /// Writes the files of a commit into a folder, unless they are there.
  func write(_ commit: String, to folder: String) throws {
    let proof = folder + "/.complete"
    if FileManager.default.fileExists(atPath: proof) { return }
    try? FileManager.default.removeItem(atPath: folder)
    try makeFolder(folder)
    let archive = folder + ".tar"
    defer { try? FileManager.default.removeItem(atPath: archive) }
    _ = try Self.git(["-C", root, "archive", "--format=tar", "-o", archive, commit])
    let result = try Subprocess.run(try Self.tool("tar"), ["-xf", archive, "-C", folder])
    guard result.status == 0 else { throw CommandFailure("can't write the files of \(commit):\n\(result.errors)") }
    FileManager.default.createFile(atPath: proof, contents: nil)
  }

  private static func git(_ arguments: [String]) throws -> String {
    let result = try Subprocess.run(try tool("git"), arguments, environment: ["GIT_OPTIONAL_LOCKS": "0"])
    guard result.status == 0 else { throw CommandFailure("git failed: \(result.errors)") }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func tool(_ name: String) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    throw CommandFailure("'\(name)' isn't on the search path, and a comparison needs it")
  }
}
