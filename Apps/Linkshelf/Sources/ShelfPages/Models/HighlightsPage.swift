// SPDX-License-Identifier: Apache-2.0

/// All highlights, the newest first.
public struct HighlightsPage: Sendable {
  public var highlights: [HighlightItem]
  /// What is looked for.
  public var words: String
  public var tag: String
  /// The link whose highlights are shown; nil for all.
  public var link: Int64?
  public var linkTitle: String
  /// The path of the next page; nil at the end.
  public var next: String?
  /// The path of the first page; nil where this is it.
  public var first: String?

  public init(
    highlights: [HighlightItem], words: String = "", tag: String = "", link: Int64? = nil, linkTitle: String = "",
    next: String? = nil, first: String? = nil
  ) {
    self.highlights = highlights
    self.words = words
    self.tag = tag
    self.link = link
    self.linkTitle = linkTitle
    self.next = next
    self.first = first
  }
}

/// What is read next, in the order that a person gave it.
public struct NextPage: Sendable {
  public var links: [LinkItem]

  public init(links: [LinkItem]) { self.links = links }
}
