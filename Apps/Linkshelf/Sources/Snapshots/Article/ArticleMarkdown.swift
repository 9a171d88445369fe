// SPDX-License-Identifier: Apache-2.0

/// Writes an article as Markdown: CommonMark with GitHub's tables, footnotes, and TeX between dollar signs.
struct ArticleMarkdown {
  static func markdown(_ article: Article) -> String { blocks(article.blocks, isTight: false) + "\n" }

  private static func blocks(_ list: [ArticleBlock], isTight: Bool) -> String {
    var out = ""
    var before: ArticleBlock?
    for block in list {
      let text = markdown(block)
      guard !text.isEmpty else { continue }
      if let before {
        if case .list = before, case .list = block {
          out += "\n\n<!-- -->\n\n"
        } else if isTight, case .list = block {
          out += "\n"
        } else {
          out += "\n\n"
        }
      }
      out += text
      before = block
    }
    return out
  }

  private static func markdown(_ block: ArticleBlock) -> String {
    switch block {
    case .heading(let level, let parts):
      let text = MarkdownLine.text(parts).split(separator: "\\\n").joined(separator: " ")
      return text.isEmpty ? "" : String(repeating: "#", count: level) + " " + text
    case .paragraph(let parts):
      if case .formula(let text, isDisplay: true)? = parts.first, parts.count == 1 { return "$$\n\(text)\n$$" }
      return MarkdownLine.paragraph(parts)
    case .caption(let parts): return MarkdownLine.text([.styled(.emphasis, parts)])
    case .list(let isOrdered, let start, let items): return list(isOrdered, start, items)
    case .quote(let inner): return prefixed(blocks(inner, isTight: false), first: "> ", rest: "> ")
    case .code(let text, let language):
      let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
      return "\(fence)\(language.filter { $0 != "`" && !$0.isWhitespace })\n\(text)\n\(fence)"
    case .rule: return "---"
    case .definitions(let items):
      return items.map { item in
        item.isMeaning
          ? prefixed(blocks(item.blocks, isTight: true), first: ":   ", rest: "    ")
          : blocks(item.blocks, isTight: true)
      }.joined(separator: "\n")
    case .note(let label, let inner):
      return prefixed(blocks(inner, isTight: false), first: "[^\(label)]: ", rest: "    ")
    case .table(let table): return MarkdownTable.text(table)
    }
  }

  private static func list(_ isOrdered: Bool, _ start: Int, _ items: [[ArticleBlock]]) -> String {
    // A list whose items are a line each, maybe with a list below, needs no empty lines.
    let isTight = items.allSatisfy { item in
      item.dropFirst().allSatisfy { if case .list = $0 { true } else { false } }
    }
    return items.enumerated().map { index, item in
      let marker = isOrdered ? "\(start + index). " : "- "
      return prefixed(blocks(item, isTight: isTight), first: marker, rest: String(repeating: " ", count: marker.count))
    }.joined(separator: isTight ? "\n" : "\n\n")
  }

  private static func prefixed(_ text: String, first: String, rest: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      if index == 0 { return first + line }
      return line.isEmpty ? (rest.hasPrefix(">") ? ">" : "") : rest + line
    }.joined(separator: "\n")
  }

  static func longestRun(of mark: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
