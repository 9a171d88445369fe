// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// How an element's text looks. What is inside begins with it.
struct HTMLStyle: Hashable {
  /// The document's usual font is Times New Roman of 12 points, and one of equal widths is Courier: so reads Apple's importer, too.
  static let family = "Times New Roman"
  static let size: CGFloat = 12
  /// The distance by which a list or a quotation is moved in, in points. *Unverified.*
  static let indent: CGFloat = 36

  var families = [Self.family]
  var size = Self.size
  var weight = 400
  var isItalic = false
  var color = HTMLColor.black
  var background: HTMLColor?
  var isUnderlined = false
  var isStruck = false
  /// How far letters are raised, in points.
  var raise: CGFloat = 0
  var spacing: CGFloat = 0
  var link: String?
  var keepsSpace = false
  var letters = Letters.asTheyAre
  var paragraph = Paragraph()

  enum Letters { case asTheyAre, large, small, capitalized }

  /// What a paragraph as a whole has. Lengths are in points.
  struct Paragraph: Hashable {
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    var indent: CGFloat = 0
    var firstIndent: CGFloat = 0
    var below: CGFloat = 0
    var lineHeight: CGFloat = 0
    var lineMultiple: CGFloat = 0
  }

  /// Changes what an element's name says.
  mutating func begin(_ name: String) {
    switch name {
    case "b", "strong", "th": weight = 700
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp": families = ["monospace"]
    case "pre", "listing", "xmp":
      families = ["monospace"]
      keepsSpace = true
      paragraph.below = size
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "sub":
      raise -= size / 5
      size /= 1.2
    case "sup":
      raise += size / 3
      size /= 1.2
    case "mark": background = HTMLColor(red: 1, green: 1, blue: 0, opacity: 1)
    case "center": paragraph.alignment = .center
    case "p", "dl", "figure": paragraph.below = size
    case "blockquote":
      paragraph.indent += Self.indent
      paragraph.firstIndent += Self.indent
    case "ul", "ol", "menu", "dir": paragraph.indent += Self.indent
    case "dd":
      paragraph.indent += Self.indent
      paragraph.firstIndent += Self.indent
    case "h1": heading(2, 0.67)
    case "h2": heading(1.5, 0.83)
    case "h3": heading(1.17, 1)
    case "h4": heading(1, 1.33)
    case "h5": heading(0.83, 1.67)
    case "h6": heading(0.67, 2.33)
    default: break
    }
  }

  // As the appendix of CSS 2.2 has them for HTML.
  private mutating func heading(_ factor: CGFloat, _ margin: CGFloat) {
    size *= factor
    weight = 700
    paragraph.below = size * margin
  }

  /// Changes what a declaration says; what isn't known, or says nothing of a text, changes nothing.
  mutating func take(_ declaration: StyleSheet.Declaration) {
    let value = declaration.value
    let word = value.lowercased()
    switch declaration.property {
    case "color": color = HTMLColor(value) ?? color
    case "background", "background-color":
      guard let new = HTMLColor(value) else { return }
      background = new.opacity > 0 ? new : nil
    case "font-family": families = Self.families(value)
    case "font-size": size = fontSize(word) ?? size
    case "font-weight": takeWeight(word)
    case "font-style": isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
    case "font": takeFont(value)
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      switch word {
      case "left": paragraph.alignment = .left
      case "center": paragraph.alignment = .center
      case "right": paragraph.alignment = .right
      case "justify": paragraph.alignment = .justified
      default: paragraph.alignment = .natural
      }
    case "direction": paragraph.direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "letter-spacing": spacing = word == "normal" ? 0 : length(word, of: size) ?? spacing
    case "line-height": takeLineHeight(word)
    case "white-space": keepsSpace = word.hasPrefix("pre") || word == "break-spaces"
    case "text-transform":
      letters =
        word == "uppercase" ? .large : word == "lowercase" ? .small : word == "capitalize" ? .capitalized : .asTheyAre
    case "text-indent": paragraph.firstIndent = paragraph.indent + (length(word, of: size) ?? 0)
    case "margin-bottom": paragraph.below = max(0, length(word, of: size) ?? paragraph.below)
    case "margin":
      let parts = word.split(whereSeparator: \.isWhitespace)
      guard let last = parts.count > 2 ? parts[2] : parts.first else { return }
      paragraph.below = max(0, length(last, of: size) ?? paragraph.below)
    case "margin-left", "padding-left":
      guard let moved = length(word, of: size), moved >= 0 else { return }
      paragraph.indent += moved
      paragraph.firstIndent += moved
    case "vertical-align":
      if word == "super" { raise += size / 3 } else if word == "sub" { raise -= size / 5 }
    default: break
    }
  }

  private mutating func takeWeight(_ word: String) {
    switch word {
    case "normal": weight = 400
    case "bold": weight = 700
    case "bolder": weight = weight < 400 ? 400 : weight < 600 ? 700 : 900
    case "lighter": weight = weight < 600 ? 100 : weight < 800 ? 400 : 700
    default: weight = Int(word).flatMap { (1...1_000).contains($0) ? $0 : nil } ?? weight
    }
  }

  // `italic bold 12px/1.5 Georgia, serif`: the size is the first that is a length; the families come behind it.
  private mutating func takeFont(_ value: String) {
    let words = value.split(whereSeparator: \.isWhitespace)
    guard
      let place = words.firstIndex(where: {
        fontSize($0.split(separator: "/").first.map { $0.lowercased() } ?? "") != nil && Int($0) == nil
      })
    else { return }
    (weight, isItalic) = (400, false)
    for word in words[..<place] {
      let word = word.lowercased()
      if word == "italic" || word == "oblique" { isItalic = true } else { takeWeight(word) }
    }
    let parts = words[place].lowercased().split(separator: "/")
    size = fontSize(String(parts[0])) ?? size
    if parts.count == 2 { takeLineHeight(String(parts[1])) }
    let rest = words[(place + 1)...].joined(separator: " ")
    if !rest.isEmpty { families = Self.families(rest) }
  }

