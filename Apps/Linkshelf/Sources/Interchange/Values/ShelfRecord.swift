// SPDX-License-Identifier: Apache-2.0

/// One line of a JSON Lines file.
public enum ShelfRecord: Hashable, Sendable {
  case tag(ExportedTag)
  case search(ExportedSearch)
  case link(ExportedLink)
}

/// A tag with the other names that stand for it.
public struct ExportedTag: Hashable, Sendable {
  /// The path, its levels joined by `/`.
  public var name: String
  public var synonyms: [String]
  public var summary: String?

  public init(name: String, synonyms: [String] = [], summary: String? = nil) {
    self.name = name
    self.synonyms = synonyms
    self.summary = summary
  }
}

/// A search that was kept under a name.
public struct ExportedSearch: Hashable, Sendable {
  public var name: String
  public var query: String
  /// What is said of the list that it makes; nil where nothing is.
  public var title: String?
  public var summary: String?
  /// The list's order: `newest`, `oldest`, `title`, `site` or `relevance`; nil is the newest first.
  public var order: String?

  public init(name: String, query: String, title: String? = nil, summary: String? = nil, order: String? = nil) {
    self.name = name
    self.query = query
    self.title = title
    self.summary = summary
    self.order = order
  }
}
