// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A saved search as a list: the query is its rule.
public struct LinkList: Hashable, Sendable, Identifiable {
  /// That of the saved search.
  public var id: Int64
  /// What the menu calls it.
  public var name: String
  /// The rule: what it finds now is in the list.
  public var query: String
  /// What visitors read above it; empty where ``name`` does.
  public var title = ""
  public var description = ""
  public var order = LinkOrder.newest
  /// Whether visitors see the links' tags.
  public var showsTags = true
  /// Whether search engines are asked to show it.
  public var isFound = false
  /// The zone in which the rule's dates are read, as `Europe/Zurich`.
  public var zone = "UTC"
  /// What its public address ends in; nil where only those see it who are signed in.
  ///
  /// It's kept as it is, so that its owner can copy the address again. A hash would protect nothing: whoever reads the store
  /// reads all links there.
  public var key: String?
  public var changedAt = Moment(milliseconds: 0)

  public var shownTitle: String { title.isEmpty ? name : title }
  public var isPublic: Bool { key != nil }

  init(_ row: Row) {
    id = row["id"]
    name = row["name"]
    query = row["query"]
    guard let changed = row["changedAt"] as Int64? else { return }
    title = row["title"]
    description = row["description"]
    order = LinkOrder(rawValue: row["sort"]) ?? .newest
    showsTags = row["showsTags"]
    isFound = row["isFound"]
    zone = row["zone"]
    key = row["key"]
    changedAt = Moment(milliseconds: changed)
  }
}

/// What is changed of a list; nil leaves a thing as it is.
public struct ListChange: Sendable {
  public var title: String?
  public var description: String?
  public var order: LinkOrder?
  public var showsTags: Bool?
  public var isFound: Bool?
  public var zone: String?

  public init() {}
}

/// A link as anybody may see it who has a list's address. There's nothing else in it.
public struct PublicLink: Hashable, Sendable, Identifiable {
  public var id: Link.ID
  public var address: String
  public var host: String
  public var title: String
  public var description: String
  public var addedAt: Moment
  public var changedAt: Moment
  /// Empty where the list doesn't show them.
  public var tags: [String]
  /// The hash of the picture that the page names for itself; never one of a snapshot.
  public var picture: String?
  public var icon: String?
}

/// A page of a list for visitors.
public struct PublicPage: Sendable {
  public var links: [PublicLink]
  /// Give it to the next call for what follows; nil at the end.
  public var next: String?
  /// As ``LinkPage/count`` says.
  public var count: Int?
}
