// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Plain words that are put together from a table of letters are what Pango makes of them.
@Suite struct PlainWordsTests {
  private static let general = PangoTextEngine(fontDirectory: nil, usesPlainPath: false)

  private static func expectSame(
    _ text: ResolvedText, _ plain: TextContent, _ place: Testing.SourceLocation = #_sourceLocation
  ) {
    let long = general.shapedText(text).content
    func expect<T: Equatable>(_ what: String, _ part: (TextContent) -> T) {
      #expect(part(plain) == part(long), "\(what) of “\(text.string)”", sourceLocation: place)
    }
    expect("positions") { $0.positions }
    expect("runs") { content in (0..<content.runs.count).map { content.runs[$0] } }
    expect("flags") { $0.flags }
    expect("breaks") { $0.breaks.map { [Double($0.next), Double($0.visibleEnd), $0.position] } }
    expect("paragraphs") { $0.paragraphs.map { [$0.range, $0.breaks] } }
    expect("directions") { $0.paragraphs.map(\.isRightToLeft) }
    expect("lines' metrics") { $0.metrics }
    expect("reserved lines") { $0.reserved }
    expect("items") { $0.items.map(\.characters) }
    expect("families") { $0.items.map(\.font?.family) }
    expect("glyphs") { $0.items.map { $0.glyphs.map(\.index) } }
    expect("glyphs' characters") { $0.items.map { $0.glyphs.map(\.character) } }
    expect("glyphs' runs") { $0.items.map { $0.glyphs.map(\.run) } }
    expect("advances") { $0.items.map { $0.glyphs.map(\.advance) } }
    expect("offsets") { $0.items.map { $0.glyphs.map(\.offset) } }
  }

