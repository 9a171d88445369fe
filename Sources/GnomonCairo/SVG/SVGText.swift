/// How an SVG document holds text.
public enum SVGText: String, CaseIterable, Codable, Sendable {
  /// As text, in the family that it was measured in: it's small and can be copied and searched. Who shows it without that
  /// family shows another, in the width that was measured.
  case text
  /// As outlines, which look the same everywhere and need no fonts; a glyph that is used often is there once. Emoji are
  /// pictures. What is written is kept as a label for readers of the screen.
  case outlines
}
