// SPDX-License-Identifier: Apache-2.0

/// The tree of tags.
public struct TagsPage: Sendable {
  /// All tags in any order; parents that have no links of their own may be left out.
  public var tags: [TagItem]
  /// A sentence about what couldn't be done.
  public var problem: String?
  /// The tag whose forms are open; its full name.
  public var edited: String?

  public init(tags: [TagItem], problem: String? = nil, edited: String? = nil) {
    self.tags = tags
    self.problem = problem
    self.edited = edited
  }
}

/// A tag.
public struct TagItem: Sendable {
  /// The full name: `code/swift`.
  public var name: String
  /// The number of links that have it.
  public var count: Int
  /// Other names that lead to it.
  public var synonyms: [String]

  public init(name: String, count: Int, synonyms: [String] = []) {
    self.name = name
    self.count = count
    self.synonyms = synonyms
  }
}

/// The saved searches.
public struct SearchesPage: Sendable {
  public var searches: [SavedSearch]
  /// A sentence about what couldn't be done.
  public var problem: String?

  public init(searches: [SavedSearch], problem: String? = nil) {
    self.searches = searches
    self.problem = problem
  }
}

/// A saved search.
public struct SavedSearch: Sendable {
  public var id: Int64
  public var name: String
  public var query: String
  /// The number of links that it finds now; nil if it wasn't counted.
  public var count: Int?
  /// Whether anybody can see it who has its address.
  public var isPublic: Bool

  public init(id: Int64, name: String, query: String, count: Int? = nil, isPublic: Bool = false) {
    self.isPublic = isPublic
    self.id = id
    self.name = name
    self.query = query
    self.count = count
  }
}
