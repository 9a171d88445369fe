// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What a batch has done, and a line on the terminal that shows it.
struct BatchProgress {
  var drawn = 0
  var skipped = 0
  var bad = 0
  /// Rows of this part; nil where nobody knows.
  let total: Int
  private var line: ProgressLine

  init(total: Int, columns: Int?) {
    self.total = total
    line = ProgressLine(columns: columns)
  }

  private var done: Int { drawn + skipped + bad }

  /// Shows the state, ten times a second at most.
  mutating func show() {
    line.show(done, of: total, fresh: drawn, note: bad > 0 ? "  \(bad) bad" : "")
  }

  /// Makes room for a line of words.
  mutating func clear() { line.clear() }

  var summary: String {
    var parts = ["drew \(drawn) \(drawn == 1 ? "picture" : "pictures")"]
    if skipped > 0 { parts.append("\(skipped) \(skipped == 1 ? "was" : "were") there already") }
    if bad > 0 { parts.append("\(bad) bad \(bad == 1 ? "row was" : "rows were") left out") }
    return parts.joined(separator: "; ")
  }
}
