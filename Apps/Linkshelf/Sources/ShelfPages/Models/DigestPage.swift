// SPDX-License-Identifier: Apache-2.0

/// The weeks in which something was added, each with its articles as a book.
public struct DigestPage: Sendable {
  /// A week.
  public struct Week: Sendable {
    /// As ISO 8601 writes it: `2026-W47`.
    public var name: String
    /// In the reader's language.
    public var title: String
    public var days: String
    public var links: Int
    public var articles: Int

    public init(name: String, title: String, days: String, links: Int, articles: Int) {
      (self.name, self.title, self.days, self.links, self.articles) = (name, title, days, links, articles)
    }
  }

  /// The names of papers; the first is the usual one.
  public static let papers = ["a4", "letter", "a5", "reader"]

  /// The newest first.
  public var weeks: [Week]
  /// One of ``papers``.
  public var paper: String

  public init(weeks: [Week], paper: String) {
    (self.weeks, self.paper) = (weeks, paper)
  }
}
