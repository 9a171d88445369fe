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
    (".badge.questionmark", question),
    (
      ".badge.star",
      badge(
        "",
        dots: "M 18.5 14.3 L 19.8 17 L 22.7 17.4 L 20.6 19.4 L 21.1 22.3 L 18.5 20.9 L 15.9 22.3 "
          + "L 16.4 19.4 L 14.3 17.4 L 17.2 17 Z")
    ),
    (".badge.key", badge("O 16.8 17 1.9 M 18.3 18.4 L 22 22 M 20.3 20.3 L 21.6 19")),
    (
      ".badge.moon",
      badge(
        "",
        dots: "M 22.2 19.5 C 20 20.3 17.7 19 17.5 16.7 C 17.4 15.7 17.7 14.9 18.2 14.3 "
          + "C 15.9 14.7 14.4 16.5 14.5 18.6 C 14.6 20.9 16.4 22.6 18.7 22.5 C 20.4 22.4 21.7 21.3 22.2 19.5 Z")
    ),
    (".badge.ellipsis", badge("", dots: "O 15.3 18.5 1.2 O 18.5 18.5 1.2 O 21.7 18.5 1.2")),
    (
      ".badge.gearshape",
      badge(
        "O 18.5 18.5 1.9",
        dots: "O 18.5 15 0.8 O 18.5 22 0.8 O 15 18.5 0.8 O 22 18.5 0.8 "
          + "O 16 16 0.8 O 21 16 0.8 O 16 21 0.8 O 21 21 0.8")
    ),
    (".badge.arrow.up", badge("M 18.5 22 L 18.5 15 M 15.7 17.8 L 18.5 15 L 21.3 17.8")),
    (".badge.arrow.down", badge("M 18.5 15 L 18.5 22 M 15.7 19.2 L 18.5 22 L 21.3 19.2")),
    (".badge.shield.checkmark", badge(shield + "M 16.9 18.3 L 18.1 19.6 L 20.2 16.7")),
    (".badge.shield.exclamationmark", badge(shield + "M 18.5 16.3 L 18.5 18 M 18.5 20 L 18.5 20.1")),
    (
      ".trianglebadge.exclamationmark",
      badge("M 18.5 14.3 L 22.7 21.8 L 14.3 21.8 Z M 18.5 17.3 L 18.5 18.7 M 18.5 20.3 L 18.5 20.4")
    ),
    (".questionmark", question),
    (".exclamationmark", badge("M 18.5 14.7 L 18.5 18.3", dots: "O 18.5 21.5 1.1")),
  ]

  private static let shield = "M 18.5 13.8 L 22.3 15.2 C 22.5 19 21.3 21.4 18.5 22.7 C 15.7 21.4 14.5 19 14.7 15.2 Z "
  private static let question = badge(
    "M 16.2 16.7 C 16.2 15.2 17.2 14.3 18.6 14.3 C 20 14.3 21 15.2 21 16.5 C 21 18.3 18.6 18.2 18.6 19.7",
    dots: "O 18.6 22 0.9")

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
