// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

@Suite struct PDFTests {
  private func page() -> DisplayList {
    let text = engine.shape(bodyText("Findable fi text, שלום 👋") { $0.lineLimit = 2 })
    let fit = text.fit(width: 100, height: nil)
    let stops = [ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 1)]
    let area = Path(CGRect(x: 0, y: 0, width: 200, height: 100))
    return DisplayList(
      size: CGSize(width: 200, height: 200), scale: 2,
      commands: [
        .fill(area, style: FillStyle(), paint: .linearGradient(stops, start: .zero, end: CGPoint(x: 200, y: 0))),
        .beginLayer(DisplayLayer(filters: [.shadow(color: black, radius: 4, x: 0, y: 4)])),
        .fill(20, 20, 50, 50, white), .endLayer,
        .beginLayer(DisplayLayer(opacity: 0.5)), .fill(100, 20, 40, 40, green), .fill(120, 40, 40, 40, red), .endLayer,
        .fill(
          Path(CGRect(x: 0, y: 150, width: 50, height: 50)), style: FillStyle(),
          paint: .angularGradient(
            stops, center: CGPoint(x: 25, y: 175), startAngle: Angle(radians: 0), endAngle: Angle(radians: 6))),
        .text(text, in: CGRect(origin: CGPoint(x: 20, y: 100), size: fit.size), paints: [.color(black)]),
      ])
  }

  @Test("A font that takes another's place in a document has its name, its widths and its glyphs")
  func documentFonts() throws {
    let texts = ["Findable fi text", "and smaller"].enumerated().map { index, string in
      let text = engine.shape(bodyText(string) { $0.lineLimit = 1 + index })
      return DisplayCommand.text(
        text, in: CGRect(origin: CGPoint(x: 0, y: 40 * index), size: text.fit(width: nil, height: nil).size),
        paints: [.color(black)])
    }
    let page = DisplayList(size: CGSize(width: 200, height: 100), scale: 1, commands: texts)
    // Fonts of outlines that share nothing, or little, keep their places.
    let untouched = DocumentFonts()
    let document = try CairoRenderer().pdf([page], DocumentInformation(), untouched)
    #expect(!untouched.takePlaces())

    let fonts = DocumentFonts(leastLength: 1)
    #expect(try CairoRenderer().pdf([page], DocumentInformation(), fonts) == document)
    guard FontSubsetter.shared != nil else { return }
    #expect(fonts.takePlaces())
    let other = try CairoRenderer().pdf([page], DocumentInformation(), fonts)
    #expect(other != document)
    func facts(_ data: Data) -> [String] {
      String(decoding: data, as: UTF8.self)
        .matches(of: /\/BaseFont \/\S+|\/Widths \[[^\]]*\]|\/FontBBox \[[^\]]*\]/).map { String($0.0) }
    }
    #expect(facts(other).count >= 3 && facts(other) == facts(document), "\(facts(other)) \(facts(document))")
  }

  /// Glyphs that are looked for are those that are drawn, the ellipsis with them.
  @Test func glyphsAreFoundWithoutDrawing() throws {
    let texts = ["Findable fi text", "cut off where it ends"].enumerated().map { index, string in
      let text = engine.shape(bodyText(string) { $0.lineLimit = 1 })
      return DisplayCommand.text(
        text, in: CGRect(origin: CGPoint(x: 0, y: 40 * index), size: text.fit(width: 90, height: nil).size),
        paints: [.color(black)])
    }
    let page = DisplayList(size: CGSize(width: 200, height: 100), scale: 1, commands: texts)
    let (drawn, found) = (DocumentFonts(leastLength: 1), DocumentFonts(leastLength: 1))
    _ = try CairoRenderer().pdf([page], DocumentInformation(), drawn)
    found.add(page)
    guard FontSubsetter.shared != nil else { return }
    #expect(drawn.takePlaces() && found.takePlaces())
    let document = try CairoRenderer().pdf([page], DocumentInformation(), drawn)
    #expect(try CairoRenderer().pdf([page], DocumentInformation(), found) == document)
  }

  @Test func emojiAreFinerThanPoints() throws {
    // 17 points; a picture is in the document once.
    let text = engine.shape(bodyText("👋 and 👋"))
    let fit = text.fit(width: nil, height: nil)
    let data = try CairoRenderer().pdf(
      DisplayList(
        size: fit.size, scale: 1,
        commands: [.text(text, in: CGRect(origin: .zero, size: fit.size), paints: [.color(black)])]))
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let widths = zip(words, words.dropFirst()).compactMap { $0 == "/Width" ? Int($1) : nil }
    // The picture and its opacities.
    #expect(widths.count == 2 && widths.allSatisfy { $0 > 100 }, "\(widths)")
  }

  @Test func isAPDFAndRepeats() throws {
    let renderer = CairoRenderer()
    let data = try renderer.pdf(page(), title: "A page")
    #expect(data.prefix(5) == Data("%PDF-".utf8))
    #expect(data.count > 2000)
    #expect(try renderer.pdf(page(), title: "A page") == data)
    #expect(try renderer.pdf(pages: [page(), page()]).count > data.count)
  }

  @Test func masksDoNotTurnAPageIntoPixels() throws {
    let list = DisplayList(
      size: CGSize(width: 1000, height: 1000), scale: 2,
      commands: [
        .beginLayer(DisplayLayer()), .fill(0, 0, 1000, 1000, red),
        .beginLayer(DisplayLayer(opacity: 0.5, isMask: true)), .fill(100, 100, 50, 50, black), .endLayer, .endLayer,
      ])
    let data = try CairoRenderer().pdf(list)
    #expect(!String(decoding: data, as: UTF8.self).contains("/Subtype /Image"))
  }

  @Test func unusablePagesSaySo() {
    #expect(throws: RenderingError.emptyCanvas(width: 0, height: 0)) { try CairoRenderer().pdf(pages: []) }
    let large = DisplayList(size: CGSize(width: 20000, height: 10), scale: 1)
    #expect(throws: RenderingError.pageTooLarge(width: 20000, height: 10)) { try CairoRenderer().pdf(large) }
  }
}
