// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import OpenCombine
import Testing

/// A system symbol is drawn for the size that it's shown in.
@MainActor @Suite struct SymbolSizeTests {
  private func edges(_ view: some View) throws -> (soft: Int, full: Int) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 200)
    configuration.scale = 1
    let host = ViewHost(view, configuration: configuration)
    host.update()
    let pixels = try host.bitmap(isOpaque: false).pixels
    let alphas = stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
    return (alphas.count { $0 > 8 && $0 < 247 }, alphas.count { $0 >= 247 })
  }

  @Test("A large resizable one has edges of one pixel, as a large font's has")
  func resizable() throws {
    let stretched = try edges(Image(systemName: "heart.fill").resizable().frame(width: 180, height: 180))
    #expect(stretched.full > 10_000)
    // A bitmap of 20 points stretched nine times would have edges nine pixels wide: some thousands.
    #expect(stretched.soft < 1_000)
  }

  @Test("One in its font's size keeps its pixels")
  func plain() throws {
    let icon = try #require(
      CairoImageLoader().symbol(
        named: "heart.fill", font: ResolvedFont(family: .system(.default), size: 17), displayScale: 1))
    let shown = try edges(Image(systemName: "heart.fill"))
    let alphas = stride(from: 3, to: icon.bitmap.pixels.count, by: 4).map { icon.bitmap.pixels[$0] }
    #expect(shown.full == alphas.count { $0 >= 247 })
  }

  @Test(
    "In every rendering mode it's drawn in the foreground style",
    arguments: [nil, .monochrome, .multicolor, .hierarchical, .palette] as [SymbolRenderingMode?])
  func modes(_ mode: SymbolRenderingMode?) throws {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 60, height: 60)
    configuration.scale = 1
    let symbol = Image(systemName: "square.fill").symbolRenderingMode(mode).font(.system(size: 40))
    let host = ViewHost(symbol.foregroundStyle(Color(.sRGB, red: 0, green: 1, blue: 0)), configuration: configuration)
    host.update()
    let picture = try host.bitmap(isOpaque: false)
    #expect(Array(picture.pixels[(30 * 60 + 30) * 4..<(30 * 60 + 31) * 4]) == [0, 255, 0, 255])
  }

  /// The colours of a symbol of 40 points in the middle of 60×60, at some places.
  private func colors(_ view: some View, _ places: (x: Double, y: Double)...) throws -> [[UInt8]] {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 60, height: 60)
    configuration.scale = 1
    let host = ViewHost(view.font(.system(size: 40)), configuration: configuration)
    host.update()
    let picture = try host.bitmap(isOpaque: false)
    return places.map { place in
      let pixel = Int(place.y) * 60 + Int(place.x)
      return Array(picture.pixels[pixel * 4..<pixel * 4 + 4])
    }
  }

  @Test("Of two styles the first paints the sign, the second what it stands in, unless the mode is one colour's")
  func palette() throws {
    let (red, blue) = (Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1))
    let middle = (x: 30.0, y: 30.0)
    // A disc of 20 units around the middle, beside the sign in it.
    let beside = (x: 30.0, y: 17.0)
    let symbol = Image(systemName: "plus.circle.fill")
    #expect(try colors(symbol.foregroundStyle(red, blue), middle, beside) == [[255, 0, 0, 255], [0, 0, 255, 255]])
    #expect(
      try colors(symbol.symbolRenderingMode(.monochrome).foregroundStyle(red, blue), middle, beside)
        == [[0, 0, 0, 0], [255, 0, 0, 255]])
    #expect(try colors(symbol.foregroundStyle(red), middle, beside) == [[0, 0, 0, 0], [255, 0, 0, 255]])
    #expect(
      try colors(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(red, blue), (30, 32), (24, 40))
        == [[255, 0, 0, 255], [0, 0, 255, 255]])
    // One style's second level is a paler one.
    let pale = try colors(symbol.foregroundStyle(red).symbolRenderingMode(.hierarchical), middle, beside)
    #expect(pale[0] == [255, 0, 0, 255] && pale[1][3] > 60 && pale[1][3] < 200)
    // A symbol of one layer is painted in the first.
    #expect(try colors(Image(systemName: "square.fill").foregroundStyle(red, blue), middle) == [[255, 0, 0, 255]])
    let large = symbol.resizable().frame(width: 60, height: 60).foregroundStyle(red, blue)
    #expect(try colors(large, middle, (30, 10)) == [[255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test("A resizable one follows another weight of the font")
  func weight() throws {
    final class Model: ObservableObject { @Published var weight = Font.Weight.ultraLight }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        Image(systemName: "circle").resizable().frame(width: 40, height: 40).fontWeight(model.weight)
      }
    }
    func inked(_ host: ViewHost) throws -> Int {
      let picture = try host.bitmap(isOpaque: false)
      return stride(from: 3, to: picture.pixels.count, by: 4).reduce(0) { $0 + Int(picture.pixels[$1]) }
    }
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 60, height: 60)
    configuration.scale = 1
    let model = Model()
    let host = ViewHost(Page(model: model), configuration: configuration)
    host.update()
    let light = try inked(host)
    model.weight = .black
    host.update()
    #expect(try inked(host) > 2 * light)
  }

  @Test("Half a star is filled on its leading side")
  func halfStar() throws {
    let loader = CairoImageLoader()
    let font = ResolvedFont(family: .system(.default), size: 40)
    let star = try #require(loader.symbol(named: "star.leadinghalf.filled", font: font, displayScale: 1)).bitmap
    func alpha(_ x: Double, _ y: Double) -> UInt8 {
      star.pixels[(Int(y * Double(star.height)) * star.width + Int(x * Double(star.width))) * 4 + 3]
    }
    #expect(alpha(0.4, 0.5) == 255 && alpha(0.6, 0.5) == 0)
    #expect(loader.symbol(named: "moon.stars.fill", font: font, displayScale: 1) != nil)
  }
}
