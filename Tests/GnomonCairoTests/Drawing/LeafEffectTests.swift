// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Testing

@testable import Gnomon

/// What counts as one thing to a shadow and a blur, and what stays in one layer.
@MainActor @Suite struct LeafEffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func bitmap(_ view: some View) throws -> Bitmap {
    try #require(ImageRenderer(content: view.frame(width: 60, height: 60, alignment: .topLeading)).cgImage)
  }

  /// How many layers have a filter.
  private func layers(_ commands: [DisplayCommand]) -> Int {
    commands.count { if case .beginLayer(let layer) = $0 { !layer.filters.isEmpty } else { false } }
  }

  private func shadows(_ view: some View) -> Int {
    let host = ViewHost(view.shadow(color: black, radius: 2))
    host.update()
    return layers(host.displayList().commands)
  }

  @Test("What blends goes on blending with its neighbours under a shadow and a blur")
  func blending() throws {
    let pile = ZStack {
      red
      Circle().fill(blue).blendMode(.multiply)
    }.frame(width: 40, height: 40)
    #expect(try bitmap(pile).pixel(20, 20) == [0, 0, 0, 255])
    #expect(try bitmap(pile.shadow(color: black, radius: 2)).pixel(20, 20) == [0, 0, 0, 255])
    #expect(try bitmap(pile.blur(radius: 0.5)).pixel(20, 20) == [0, 0, 0, 255])
    #expect(try bitmap(pile.shadow(color: black, radius: 2).blur(radius: 0.5)).pixel(20, 20) == [0, 0, 0, 255])
    #expect(try bitmap(pile.shadow(color: black, radius: 2)).pixel(2, 2) == [255, 0, 0, 255])
  }

  @Test("What cuts goes on cutting")
  func cutting() throws {
    let pile = ZStack {
      red
      blue.frame(width: 20, height: 20).blendMode(.destinationOut)
    }.frame(width: 40, height: 40)
    let cut = try bitmap(pile.shadow(color: blue, radius: 0, x: 50, y: 0))
    #expect(cut.pixel(20, 20)[3] == 0 && cut.pixel(5, 20) == [255, 0, 0, 255])
    for mode in [GraphicsContext.BlendMode.destinationOut, .clear, .sourceOut] {
      let canvas = Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(self.red))
        context.blendMode = mode
        context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(self.black))
      }.frame(width: 40, height: 40)
      let holed = try bitmap(canvas.shadow(color: blue, radius: 0, x: 50, y: 0))
      #expect(holed.pixel(20, 20)[3] == 0, "\(mode)")
    }
    let kept = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(self.red))
      context.blendMode = .sourceIn
      context.fill(Path(CGRect(x: 10, y: 0, width: 30, height: 40)), with: .color(self.blue))
    }.frame(width: 40, height: 40)
    let strips = try bitmap(kept.blur(radius: 0.1))
    #expect(strips.pixel(4, 20)[3] == 0 && strips.pixel(15, 20) == [0, 0, 255, 255] && strips.pixel(30, 20)[3] == 0)
  }

  @Test("A canvas has one shadow, which doesn't fall on itself")
  func canvases() throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(self.blue))
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(self.red))
    }.frame(width: 40, height: 40)
    let drawn = try bitmap(canvas.shadow(color: black, radius: 0, x: 10, y: 10))
    #expect(drawn.pixel(25, 25) == [0, 0, 255, 255] && drawn.pixel(45, 45) == [0, 0, 0, 255])
    let both = try bitmap(
      ZStack(alignment: .topLeading) {
        blue.frame(width: 50, height: 50)
        canvas
      }.shadow(color: black, radius: 0, x: 5, y: 5))
    #expect(both.pixel(43, 43) == [0, 0, 0, 255] && both.pixel(22, 22) == [0, 0, 255, 255])
    let particles = Canvas { context, _ in
      for index in 0..<2_000 {
        context.fill(Path(CGRect(x: index % 50, y: index / 50, width: 1, height: 1)), with: .color(self.red))
      }
    }
    #expect(shadows(particles) == 1)
    #expect(
      shadows(
        ZStack {
          particles; red
        }) == 2)
  }

  @Test("A text is one thing, with what is drawn below and in it")
  func texts() {
    var marked = AttributedString("some marked words")
    if let range = marked.range(of: "marked") { marked[range].swiftUI.backgroundColor = .yellow }
    #expect(shadows(Text(marked)) == 1)
    #expect(
      shadows(
        VStack {
          Text(marked); Text("\(Image(systemName: "star")) b")
        }) == 2)
    #expect(shadows(Text("some words").textRenderer(Twice())) == 1)
    #expect(
      shadows(
        VStack {
          Text("some"); Text("words")
        }) == 2)
  }

  @Test("What is clipped has one shadow, which doesn't fall on itself")
  func clips() throws {
    let label = Text("some words").padding(8).background(white)
    #expect(shadows(label) == 2)
    #expect(shadows(label.clipShape(Capsule())) == 1)
    #expect(shadows(label.cornerRadius(4)) == 1)
    #expect(
      shadows(
        HStack {
          label.clipped()
          label.clipped()
        }) == 2)
    let square = ZStack {
      white
      red.frame(width: 10, height: 10)
    }.frame(width: 40, height: 40)
    let drawn = try bitmap(square.clipShape(Rectangle()).shadow(color: black, radius: 4))
    #expect(drawn.pixel(13, 20) == [255, 255, 255, 255] && drawn.pixel(42, 20)[3] > 0)
    // One thing needs no layer of its own.
    let host = ViewHost(red.clipShape(Circle()).shadow(color: black, radius: 2))
    host.update()
    #expect(host.displayList().commands.count { if case .beginLayer = $0 { true } else { false } } == 1)
  }

  @Test("Very many things share a layer")
  func limit() {
    func squares(_ count: Int) -> some View {
      HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in red.frame(width: 2, height: 2) } }
    }
    #expect(shadows(squares(64)) == 64)
    #expect(shadows(squares(65)) == 1)
  }
}

/// Draws each line twice.
private struct Twice: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      context.draw(line)
      context.draw(line)
    }
  }
}
