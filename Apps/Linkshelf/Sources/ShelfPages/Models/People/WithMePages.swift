// SPDX-License-Identifier: Apache-2.0

/// The lists that others share with the reader.
public struct WithMePage: Sendable {
  public var lists: [SharedEntry]

  public init(lists: [SharedEntry]) { self.lists = lists }
}

/// A list that somebody shares with the reader.
public struct SharedEntry: Sendable {
  /// That of the share.
  public var id: Int64
  public var title: String
  public var owner: String
  public var mayChange: Bool

  public init(id: Int64, title: String, owner: String, mayChange: Bool) {
    (self.id, self.title, self.owner, self.mayChange) = (id, title, owner, mayChange)
  }
}

/// A list of somebody else.
public struct WithMeListPage: Sendable {
  public struct Link: Sendable {
    public var link: SharedLink
    public var id: Int64

    public init(_ link: SharedLink, id: Int64) { (self.link, self.id) = (link, id) }
  }

  public var entry: SharedEntry
  public var description: String
  public var links: [Link]
  public var total: Int?
  public var query: String
  /// The path of the next page; nil at the end.
  public var next: String?
  public var isFirst: Bool
  /// Whether links can be added: the reader may change the list, and its rule is one of tags.
  public var canAdd: Bool
  /// Why a thing wasn't done, or what of the query wasn't taken.
  public var problem: String?

  public init(
    entry: SharedEntry, description: String = "", links: [Link], total: Int? = nil, query: String = "",
    next: String? = nil, isFirst: Bool = true, canAdd: Bool = false, problem: String? = nil
  ) {
    (self.entry, self.description, self.links, self.total) = (entry, description, links, total)
    (self.query, self.next, self.isFirst, self.canAdd, self.problem) = (query, next, isFirst, canAdd, problem)
  }
}

/// A link of somebody else's list.
public struct WithMeLinkPage: Sendable {
  public var entry: SharedEntry
  public var id: Int64
  public var link: SharedLink
  /// Empty where it isn't shared.
  public var note: String
  public var versions: [SnapshotVersion]
  /// The article's address; nil where there's none.
  public var article: String?
  public var problem: String?

  public init(
    entry: SharedEntry, id: Int64, link: SharedLink, note: String = "", versions: [SnapshotVersion] = [],
    article: String? = nil, problem: String? = nil
  ) {
    (self.entry, self.id, self.link, self.note) = (entry, id, link, note)
    (self.versions, self.article, self.problem) = (versions, article, problem)
  }
}

/// With whom a list is shared, on the list's page.
public struct SharingSection: Sendable {
  public struct Share: Sendable {
    public var id: Int64
    public var name: String
    public var mayChange: Bool
    public var showsNotes: Bool
    public var showsOwnVersions: Bool

    public init(id: Int64, name: String, mayChange: Bool, showsNotes: Bool, showsOwnVersions: Bool = false) {
      (self.id, self.name, self.mayChange, self.showsNotes) = (id, name, mayChange, showsNotes)
      self.showsOwnVersions = showsOwnVersions
    }
  }

  public var shares: [Share]
  /// Those with whom it can be shared.
  public var people: [(id: Int64, name: String)]
  /// Whether links can be added to it by others.
  public var isOfTags: Bool

  public init(shares: [Share], people: [(id: Int64, name: String)], isOfTags: Bool) {
    (self.shares, self.people, self.isOfTags) = (shares, people, isOfTags)
  }
}
