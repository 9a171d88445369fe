// SPDX-License-Identifier: Apache-2.0

/// Writes an article as plain text: blocks parted by empty lines, code as it is.
struct ArticleText {
  private var out = ""

  static func text(of blocks: [ArticleBlock]) -> String {
    var writer = ArticleText()
    writer.write(blocks, indent: "")
    return writer.out
  }

  private mutating func write(_ blocks: [ArticleBlock], indent: String) {
    for block in blocks {
      switch block {
      case .heading(_, let line), .paragraph(let line), .caption(let line): add(Self.line(line), indent)
      case .code(let text, _): add(text, indent)
      case .rule: break
      case .quote(let inner): write(inner, indent: indent + "  ")
      case .note(let label, let inner): add("[\(label)] " + Self.text(of: inner), indent)
      case .definitions(let items):
        for item in items { write(item.blocks, indent: item.isMeaning ? indent + "  " : indent) }
      case .list(let isOrdered, let start, let items):
        var lines: [String] = []
        for (index, item) in items.enumerated() {
          let marker = isOrdered ? "\(start + index). " : "- "
          let text = Self.text(of: item).split(separator: "\n\n", omittingEmptySubsequences: true).joined(
            separator: "\n")
          lines.append(
            marker
              + text.split(separator: "\n", omittingEmptySubsequences: false).joined(
                separator: "\n" + String(repeating: " ", count: marker.count)))
        }
        add(lines.joined(separator: "\n"), indent)
      case .table(let table):
        let rows = table.rows.map {
          $0.cells.map { Self.line($0.content).split(separator: "\n").joined(separator: " ") }.joined(separator: "\t")
        }
        if !table.caption.isEmpty { add(Self.line(table.caption), indent) }
        add(rows.joined(separator: "\n"), indent)
      }
    }
  }

  private mutating func add(_ text: String, _ indent: String) {
    guard !text.isEmpty else { return }
    if !out.isEmpty { out += "\n\n" }
    out +=
      indent.isEmpty
      ? text : text.split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }.joined(separator: "\n")
  }

  static func line(_ parts: [ArticleInline]) -> String {
    parts.map { part in
      switch part {
      case .text(let text), .code(let text), .formula(let text, _): text
      case .lineBreak: "\n"
      case .styled(.quoted, let inner): "“\(line(inner))”"
      case .styled(_, let inner), .link(_, let inner): line(inner)
      case .picture: ""
      case .noteReference(let label): "[\(label)]"
      }
    }.joined()
  }

  /// The words of a text. Each Chinese or Japanese character is one word.
  static func wordCount(_ text: String) -> Int {
    var count = 0
    var inWord = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        count += 1
        inWord = false
      default:
        let isLetter =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'" || scalar == "’"
        if isLetter, !inWord { count += 1 }
        inWord = isLetter
      }
    }
    return count
  }
}
