// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Documents hold symbols as paths, which stay sharp at any size.
@MainActor @Suite struct SymbolPathTests {
  private struct Page: View {
    var body: some View {
      VStack {
        Image(systemName: "trash.fill").foregroundStyle(Color.red.opacity(0.5))
        Image(systemName: "person.circle.fill").foregroundStyle(.white, .blue)
        Image(systemName: "heart.fill").foregroundStyle(
          LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        Image(systemName: "envelope.fill").opacity(0.4)
        Image(systemName: "gear").resizable().frame(width: 90, height: 50)
        Text("Call \(Image(systemName: "phone.fill"))")
        Canvas { context, _ in
          context.draw(Image(systemName: "bell.slash.fill"), in: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        .frame(width: 30, height: 30)
      }
    }
  }

  private func host() -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 400)
    let host = ViewHost(Page(), configuration: configuration)
    host.update()
    return host
  }

  @Test("An SVG has no pixels for them")
  func svg() throws {
    let text = try CairoRenderer().svg(host().displayList())
    #expect(!text.contains("<image"))
    #expect(text.contains("stroke-linecap=\"round\""))
  }

  @Test("A PDF has none either")
  func pdf() throws {
    let data = try CairoRenderer().pdf(host().displayList())
    #expect(data.range(of: Data("/Subtype /Image".utf8)) == nil)
  }

  @Test(
    "Its paths are what its pixels show, gaps and cuts included",
    arguments: [
      "star.fill", "heart.circle.fill", "bell.slash.fill", "wifi.slash", "person.crop.circle.badge.plus",
      "12.circle.fill", "checklist",
      "flag.checkered", "pills.fill", "cross.case.fill", "party.popper.fill", "play.rectangle.fill", "envelope.badge",
      "eye.slash",
      "gear", "trash.fill", "exclamationmark.triangle.fill", "questionmark.bubble", "chart.bar.fill", "moon.stars.fill",
    ])
  func fidelity(_ name: String) throws {
    let font = ResolvedFont(family: .system(.default), size: 40)
    let loaded = try #require(CairoImageLoader().symbol(named: name, font: font, displayScale: 1))
    let symbol = try #require(loaded.vector as? SymbolDrawing)
    let (width, height) = (144, 144)
    let pixels = try #require(symbol.bitmap(width: width, height: height))
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    let list = DisplayList(size: area.size, scale: 1, commands: symbol.paths.commands(in: area, color: black))
    let drawn = try CairoRenderer().bitmap(list)
    var (total, far) = (0, 0)
    for index in stride(from: 3, to: pixels.pixels.count, by: 4) {
      let distance = abs(Int(pixels.pixels[index]) - Int(drawn.pixels[index]))
      total += distance
      if distance > 64 { far += 1 }
    }
    // Edges of what was cut are made of straight pieces.
    #expect(far <= 12)
    #expect(total < 255 * width * height / 200)
  }

  @Test("Heavy lines end within the symbol's box, so that pixels cut nothing off that paths show")
  func heavy() throws {
    for name in SymbolShapes.all.keys.sorted() + ["person.crop.circle.badge.plus", "speaker.wave.3.fill"] {
      let symbol = try #require(SymbolDrawing(named: name, size: 20, weight: 900, scale: 1))
      let size = symbol.paths.size
      #expect(symbol.fit > 0.85 && symbol.fit <= 1, "\(name) is drawn at \(symbol.fit)")
      let (width, height) = (Int(size.width * 3), Int(size.height * 3))
      let area = CGRect(x: 10, y: 10, width: width, height: height)
      let canvas = CGSize(width: width + 20, height: height + 20)
      let commands = symbol.paths.commands(in: area, color: black)
      let drawn = try CairoRenderer().bitmap(DisplayList(size: canvas, scale: 1, commands: commands))
      let outside = (0..<drawn.width * drawn.height).filter { index in
        let (x, y) = (index % drawn.width - 10, index / drawn.width - 10)
        return drawn.pixels[index * 4 + 3] > 8 && !(-1...width ~= x && -1...height ~= y)
      }
      #expect(outside.isEmpty, "\(name) reaches beyond its box")
    }
  }
}
