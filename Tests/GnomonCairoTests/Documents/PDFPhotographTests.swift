// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Photographs in documents: JPEG files stay what they are.
@Suite struct PDFPhotographTests {
  /// A file of noise, which no other packing makes small.
  private func photograph() throws -> Data {
    let (width, height) = (64, 48)
    var state: UInt32 = 7
    let pixels = (0..<(width * height * 4)).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    let image = DisplayImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
    return try CairoRenderer().jpeg(list(image), quality: 0.8)
  }

  private func list(_ image: DisplayImage, opacity: Double = 1) -> DisplayList {
    DisplayList(
      size: CGSize(width: 64, height: 48), scale: 1,
      commands: [
        .beginLayer(DisplayLayer(opacity: opacity)), .image(image, in: CGRect(x: 0, y: 0, width: 64, height: 48)),
        .endLayer,
      ])
  }

  @Test func theFileIsInTheDocumentAsItIs() throws {
    let file = try photograph()
    let bitmap = try #require(Bitmap.reading(jpeg: file))
    #expect(bitmap.width == 64 && bitmap.height == 48)
    for opacity in [1, 0.5] {
      let document = try CairoRenderer().pdf(list(DisplayImage(bitmap: bitmap), opacity: opacity))
      #expect(document.range(of: file) != nil)
    }
  }

  @Test func aFileIsInTheDocumentOnce() throws {
    let file = try photograph()
    let bitmap = try #require(Bitmap.reading(jpeg: file))
    let page = list(DisplayImage(bitmap: bitmap))
    let document = try CairoRenderer().pdf(pages: Array(repeating: page, count: 12))
    let text = String(decoding: document, as: UTF8.self)
    #expect(text.components(separatedBy: "/DCTDecode").count == 2)
    #expect(text.components(separatedBy: "/Type /Page %").count == 13)
  }

  @Test func pixelsAreReadWhereTheyAreWanted() throws {
    let file = try photograph()
    let deferred = try #require(Bitmap.reading(jpeg: file))
    let decoded = try ImageDecoder.decode(file, pixelLimit: 1 << 20)
    #expect(deferred.pixels == decoded.pixels)
    let renderer = CairoRenderer()
    #expect(
      try renderer.png(list(DisplayImage(bitmap: deferred))) == renderer.png(list(DisplayImage(bitmap: decoded))))
  }

  @Test func tintedOnesAreDrawnByPixels() throws {
    let bitmap = try #require(Bitmap.reading(jpeg: try photograph()))
    let tint = Color.Resolved(red: 1, green: 0, blue: 0)
    let document = try CairoRenderer().pdf(list(DisplayImage(bitmap: bitmap, tint: tint)))
    #expect(!String(decoding: document, as: UTF8.self).contains("/DCTDecode"))
  }

  @Test func layersOfPixelsAreDrawnByPixels() throws {
    let file = try photograph()
    let decoded = DisplayImage(bitmap: try ImageDecoder.decode(file, pixelLimit: 1 << 20))
    let deferred = DisplayImage(bitmap: try #require(Bitmap.reading(jpeg: file)))
    func document(_ image: DisplayImage) throws -> Data {
      let layer = DisplayLayer(filters: [.blur(radius: 2, opaque: false)])
      let rect = CGRect(x: 8, y: 8, width: 48, height: 32)
      return try CairoRenderer().pdf(
        DisplayList(
          size: CGSize(width: 64, height: 48), scale: 1,
          commands: [.beginLayer(layer), .image(image, in: rect), .endLayer]))
    }
    #expect(try document(deferred) == document(decoded))
  }

  @Test func damagedFilesAreTransparentOrRefused() throws {
    let file = try photograph()
    #expect(Bitmap.reading(jpeg: Data()) == nil)
    #expect(Bitmap.reading(jpeg: file.prefix(20)) == nil)
    #expect(Bitmap.reading(jpeg: file, pixelLimit: 100) == nil)
    let half = try #require(Bitmap.reading(jpeg: file.prefix(file.count / 2)))
    #expect(half.pixels == [UInt8](repeating: 0, count: 64 * 48 * 4))
  }
}
