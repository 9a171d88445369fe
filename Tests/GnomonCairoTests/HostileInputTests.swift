// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Input that a server may be sent: each ends in a clear error or a picture, soon.
@MainActor @Suite struct HostileInputTests {
  private func png(width: UInt32, height: UInt32) throws -> Data {
    var data = try PNGEncoder.encode(Bitmap(width: 2, height: 2, pixels: Array(repeating: 7, count: 16)))
    for (offset, value) in [(16, width), (20, height)] {
      data.replaceSubrange(offset..<(offset + 4), with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
    return data
  }

  @Test("A file that claims a huge picture isn't decoded")
  func bombs() throws {
    for (width, height) in [(100_000, 100_000), (.max, 1), (32_768, 32_768), (0, 5)] as [(UInt32, UInt32)] {
      #expect(CairoImageLoader().image(data: try png(width: width, height: height)) == nil)
    }
  }

  @Test("Cut and random bytes are no picture")
  func noise() throws {
    let loader = CairoImageLoader()
    let jpeg = try ImageRenderer(content: Color.red.frame(width: 40, height: 40)).jpegData()
    var seed: UInt64 = 11
    func random() -> UInt8 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: seed >> 33)
    }
    for start in [[0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], [0xFF, 0xD8, 0xFF, 0xE0], []] as [[UInt8]] {
      for _ in 0..<50 { #expect(loader.image(data: Data(start + (0..<200).map { _ in random() })) == nil) }
    }
    // A JPEG's start may be shown or not, but is never larger than it says.
    for count in stride(from: 0, to: jpeg.count, by: 17) {
      if let image = loader.image(data: jpeg.prefix(count)) { #expect(image.bitmap.pixels.count == 40 * 40 * 4) }
    }
    var broken = jpeg
    for index in stride(from: 20, to: broken.count, by: 3) { broken[index] = random() }
    _ = loader.image(data: broken)
  }

  @Test("Sizes beyond the limit are errors with a sentence")
  func sizes() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 100_000, height: 100_000))
    #expect(renderer.cgImage == nil)
    #expect(throws: RenderingError.canvasTooLarge(width: 100_000, height: 100_000)) { try renderer.pngData() }
    #expect(throws: RenderingError.canvasTooLarge(width: 100_000, height: 100_000)) { try renderer.webPData() }
    #expect(throws: RenderingError.pageTooLarge(width: 100_000, height: 100_000)) { try renderer.pdfData() }
    renderer.content = Color.red.frame(width: 1, height: 1)
    renderer.scale = 1e30
    #expect(throws: RenderingError.self) { try renderer.pngData() }
  }

  @Test("Odd texts are drawn: a megabyte, a thousand marks, half a pair, controls")
  func texts() throws {
    let marks = "e" + String(repeating: "\u{301}", count: 1000)
    let controls = String(String.UnicodeScalarView((0..<32).compactMap { Unicode.Scalar($0) }))
    let broken = String(decoding: [0x61, 0xED, 0xA0, 0x80, 0xFF, 0x62] as [UInt8], as: UTF8.self)
    for string in [marks, controls, broken, "\u{202E}abc\u{202C}\u{FEFF}\u{FFFC}\u{10FFFF}", "\u{0}"] {
      let renderer = ImageRenderer(content: Text(string).frame(width: 100, height: 40))
      #expect(try !renderer.pngData().isEmpty)
      #expect(try !renderer.pdfData().isEmpty)
      let document = try renderer.svgString()
      #expect(XMLCheck.isWellFormed(document))
    }
    let long = String(repeating: "many words in a row ", count: 52_500)
    let renderer = ImageRenderer(content: Text(long).lineLimit(3).frame(width: 300, height: 80))
    #expect(try !renderer.pngData().isEmpty)
  }

  @Test("A font directory without a usable font still draws")
  func brokenFont() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("not a font".utf8).write(to: folder.appendingPathComponent("Broken.ttf"))
    try Data([0, 1, 0, 0, 0, 200] + Array(repeating: 255, count: 400)).write(
      to: folder.appendingPathComponent("Worse.otf"))
    let engine = PangoTextEngine(fontDirectory: folder)
    #expect(!engine.missingFonts.isEmpty)
    let font = ResolvedFont(family: .custom("Broken"), size: 17)
    let shaped = engine.shape(ResolvedText(runs: [ResolvedText.Run(string: "abc", font: font)]))
    let size = shaped.fit(width: nil, height: nil).size
    #expect(size.width.isFinite && size.height.isFinite)
    _ = try drawn(50, 30, [.text(shaped, in: CGRect(origin: .zero, size: size), paints: [.color(black)])])
  }
}

/// Whether markup closes what it opens, and holds no characters that XML forbids.
private enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    let isAllowed = text.unicodeScalars.allSatisfy {
      ($0.value >= 32 || $0 == "\n" || $0 == "\t") && $0.value != 0xFFFE && $0.value != 0xFFFF
    }
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else { return false }
      let tag = part[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return isAllowed && open.isEmpty
  }
}
