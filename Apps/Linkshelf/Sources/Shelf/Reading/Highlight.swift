// SPDX-License-Identifier: Apache-2.0
import GRDB
import Passages

/// A passage of an article that a person marked.
public struct Highlight: Hashable, Sendable, Identifiable, FetchableRecord {
  public typealias ID = Int64

  public enum Colour: String, Sendable, CaseIterable { case yellow, green, blue, pink }

  public var id: ID
  public var link: Link.ID
  /// What its maker calls it, so that the same one sent twice is kept once; nil where nobody gave a name.
  public var maker: String?
  /// The number of the version in which it was made; 0 where it came with a file.
  public var version: Int
  public var passage: Passage
  public var colour: Colour
  /// Plain text; empty for none.
  public var note: String
  public var madeAt: Moment
  public var changedAt: Moment

  public init(row: Row) throws {
    id = row["id"]
    link = row["link"]
    maker = row["maker"]
    version = row["version"]
    passage = Passage(row["exact"], before: row["before"], after: row["after"], share: row["share"])
    colour = Colour(rawValue: row["colour"]) ?? .yellow
    note = row["note"]
    madeAt = row["madeAt"]
    changedAt = row["changedAt"]
  }
}

/// What is given for a new highlight. Only its words have to be there.
public struct NewHighlight: Sendable, Hashable {
  public var passage: Passage
  public var colour = Highlight.Colour.yellow
  public var note = ""
  /// What its maker calls it, at most ``Shelf/longestMaker`` letters.
  public var maker: String?
  /// nil: now.
  public var madeAt: Moment?
  /// The number of the version in which it was made; nil where it isn't known.
  public var version: Int?

  public init(_ passage: Passage) { self.passage = passage }
}

/// A highlight and where it is in one version.
public struct PlacedHighlight: Sendable {
  public var highlight: Highlight
  /// nil where the version doesn't have it.
  public var place: FoundPassage?
}

/// A highlight with what lists say of its link.
public struct ListedHighlight: Sendable {
  public var highlight: Highlight
  public var title: String
  public var site: String
  public var address: String
}
