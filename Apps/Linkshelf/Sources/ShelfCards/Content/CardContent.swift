// SPDX-License-Identifier: Apache-2.0
import Foundation

/// All that a link's card is drawn from. Two equal contents give the same picture.
///
/// Texts may come from strangers: they are cleaned and cut before they are drawn (``CardLimits``). Empty means that there is none.
public struct CardContent: Codable, Sendable, Equatable {
  /// The page's title.
  public var title: String
  /// What the page says of itself, in a sentence or two.
  public var description: String
  /// The host that the link leads to, as `example.org`.
  public var site: String
  /// The site's own name, as `The Example`. ``site`` stands for it where it's empty.
  public var siteName: String
  /// Who wrote the page.
  public var author: String
  /// When it was written, in the reader's form: it's drawn as it is.
  public var date: String
  /// The link's tags. The first ones that have room are drawn.
  public var tags: [String]
  /// How long reading takes, in minutes; nil where nobody knows. Less than 1 isn't drawn.
  public var readingMinutes: Int?
  /// The bytes of the site's icon: PNG, JPEG or WebP. What can't be read is left out.
  public var icon: Data?
  /// The bytes of the page's picture: PNG, JPEG or WebP. What can't be read is left out.
  public var picture: Data?
  /// The card's appearance.
  public var theme: CardTheme
  /// The side where reading begins.
  public var direction: CardDirection
  /// The page's language as BCP 47 has it, as `ja`; nil where nobody knows. It chooses between forms of Han letters.
  public var language: String?
  /// The purpose of the picture.
  public var size: CardSize

  /// A content, of which everything but the title may be left out.
  public init(
    title: String, description: String = "", site: String = "", siteName: String = "", author: String = "",
    date: String = "", tags: [String] = [], readingMinutes: Int? = nil, icon: Data? = nil, picture: Data? = nil,
    theme: CardTheme = .light, direction: CardDirection = .automatic, language: String? = nil, size: CardSize = .share
  ) {
    self.title = title
    self.description = description
    self.site = site
    self.siteName = siteName
    self.author = author
    self.date = date
    self.tags = tags
    self.readingMinutes = readingMinutes
    self.icon = icon
    self.picture = picture
    self.theme = theme
    self.direction = direction
    self.language = language
    self.size = size
  }
}

/// A card's appearance.
public enum CardTheme: String, Codable, Sendable, CaseIterable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// The side where reading begins.
public enum CardDirection: String, Codable, Sendable, CaseIterable {
  /// As the title's first letter with a direction says.
  case automatic
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}