  private static func run(_ string: String, _ random: inout SeededNumbers) -> ResolvedText.Run {
    var font = ResolvedFont(family: .system(.default), size: [11, 13, 17, 22.5, 34].randomElement(using: &random)!)
    font.weight = [300, 400, 600, 700].randomElement(using: &random)!
    font.isItalic = Int.random(in: 0..<4, using: &random) == 0
    font.hasMacWidths = Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<6, using: &random) == 0 { font.family = .system(.monospaced) }
    var run = ResolvedText.Run(string: string, font: font)
    run.tracking = [0, 0, 2.5].randomElement(using: &random)!
    run.breaksLigatures = run.tracking != 0
    run.baselineOffset = [0, 0, 0, 3].randomElement(using: &random)!
    if Int.random(in: 0..<8, using: &random) == 0 { run.lineHeight = 31 }
    return run
  }

  @Test func wordsOfAllLettersAreWhatPangoMakesOfThem() {
    var random = SeededNumbers(state: 41)
    let library = FontLibrary(directory: nil)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let signs = Array("  .,:;!?'-")
    var count = 0
    for _ in 0..<1_200 {
      let length = Int.random(in: 1...40, using: &random)
      let string = String(
        (0..<length).map { _ in
          (Int.random(in: 0..<4, using: &random) == 0 ? signs : letters).randomElement(using: &random)!
        })
      let text = ResolvedText(runs: [Self.run(string, &random)])
      library.lock.lock()
      let plain = library.plainContent(of: text)
      library.lock.unlock()
      guard let plain else { continue }
      count += 1
      Self.expectSame(text, plain)
    }
    // The others have a sign where none is plain.
    #expect(count > 150)
  }

  @Test(arguments: [
    "Wi-Fi and Bluetooth", "  two  spaces  ", "12:30, 1,234.56 v1.2 p.3 x:4a", "Don't! Why? Yes.", "A", " ", "-",
  ])
  func theLinesBreakWherePangoBreaksThem(string: String) {
    let library = FontLibrary(directory: nil)
    let text = ResolvedText(runs: [.init(string: string, font: ResolvedFont(family: .system(.default), size: 17))])
    library.lock.lock()
    let plain = library.plainContent(of: text)
    library.lock.unlock()
    guard let plain else {
      #expect(string == "-" || string.contains("p.3"), "a sign alone isn't plain, nor one before a number")
      return
    }
    Self.expectSame(text, plain)
  }

  @Test(arguments: [100, 300, 400, 500, 600, 700, 900], [false, true])
  func theSystemsFontMovesPairsAlone(weight: Int, isItalic: Bool) {
    let library = FontLibrary(directory: nil)
    let font = ResolvedFont(family: .system(.default), size: 17, weight: weight, isItalic: isItalic)
    let text = ResolvedText(runs: [.init(string: "Plain words", font: font)])
    library.lock.lock()
    let plain = library.plainContent(of: text)
    library.lock.unlock()
    #expect(plain != nil)
  }

  @Test func aTextOfKnownPairsIsNotShapedAgain() {
    let library = FontLibrary(directory: nil)
    let font = ResolvedFont(family: .system(.default), size: 17)
    func content(_ string: String) -> TextContent? {
      library.lock.lock()
      defer { library.lock.unlock() }
      return library.plainContent(of: ResolvedText(runs: [.init(string: string, font: font)]))
    }
    _ = content("banana band")
    hb_buffer_clear_contents(library.buffer)
    #expect(content("nana band") != nil)
    #expect(hb_buffer_get_length(library.buffer) == 0, "HarfBuzz wasn't asked")
    #expect(content("nab") != nil)
    #expect(hb_buffer_get_length(library.buffer) == 3, "a before b is new")
  }

  @Test func whatFollowsTheLayoutsDirectionIsLeftToPango() {
    let library = FontLibrary(directory: nil)
    var text = ResolvedText(runs: [.init(string: "123", font: ResolvedFont(family: .system(.default), size: 17))])
    text.paragraph.layoutDirection = .rightToLeft
    library.lock.lock()
    defer { library.lock.unlock() }
    #expect(library.plainContent(of: text) == nil)
    text.runs[0].string = "abc"
    #expect(library.plainContent(of: text) != nil)
    text.paragraph.writesByLayout = true
    #expect(library.plainContent(of: text) == nil)
  }

  @Test func aTableThatContradictsItselfIsGivenUp() {
    let table = LetterTable()
    table.learn(65, before: 66, glyph: 3, advance: 900)
    #expect(table.advance(of: 65, before: 66) == 900)
    #expect(table.advance(of: 65, before: 67) == nil)
    table.learn(65, before: 66, glyph: 3, advance: 901)
    #expect(!table.isSound)
    let other = LetterTable()
    other.learn(65, before: 66, glyph: 3, advance: 900)
    other.learn(65, before: 67, glyph: 4, advance: 900)
    #expect(!other.isSound)
  }

  /// A `GPOS` table of one lookup with one subtable.
  private static func table(type: Int, flags: Int = 0, subtable: [Int]) -> [UInt8] {
    let words = [1, 0, 0, 0, 10, 1, 4, type, flags, 1, 8] + subtable
    return words.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  @Test(arguments: [
    (table(type: 1, subtable: [1, 0, 4, 0]), PositioningTable.Kind.pairs),
    (table(type: 2, subtable: [1, 0, 4, 0]), .pairs), (table(type: 2, subtable: [2, 0, 4, 0]), .pairs),
    // The second glyph is moved, too.
    (table(type: 2, subtable: [1, 0, 4, 4]), .other),
    // A lookup that passes over letters.
    (table(type: 2, flags: 2, subtable: [1, 0, 4, 0]), .other),
    (table(type: 3, subtable: [1, 0, 0, 0]), .other), (table(type: 4, subtable: [1, 0, 0, 0]), .marks),
    (table(type: 8, subtable: [1, 0, 0, 0]), .other),
    // An extension, whose subtable lies eight bytes behind it.
    (table(type: 9, subtable: [1, 2, 0, 8, 1, 0, 4, 0]), .pairs),
    (table(type: 9, subtable: [1, 2, 0, 8, 1, 0, 4, 1]), .other), (table(type: 9, subtable: [1, 9, 0, 8]), .other),
  ])
  func aLookupIsWhatItsTableSays(bytes: [UInt8], kind: PositioningTable.Kind) {
    bytes.withUnsafeBytes { #expect(PositioningTable(bytes: $0).kind(of: 0) == kind) }
    bytes.withUnsafeBytes { #expect(PositioningTable(bytes: $0).kind(of: 1) == .other) }
  }

  @Test(arguments: [1e308, -1e308, 1e30, -1e30, .infinity, .nan])
  func anEndlessTextIsFitted(tracking: CGFloat) {
    var run = ResolvedText.Run(string: "ab cd", font: ResolvedFont(family: .system(.default), size: 17))
    run.tracking = tracking
    let shaped = PangoTextEngine().shape(ResolvedText(runs: [run]))
    for width in [nil, 0, 1, 100] as [CGFloat?] {
      let fit = shaped.fit(width: width, height: nil)
      #expect(fit.lineCount >= 0 && fit.size.width.isFinite && fit.size.height.isFinite)
    }
  }

  @Test func tablesThatEndTooSoonAreReadAsOther() {
    var random = SeededNumbers(state: 3)
    for length in 0..<200 {
      var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      if length > 12 { bytes.replaceSubrange(8..<12, with: [0, 10, 0, UInt8.random(in: 0...4, using: &random)]) }
      bytes.withUnsafeBytes { bytes in
        let table = PositioningTable(bytes: bytes)
        for lookup in [-1, 0, 1, 65_535] { _ = table.kind(of: lookup) }
      }
    }
    [UInt8]().withUnsafeBytes { #expect(PositioningTable(bytes: $0).kind(of: 0) == .other) }
  }
}

/// The same numbers each time.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
