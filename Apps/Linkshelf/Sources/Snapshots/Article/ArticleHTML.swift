// SPDX-License-Identifier: Apache-2.0

/// Writes an article as clean HTML.
///
/// Elements: article, h1–h6, p, ul, ol, li, blockquote, pre, code, table, caption, thead, tbody, tr, th, td, hr, dl, dt, dd, section, a, img, strong, em, s,
/// sup, sub, mark, u, q, br, span, div. Attributes: href (http, https, mailto, tel, or a note in the article), src (a file beside the article), alt, width,
/// height, start, colspan, rowspan, id of notes, lang, dir, and the classes `math`, `math-display`, `caption`, `notes` and `language-…`. Formulas are TeX.
struct ArticleHTML {
  static func html(_ article: Article, language: String?) -> String {
    let lang = language.map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } } ?? ""
    var out = "<article\(lang.isEmpty ? "" : " lang=\"\(lang)\"")\(article.isRightToLeft ? " dir=\"rtl\"" : "")>\n"
    out += blocks(article.blocks)
    return out + "</article>\n"
  }

  private static func blocks(_ list: [ArticleBlock]) -> String {
    var out = ""
    var notes: [String] = []
    for block in list {
      if case .note(let label, let inner) = block {
        let id = noteID(label)
        notes.append("<li id=\"note-\(id)\">\(blocks(inner)) <a href=\"#noteref-\(id)\">↩</a></li>\n")
      } else {
        out += html(block)
      }
    }
    return notes.isEmpty ? out : out + "<section class=\"notes\"><ol>\n\(notes.joined())</ol></section>\n"
  }

  private static func noteID(_ label: String) -> String { label.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }

  private static func html(_ block: ArticleBlock) -> String {
    switch block {
    case .heading(let level, let parts): "<h\(level)>\(line(parts))</h\(level)>\n"
    case .paragraph(let parts):
      if case .formula(let text, isDisplay: true)? = parts.first, parts.count == 1 {
        "<div class=\"math math-display\">\\[\(escaped(text))\\]</div>\n"
      } else {
        "<p>\(line(parts))</p>\n"
      }
    case .caption(let parts): "<p class=\"caption\">\(line(parts))</p>\n"
    case .list(let isOrdered, let start, let items):
      (isOrdered ? start == 1 ? "<ol>\n" : "<ol start=\"\(start)\">\n" : "<ul>\n")
        + items.map { item in
          if case .paragraph(let parts)? = item.first {
            return "<li>" + line(parts) + (item.count > 1 ? "\n" + blocks(Array(item.dropFirst())) : "") + "</li>\n"
          }
          return "<li>\(blocks(item))</li>\n"
        }.joined() + (isOrdered ? "</ol>\n" : "</ul>\n")
    case .quote(let inner): "<blockquote>\n\(blocks(inner))</blockquote>\n"
    case .code(let text, let language): "<pre><code\(languageClass(language))>\(escaped(text))\n</code></pre>\n"
    case .rule: "<hr>\n"
    case .definitions(let items):
      "<dl>\n"
        + items.map { item in
          if case .paragraph(let parts)? = item.blocks.first, item.blocks.count == 1 {
            return item.isMeaning ? "<dd>\(line(parts))</dd>\n" : "<dt>\(line(parts))</dt>\n"
          }
          return item.isMeaning ? "<dd>\(blocks(item.blocks))</dd>\n" : "<dt>\(blocks(item.blocks))</dt>\n"
        }.joined() + "</dl>\n"
    case .table(let value): table(value)
    case .note: ""
    }
  }

  private static func languageClass(_ language: String) -> String {
    let name = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "+#.-".contains($0)) }
    return name.isEmpty ? "" : " class=\"language-\(name)\""
  }

  private static func table(_ table: ArticleTable) -> String {
    func row(_ row: ArticleTable.Row) -> String {
      "<tr>"
        + row.cells.map { cell in
          let name = cell.isHead ? "th" : "td"
          let span =
            (cell.columns > 1 ? " colspan=\"\(cell.columns)\"" : "")
            + (cell.rows > 1 ? " rowspan=\"\(cell.rows)\"" : "")
          return "<\(name)\(span)>\(line(cell.content))</\(name)>"
        }.joined() + "</tr>\n"
    }
    let head = table.rows.prefix { $0.isHead }
    let body = table.rows.dropFirst(head.count)
    return "<table>\n" + (table.caption.isEmpty ? "" : "<caption>\(line(table.caption))</caption>\n")
      + (head.isEmpty ? "" : "<thead>\n\(head.map(row).joined())</thead>\n")
      + "<tbody>\n\(body.map(row).joined())</tbody>\n</table>\n"
  }

  private static func line(_ parts: [ArticleInline]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return escaped(text)
      case .lineBreak: return "<br>\n"
      case .code(let text): return "<code>\(escaped(text))</code>"
      case .formula(let text, let isDisplay):
        return isDisplay
          ? "<span class=\"math math-display\">\\[\(escaped(text))\\]</span>"
          : "<span class=\"math\">\\(\(escaped(text))\\)</span>"
      case .noteReference(let label):
        return "<sup><a id=\"noteref-\(noteID(label))\" href=\"#note-\(noteID(label))\">\(escaped(label))</a></sup>"
      case .link(let address, let inner):
        return WebAddress.isSafe(address) ? "<a href=\"\(escaped(address))\">\(line(inner))</a>" : line(inner)
      case .picture(let picture):
        if let file = picture.file {
          let size =
            picture.width > 0 && picture.height > 0 ? " width=\"\(picture.width)\" height=\"\(picture.height)\"" : ""
          return "<img src=\"\(escaped(file))\" alt=\"\(escaped(picture.words))\"\(size)>"
        }
        return WebAddress.isSafe(picture.address) && !picture.words.isEmpty
          ? "<a href=\"\(escaped(picture.address))\">\(escaped(picture.words))</a>" : escaped(picture.words)
      case .styled(let style, let inner):
        let name =
          switch style {
          case .strong: "strong"
          case .emphasis: "em"
          case .struck: "s"
          case .superscript: "sup"
          case .subscript: "sub"
          case .marked: "mark"
          case .underlined: "u"
          case .quoted: "q"
          }
        return "<\(name)>\(line(inner))</\(name)>"
      }
    }.joined()
  }

  static func escaped(_ text: String) -> String {
    SelfContainedPage.escaped(text).split(separator: ">", omittingEmptySubsequences: false).joined(separator: "&gt;")
  }
}

/// Which addresses may stand in a link.
enum WebAddress {
  static func isSafe(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    return ["http://", "https://", "mailto:", "tel:"].contains { start.hasPrefix($0) }
  }
}
