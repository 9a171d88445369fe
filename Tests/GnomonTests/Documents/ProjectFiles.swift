// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The project's own files, for tests that hold documents and sources against each other.
enum ProjectFiles {
  static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  static func exists(_ path: String) -> Bool { exists(Repository.file(path)) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.file(path), encoding: .utf8)
  }

  /// The paths of all files in a folder and below it that have one of the endings, from the project's root, in order. Build folders are left out.
  static func files(in folder: String, endings: Set<String>) throws -> [String] {
    let start = Repository.file(folder)
    let files = try #require(
      FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil, options: .skipsHiddenFiles),
      "the folder \(folder) can't be read")
    return files.compactMap { $0 as? URL }
      .filter { endings.contains($0.pathExtension) }
      .map { String($0.standardizedFileURL.path.dropFirst(Repository.root.standardizedFileURL.path.count + 1)) }
      .sorted()
  }

  /// All documents that readers are given, from the project's root.
  static func documents() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path).filter { $0.hasSuffix(".md") }
    return try names.sorted() + files(in: "Documentation", endings: ["md"])
  }
}
