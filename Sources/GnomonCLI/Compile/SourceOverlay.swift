// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which other file the compiler reads where it opens a source, as its option `-vfsoverlay` takes it: paths in errors, `#filePath` and
/// breakpoints stay those of the source.
struct SourceOverlay {
  private var entries: [String] = []

  var isEmpty: Bool { entries.isEmpty }

  /// - Parameters:
  ///   - path: the source's, absolute.
  ///   - contents: the path of the file that's read in its place.
  mutating func add(_ path: String, contents: String) {
    entries.append(
      """
      {"type": "file", "name": \(GeneratedSource.literal(path)), "use-external-name": false, \
      "external-contents": \(GeneratedSource.literal(contents))}
      """)
  }

  /// The file's contents.
  var data: Data { Data("{\"version\": 0, \"roots\": [\(entries.joined(separator: ",\n"))]}\n".utf8) }
}
