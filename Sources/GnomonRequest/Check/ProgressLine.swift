// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line on the terminal that shows how far something is, on standard error.
package struct ProgressLine {
  /// Columns of the terminal; nil shows nothing.
  private let columns: Int?
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  /// - Parameter columns: The terminal's width in columns; nil shows nothing.
  package init(columns: Int?) { self.columns = columns }

  /// Shows the state, ten times a second at most.
  ///
  /// - Parameters:
  ///   - done: How many are done.
  ///   - total: How many there are.
  ///   - fresh: How many of them took time.
  ///   - note: More words.
  package mutating func show(_ done: Int, of total: Int, fresh: Int, note: String = "") {
    guard let columns, shown.map({ $0.duration(to: .now) >= .milliseconds(100) }) ?? true else { return }
    shown = .now
    let seconds = start.duration(to: .now) / .seconds(1)
    let rate = seconds > 0.5 ? "  \(Int(Double(fresh) / seconds))/s" : ""
    let text = " \(done)/\(total)\(rate)\(note)"
    let width = max(0, min(40, columns - text.count - 8))
    let part = total > 0 ? min(1, Double(done) / Double(total)) : 1
    let filled = Int(part * Double(width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    write("\r\u{1B}[K\(bar) \(Int(part * 100)) %\(text)")
  }

  /// Makes room for a line of words.
  package mutating func clear() {
    guard shown != nil else { return }
    write("\r\u{1B}[K")
    shown = nil
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
