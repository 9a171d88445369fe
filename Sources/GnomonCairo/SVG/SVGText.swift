// SPDX-License-Identifier: Apache-2.0
/// How an SVG document holds text.
public enum SVGText: String, CaseIterable, Codable, Sendable {
  /// Text in the family that it was measured in: it is small and can be copied and searched. Who shows it without that
  /// family shows another, in the width that was measured.
  case text
  /// Outlines, which look the same everywhere and need no fonts; a glyph that is used often is there once. Emoji are
  /// pictures. What is written is kept as a label for readers of the screen.
  case outlines
  /// Text, with as much of its fonts as it takes inside the document (WOFF). A browser that lacks the fonts draws it as
  /// one that has them, and it can be copied and searched. Emoji are pictures, and characters that no font has are
  /// boxes. Programs that don't load such fonts show what ``text`` does.
  ///
  /// Fonts that forbid it stay outside, and a warning says so. It takes HarfBuzz's subsetter, version 6 or later
  /// (`libharfbuzz-subset0`), which is loaded when it's asked for.
  case embedded
}
