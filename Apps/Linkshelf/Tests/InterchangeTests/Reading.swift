// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import Interchange

/// Helpers by which tests read files and write down what they gave.
enum Reading {
  /// All items of a file, fed in pieces of `size` bytes; with the survey where the format needs it.
  static func items(
    _ bytes: [UInt8], _ format: ImportFormat, options: ImportOptions = ImportOptions(), size: Int = .max
  ) -> [ImportedItem] {
    var survey = ImportSurvey(format)
    if format.needsSurvey {
      for piece in pieces(bytes, size) { survey.feed(piece) }
      survey.finish()
    }
    var reader = ImportReader(format, options: options, folders: survey.folders)
    var items: [ImportedItem] = []
    for piece in pieces(bytes, size) { items += reader.feed(piece) }
    return items + reader.finish()
  }

  static func pieces(_ bytes: [UInt8], _ size: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: min(size, max(1, bytes.count))).map {
      Array(bytes[$0..<min(bytes.count, $0 + min(size, bytes.count))])
    }
  }

  /// The items in short lines.
  static func lines(_ items: [ImportedItem]) -> [String] { items.map(line) }

  static func line(_ item: ImportedItem) -> String {
    switch item {
    case .problem(let problem): return "! \(problem)"
    case .record(let record): return "\(record)"
    case .link(let link):
      let values = link.values
      var parts = [link.address.given]
      if let title = values.title { parts.append("“\(title)”") }
      parts += values.tags.map { "#\($0)" }
      if let added = values.added { parts.append("@\(Int(added.timeIntervalSince1970))") }
      if let isRead = values.isRead { parts.append(isRead ? "read" : "unread") }
      if values.isFavourite { parts.append("favourite") }
      if values.isArchived { parts.append("archived") }
      if let isPrivate = values.isPrivate { parts.append(isPrivate ? "private" : "public") }
      if let summary = values.summary { parts.append("summary=\(summary)") }
      if let note = values.note { parts.append("note=\(note)") }
      if let language = values.language { parts.append("language=\(language)") }
      if let author = values.author { parts.append("author=\(author)") }
      if let site = values.siteName { parts.append("site=\(site)") }
      parts += values.highlights.map { "highlight=\($0.text)" + ($0.note.map { " (\($0))" } ?? "") }
      return parts.joined(separator: " ")
    }
  }
}
