// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// The glyphs of fonts and of lines, as the module by Core Text's name hands them out.
@MainActor @Suite struct GlyphFaceTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  @Test(
    "The advances of a line's glyphs are as wide as the text",
    arguments: ["Waterfall AVATAR To.", "fi ffi office", "Привет, мир", "i"])
  func widths(_ string: String) {
    showHost()
    let line = _GlyphLine(text(string))
    let advances = line.runs.flatMap(\.advances)
    #expect(abs(advances.reduce(0, +) - line.width) < 0.001)
    #expect(abs(line.width - text(string).size().width) < 0.05)
    #expect(line.runs.allSatisfy { $0.glyphs.count == $0.positions.count && $0.glyphs.count == $0.characters.count })
    #expect(_GlyphLine(text("")).width == 0 && _GlyphLine(text("")).runs.isEmpty)
  }

  @Test("Characters count in UTF-16, and glyphs stand from left to right")
  func order() {
    showHost()
    func characters(_ string: String) -> [Int] { _GlyphLine(text(string)).runs.flatMap(\.characters) }
    #expect(characters("ab") == [0, 1])
    #expect(characters("\u{10FFFD}b") == [0, 2])
    #expect(characters("אבג") == [2, 1, 0])
    #expect(characters("a אב") == [0, 1, 3, 2])
    let line = _GlyphLine(text("a אב c"))
    let places = line.runs.flatMap(\.positions).map(\.x)
    #expect(places == places.sorted(), "\(places)")
    // A font's tracking may lie on both sides of a letter.
    #expect(abs(places.first ?? 1) < 0.5, "\(places)")
    #expect(line.runs.map(\.isRightToLeft).contains(true) && line.runs.first?.isRightToLeft == false)
  }

  @Test("A letter that the font doesn't have is glyph 0 of a line, and none of the font")
  func missing() throws {
    showHost()
    let face = try #require(_GlyphFace.of(font))
    #expect(face.glyph(of: "\u{10FFFD}") == nil && face.glyph(of: "a") != nil && face.glyph(of: "a") != 0)
    #expect(_GlyphLine(text("a\u{10FFFD}")).runs.flatMap(\.glyphs).last == 0)
  }

  @Test("A glyph that there is not has no outline, no length and no name")
  func beyond() throws {
    showHost()
    let face = try #require(_GlyphFace.of(font))
    try #require(face.count < 0xFFFF)
    #expect(face.outline(of: 0xFFFF).isEmpty && face.advance(of: 0xFFFF) == 0 && face.name(of: 0xFFFF) == nil)
    let space = try #require(face.glyph(of: " "))
    #expect(face.outline(of: space).isEmpty && face.advance(of: space) > 0)
  }

  @Test("A glyph's ink is where its box says, and filling it leaves the path")
  func ink() throws {
    showHost()
    let face = try #require(_GlyphFace.of(font))
    let outline = face.outline(of: try #require(face.glyph(of: "p")))
    #expect(outline.boundingRect.minY < 0 && outline.boundingRect.maxY > 0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    // The baseline is 60 points below the top, and glyphs' y grows upwards.
    let map = CGAffineTransform(a: 50, b: 0, c: 0, d: -50, tx: 20, ty: 60)
    func image(_ body: (CGContext) -> Void) throws -> Bitmap {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
        $0.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        body($0.cgContext)
      }
      return try #require(image.cgImage)
    }
    let bitmap = try image { $0._fillGlyphs(outline.applying(map)) }
    var ink = CGRect.null
    for y in 0..<100 {
      for x in 0..<100 where bitmap.alpha(x, y) > 0 { ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    let box = outline.boundingRect.applying(map)
    #expect(box.insetBy(dx: -1, dy: -1).contains(ink), "\(box) \(ink)")
    #expect(ink.insetBy(dx: -1, dy: -1).contains(box), "\(box) \(ink)")
    let both = try image {
      $0.addRect(CGRect(x: 90, y: 90, width: 5, height: 5))
      $0._fillGlyphs(outline.applying(map))
      $0.fillPath()
    }
    #expect(both.pixel(92, 92) == [255, 0, 0, 255])
  }

  @Test("A line takes as many words as fit, and ends at a paragraph's end")
  func breaks() {
    showHost()
    let string = "The quick brown fox jumps over the lazy dog"
    func width(_ part: Substring) -> CGFloat {
      text(part.trimmingCharacters(in: .whitespaces)).size().width
    }
    var start = 0
    var lines: [Substring] = []
    while start < string.utf16.count {
      let count = _GlyphLine.lineBreak(in: text(string), from: start, width: 120)
      #expect(count > 0)
      guard count > 0 else { return }
      lines.append(string.dropFirst(start).prefix(count))
      start += count
    }
    #expect(lines.joined() == string && lines.count > 2)
    for line in lines { #expect(width(line) <= 120.01) }
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(width(line + (next.split(separator: " ").first ?? "")) > 120)
    }
    #expect(_GlyphLine.lineBreak(in: text("ab\ncd"), width: 1000) == 3)
    #expect(_GlyphLine.lineBreak(in: text("ab\ncd"), width: .infinity) == 3)
    #expect(_GlyphLine.lineBreak(in: text("abc"), from: 7, width: 100) == 0)
    #expect(_GlyphLine.lineBreak(in: text("abc"), width: 0) >= 1)
  }

  // On the main actor, which shapes texts: from elsewhere each line would wait for it.
  @Test("A long text is broken into lines in one go", .timeLimit(.minutes(30)))
  @MainActor func long() {
    showHost()
    let long = text(String(repeating: "word ", count: 4000))
    var (start, lines) = (0, 0)
    while start < long.length {
      let count = _GlyphLine.lineBreak(in: long, from: start, width: 100)
      guard count > 0 else { break }
      (start, lines) = (start + count, lines + 1)
    }
    #expect(start == 20_000 && lines > 800)
    #expect(_GlyphLine.lineBreak(in: long, width: .infinity) == 20_000)
    #expect(_GlyphLine(long).runs.reduce(0) { $0 + $1.glyphs.count } == 20_000)
  }

  @Test("Many threads read the glyphs of one font")
  func threads() throws {
    showHost()
    let face = try #require(_GlyphFace.of(font))
    let glyphs = try "abcdefghij".unicodeScalars.map { try #require(face.glyph(of: $0)) }
    let known = glyphs.map { face.outline(of: $0).boundingRect }
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      let index = number % glyphs.count
      #expect(face.outline(of: glyphs[index]).boundingRect == known[index] && face.advance(of: glyphs[index]) > 0)
    }
  }

  @Test("Where texts are drawn is part of a context's map of texts")
  func textPosition() {
    showHost()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      let context = $0.cgContext
      #expect(context.textMatrix == .identity)
      context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
      context.textPosition = CGPoint(x: 3, y: 4)
      #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
    }
  }
}
