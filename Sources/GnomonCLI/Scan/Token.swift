// SPDX-License-Identifier: Apache-2.0
/// A piece of Swift source: just enough of the language to find declarations.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword; `text` has no backticks.
    case word
    case number
    /// A whole literal with its quotes and interpolations.
    case string
    /// `#if`, `#Preview`, `#selector`.
    case hash
    /// One character of anything else; `->` is one token.
    case mark
  }

  var kind: Kind
  var text: String
  /// The bytes in the source.
  var range: Range<Int>
  /// Counted from 1.
  var line: Int
  /// Nothing but blanks and comments stands before it on its line.
  var startsLine: Bool
  /// No blank stands between it and the token before.
  var touchesPrevious: Bool

  /// A name in backticks is never a keyword.
  var isInBackticks: Bool { kind == .word && range.count != text.utf8.count }

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
