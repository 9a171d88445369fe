import Foundation
import Gnomon
import GnomonCairo
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
}
