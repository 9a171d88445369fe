// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

private struct Mark: TextAttribute {
  var number: Int
}

private final class Log: @unchecked Sendable {
  var lines: [[String]] = []
  var numbers: [Int] = []
  var widths: [CGFloat] = []
  var isTruncated = false
}

private struct Listing: TextRenderer {
  let log: Log

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    log.lines = layout.map { line in line.map { "\($0.count)" } }
    log.numbers = layout.flatMap { $0 }.compactMap { $0[Mark.self]?.number }
    log.widths = layout.map(\.typographicBounds.width)
    log.isTruncated = layout.isTruncated
    for line in layout { ctx.draw(line) }
  }
}

private struct ByGlyph: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { ctx.draw(slice) }
  }
}

private struct Tall: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    CGSize(width: text.sizeThatFits(proposal).width, height: 77)
  }
}

@MainActor @Suite struct TextRendererTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try #require(renderer.cgImage)
  }

  @Test("A text drawn line by line or glyph by glyph looks as one that draws itself")
  func sameAsPlain() throws {
    let text = Text("Over two lines, with a \(Text("bold").bold()) word").frame(width: 120)
    let plain = try picture(text)
    #expect(plain.coverage > 100)
    #expect(try picture(text.textRenderer(Listing(log: Log()))).pixels == plain.pixels)
    let glyphs = try picture(text.textRenderer(ByGlyph()))
    // Where glyphs overlap, coverages are added in another order.
    #expect(abs(glyphs.coverage - plain.coverage) < plain.coverage * 0.01)
  }

  @Test("A renderer sees lines, runs, glyphs, and the values that parts carry")
  func parts() throws {
    let log = Log()
    _ = try picture(
      (Text("ab") + Text("cde").customAttribute(Mark(number: 7)) + Text("\nfg").bold()).textRenderer(Listing(log: log)))
    #expect(log.lines == [["2", "3"], ["2"]])
    #expect(log.numbers == [7])
    #expect(log.widths.count == 2 && log.widths[0] > log.widths[1])
    #expect(!log.isTruncated)
    _ = try picture(Text("Much too long").lineLimit(1).textRenderer(Listing(log: log)).frame(width: 40))
    #expect(log.isTruncated)
  }

  @Test("A renderer may measure")
  func measures() throws {
    let host = ViewHost(Text("abc").textRenderer(Tall()))
    host.update()
    #expect(host.snapshot().root.first("Text")?.frame.height == 77)
  }

  @Test("A part that isn't there draws nothing")
  func missingParts() throws {
    let shaped = engine.shape(bodyText("abc"))
    let rect = CGRect(origin: .zero, size: shaped.fit(width: nil, height: nil).size)
    for part in [
      TextPart(line: 9), TextPart(line: -1), TextPart(line: 0, run: 5), TextPart(line: 0, run: 0, glyphs: 7..<9),
      TextPart(line: 0, offset: CGSize(width: CGFloat.nan, height: 0)),
    ] {
      let bitmap = try drawn(40, 30, [.textPart(part, of: shaped, in: rect, paints: [.color(black)])])
      #expect(bitmap.coverage == 0)
    }
  }

  private struct Fading: TextRenderer {
    var amount: Double
    let seen: Seen

    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { seen.amounts.append(amount) }
  }

  private final class Seen: @unchecked Sendable {
    var amounts: [Double] = []
  }

  private struct Changing: View {
    let seen: Seen
    @State private var amount = 0.0

    var body: some View {
      Text("Hello").textRenderer(Fading(amount: amount, seen: seen))
        .onAppear { withAnimation(.linear(duration: 1)) { amount = 8 } }
    }
  }

  @Test func aRenderersOwnValuesAreAnimated() {
    let seen = Seen()
    var configuration = ViewHost.Configuration()
    configuration.animations = .clocked
    let host = ViewHost(Changing(seen: seen), configuration: configuration)
    host.update()
    for _ in 0..<5 {
      _ = host.displayList()
      host.advance(by: 0.25)
    }
    #expect(seen.amounts == [0, 2, 4, 6, 8])
  }
}
