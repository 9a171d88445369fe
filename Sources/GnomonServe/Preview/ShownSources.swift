// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The files whose previews are shown. No other is opened in an editor, and no other's cursor is passed on.
struct ShownSources: Sendable {
  /// The whole paths by how messages name files: by their names, as they were given, and by whole paths.
  private(set) var paths: [String: String] = [:]
  /// The same for each program: files of several may have one name.
  private var programs: [[String: String]] = []
  /// Whole paths by those without symbolic links, which editors may have.
  private var real: [String: String] = [:]

  static let limit = 5_000

  init() {}

  /// - Parameter files: Paths by files' names, for each program.
  init(_ files: [[String: String]]) {
    let folder = FileManager.default.currentDirectoryPath
    var room = Self.limit
    for program in files {
      var own: [String: String] = [:]
      for (name, path) in program.prefix(room) {
        let whole = URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path).standardized.path
        for key in [name, path, whole] { own[key] = whole }
        real[URL(fileURLWithPath: whole).resolvingSymlinksInPath().path] = whole
      }
      room -= min(room, program.count)
      programs.append(own)
      paths.merge(own) { $1 }
    }
  }

  /// The whole path of a file that is shown; nil for any other.
  func path(of file: String) -> String? {
    if let known = paths[file] { return known }
    guard file.hasPrefix("/") else { return nil }
    return real[file] ?? real[URL(fileURLWithPath: file).resolvingSymlinksInPath().path]
  }

  /// Which previews are a file's, and which of them a cursor stands in: the last one that begins above it. What lies above the
  /// first one is the code that they show.
  ///
  /// - Parameters:
  ///   - place: A whole path of these.
  ///   - lists: The previews of each program.
  func previews(at place: SourcePlace, in lists: [[LivePreview]]) -> (keys: [String], current: String?) {
    var found: [(key: String, line: Int)] = []
    for (files, previews) in zip(programs, lists) {
      for preview in previews {
        guard let colon = preview.place.lastIndex(of: ":"),
          let line = Int(preview.place[preview.place.index(after: colon)...]),
          files[String(preview.place[..<colon])] == place.file
        else { continue }
        found.append((preview.key, line))
      }
    }
    let current = found.filter { $0.line <= place.line }.max { $0.line < $1.line }
    return (found.map(\.key), current?.key)
  }
}
