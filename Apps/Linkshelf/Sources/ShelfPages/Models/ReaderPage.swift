// SPDX-License-Identifier: Apache-2.0

/// The shell around an article. The article itself is shown in a sandboxed frame.
public struct ReaderPage: Sendable {
  public var link: LinkItem
  /// The address of the article's HTML: a path of this server, or the address of a server for archived content.
  public var articleAddress: String
  public var look: ReaderLook
  public var author: String
  /// When the shown version was made, in seconds since 1970.
  public var made: Int?
  /// The number of the shown version.
  public var version: Int
  /// Whether there's no later version.
  public var isNewest: Bool
  /// The link's highlights, those of this version first.
  public var highlights: [HighlightItem]
  /// What a highlight that the form sends is called.
  public var maker: String
  /// How much was read, from 0 to 1; nil where it wasn't begun.
  public var progress: Double?
  public var isNext: Bool
  /// The link that is read after this one; nil where there's none.
  public var following: Int64?
  /// A sentence about what couldn't be done.
  public var problem: String?
  /// What was typed into the form that couldn't be kept.
  public var typed: TypedHighlight

  /// What the form for a passage has.
  public struct TypedHighlight: Sendable {
    public var words, note: String

    public init(words: String = "", note: String = "") { (self.words, self.note) = (words, note) }
  }

  public init(
    link: LinkItem, articleAddress: String, look: ReaderLook = ReaderLook(), author: String = "", made: Int? = nil,
    version: Int = 1, isNewest: Bool = true, highlights: [HighlightItem] = [], maker: String = "",
    progress: Double? = nil, isNext: Bool = false, following: Int64? = nil, problem: String? = nil,
    typed: TypedHighlight = TypedHighlight()
  ) {
    self.link = link
    self.articleAddress = articleAddress
    self.look = look
    self.author = author
    self.made = made
    self.version = version
    self.isNewest = isNewest
    self.highlights = highlights
    self.maker = maker
    self.progress = progress
    self.isNext = isNext
    self.following = following
    self.problem = problem
    self.typed = typed
  }
}

/// How a person has articles set.
public struct ReaderLook: Sendable, Equatable {
  public var width = ReaderWidth.medium
  public var size = ReaderSize.medium
  public var lines = ReaderLines.medium
  public var type = ReaderType.serif
  public var theme = Theme.system
  /// Whether an article that was read to its end is marked as read.
  public var marksRead = false

  public init() {}
}

/// The width of the reader's column.
public enum ReaderWidth: String, Sendable, CaseIterable {
  case narrow, medium, wide
}

/// The size of the reader's type.
public enum ReaderSize: String, Sendable, CaseIterable {
  case small, medium, large, huge
}

/// How far lines are from each other.
public enum ReaderLines: String, Sendable, CaseIterable {
  case tight, medium, loose
}

/// The sort of the reader's type.
public enum ReaderType: String, Sendable, CaseIterable {
  case serif, sans
}

/// A passage that was marked.
public struct HighlightItem: Sendable {
  public enum Colour: String, Sendable, CaseIterable { case yellow, green, blue, pink }

  public var id: Int64
  public var linkID: Int64
  /// The link's title.
  public var title: String
  public var words: String
  public var note: String
  public var colour: Colour
  /// In seconds since 1970.
  public var made: Int
  /// The number of the version in which it was made; 0 where it came with a file.
  public var version: Int
  /// Whether that version is still there.
  public var hasVersion: Bool
  /// Where it is in the version that is shown; nil where no version is.
  public var place: Place?

  public enum Place: Sendable { case here, changed, absent }

  public init(
    id: Int64, linkID: Int64, title: String, words: String, note: String = "", colour: Colour = .yellow, made: Int,
    version: Int = 0, hasVersion: Bool = false, place: Place? = nil
  ) {
    self.id = id
    self.linkID = linkID
    self.title = title
    self.words = words
    self.note = note
    self.colour = colour
    self.made = made
    self.version = version
    self.hasVersion = hasVersion
    self.place = place
  }
}
