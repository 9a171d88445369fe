// SPDX-License-Identifier: Apache-2.0

/// A part of a line of an article, in one style.
public struct ArticleRun: Equatable, Sendable {
  public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let strong = Style(rawValue: 1)
    public static let emphasis = Style(rawValue: 1 << 1)
    public static let code = Style(rawValue: 1 << 2)
    public static let struck = Style(rawValue: 1 << 3)
    public static let raised = Style(rawValue: 1 << 4)
    public static let lowered = Style(rawValue: 1 << 5)
    public static let marked = Style(rawValue: 1 << 6)
    public static let underlined = Style(rawValue: 1 << 7)
    /// A formula in TeX.
    public static let formula = Style(rawValue: 1 << 8)
  }

  public var text: String
  public var style: Style
  /// Where it leads: an address of the web, `mailto:`, `tel:`; empty for nowhere.
  public var address: String

  public init(_ text: String, style: Style = [], address: String = "") {
    (self.text, self.style, self.address) = (text, style, address)
  }
}

/// A picture that stands in an article.
public struct ArticleImage: Equatable, Sendable {
  /// As the article's `src` says it.
  public var name: String
  public var words: String
  /// In pixels of the page; 0 where the article doesn't say.
  public var width: Int
  public var height: Int
}

/// A block of an article.
public indirect enum ArticleBlock: Equatable, Sendable {
  /// A heading of level 1 to 6.
  case heading(Int, [ArticleRun])
  case paragraph([ArticleRun])
  /// Words below or above a picture or a table.
  case caption([ArticleRun])
  case image(ArticleImage)
  /// Program text as it is, with its line breaks.
  case code(String)
  case rule
  case quote([ArticleBlock])
  /// Items, numbered from a number on; nil has dots.
  case list(start: Int?, items: [[ArticleBlock]])
  case definitions([Definition])
  case table([Row])
  /// Footnotes, at the article's end.
  case notes([[ArticleBlock]])

  /// A term, or what is said of it.
  public struct Definition: Equatable, Sendable {
    public var isMeaning: Bool
    public var blocks: [ArticleBlock]
  }

  public typealias Row = [Cell]

  /// A cell of a table.
  public struct Cell: Equatable, Sendable {
    public var runs: [ArticleRun]
    public var isHead: Bool
    /// How many columns it covers; 1 or more.
    public var columns: Int
  }
}
