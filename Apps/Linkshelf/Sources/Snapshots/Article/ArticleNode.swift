// SPDX-License-Identifier: Apache-2.0

/// A part of a line in an article.
indirect enum ArticleInline: Equatable, Sendable {
  case text(String)
  case lineBreak
  case styled(Style, [ArticleInline])
  case code(String)
  case link(String, [ArticleInline])
  case picture(ArticlePicture)
  /// A formula in TeX.
  case formula(String, isDisplay: Bool)
  case noteReference(String)

  enum Style: String, Sendable {
    case strong = "b"
    case emphasis = "i"
    case struck = "s"
    case superscript = "sup"
    case `subscript` = "sub"
    case marked = "mark"
    case underlined = "u"
    case quoted = "qt"
  }
}

/// A picture in an article: where it came from, and the file that was written for it.
struct ArticlePicture: Equatable, Sendable {
  var address: String
  var words: String
  var width: Int
  var height: Int
  /// The file beside the article. Nil where the picture couldn't be kept: its words stand in its place.
  var file: String?
}

/// A block of an article.
indirect enum ArticleBlock: Equatable, Sendable {
  case heading(Int, [ArticleInline])
  case paragraph([ArticleInline])
  case caption([ArticleInline])
  case list(isOrdered: Bool, start: Int, items: [[ArticleBlock]])
  case quote([ArticleBlock])
  case code(String, language: String)
  case table(ArticleTable)
  case rule
  case definitions([Definition])
  case note(String, [ArticleBlock])

  /// A term, or what is said of it.
  struct Definition: Equatable, Sendable {
    var isMeaning: Bool
    var blocks: [ArticleBlock]
  }
}

/// A table: rows of cells, each with the columns and rows that it covers.
struct ArticleTable: Equatable, Sendable {
  var caption: [ArticleInline]
  var rows: [Row]

  struct Row: Equatable, Sendable {
    var isHead: Bool
    var cells: [Cell]
  }
  struct Cell: Equatable, Sendable {
    var content: [ArticleInline]
    var columns: Int
    var rows: Int
    var isHead: Bool
  }
}

/// The article of a page.
struct Article: Equatable, Sendable {
  var blocks: [ArticleBlock]
  /// Whether the page is mostly a list of links.
  var isList: Bool
  var isRightToLeft: Bool
  var isCut: Bool

  /// Puts the page's title first, where the article begins with no heading and has none of the first level.
  mutating func addTitle(_ title: String?) {
    guard let title, !blocks.isEmpty else { return }
    if case .heading? = blocks.first { return }
    for case .heading(1, _) in blocks { return }
    blocks.insert(.heading(1, [.text(title)]), at: 0)
  }
}