  private mutating func takeLineHeight(_ word: String) {
    if word == "normal" {
      (paragraph.lineHeight, paragraph.lineMultiple) = (0, 0)
    } else if let factor = Double(word), factor > 0, factor.isFinite {
      (paragraph.lineHeight, paragraph.lineMultiple) = (0, CGFloat(factor))
    } else if let height = length(word, of: size), height > 0 {
      (paragraph.lineHeight, paragraph.lineMultiple) = (height, 0)
    }
  }

  /// A size of letters in points; nil where it's none.
  private func fontSize(_ word: String) -> CGFloat? {
    // A step is what browsers take, from the document's usual size.
    let steps: [String: CGFloat] = [
      "xx-small": 9 / 16, "x-small": 10 / 16, "small": 13 / 16, "medium": 1, "large": 18 / 16, "x-large": 24 / 16,
      "xx-large": 2,
    ]
    if let step = steps[word] { return Self.size * step }
    if word == "smaller" { return size / 1.2 }
    if word == "larger" { return size * 1.2 }
    guard let found = length(word, of: size), found > 0, found <= 10_000 else { return nil }
    return found
  }

  /// A length in points: a pixel is one.
  private func length(_ word: some StringProtocol, of em: CGFloat) -> CGFloat? {
    let units: [(String, CGFloat)] = [
      ("rem", Self.size), ("px", 1), ("pt", 4.0 / 3), ("em", em), ("ex", em / 2), ("%", em / 100), ("in", 96),
      ("cm", 96 / 2.54),
      ("mm", 9.6 / 2.54),
    ]
    for (unit, points) in units where word.hasSuffix(unit) {
      return Double(word.dropLast(unit.count)).flatMap { $0.isFinite ? CGFloat($0) * points : nil }
    }
    return Double(word).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// The families' names without their quotes.
  static func families(_ value: String) -> [String] {
    let found = StyleSheet.split(value, at: ",").map {
      String(StyleSheet.trimmed($0).filter { $0 != "\"" && $0 != "'" })
    }.filter { !$0.isEmpty }
    return found.isEmpty ? [family] : found
  }

  /// A text with its letters as they are to be.
  func lettered(_ text: String) -> String {
    switch letters {
    case .asTheyAre: text
    case .large: text.uppercased()
    case .small: text.lowercased()
    case .capitalized: text.capitalized
    }
  }

  /// The attributes of its text.
  func attributes(_ fonts: inout HTMLFonts) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [
      .font: fonts.font(families, size: size, weight: weight, isItalic: isItalic),
      .foregroundColor: color.color,
    ]
    if let background { found[.backgroundColor] = background.color }
    if isUnderlined { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if raise != 0 { found[.baselineOffset] = raise }
    if spacing != 0 { found[.kern] = spacing }
    if let link { found[.link] = URL(string: link) ?? link }
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment
    style.baseWritingDirection = paragraph.direction
    style.headIndent = paragraph.indent
    style.firstLineHeadIndent = paragraph.firstIndent
    style.paragraphSpacing = paragraph.below
    style.minimumLineHeight = paragraph.lineHeight
    style.maximumLineHeight = paragraph.lineHeight
    style.lineHeightMultiple = paragraph.lineMultiple
    found[.paragraphStyle] = style
    return found
  }
}

/// The fonts of one document. Whether the host has a family is asked once.
struct HTMLFonts {
  private var known: [String: Bool] = [:]

  // Apple's systems have them: they keep their names where the host stands in for them.
  private static let usual: Set<String> = [
    "arial", "avenir", "avenir next", "baskerville", "courier", "courier new", "georgia", "gill sans", "helvetica",
    "helvetica neue",
    "menlo", "monaco", "palatino", "times", "times new roman", "trebuchet ms", "verdana",
  ]

  /// The first family of the list that is there.
  mutating func font(_ families: [String], size: CGFloat, weight: Int, isItalic: Bool) -> UIFont {
    var font = Font.custom(HTMLStyle.family, fixedSize: size)
    search: for family in families {
      switch family.lowercased() {
      case "system-ui", "-apple-system", "blinkmacsystemfont", ".applesystemuifont", "ui-sans-serif",
        "-apple-system-body":
        font = .system(size: size)
        break search
      case "ui-rounded":
        font = .system(size: size, design: .rounded)
        break search
      case "ui-serif":
        font = .system(size: size, design: .serif)
        break search
      case "ui-monospace":
        font = .system(size: size, design: .monospaced)
        break search
      case "serif": break search
      case "sans-serif":
        font = .custom("Helvetica", fixedSize: size)
        break search
      case "monospace":
        font = .custom("Courier", fixedSize: size)
        break search
      case let name where Self.usual.contains(name) || isThere(family):
        font = .custom(family, fixedSize: size)
        break search
      default: continue
      }
    }
    if weight != 400 { font = font.weight(Font.Weight(value: weight)) }
    if isItalic { font = font.italic() }
    return UIFont(showing: font)
  }

  private mutating func isThere(_ family: String) -> Bool {
    if let found = known[family] { return found }
    let found = UIFont(name: family, size: HTMLStyle.size) != nil
    known[family] = found
    return found
  }
}
