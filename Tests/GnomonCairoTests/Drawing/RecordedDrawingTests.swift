// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Pixels as recorded on macOS 27 by the public probes swiftui-controls-looks and swiftui-paths-shadows-transforms.
@MainActor @Suite struct RecordedDrawingTests {
  private func bitmap(_ view: some View, dark: Bool = false) throws -> Bitmap {
    var configuration = ViewHost.Configuration()
    configuration.profile = .macOS26
    configuration.scale = 1
    configuration.colorScheme = dark ? .dark : .light
    configuration.size = CGSize(width: 120, height: 120)
    let host = ViewHost(
      view.frame(width: 120, height: 120, alignment: .topLeading).background(white), configuration: configuration)
    host.update()
    return try host.bitmap()
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func expect(_ found: [UInt8], _ recorded: [Int], within slack: Int, _ name: String) {
    for (a, b) in zip(found, recorded) { #expect(abs(Int(a) - b) <= slack, "\(name): \(found), not \(recorded)") }
  }

  @Test("Gradients mix in even steps for the eye")
  func gradients() throws {
    func linear(_ colors: [Color]) throws -> Bitmap {
      try bitmap(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: 101, height: 5))
    }
    let mixed = try linear([red, blue])
    expect(mixed.pixel(25, 2), [197, 74, 109], within: 2, "red and blue")
    expect(mixed.pixel(50, 2), [140, 83, 162], within: 2, "red and blue")
    expect(mixed.pixel(75, 2), [82, 72, 209], within: 2, "red and blue")
    let grey = try linear([black, white])
    for (x, value) in [(10, 4), (25, 34), (50, 99), (75, 172), (90, 220)] {
      expect(grey.pixel(x, 2), [value, value, value], within: 2, "black and white at \(x)")
    }
    let clear = try linear([red.opacity(0), blue])
    expect(clear.pixel(25, 2), [190, 191, 255], within: 2, "nothing and blue")
    let round = try bitmap(
      RadialGradient(colors: [black, white], center: .center, startRadius: 0, endRadius: 50)
        .frame(width: 101, height: 101))
    for (x, value) in [(10, 189), (25, 100), (40, 22), (50, 0)] {
      expect(round.pixel(x, 50), [value, value, value], within: 2, "a circle at \(x)")
    }
  }

  @Test("A shadow is each drawn thing's own, unless they're composited as one")
  func shadows() throws {
    let pile = ZStack(alignment: .topLeading) {
      blue.frame(width: 80, height: 80)
      red.frame(width: 60, height: 60)
    }
    let apart = try bitmap(pile.shadow(color: black, radius: 0, x: 20, y: 20))
    expect(apart.pixel(65, 65), [0, 0, 0], within: 0, "on the square below")
    expect(apart.pixel(95, 95), [0, 0, 0], within: 0, "beside both")
    let whole = try bitmap(pile.compositingGroup().shadow(color: black, radius: 0, x: 20, y: 20))
    expect(whole.pixel(65, 65), [0, 0, 255], within: 0, "composited, on the square below")
    // A turned thing's shadow lies where it's told to; a clipped thing's is clipped as that is.
    let turned = try bitmap(
      red.frame(width: 40, height: 20).rotationEffect(.degrees(90)).padding(30)
        .background(alignment: .topLeading) { blue.frame(width: 5, height: 5) }
        .shadow(color: black, radius: 0, x: 25, y: 0))
    expect(turned.pixel(70, 25), [0, 0, 0], within: 0, "of the turned one")
    expect(turned.pixel(27, 2), [0, 0, 0], within: 0, "of the one beside it")
  }

  @Test(
    "A material over white, black and grey",
    arguments: [
      (Material.ultraThin, [246, 111, 180], [155, 29, 91]), (.thin, [242, 139, 194], [135, 32, 83]),
      (.regular, [239, 166, 206], [115, 36, 74]), (.thick, [235, 191, 218], [96, 40, 68]),
      (.bar, [255, 204, 230], [84, 37, 61]),
    ])
  func materials(_ material: Material, _ light: [Int], _ dark: [Int]) throws {
    for (value, index) in zip([1, 0, 128.0 / 255], 0...) {
      let pile = ZStack {
        Color(white: value)
        Rectangle().fill(material)
      }
      let (lit, dim) = (try bitmap(pile).pixel(60, 60)[0], try bitmap(pile, dark: true).pixel(60, 60)[0])
      expect([lit, dim], [light[index], dark[index]], within: 6, "over \(value)")
    }
  }

  @Test("The first colours of labels and shapes")
  func labels() throws {
    expect(try bitmap(Rectangle()).pixel(9, 9), [39, 39, 39], within: 0, "primary")
    expect(try bitmap(Rectangle().foregroundStyle(.secondary)).pixel(9, 9), [128, 128, 128], within: 0, "secondary")
  }

  /// Recorded by the probe swiftui-text-semantics: `VStack { Text.foregroundColor(nil) }.foregroundStyle(.red)`.
  @Test("A text whose colour is nil is primary, whatever is around it")
  func noColor() throws {
    let letter = Text("I").font(.system(size: 60, weight: .black))
    func darkest(_ view: some View) throws -> [UInt8] {
      let bitmap = try bitmap(VStack { view }.foregroundStyle(.red))
      let pixels = (0..<60).flatMap { y in (0..<60).map { x in bitmap.pixel(x, y) } }
      return try #require(pixels.min { $0[1] < $1[1] })
    }
    expect(try darkest(letter.foregroundColor(nil)), [39, 39, 39], within: 0, "no colour")
    expect(try darkest(letter), [255, 56, 60], within: 0, "the surroundings' style")
  }
}
