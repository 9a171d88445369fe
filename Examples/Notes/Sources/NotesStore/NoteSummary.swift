// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// What a row of the list shows. It's read without the note's body, which may be long.
public struct NoteSummary: Identifiable, Hashable, Sendable, FetchableRecord {
  public var id: Note.ID
  public var title: String
  /// The first letters of the body, without what the title already shows.
  public var snippet: String
  public var isPinned: Bool
  public var created: Date
  public var modified: Date
  /// The names of its tags, sorted.
  public var tags: [String]

  public init(row: Row) {
    id = row["id"]
    isPinned = row["isPinned"]
    created = row["created"]
    modified = row["modified"]
    let names: String? = row["tags"]
    tags = names.map { $0.split(separator: NoteSummary.separator).map(String.init).sorted() } ?? []
    // A note without a title is called by its first line, as a letter is.
    var lines = (row["snippet"] as String).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    lines.removeAll(where: \.isEmpty)
    title = (row["title"] as String).trimmingCharacters(in: .whitespaces)
    if title.isEmpty, !lines.isEmpty { title = lines.removeFirst() }
    snippet = lines.joined(separator: " ")
  }

  /// Stands between the names of tags where a row has them as one text.
  static let separator: Character = "\u{1F}"
}

/// What the list shows at once: the first notes of a query, and how many there are.
public struct NoteList: Hashable, Sendable {
  public var pinned: [NoteSummary] = []
  public var others: [NoteSummary] = []
  /// How many notes the query has.
  public var count = 0
  /// How many notes there are at all.
  public var total = 0

  public init() {}

  public var hasMore: Bool { pinned.count + others.count < count }
}
