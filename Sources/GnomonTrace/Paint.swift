// SPDX-License-Identifier: Apache-2.0
internal import Gnomon

/// How lines are painted: colours in a terminal, none elsewhere.
package struct Paint: Sendable {
  package var isColored: Bool
  /// The number of columns that a line may take.
  package var columns: Int

  package init(isColored: Bool = false, columns: Int = 80) {
    self.isColored = isColored
    self.columns = max(40, columns)
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }
  func marked(_ text: String) -> String { wrapped(text, "1;33") }
  func blue(_ text: String) -> String { wrapped(text, "36") }

  /// The place of a line of source: `Card.swift:12`, or `:12` where no more has room beside so many columns.
  func place(_ source: SourceLocation?, beside width: Int) -> String {
    guard let source else { return "" }
    let whole = plainLine("\(source)")
    return width + 2 + whole.count <= columns ? whole : ":\(source.line)"
  }

  /// Breaks a text between words; lines after the first begin with `indent`.
  func lines(_ text: String, first: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in plainLine(text).split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
