// SPDX-License-Identifier: Apache-2.0

/// A list of links: the inbox and its siblings, the bin, a tag, a search.
public struct ListPage: Sendable {
  public var kind: ListKind
  /// The query as the user wrote it; empty if this isn't a search.
  public var query: String
  public var view: ListView
  public var sort: ListSort
  public var links: [LinkItem]
  /// The number of links in the whole list; nil if it isn't known.
  public var total: Int?
  /// The address of the next page; nil at the end.
  public var next: String?
  /// The address of the page before; nil at the beginning.
  public var previous: String?
  /// Tags that the field of the bulk action suggests.
  public var suggestedTags: [String]
  /// A sentence that says what in the query wasn't understood; nil if all was.
  public var queryProblem: String?
  /// True for a saved search's list: the form to save it isn't shown again.
  public var isSaved: Bool
  /// The number of the list that the search makes; nil for all else.
  public var list: Int64?

  public init(
    kind: ListKind, query: String = "", view: ListView = .list, sort: ListSort = .newest, links: [LinkItem],
    total: Int? = nil, next: String? = nil, previous: String? = nil, suggestedTags: [String] = [],
    queryProblem: String? = nil, isSaved: Bool = false, list: Int64? = nil
  ) {
    self.list = list
    self.kind = kind
    self.query = query
    self.view = view
    self.sort = sort
    self.links = links
    self.total = total
    self.next = next
    self.previous = previous
    self.suggestedTags = suggestedTags
    self.queryProblem = queryProblem
    self.isSaved = isSaved
  }
}

/// Which list it is.
public enum ListKind: Sendable, Equatable {
  case inbox, all, unread, favourites, archive, bin, search
  /// The name of a tag, with its parents: `code/swift`.
  case tag(String)
  /// The name of a saved search.
  case saved(String)
}

/// How a list looks.
public enum ListView: String, Sendable, CaseIterable {
  case list, cards, gallery
}

/// The order of a list.
public enum ListSort: String, Sendable, CaseIterable {
  case newest, oldest, title, site, relevance
}
