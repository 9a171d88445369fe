// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What is shaped without Pango is what Pango would make of it: the same glyphs of the same fonts at the same places.
@Suite struct PlainTextTests {
  private static let plain = PangoTextEngine(fontDirectory: nil, usesPlainPath: true)
  private static let general = PangoTextEngine(fontDirectory: nil, usesPlainPath: false)

  private static func isPlain(_ text: ResolvedText) -> Bool {
    plain.shapedText(text).content.items.allSatisfy { $0.font?.isOfFile == true }
  }

  private static func text(
    _ string: String, family: ResolvedFont.Family = .system(.default), size: CGFloat = 17, weight: Int = 400,
    isItalic: Bool = false
  ) -> ResolvedText {
    let font = ResolvedFont(family: family, size: size, weight: weight, isItalic: isItalic)
    return ResolvedText(runs: [.init(string: string, font: font)])
  }

  private static func expectSame(_ text: ResolvedText, _ place: Testing.SourceLocation = #_sourceLocation) {
    let (short, long) = (plain.shapedText(text).content, general.shapedText(text).content)
    func expect<T: Equatable>(_ what: String, _ part: (TextContent) -> T) {
      #expect(part(short) == part(long), "\(what) of “\(text.string)”", sourceLocation: place)
    }
    expect("positions") { $0.positions }
    expect("flags") { $0.flags }
    expect("breaks") { $0.breaks.map { [$0.next, $0.visibleEnd] } }
    expect("paragraphs") { $0.paragraphs.map(\.range) }
    expect("directions") { $0.paragraphs.map(\.isRightToLeft) }
    expect("lines' metrics") { $0.metrics }
    expect("reserved lines") { $0.reserved }
    expect("missing characters") { $0.missing }
    expect("items") { $0.items.map(\.characters) }
    expect("levels") { $0.items.map(\.level) }
    expect("families") { $0.items.map(\.font?.family) }
    expect("sizes") { $0.items.map(\.font?.size) }
    expect("files") { $0.items.map { $0.font?.file } }
    expect("glyphs") { $0.items.map { $0.glyphs.map(\.index) } }
    expect("glyphs' characters") { $0.items.map { $0.glyphs.map(\.character) } }
    expect("advances") { $0.items.map { $0.glyphs.map(\.advance) } }
    expect("offsets") { $0.items.map { $0.glyphs.map(\.offset) } }
  }

  @Test func eachCharacterIsWhatPangoMakesOfIt() {
    var count = 0
    for scalar in (0x20...0x2FFF).compactMap(Unicode.Scalar.init) {
      for string in ["\(scalar)", "A\(scalar)V", "1\(scalar)2", "a \(scalar) b"] {
        let text = Self.text(string)
        guard Self.isPlain(text) else { continue }
        count += 1
        Self.expectSame(text)
      }
    }
    #expect(count > 3_000)
  }

  @Test(arguments: [100, 200, 300, 400, 450, 500, 600, 700, 800, 900])
  func eachCutIsTheOneThatPangoTakes(weight: Int) {
    for family in [ResolvedFont.Family.system(.default), .system(.rounded), .system(.monospaced)] {
      for isItalic in [false, true] {
        for size in [0.5, 11, 17, 33.37, 300] {
          let text = Self.text("AVATAR fluffier 0123", family: family, size: size, weight: weight, isItalic: isItalic)
          #expect(Self.isPlain(text))
          Self.expectSame(text)
        }
      }
    }
  }

  @Test func textsOfAllKindsAreTheSame() {
    let pieces = [
      "office", "AVA", "WAW", "To", "1,234.56", "->", "2x3", "“quoted”", "naïve", "Ærø", "ŁÓDŹ", "€5", "…", " ", "  ",
      "\n",
      "\r\n", "\u{2028}", "\t", "привет", "日本", "שלום", "👍", "e\u{301}", "\u{AD}", "\u{200B}", "fi", "ffl", "–", "™",
      "→",
      "a\u{0}b", "Việt", "‼\u{FE0F}", "©", "x²", "½",
    ]
    var random = Seeded()
    var plainOnes = 0
    for _ in 0..<400 {
      let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let string = (0..<Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random)! }
          .joined()
        var font = ResolvedFont(family: .system(.default), size: [13, 17, 28].randomElement(using: &random)!)
        font.weight = [400, 600, 700].randomElement(using: &random)!
        font.isItalic = Int.random(in: 0..<4, using: &random) == 0
        font.isMonospacedDigit = Int.random(in: 0..<4, using: &random) == 0
        font.isSmallCaps = Int.random(in: 0..<12, using: &random) == 0
        if Int.random(in: 0..<8, using: &random) == 0 { font.family = .system(.serif) }
        if Int.random(in: 0..<8, using: &random) == 0 { font.family = .system(.monospaced) }
        if Int.random(in: 0..<12, using: &random) == 0 { font.width = 75 }
        var run = ResolvedText.Run(string: string, font: font)
        run.tracking = [0, 0, 2.5].randomElement(using: &random)!
        run.breaksLigatures = run.tracking != 0
        run.baselineOffset = [0, 0, 3].randomElement(using: &random)!
        if Int.random(in: 0..<12, using: &random) == 0 { run.language = "ja" }
        return run
      }
      var text = ResolvedText(runs: runs)
      text.paragraph.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      text.paragraph.writesByLayout = Int.random(in: 0..<6, using: &random) == 0
      if Self.isPlain(text) { plainOnes += 1 }
      Self.expectSame(text)
    }
    #expect(plainOnes > 20)
  }

  @Test func pangoIsAskedForTheRest() {
    for string in ["привет", "日本", "שלום", "👍", "a\tb", "x\u{301}"] { #expect(!Self.isPlain(Self.text(string))) }
    #expect(!Self.isPlain(Self.text("serif", family: .system(.serif))))
    #expect(!Self.isPlain(Self.text("custom", family: .custom("DejaVu Sans"))))
    var mirrored = Self.text("123")
    mirrored.paragraph.layoutDirection = .rightToLeft
    #expect(!Self.isPlain(mirrored))
  }
}

/// The same numbers each time.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension OpenedFont {
  fileprivate var file: String? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard let pattern, FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    return String(cString: path)
  }
}
