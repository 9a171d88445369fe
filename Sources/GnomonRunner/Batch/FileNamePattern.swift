// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The name of a row's file: a text with `{name}` where the row's value of that name belongs, or its line for `{line}`.
struct FileNamePattern {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private enum Piece: Equatable {
    case text(String)
    case value(String)
  }

  private let pieces: [Piece]
  /// The names between braces.
  let names: Set<String>
  /// The folder that all files lie in or below.
  let folder: String

  init(_ pattern: String) throws {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}"), rest.index(after: open) < close else {
        throw Failure(description: "'\(pattern)' has a brace without a name: write {id}")
      }
      pieces.append(.text(String(rest[..<open])))
      pieces.append(.value(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
    self.pieces = pieces
    names = Set(pieces.compactMap { if case .value(let name) = $0 { name } else { nil } })
    guard !names.isEmpty else { throw Failure(description: "'\(pattern)' is one file for all rows: write {id}") }
    let fixed = pattern.prefix { $0 != "{" }
    folder = fixed.lastIndex(of: "/").map { $0 == fixed.startIndex ? "/" : String(fixed[..<$0]) } ?? "."
  }

  /// A row's file. A value names a file or a folder, never a way: it can't be empty, `.` or `..`, or hold a slash.
  func path(for row: GnomonRow, line: Int) throws -> String {
    var path = ""
    for piece in pieces {
      switch piece {
      case .text(let text): path += text
      case .value(let name): path += try value(name, row, line)
      }
    }
    for part in path.dropFirst(folder == "." ? 0 : folder.count).split(separator: "/") {
      guard part != ".", part != ".." else { throw GnomonRow.Failure(description: "'\(path)' isn't a file's name") }
      guard part.utf8.count <= 200 else {
        throw GnomonRow.Failure(description: "its file's name is longer than 200 bytes")
      }
    }
    return path
  }

  private func value(_ name: String, _ row: GnomonRow, _ line: Int) throws -> String {
    if name == "line", !row.has("line") { return "\(line)" }
    guard row.has(name) else { throw GnomonRow.Failure(description: "there's no '\(name)' for the file's name") }
    let text: String
    if let known = try? row.value(name) as String {
      text = known
    } else if let number = try? row.value(name) as Int64 {
      text = "\(number)"
    } else if let number = try? row.value(name) as Double {
      text = "\(number)"
    } else {
      throw GnomonRow.Failure(description: "'\(name)' is no text for the file's name")
    }
    let isBad = text.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
    guard !isBad, !text.isEmpty, !text.hasPrefix(".") else {
      throw GnomonRow.Failure(description: "'\(text.prefix(60))' can't be part of a file's name")
    }
    return text
  }
}
