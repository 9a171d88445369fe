// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The fonts that one SVG document brings along. What of each is used is known at its end.
final class EmbeddedFonts {
  private struct Key: Hashable {
    var face: FontFace
    /// Whether the font's contextual alternates are drawn: Apple's system fonts have none, so those in their place are
    /// drawn without.
    var hasAlternates: Bool
  }

  private struct Entry {
    /// The font, held so that its face isn't let go.
    var font: OpenedFont
    /// The font's own face, which another may stand in for.
    var own: FontFace?
    var selection = FontSubsetter.Selection()
    var isItalic = false
    /// The elements in this font, and the families for who can't load it.
    var texts: [(node: SVGNode, families: String)] = []

    mutating func add(_ scalars: some Sequence<Unicode.Scalar>) {
      for scalar in scalars { selection.characters.insert(scalar.value) }
    }
  }

  private let subsetter: FontSubsetter
  private var keys: [Key] = []
  private var entries: [Key: Entry] = [:]
  /// Fonts are held, so that their identity isn't given to others.
  private var faces: [ObjectIdentifier: (font: OpenedFont, own: FontFace?, face: FontFace?)] = [:]
  /// The families that a warning was given of.
  private var refused: Set<String> = []

  /// nil where there's no subsetter.
  init?() {
    guard let subsetter = FontSubsetter.shared else { return nil }
    self.subsetter = subsetter
  }

  /// Whether no browser could draw a stretch in its font: glyphs of colours of their own, characters that no font has.
  func areOutlines(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText) -> Bool {
    guard let font = stretch.font, !stretch.isTab else { return false }
    if font.isColored || !stretch.boxes.isEmpty { return true }
    return face(of: font, text)?.hasOutlines != true
  }

  private func face(of font: OpenedFont, _ text: PangoShapedText) -> FontFace? {
    if let known = faces[ObjectIdentifier(font)] { return known.face }
    text.library.lock.lock()
    defer { text.library.lock.unlock() }
    let face = text.library.documentFace(of: font)
    faces[ObjectIdentifier(font)] = (font, FontFace(font), face)
    return face
  }

  /// Notes what an element shows; its family is set at the document's end.
  func add(
    _ node: SVGNode, showing string: String, as stretch: LineGlyphs.Stretch, of text: PangoShapedText, families: String
  ) {
    guard let font = stretch.font, let face = face(of: font, text) else {
      node.set("font-family", families)
      return
    }
    let style = text.face(ofRun: stretch.run)
    var hasAlternates = true
    if case .system = style.family { hasAlternates = false }
    let key = Key(face: face, hasAlternates: hasAlternates)
    var entry = entries.removeValue(forKey: key) ?? makeEntry(key, font)
    entry.texts.append((node, families))
    entry.isItalic = entry.isItalic || style.isItalic
    entry.selection.glyphs.formUnion(stretch.glyphs.map { UInt32(truncatingIfNeeded: $0.index) })
    if style.isMonospacedDigit { entry.selection.features.insert(FontFace.tag("tnum")) }
    if style.isSmallCaps {
      entry.selection.features.insert(FontFace.tag("smcp"))
      entry.add(string.unicodeScalars.compactMap(SmallCapitals.capital))
    }
    let added = string.unicodeScalars.filter { entry.selection.characters.insert($0.value).inserted }
    if !added.isEmpty {
      text.library.lock.lock()
      defer { text.library.lock.unlock() }
      for scalar in added { entry.add(FontCharacters.related(to: scalar, isInFont: face.has(scalar, font: font))) }
    }
    if stretch.isRightToLeft { entry.add(FontCharacters.mirrored(string)) }
    entry.add(FontCharacters.composed(string))
    entries[key] = entry
  }

  private func makeEntry(_ key: Key, _ font: OpenedFont) -> Entry {
    keys.append(key)
    var entry = Entry(font: font, own: faces[ObjectIdentifier(font)]?.own)
    if !key.hasAlternates { entry.selection.withoutFeatures.insert(FontFace.tag("calt")) }
    // Shapers put a space where a font lacks one of a certain width.
    entry.selection.characters.insert(0x20)
    return entry
  }

  /// The fonts as a style sheet, nil where there are none; tells which aren't there.
  func finish(_ warn: (RuntimeWarning) -> Void) throws -> SVGNode? {
    var rules: [String] = []
    for key in keys {
      guard let entry = entries[key] else { continue }
      let family = entry.font.family
      guard key.face.right != .none else {
        refuse(entry, "its file forbids it (fsType in its OS/2 table)", warn)
        continue
      }
      var selection = entry.selection
      selection.isWhole = key.face.right == .whole
      guard let font = file(of: entry, selection) ?? subsetter.font(of: key.face, keeping: selection),
        let data = try WebFont.woff(font)
      else {
        refuse(entry, "no part of its file can be taken out", warn)
        continue
      }
      let name = EmbeddedFonts.name(family, data)
      for text in entry.texts { text.node.set("font-family", "'\(name)', \(text.families)") }
      var rule = "@font-face{font-family:'\(name)';"
      // One cut stands for all that is asked of it, and is made bold or slanted only where the picture's is.
      rule += "font-weight:\(key.face.isEmboldened ? "400" : "1 1000");"
      if entry.isItalic, !key.face.isSheared { rule += "font-style:italic;" }
      rules.append(rule + "src:url(data:font/woff;base64,\(Data(data).base64EncodedString())) format('woff')}")
    }
    return rules.isEmpty ? nil : SVGNode("style", text: rules.joined())
  }

  /// The font's own file, where nothing may be left out and nothing has to be.
  private func file(of entry: Entry, _ selection: FontSubsetter.Selection) -> [UInt8]? {
    guard selection.isWhole, selection.withoutFeatures.isEmpty else { return nil }
    return entry.own?.file
  }

  private func refuse(_ entry: Entry, _ reason: String, _ warn: (RuntimeWarning) -> Void) {
    for text in entry.texts { text.node.set("font-family", text.families) }
    let family = entry.font.family
    guard refused.insert(family).inserted else { return }
    warn(
      RuntimeWarning(
        name: .fontNotEmbedded, view: "",
        message: "The font “\(family)” isn't embedded: \(reason). Its text is shown in what fonts the viewer has.",
        hint: "Choose another font, or write the text as outlines."))
  }

  /// A name that no other font has: inline in a page, the fonts of all its documents are known to each.
  private static func name(_ family: String, _ data: [UInt8]) -> String {
    let letters = family.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0 == " ") }
    return (letters.isEmpty ? "Font" : String(String.UnicodeScalarView(letters))) + " " + ContentSum.text(data)
  }
}
