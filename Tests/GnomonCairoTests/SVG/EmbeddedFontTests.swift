// SPDX-License-Identifier: Apache-2.0
import CDeflate
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// The fonts in an SVG document draw what the whole fonts do.
@MainActor @Suite struct EmbeddedFontTests {
  private func svg(_ view: some View) throws -> String {
    try ImageRenderer(content: view.fixedSize()).svgString(text: .embedded)
  }

  /// The font files in a document, taken out of their WOFF: Pango doesn't read those.
  private func fonts(in svg: String) throws -> [Data] {
    try svg.components(separatedBy: "data:font/woff;base64,").dropFirst().map {
      try unpacked(Array(#require(Data(base64Encoded: String($0.prefix { $0 != ")" })))))
    }
  }

  private func unpacked(_ woff: [UInt8]) throws -> Data {
    func number(_ place: Int, _ length: Int = 4) -> Int { woff[place..<place + length].reduce(0) { $0 << 8 | Int($1) } }
    func bytes(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    try #require(woff.starts(with: "wOFF".utf8) && number(8) == woff.count)
    let count = number(12, 2)
    var (header, body) = (Array(woff[4..<8]) + woff[12..<14] + [0, 0, 0, 0, 0, 0], [UInt8]())
    for entry in stride(from: 44, to: 44 + 20 * count, by: 20) {
      let (packed, length) = (number(entry + 8), number(entry + 12))
      var table = Array(woff[number(entry + 4)..<number(entry + 4) + packed])
      if packed < length {
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        var plain = [UInt8](repeating: 0, count: length)
        let result = libdeflate_zlib_decompress(decompressor, table, packed, &plain, length, nil)
        try #require(result == LIBDEFLATE_SUCCESS)
        table = plain
      }
      header += woff[entry..<entry + 4] + woff[entry + 16..<entry + 20] + bytes(12 + 16 * count + body.count)
      header += bytes(length)
      body += table + [UInt8](repeating: 0, count: -table.count & 3)
    }
    #expect(header.count + body.count == number(16))
    return Data(header + body)
  }

  /// Calls `body` with a folder of files.
  private func withFolder<R>(_ files: [Data], ending: String = "otf", _ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, file) in files.enumerated() {
      try file.write(to: folder.appendingPathComponent("\(index).\(ending)"))
    }
    return try body(folder)
  }

  private func shaped(_ string: String, _ font: ResolvedFont, in engine: PangoTextEngine) -> PangoShapedText {
    engine.shape(ResolvedText(runs: [ResolvedText.Run(string: string, font: font)])) as! PangoShapedText
  }

  private func list(of text: PangoShapedText) -> DisplayList {
    let size = text.fit(width: nil, height: nil).size
    return DisplayList(
      size: size, scale: 2, commands: [.text(text, in: CGRect(origin: .zero, size: size), paints: [.color(black)])])
  }

  private static func font(
    _ family: ResolvedFont.Family = .system(.default), weight: Int = 400, italic: Bool = false, digits: Bool = false,
    capitals: Bool = false
  ) -> ResolvedFont {
    var font = ResolvedFont(family: family, size: 24)
    font.weight = weight
    font.isItalic = italic
    font.isMonospacedDigit = digits
    font.isSmallCaps = capitals
    return font
  }

  private static let texts: [(string: String, font: ResolvedFont)] = [
    ("Hamburgefonstiv AVAT 0123 → x", font()), ("Bold “quotes”", font(weight: 700)),
    ("Thin and slanted", font(weight: 100, italic: true)), ("1111 0000", font(digits: true)),
    ("Small Capitals", font(capitals: true)), ("let a -> b", font(.system(.monospaced))),
    ("office fiddle", font(.custom("DejaVu Sans"))), ("e\u{301}a\u{308} Å ñ \u{1E69}", font()),
    ("non\u{2011}breaking\u{A0}space", font()), ("مرحبا (بالعالم) 123", font(.custom("DejaVu Sans"))),
    ("שָׁלוֹם [עולם]", font(.custom("DejaVu Sans"))), ("DejaVu Serif", font(.custom("DejaVu Serif"), weight: 700)),
    ("\u{301}alone", font(.custom("DejaVu Sans"))),
  ]

  @Test("Drawn with nothing but what is embedded, a text's picture is the same")
  func pictures() throws {
    let engine = PangoTextEngine()
    for (string, font) in Self.texts {
      let whole = list(of: shaped(string, font, in: engine))
      let files = try fonts(in: CairoRenderer().svg(whole, text: .embedded))
      #expect(!files.isEmpty, "\(string)")
      try withFolder(files) { folder in
        let own = PangoTextEngine(fontDirectory: folder)
        #expect(own.library.directoryWarning == nil)
        let part = list(of: shaped(string, font, in: own))
        #expect(whole.size == part.size, "\(string)")
        let (a, b) = (try CairoRenderer().bitmap(whole), try CairoRenderer().bitmap(part))
        #expect(a.pixels == b.pixels, "\(string)")
      }
    }
  }

  @Test("A font is there once, in what is used of it, under a name of its own that each of its texts asks for first")
  func once() throws {
    let document = try svg(VStack { ForEach(0..<5, id: \.self) { Text("Row \($0)") } })
    let files = try fonts(in: document)
    #expect(files.count == 1)
    #expect((files.first?.count ?? .max) < 12_000)
    let name = try #require(document.components(separatedBy: "@font-face{font-family:'").last?.prefix { $0 != "'" })
    #expect(name.hasPrefix("Inter "))
    #expect(document.components(separatedBy: "font-family=\"'\(name)', 'Inter', ").count == 6)
    #expect(document.contains(">Row 3</text>"))
    let other = try svg(Text("Another"))
    #expect(!other.contains(name))
    #expect(try svg(Text("Another")) == other)
    #expect(try fonts(in: svg(Text("a") + Text("b").bold())).count == 2)
    for empty in [AnyView(Text("").frame(width: 9, height: 9)), AnyView(Color.red.frame(width: 9, height: 9))] {
      #expect(try !svg(empty).contains("<style"))
    }
  }

  @Test("Emoji are pictures, what no font has are boxes, and both are labelled")
  func outlines() throws {
    let emoji = try svg(Text("So 🎉"))
    #expect(emoji.contains("data:image/png") && emoji.contains(#"aria-label="🎉""#) && emoji.contains(">So </text>"))
    #expect(try fonts(in: emoji).count == 1)
    let box = try svg(Text("\u{10FFFD}"))
    #expect(try fonts(in: box).isEmpty && box.contains("stroke-width") && !box.contains("<text"))
  }

  nonisolated private static let single = "DejaVu Math TeX Gyre"

  @Test(
    "A cut that is made bold or slanted is embedded as what it is, so that browsers make it so",
    .enabled(if: PangoTextEngine().hasFamily(single)))
  func synthesis() throws {
    func document(_ family: String) throws -> String {
      try svg(Text("Bold").font(.custom(family, size: 20)).bold().italic())
    }
    let (real, made) = (try document("DejaVu Sans"), try document(EmbeddedFontTests.single))
    #expect(real.contains("font-weight:1 1000;font-style:italic;"))
    #expect(made.contains("font-weight:400;src:"))
    for text in [real, made] { #expect(text.contains(#"font-weight="700" font-style="italic""#)) }
  }

  /// DejaVu Sans with other rights.
  private func withRights<R>(_ rights: UInt16, _ body: (PangoTextEngine) throws -> R) throws -> R {
    let path = try #require(PangoTextEngine().fontFile(for: Self.font(.custom("DejaVu Sans")))?.path)
    var font = try Data(contentsOf: URL(fileURLWithPath: path))
    let tables = Int(font[4]) << 8 | Int(font[5])
    for index in 0..<tables {
      let entry = 12 + 16 * index
      guard font[entry..<entry + 4].elementsEqual("OS/2".utf8) else { continue }
      let place = font[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
      (font[place + 8], font[place + 9]) = (UInt8(rights >> 8), UInt8(rights & 0xFF))
    }
    return try withFolder([font], ending: "ttf") { try body(PangoTextEngine(fontDirectory: $0)) }
  }

  @Test("A font that is embedded whole is what its file is, features that are off by themselves included")
  func whole() throws {
    try withRights(0x0108) { engine in
      let text = list(of: shaped("Rights", Self.font(.custom("DejaVu Sans")), in: engine))
      let file = try #require(engine.fontFile(for: Self.font(.custom("DejaVu Sans")))?.path)
      let (embedded, own) = (
        try fonts(in: CairoRenderer().svg(text, text: .embedded)), try Data(contentsOf: URL(fileURLWithPath: file))
      )
      #expect(embedded.count == 1)
      #expect(try tables(of: #require(embedded.first)) == tables(of: own))
    }
  }

  private func tables(of font: Data) -> [String: Data] {
    let font = [UInt8](font)
    func number(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let entries = (0..<(Int(font[4]) << 8 | Int(font[5]))).map { 12 + 16 * $0 }
    return Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        let start = number(entry + 8)
        return (
          String(decoding: font[entry..<entry + 4], as: UTF8.self), Data(font[start..<start + number(entry + 12)])
        )
      })
  }

  private final class Warnings: @unchecked Sendable {
    var all: [RuntimeWarning] = []
  }

  @Test("A font that forbids it isn't embedded, one that forbids parts is embedded whole, one for print is")
  func rights() throws {
    for (rights, size) in [(UInt16(0x0002), 0...0), (0x0200, 0...0), (0x0004, 1...20_000), (0x0108, 100_000...900_000)]
    {
      try withRights(rights) { engine in
        let warnings = Warnings()
        let text = list(of: shaped("Rights", Self.font(.custom("DejaVu Sans")), in: engine))
        let made = try CairoRenderer { warnings.all.append($0) }.svg(text, text: .embedded)
        #expect(size.contains(try fonts(in: made).first?.count ?? 0), "\(rights)")
        #expect(made.contains("'DejaVu Sans'\"") && made.contains(">Rights</text>"))
        let expected = [
          """
          warning: The font “DejaVu Sans” isn't embedded: its file forbids it (fsType in its OS/2 table). Its text is \
          shown in what fonts the viewer has. Choose another font, or write the text as outlines. [font-not-embedded]
          """
        ]
        #expect(warnings.all.map(\.description) == (size == 0...0 ? expected : []))
      }
    }
  }

  @Test("Letters set apart keep ligatures where they were drawn, small capitals their size, and a text its language")
  func styles() throws {
    #expect(try svg(Text("office").kerning(2)).contains("font-feature-settings:'liga','clig'"))
    #expect(try !svg(Text("office").tracking(2)).contains("liga") && !svg(Text("office")).contains("liga"))
    let capitals = try svg(Text("Small").font(.custom("DejaVu Sans", size: 20).smallCaps()))
    #expect(capitals.contains(#"font-size="16""#) && capitals.contains("text-transform:uppercase"))
    // Browsers would make two small capitals of a letter that stays.
    let sharp = try svg(Text("ß").font(.custom("DejaVu Sans", size: 20).smallCaps()).kerning(1))
    #expect(sharp.contains("font-feature-settings:'liga','clig','smcp'") && !sharp.contains("font-variant-caps"))
    #expect(try svg(Text("Straße").typesettingLanguage(.init(languageCode: .japanese))).contains(#"xml:lang="ja"#))
  }

  @Test(
    "Bad input gives a document",
    arguments: ["", "\u{0}", "\u{FFFE}\u{1F}", "\u{202E}abc\u{202C}", "\u{E0001}\u{FE0F}a"])
  func hostile(text: String) throws {
    let document = try svg(Text(text).frame(width: 100, height: 40))
    #expect(document.hasPrefix("<svg ") && document.hasSuffix(">\n"))
  }

  @Test("What isn't a font has no WOFF")
  func brokenFiles() throws {
    #expect(try WebFont.woff([]) == nil)
    #expect(try WebFont.woff([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    #expect(try WebFont.woff([0, 1, 0, 0, 0, 200] + Array(repeating: 255, count: 4000)) == nil)
  }
}
