// SPDX-License-Identifier: Apache-2.0
/// What is drawn over another symbol, with a gap around it: a slash, or a badge.
struct SymbolOverlay: Sendable {
  /// The middle of what is kept free around it, which reaches half of ``gapWidth`` further.
  let gap: String
  /// Whether the gap follows a line, and so is as much wider as that is.
  var followsLine = false
  var lines = ""
  var dots = ""

  /// The width of the gap around an overlay, in units: a symbol is 24 high.
  static let gapWidth = 2.4

  private static let all: [(suffix: String, overlay: SymbolOverlay)] = [
    (
      ".slash",
      SymbolOverlay(gap: "M 3.5 3.5 L 20.5 20.5", followsLine: true, lines: "M 3.5 3.5 L 20.5 20.5")
    ),
    (".badge", SymbolOverlay(gap: "O 18.5 5.5 3.7", dots: "O 18.5 5.5 3.7")),
    (".badge.plus", badge("M 18.5 15 L 18.5 22 M 15 18.5 L 22 18.5")),
    (".badge.minus", badge("M 15 18.5 L 22 18.5")),
    (".badge.xmark", badge("M 16 16 L 21 21 M 21 16 L 16 21")),
    (".badge.checkmark", badge("M 15 18.7 L 17.6 21.3 L 22 15.7")),
    (".badge.exclamationmark", badge("M 18.5 14.7 L 18.5 18.3", dots: "O 18.5 21.5 1.1")),
    (".badge.clock", badge("O 18.5 18.5 3.7 M 18.5 16.7 L 18.5 18.7 L 19.9 19.5")),
  ]

  private static func badge(_ lines: String, dots: String = "") -> SymbolOverlay {
    SymbolOverlay(gap: "O 18.5 18.5 4.2", lines: lines, dots: dots)
  }

  /// A name as that of another symbol and what is drawn over it.
  static func parted(_ name: String) -> (base: String, overlay: SymbolOverlay)? {
    for (suffix, overlay) in all where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), overlay)
    }
    return nil
  }
}
