// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A kept link.
public struct Link: Codable, Hashable, Sendable, Identifiable, FetchableRecord {
  public enum Reading: Int, Codable, Sendable, CaseIterable { case unread, reading, read }

  /// What the address leads to.
  public enum Kind: String, Codable, Sendable, CaseIterable { case page, pdf, image, video, audio, feed, text, other }

  public typealias ID = Int64

  public var id: ID
  /// The address that is opened.
  public var address: String
  /// What is equal for addresses of the same page.
  public var key: String
  /// The host that the address names, without `www.`.
  public var host: String
  /// What the hosts of one owner have in common, as `example.org`.
  public var site: String
  public var title: String
  public var description: String
  public var siteName: String
  public var author: String
  public var language: String
  /// When the page was published, as far as it says so.
  public var publishedAt: Moment?
  public var kind: Kind
  public var note: String
  public var reading: Reading
  public var favourite: Bool
  public var archived: Bool
  public var addedAt: Moment
  public var changedAt: Moment
  /// When it was put into the bin; nil where it wasn't.
  public var binnedAt: Moment?
  /// The hash of the site's icon among the files; nil where there is none.
  public var icon: String?
  /// The hash of the picture that the page names for itself.
  public var picture: String?
  /// The hash of the small picture of the newest snapshot.
  public var preview: String?
  /// How many words its article has; 0 where there is none.
  public var words: Int
  /// How many snapshots it has.
  public var versions: Int
  /// Titles that a person wrote aren't replaced by those of pages.
  public var ownTitle: Bool
  public var ownDescription: Bool
  /// HTTP's status when the page was last asked; 0 before.
  public var status: Int

  /// The title, or the address where it has none.
  public var shownTitle: String { title.isEmpty ? address : title }
}

extension Link {
  /// Lists read many rows, for which a decoder takes five times as long.
  public init(row: Row) throws {
    id = try row.read("id")
    address = try row.read("address")
    key = try row.read("key")
    host = try row.read("host")
    site = try row.read("site")
    title = try row.read("title")
    description = try row.read("description")
    siteName = try row.read("siteName")
    author = try row.read("author")
    language = try row.read("language")
    publishedAt = try row.read("publishedAt")
    kind = try row.read("kind")
    note = try row.read("note")
    reading = try row.read("reading")
    favourite = try row.read("favourite")
    archived = try row.read("archived")
    addedAt = try row.read("addedAt")
    changedAt = try row.read("changedAt")
    binnedAt = try row.read("binnedAt")
    icon = try row.read("icon")
    picture = try row.read("picture")
    preview = try row.read("preview")
    words = try row.read("words")
    versions = try row.read("versions")
    ownTitle = try row.read("ownTitle")
    ownDescription = try row.read("ownDescription")
    status = try row.read("status")
  }
}

/// What is given for a new link. Only the address has to be there.
public struct NewLink: Sendable {
  public var address: String
  public var title = ""
  public var description = ""
  public var note = ""
  public var tags: [String] = []
  public var reading = Link.Reading.unread
  public var favourite = false
  public var archived = false
  /// nil: now.
  public var addedAt: Moment?
  /// How often its page is asked whether it's still there; nil: as all links.
  public var watchPeriod: WatchPeriod?
  /// Whether a version is made when its page changes.
  public var keepsChanges = false
  /// Passages that were marked in its article.
  public var highlights: [NewHighlight] = []
  /// Where reading of its article stopped.
  public var progress: ReadingProgress?
  /// Its place among those that are read next, from 0 on; nil where it isn't there.
  public var next: Int?

  public init(_ address: String) { self.address = address }
}

/// What adding an address came to.
public struct AddedLink: Sendable {
  public enum Outcome: Sendable, Equatable {
    case added
    /// It was there already, since a moment.
    case known(since: Moment)
    /// It lay in the bin, and was taken out.
    case restored
    case refused(String)
  }

  public var given: String
  /// nil where it was refused.
  public var id: Link.ID?
  public var outcome: Outcome
}

/// What a page says of itself.
public struct PageDetails: Sendable {
  public var title = ""
  public var description = ""
  public var siteName = ""
  public var author = ""
  public var language = ""
  public var publishedAt: Moment?
  public var kind = Link.Kind.page
  public var status = 0
  public var icon: String?
  public var picture: String?

  public init() {}
}
