// SPDX-License-Identifier: Apache-2.0

/// The outlines of glyphs that were read last. All books of a process share them: its views show mostly the same letters.
@MainActor
enum KnownOutlines {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt
    let size: Double
  }

  private struct Entry {
    /// The font, held so that its identity isn't given to another.
    let font: OpenedFont
    /// nil for a glyph that shows nothing.
    let path: String?
  }

  private static var entries: [Key: Entry] = [:]
  /// So many are kept: those of a dozen alphabets in several sizes.
  private static let limit = 4_096

  /// A glyph's outline from its origin on the baseline; nil for one that shows nothing.
  static func path(of glyph: UInt, in font: OpenedFont, size: Double, _ reader: OutlineReader) -> String? {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph, size: size)
    if let known = entries[key] { return known.path }
    if entries.count >= limit { entries.removeAll() }
    let path = reader.outline(of: glyph, in: font, size: size)?.path()
    entries[key] = Entry(font: font, path: path)
    return path
  }
}
