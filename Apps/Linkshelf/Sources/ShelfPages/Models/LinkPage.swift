// SPDX-License-Identifier: Apache-2.0

/// Everything about one link.
public struct LinkPage: Sendable {
  public var link: LinkItem
  /// The description as text, for the form.
  public var description: String
  public var note: String
  /// When the link was last changed, in seconds since 1970.
  public var changed: Int?
  /// The author, if the page named one.
  public var author: String
  /// When the page says it was published, in seconds since 1970.
  public var published: Int?
  /// Versions of the snapshot, the newest first.
  public var versions: [SnapshotVersion]
  /// Tags that the form suggests, the most likely first.
  public var suggestedTags: [String]
  /// Sentences about fields that couldn't be saved.
  public var problems: [String]
  /// How the page is watched; nil shows nothing.
  public var watch: WatchSection?

  public init(
    link: LinkItem, description: String = "", note: String = "", changed: Int? = nil, author: String = "",
    published: Int? = nil, versions: [SnapshotVersion] = [], suggestedTags: [String] = [], problems: [String] = [],
    watch: WatchSection? = nil
  ) {
    self.link = link
    self.description = description
    self.note = note
    self.changed = changed
    self.author = author
    self.published = published
    self.versions = versions
    self.suggestedTags = suggestedTags
    self.problems = problems
    self.watch = watch
  }
}

/// One version of a snapshot.
public struct SnapshotVersion: Sendable {
  public var id: Int64
  /// 1 for a link's first one.
  public var number: Int
  /// When it was made, in seconds since 1970.
  public var made: Int
  public var parts: [SnapshotPart]
  /// A sentence about what is missing in it; nil if it's whole.
  public var remark: String?
  /// When a browser saved the page of which it was made, in seconds since 1970; nil for others.
  public var saved: Int?
  /// Whether cookies of the reader were sent.
  public var hadLogin = false

  public init(
    id: Int64, number: Int = 1, made: Int, parts: [SnapshotPart] = [], remark: String? = nil, saved: Int? = nil
  ) {
    self.saved = saved
    self.id = id
    self.number = number
    self.made = made
    self.parts = parts
    self.remark = remark
  }
}

/// A file of a snapshot.
public struct SnapshotPart: Sendable {
  public var kind: SnapshotPartKind
  /// Where to open it: a path of this server, or the address of a server for archived content.
  public var address: String
  /// The size in bytes.
  public var size: Int

  public init(kind: SnapshotPartKind, address: String, size: Int) {
    self.kind = kind
    self.address = address
    self.size = size
  }
}

/// The kinds of files in a snapshot.
public enum SnapshotPartKind: String, Sendable, CaseIterable {
  case article, archive, picture, pdf, markdown, original
}
