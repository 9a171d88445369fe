// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct TextPictureTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test("A picture in a text takes its width and is drawn on the baseline")
  func picture() throws {
    let bitmap = Bitmap(width: 10, height: 6, pixels: (0..<60).flatMap { _ in [0, 0, 255, 255] as [UInt8] })
    func size(_ text: Text) -> CGSize {
      let host = ViewHost(text.fixedSize())
      host.update()
      return host.snapshot().root.first("Text")?.frame.size ?? .zero
    }
    let plain = size(Text("ab"))
    let both = size(Text("a\(Image(bitmap: bitmap))b"))
    #expect(abs(both.width - plain.width - 10) < 0.7)
    #expect(both.height == plain.height)
    let renderer = ImageRenderer(content: Text("a\(Image(bitmap: bitmap))"))
    let drawn = try #require(renderer.cgImage)
    let blue = stride(from: 0, to: drawn.pixels.count, by: 4).filter {
      drawn.pixels[$0 + 2] == 255 && drawn.pixels[$0] == 0 && drawn.pixels[$0 + 3] == 255
    }.count
    #expect(blue == 60)
  }

  @Test("A symbol is painted as the text around it; an unknown one has a box of the font's size and is named")
  func symbol() throws {
    let shown = try #require(ImageRenderer(content: Text(Image(systemName: "star.fill")).foregroundStyle(red)).cgImage)
    #expect(shown.coverage > 40)
    #expect(stride(from: 0, to: shown.pixels.count, by: 4).allSatisfy { shown.pixels[$0 + 2] < 10 })
    func host(_ text: Text) -> ViewHost {
      let host = ViewHost(text.fixedSize())
      host.update()
      return host
    }
    func size(_ host: ViewHost) -> CGSize { host.snapshot().root.first("Text")?.frame.size ?? .zero }
    let (unknown, plain) = (host(Text("ab\(Image(systemName: "no.such.symbol"))")), host(Text("ab")))
    #expect(abs(size(unknown).width - size(plain).width - 17) < 0.7 && size(unknown).height == size(plain).height)
    let message = "there's no system symbol “no.such.symbol”; a placeholder is drawn."
    #expect(unknown.warnings.contains { $0.name == .missingSymbol && $0.message == message })
    let box = try #require(
      ImageRenderer(content: Text(Image(systemName: "no.such.symbol")).foregroundStyle(red)).cgImage)
    #expect(box.coverage > 10)
    #expect(stride(from: 0, to: box.pixels.count, by: 4).allSatisfy { box.pixels[$0 + 2] < 10 })
    let picture = host(Text("ab\(Image("no picture of that name"))"))
    #expect(size(picture) == size(plain) && picture.warnings.map(\.name) == [.missingImage])
  }

  @Test("Backgrounds and rules in their own colours are drawn")
  func decorations() throws {
    var string = AttributedString("abc")
    string.swiftUI.backgroundColor = Color(red: 0, green: 1, blue: 0)
    let marked = try #require(ImageRenderer(content: Text(string)).cgImage)
    #expect(marked.pixel(0, 0) == [0, 255, 0, 255])
    let ruled = try #require(
      ImageRenderer(content: Text("abc").underline(true, color: red).strikethrough().foregroundStyle(.black)).cgImage)
    let reds = stride(from: 0, to: ruled.pixels.count, by: 4).filter {
      ruled.pixels[$0] > 200 && ruled.pixels[$0 + 1] < 30 && ruled.pixels[$0 + 3] > 100
    }.count
    #expect(reds > 15)
  }

  @Test("Addresses stay in documents; those that run code don't get into an SVG")
  func links() throws {
    let view = VStack {
      Link("Site", destination: URL(string: "https://example.org/a'b")!)
      Text("A [word](https://example.org/word) here")
      Link("Trap", destination: URL(string: "javascript:alert(1)")!)
    }
    let renderer = ImageRenderer(content: view)
    let svg = try renderer.svgString()
    #expect(svg.contains("<a href=\"https://example.org/word\">"))
    #expect(!svg.contains("javascript"))
    let pdf = try renderer.pdfData(information: DocumentInformation(title: "Links", author: "Me"))
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("/URI (https://example.org/word)") || text.contains("/ObjStm"))
    #expect(text.contains("example.org") || text.contains("/ObjStm"))
    #expect(renderer.cgImage != nil)
  }
}
