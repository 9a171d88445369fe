// SPDX-License-Identifier: Apache-2.0

/// Writes a table as Markdown. A cell that covers several columns or rows stands in the first; the others are empty.
enum MarkdownTable {
  /// 100 columns. Cells to the right are left out.
  static let maximumColumns = 100

  static func text(_ table: ArticleTable) -> String {
    var grid: [[String]] = []
    var covered: [Int: Int] = [:]
    for row in table.rows {
      var line: [String] = []
      var cells = row.cells[...]
      while line.count < maximumColumns, !cells.isEmpty || (covered[line.count] ?? 0) > 0 {
        if let rows = covered[line.count], rows > 0 {
          covered[line.count] = rows - 1
          line.append("")
          continue
        }
        let cell = cells.removeFirst()
        for column in 0..<min(cell.columns, maximumColumns - line.count) {
          if cell.rows > 1 { covered[line.count] = cell.rows - 1 }
          line.append(
            column == 0
              ? MarkdownLine.text(cell.content, inTable: true).split(separator: "\n").joined(separator: " ") : "")
        }
      }
      grid.append(line)
    }
    let columns = grid.map(\.count).max() ?? 0
    guard columns > 0 else { return "" }
    let hasHead = table.rows.first?.isHead ?? false
    if !hasHead { grid.insert([], at: 0) }
    var lines = grid.map { row in
      "| " + (0..<columns).map { $0 < row.count ? row[$0] : "" }.joined(separator: " | ") + " |"
    }
    lines.insert("|" + String(repeating: " --- |", count: columns), at: 1)
    let caption = table.caption.isEmpty ? "" : MarkdownLine.text([.styled(.emphasis, table.caption)]) + "\n\n"
    return caption + lines.joined(separator: "\n")
  }
}
