// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a book says of itself.
public struct Book: Sendable {
  /// What tells it from all other books; the same book written again has the same one.
  public var id: UUID
  public var title: String
  /// A BCP 47 tag, such as `en`.
  public var language: String
  /// When it was put together.
  public var date: Date

  public init(id: UUID, title: String, language: String, date: Date) {
    (self.id, self.title, self.language, self.date) = (id, title, language, date)
  }

  /// An article.
  public struct Chapter: Sendable {
    public var title: String
    /// Empty where nobody is named.
    public var author: String
    /// The site's name, or its host.
    public var site: String
    /// Where the article was found; empty where it isn't on the web.
    public var address: String
    /// The words for the day when it was published or added; empty for none.
    public var dateWords: String
    /// A BCP 47 tag; empty where it isn't known.
    public var language: String
    public var isRightToLeft: Bool
    /// How long reading takes; 0 where it isn't known.
    public var minutes: Int
    /// The article in Linkshelf's own clean HTML.
    public var html: String
    public var pictures: [Picture]

    public init(
      title: String, author: String = "", site: String = "", address: String = "", dateWords: String = "",
      language: String = "", isRightToLeft: Bool = false, minutes: Int = 0, html: String, pictures: [Picture] = []
    ) {
      (self.title, self.author, self.site, self.address) = (title, author, site, address)
      (self.dateWords, self.language, self.isRightToLeft) = (dateWords, language, isRightToLeft)
      (self.minutes, self.html, self.pictures) = (minutes, html, pictures)
    }
  }

  /// A picture that an article names.
  public struct Picture: Sendable {
    /// As the article's `src` says it.
    public var name: String
    public var mediaType: String
    /// Its bytes, read when they're written. One that can't be read is left out.
    public var data: @Sendable () throws -> Data

    public init(name: String, mediaType: String, data: @escaping @Sendable () throws -> Data) {
      (self.name, self.mediaType, self.data) = (name, mediaType, data)
    }
  }
}
