// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Symbols' layers are painted in levels of a style wherever symbols stand.
@MainActor @Suite struct SymbolLayerTests {
  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  /// How many pixels have a colour alone.
  private func counts(_ view: some View) throws -> (red: Int, blue: Int) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 100, height: 60)
    configuration.scale = 1
    let host = ViewHost(view.font(.system(size: 40)), configuration: configuration)
    host.update()
    let pixels = try host.bitmap(isOpaque: false).pixels
    let colors = stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
    return (colors.count { $0 == [255, 0, 0, 255] }, colors.count { $0 == [0, 0, 255, 255] })
  }

  @Test("In a text, the sign has the first style and the circle the second")
  func text() throws {
    let symbol = Text(Image(systemName: "plus.circle.fill"))
    let two = try counts(symbol.foregroundStyle(red, blue))
    #expect(two.red > 20 && two.blue > 500)
    // A run's own style has no second.
    let own = try counts(Text("\(symbol.foregroundStyle(red))").foregroundStyle(blue, blue))
    #expect(own.red > 500 && own.blue == 0)
    let mono = try counts(symbol.symbolRenderingMode(.monochrome).foregroundStyle(red, blue))
    #expect(mono.red > 500 && mono.blue == 0)
    let pale = try counts(symbol.foregroundStyle(red).symbolRenderingMode(.hierarchical))
    #expect(pale.red > 20 && pale.red < 200)
  }

  @Test("A cloud has the first style, the sun or lightning beside it the second, and what falls from it the last")
  func weather() throws {
    let two = try counts(Image(systemName: "cloud.rain.fill").foregroundStyle(red, blue))
    #expect(two.red > 200 && two.blue > 20)
    for name in ["cloud.sun.rain.fill", "cloud.bolt.rain.fill", "cloud.moon.rain"] {
      let symbol = Image(systemName: name)
      let beside = try counts(symbol.foregroundStyle(red, blue, .clear))
      #expect(beside.red > 100 && beside.blue > 20, "\(name): \(beside)")
      let below = try counts(symbol.foregroundStyle(red, .clear, blue))
      #expect(below.red == beside.red && below.blue > 20, "\(name): \(below)")
      // In one style the sign isn't cut out of the cloud.
      let one = try counts(symbol.foregroundStyle(red))
      #expect(one.red >= beside.red + beside.blue, "\(name): \(one)")
    }
  }

  @Test("In multicolor, weather and some signs have colours of their own, and others that of the text")
  func multicolor() throws {
    func shown(_ name: String, in view: (Image) -> some View) throws -> [Color.Resolved: Int] {
      var configuration = ViewHost.Configuration()
      configuration.size = CGSize(width: 100, height: 60)
      configuration.scale = 1
      let symbol = Image(systemName: name)
      let host = ViewHost(
        view(symbol).symbolRenderingMode(.multicolor).foregroundStyle(blue).font(.system(size: 40)),
        configuration: configuration)
      host.update()
      let pixels = try host.bitmap(isOpaque: false).pixels
      var counts: [Color.Resolved: Int] = [:]
      for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] == 255 {
        let color = Color(
          .sRGB, red: Double(pixels[index]) / 255, green: Double(pixels[index + 1]) / 255,
          blue: Double(pixels[index + 2]) / 255)
        counts[color.resolve(in: EnvironmentValues()), default: 0] += 1
      }
      return counts.filter { $0.value > 12 }
    }
    func colors(_ name: String, in view: (Image) -> some View = { $0 }) throws -> Set<String> {
      let names = [Color.white: "white", .cyan: "cyan", .yellow: "yellow", .red: "red", .green: "green", blue: "own"]
      let known = Dictionary(uniqueKeysWithValues: names.map { ($0.resolve(in: EnvironmentValues()).description, $1) })
      return Set(try shown(name, in: view).keys.compactMap { known[$0.description] })
    }
    #expect(try colors("cloud.rain.fill") == ["white", "cyan"])
    #expect(try colors("cloud.bolt.rain.fill") == ["white", "yellow", "cyan"])
    #expect(try colors("cloud.sun.fill") == ["white", "yellow"])
    #expect(try colors("sun.max.fill") == ["yellow"])
    #expect(try colors("plus.circle.fill") == ["green", "white"])
    #expect(try colors("heart.fill") == ["red"])
    #expect(try colors("bolt.circle.fill") == ["own"])
    #expect(try colors("tray.fill") == ["own"])
    #expect(try colors("cloud.rain.fill", in: { Text($0) }) == ["white", "cyan"])
    let canvas: (Image) -> Canvas<EmptyView> = { image in
      Canvas { context, size in context.draw(image, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
    }
    #expect(try colors("cloud.rain.fill", in: canvas) == ["white", "cyan"])
    #expect(try colors("heart.fill", in: { $0.symbolRenderingMode(.monochrome) }) == ["own"])
  }

  @Test("In a label's icon too")
  func label() throws {
    let label = Label("", systemImage: "plus.circle.fill").foregroundStyle(red, blue)
    let two = try counts(label)
    #expect(two.red > 20 && two.blue > 500)
  }

  @Test("In a canvas, by its style or a palette of shadings")
  func canvas() throws {
    func canvas(_ shading: GraphicsContext.Shading?) -> some View {
      Canvas { context, size in
        var symbol = context.resolve(Image(systemName: "plus.circle.fill"))
        symbol.shading = shading
        context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    }
    let styled = try counts(canvas(nil).foregroundStyle(red, blue))
    #expect(styled.red > 20 && styled.blue > 500)
    let palette = try counts(canvas(.palette([.color(red), .color(blue)])))
    #expect(palette.red > 20 && palette.blue > 500)
    let one = try counts(canvas(.color(red)).foregroundStyle(blue, blue))
    #expect(one.red > 500 && one.blue == 0)
    // The first of a palette paints paths.
    let path = try counts(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .palette([.color(red), .color(blue)]))
      })
    #expect(path.red == 900 && path.blue == 0)
  }

  @Test("A gradient paints a symbol in a canvas and in a text")
  func gradient() throws {
    let gradient = LinearGradient(colors: [red, red, blue, blue], startPoint: .leading, endPoint: .trailing)
    let text = try counts(Text(Image(systemName: "square.fill")).foregroundStyle(gradient))
    #expect(text.red > 100 && text.blue > 100)
    let canvas = try counts(
      Canvas { context, _ in
        var symbol = context.resolve(Image(systemName: "square.fill"))
        symbol.shading = .style(gradient)
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 60, height: 60))
      })
    #expect(canvas.red > 100 && canvas.blue > 100)
  }
}
