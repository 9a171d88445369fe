// SPDX-License-Identifier: Apache-2.0

/// A link as one row, card or picture of a list.
public struct LinkItem: Sendable {
  public var id: Int64
  /// The address that was saved. It becomes a link only if it's `http`, `https` or `mailto`.
  public var address: String
  /// Empty if none is known; then the page shows the address.
  public var title: String
  /// The host, like `example.org`.
  public var site: String
  /// The description, or the passages that a search found; in pieces, so that marked words need no HTML.
  public var snippet: [Segment]
  /// When the link was added, in seconds since 1970.
  public var added: Int
  public var tags: [String]
  /// The address of the site's icon: a path of this server or a `data:` picture.
  public var icon: String?
  /// The address of the small picture: a path of this server or a `data:` picture.
  public var picture: String?
  /// The same for dark colours, where the reader's system chooses the colours; nil if there is no other.
  public var darkPicture: String?
  /// Whether the picture shows the title too.
  public var isTitleInPicture: Bool
  /// Minutes to read the article; nil if there is no article.
  public var minutes: Int?
  public var isRead: Bool
  public var isFavourite: Bool
  public var isArchived: Bool
  public var isBinned: Bool
  public var snapshot: SnapshotState
  /// What watching found; nil where there's nothing to say.
  public var sign: LinkSign?
  /// How much of its article was read, from 0 to 1; nil where it wasn't begun.
  public var progress: Double?

  public init(
    id: Int64, address: String, title: String = "", site: String = "", snippet: [Segment] = [], added: Int,
    tags: [String] = [], icon: String? = nil, picture: String? = nil, darkPicture: String? = nil,
    isTitleInPicture: Bool = false, minutes: Int? = nil, isRead: Bool = false, isFavourite: Bool = false,
    isArchived: Bool = false, isBinned: Bool = false, snapshot: SnapshotState = .absent,
    sign: LinkSign? = nil, progress: Double? = nil
  ) {
    self.id = id
    self.address = address
    self.title = title
    self.site = site
    self.snippet = snippet
    self.added = added
    self.tags = tags
    self.icon = icon
    self.picture = picture
    self.darkPicture = darkPicture
    self.isTitleInPicture = isTitleInPicture
    self.minutes = minutes
    self.isRead = isRead
    self.isFavourite = isFavourite
    self.isArchived = isArchived
    self.isBinned = isBinned
    self.snapshot = snapshot
    self.sign = sign
    self.progress = progress
  }
}

/// A piece of a text, marked where the search found it.
public struct Segment: Sendable {
  public var text: String
  public var isMarked: Bool

  public init(text: String, isMarked: Bool = false) {
    self.text = text
    self.isMarked = isMarked
  }
}

/// How far the snapshot of a link is.
public enum SnapshotState: Sendable, Equatable {
  /// There is none and none is wanted.
  case absent
  case queued
  case running(SnapshotStep)
  /// A sentence in the context's language, that says what to do.
  case failed(sentence: String)
  case done

  var isMoving: Bool {
    switch self {
    case .queued, .running: true
    case .absent, .failed, .done: false
    }
  }
}

/// What is being done for a snapshot right now.
public enum SnapshotStep: String, Sendable, CaseIterable {
  case fetching, opening, capturing, article, picture, storing
}
