// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What a style brings beside its paint, on what isn't a shape: texts and symbols.
@MainActor @Suite struct StyleShadowTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.fixedSize().environment(\.colorScheme, .light))
    renderer.scale = 2
    return try #require(renderer.cgImage)
  }

  private func commands(_ view: some View) -> [DisplayCommand] {
    let host = ViewHost(view)
    host.update()
    return host.displayList().commands
  }

  private func layers(_ commands: [DisplayCommand]) -> [DisplayLayer] {
    commands.compactMap { if case .beginLayer(let layer) = $0 { layer } else { nil } }
  }

  private func texts(_ commands: [DisplayCommand]) -> [[Paint]] {
    commands.compactMap { if case .text(_, _, let paints) = $0 { paints } else { nil } }
  }

  @Test("A text's drop shadow lies where a shadow modifier's does")
  func drop() throws {
    let styled = Text("Shadow").font(.largeTitle.bold())
      .foregroundStyle(.red.shadow(.drop(color: .blue, radius: 2, x: 3, y: 4))).padding(20)
    let modified = Text("Shadow").font(.largeTitle.bold()).foregroundStyle(.red)
      .shadow(color: .blue, radius: 2, x: 3, y: 4).padding(20)
    #expect(try picture(styled).pixels == picture(modified).pixels)
    #expect(try picture(styled).pixels != picture(Text("Shadow").font(.largeTitle.bold()).padding(20)).pixels)
  }

  @Test("A text's own style and one from around do the same")
  func around() throws {
    let style = Color.red.shadow(.drop(color: .blue, radius: 2, x: 3, y: 4))
    let own = Text("Shadow").foregroundStyle(style).padding(20)
    let inherited = VStack { Text("Shadow") }.foregroundStyle(style).padding(20)
    #expect(try picture(own).pixels == picture(inherited).pixels)
  }

  @Test("An inner shadow darkens letters inside and changes nothing around them")
  func inner() throws {
    let text = Text("MM").font(.system(size: 60, weight: .black))
    let plain = try picture(text.foregroundStyle(.white).padding(20))
    let shaded = try picture(text.foregroundStyle(.white.shadow(.inner(color: .black, radius: 3, y: 3))).padding(20))
    var (darker, opacity) = (0, 0)
    for index in stride(from: 0, to: plain.pixels.count, by: 4) {
      opacity = max(opacity, abs(Int(plain.pixels[index + 3]) - Int(shaded.pixels[index + 3])))
      if plain.pixels[index + 3] == 255, shaded.pixels[index] < 200 { darker += 1 }
    }
    #expect(opacity <= 2)
    #expect(darker > 200)
  }

  @Test("Only the runs that have the style have the shadow")
  func runs() throws {
    let text = Text("\(Text("one").foregroundStyle(.red.shadow(.drop(radius: 2)))) two")
    let found = commands(text)
    #expect(layers(found).map(\.filters.count) == [1])
    let painted = texts(found).map { $0.map { if case .color(let color) = $0 { color.opacity > 0 } else { true } } }
    #expect(painted == [[true, false], [false, true]])
  }

  @Test("A style without effects takes no layer, and a gradient stays one")
  func plain() throws {
    let found = commands(Text("plain").foregroundStyle(.blue.gradient))
    #expect(layers(found).isEmpty)
    let paint = try #require(texts(found).first?.first)
    guard case .linearGradient = paint else {
      Issue.record("\(paint)")
      return
    }
    let shaded = commands(Text("both").foregroundStyle(.blue.gradient.shadow(.drop(radius: 2))))
    guard case .linearGradient = try #require(texts(shaded).first?.first) else {
      Issue.record("no gradient")
      return
    }
    #expect(layers(shaded).first?.filters.count == 1)
    #expect(layers(commands(Text("mixed").foregroundStyle(.red.blendMode(.multiply)))).map(\.blendMode) == [.multiply])
  }

  @Test("Symbols have it too, in documents as in pictures")
  func symbols() throws {
    let style = Color.red.shadow(.drop(color: .blue, radius: 2, x: 3, y: 4))
    let symbol = Image(systemName: "star.fill").font(.system(size: 40))
    #expect(
      try picture(symbol.foregroundStyle(style).padding(20)).pixels
        == picture(symbol.foregroundStyle(.red).shadow(color: .blue, radius: 2, x: 3, y: 4).padding(20)).pixels)
    let text = ImageRenderer(content: Text("Shadow").foregroundStyle(style).padding())
    #expect(try text.svgString().contains("feGaussianBlur") && text.svgString().contains(">Shadow</text>"))
    #expect(try text.pdfData().count > ImageRenderer(content: Text("Shadow").padding()).pdfData().count)
  }

  @Test("A run's shadow has room for that run alone, however many others the text has")
  func roomOfRuns() {
    let text = (0..<40).reduce(Text("")) { text, index in
      text + Text("word ").foregroundStyle(.red.shadow(.drop(color: .blue, radius: 1, x: CGFloat(index), y: 1)))
    }
    let list = ImageRenderer(content: text.fixedSize()).displayList()
    let bounds = LayerBounds(list, matrix: .identity).content.values.map(\.width)
    #expect(bounds.count >= 40)
    #expect(bounds.filter { CGFloat($0) < list.size.width / 10 }.count >= 40)
  }
}
