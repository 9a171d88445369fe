// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The project's own files, for tests that hold documents and sources against each other.
enum ProjectFiles {
  /// The folder that holds `Package.swift`, wherever this file lies below it.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while !exists(folder.appendingPathComponent("Package.swift")), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  static func exists(_ path: String) -> Bool { exists(root.appendingPathComponent(path)) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files in a folder and below it that have one of the endings, from the project's root, in order. Build folders are left out.
  static func files(in folder: String, endings: Set<String>) throws -> [String] {
    let start = root.appendingPathComponent(folder)
    let files = try #require(
      FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil, options: .skipsHiddenFiles),
      "the folder \(folder) can't be read")
    return files.compactMap { $0 as? URL }
      .filter { endings.contains($0.pathExtension) }
      .map { String($0.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1)) }
      .sorted()
  }

  /// All documents that readers are given, from the project's root.
  static func documents() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }
    return try names.sorted() + files(in: "Documentation", endings: ["md"])
  }
}
