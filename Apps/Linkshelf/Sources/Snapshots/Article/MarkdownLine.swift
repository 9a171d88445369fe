// SPDX-License-Identifier: Apache-2.0

/// Writes a line of an article as Markdown.
enum MarkdownLine {
  /// A paragraph, which must not look like another block.
  static func paragraph(_ parts: [ArticleInline]) -> String {
    text(parts).split(separator: "\n", omittingEmptySubsequences: false).map { guarded(String($0)) }.joined(
      separator: "\n")
  }

  /// A backslash before what would begin a heading, a list, a quote or a rule.
  private static func guarded(_ line: String) -> String {
    guard let first = line.first else { return line }
    if first == "#" || first == "+" || first == ">" || first == "=" || first == "~" { return "\\" + line }
    if first == "-" { return "\\" + line }
    if first.isASCII, first.isNumber {
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      let rest = line.dropFirst(digits.count)
      if digits.count < 10, let mark = rest.first, mark == "." || mark == ")",
        rest.dropFirst().first == " " || rest.count == 1
      {
        return digits + "\\" + rest
      }
    }
    return line
  }

  static func text(_ parts: [ArticleInline], inTable: Bool = false) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return escaped(text, inTable: inTable)
      case .lineBreak: return inTable ? "<br>" : "\\\n"
      case .code(let text):
        if inTable, text.contains("\n") {
          return text.split(separator: "\n").map { code(String($0), inTable: true) }.joined(separator: "<br>")
        }
        return code(text, inTable: inTable)
      case .formula(let text, let isDisplay):
        let tex =
          inTable ? text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\vert ") : text
        return isDisplay ? "$$\(tex)$$" : "$\(tex.split(separator: "\n").joined(separator: " "))$"
      case .noteReference(let label): return "[^\(label)]"
      case .link(let address, let inner):
        let words = text(inner, inTable: inTable)
        return WebAddress.isSafe(address) ? "[\(words)](\(target(address)))" : words
      case .picture(let picture):
        let words = escaped(picture.words, inTable: inTable)
        if let file = picture.file { return "![\(words)](\(file))" }
        return WebAddress.isSafe(picture.address) && !picture.words.isEmpty
          ? "[\(words)](\(target(picture.address)))" : words
      case .styled(let style, let inner): return styled(style, text(inner, inTable: inTable))
      }
    }.joined()
  }

  private static func styled(_ style: ArticleInline.Style, _ text: String) -> String {
    let start = text.prefix { $0 == " " || $0 == "\n" }
    let rest = text.dropFirst(start.count)
    guard !rest.isEmpty else { return text }
    let ending = rest.reversed().prefix { $0 == " " || $0 == "\n" }
    let core = rest.dropLast(ending.count)
    let (open, close) =
      switch style {
      case .strong: ("**", "**")
      case .emphasis: ("*", "*")
      case .struck: ("~~", "~~")
      case .superscript: ("<sup>", "</sup>")
      case .subscript: ("<sub>", "</sub>")
      case .marked: ("<mark>", "</mark>")
      case .underlined: ("", "")
      case .quoted: ("“", "”")
      }
    return start + open + core + close + String(ending.reversed())
  }

  static func code(_ text: String, inTable: Bool = false) -> String {
    let text = inTable ? text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : text
    let fence = String(repeating: "`", count: ArticleMarkdown.longestRun(of: "`", in: text) + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text.split(separator: "\n").joined(separator: " ") + pad + fence
  }

  private static func target(_ address: String) -> String {
    var out = ""
    for character in address {
      switch character {
      case " ": out += "%20"
      case "(": out += "%28"
      case ")": out += "%29"
      case "<": out += "%3C"
      case ">": out += "%3E"
      case "\\": out += "%5C"
      case "|": out += "%7C"
      case "\n", "\t": break
      default: out.append(character)
      }
    }
    return out
  }

  private static func escaped(_ text: String, inTable: Bool) -> String {
    var out = ""
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "\\", "`", "*", "[", "]", "$", "~": out += "\\\(letter)"
      case "<":
        out +=
          index + 1 < letters.count && (letters[index + 1].isLetter || "/!?".contains(letters[index + 1])) ? "\\<" : "<"
      case "&":
        out += index + 1 < letters.count && (letters[index + 1].isLetter || letters[index + 1] == "#") ? "\\&" : "&"
      case "_":
        let inWord =
          index > 0 && index + 1 < letters.count && (letters[index - 1].isLetter || letters[index - 1].isNumber)
          && (letters[index + 1].isLetter || letters[index + 1].isNumber)
        out += inWord ? "_" : "\\_"
      case "|": out += inTable ? "\\|" : "|"
      default: out.append(letter)
      }
    }
    return out
  }
}
