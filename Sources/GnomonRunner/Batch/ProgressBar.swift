// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a batch has done, and a line on the terminal that shows it.
struct BatchProgress {
  var drawn = 0
  var skipped = 0
  var bad = 0
  /// Rows of this part; nil where nobody knows.
  let total: Int
  /// Columns of the terminal; nil shows nothing.
  private let columns: Int?
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  init(total: Int, columns: Int?) {
    self.total = total
    self.columns = columns
  }

  private var done: Int { drawn + skipped + bad }

  /// Shows the state, ten times a second at most.
  mutating func show() {
    guard let columns, shown.map({ $0.duration(to: .now) >= .milliseconds(100) }) ?? true else { return }
    shown = .now
    let seconds = start.duration(to: .now) / .seconds(1)
    let rate = seconds > 0.5 ? "  \(Int(Double(drawn) / seconds))/s" : ""
    let text = " \(done)/\(total)\(rate)\(bad > 0 ? "  \(bad) bad" : "")"
    let width = max(0, min(40, columns - text.count - 8))
    let part = total > 0 ? Double(done) / Double(total) : 1
    let filled = Int(part * Double(width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    write("\r\u{1B}[K\(bar) \(Int(part * 100)) %\(text)")
  }

  /// Makes room for a line of words.
  mutating func clear() {
    guard shown != nil else { return }
    write("\r\u{1B}[K")
    shown = nil
  }

  var summary: String {
    var parts = ["drew \(drawn) \(drawn == 1 ? "picture" : "pictures")"]
    if skipped > 0 { parts.append("\(skipped) \(skipped == 1 ? "was" : "were") there already") }
    if bad > 0 { parts.append("\(bad) bad \(bad == 1 ? "row was" : "rows were") left out") }
    return parts.joined(separator: "; ")
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
