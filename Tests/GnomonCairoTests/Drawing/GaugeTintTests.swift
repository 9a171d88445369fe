// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// A gauge's gradient runs along its scale.
@MainActor @Suite struct GaugeTintTests {
  private let tint = Gradient(colors: [
    Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0),
  ])

  private func pixels(_ view: some View) throws -> Bitmap { try #require(ImageRenderer(content: view).cgImage) }

  /// Whether a pixel is green, yellow or red, as a letter.
  private func color(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> String {
    let pixel = bitmap.pixel(Int(x), Int(y))
    if pixel[3] < 200 { return "-" }
    return pixel[0] > 200 && pixel[1] > 200 ? "y" : pixel[1] > pixel[0] ? "g" : "r"
  }

  /// A place on a ring of 59 points, by its angle with the clock from the right.
  private func color(_ bitmap: Bitmap, at degrees: Double) -> String {
    color(bitmap, 29.5 + 26.5 * cos(degrees * .pi / 180), 29.5 + 26.5 * sin(degrees * .pi / 180))
  }

  @Test("Around an open ring from the lower left", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func openRing(direction: LayoutDirection) throws {
    let bitmap = try pixels(
      Gauge(value: 0.2) { Text("") }.gaugeStyle(.accessoryCircular).tint(tint)
        .environment(\.layoutDirection, direction))
    #expect([130, 140, 270, 400, 410].map { color(bitmap, at: $0) } == ["g", "g", "y", "r", "r"])
    #expect(color(bitmap, at: 90) == "-")
  }

  @Test("Around a closed ring from the top")
  func closedRing() throws {
    let bitmap = try pixels(
      Gauge(value: 0.9) { Text("") }.gaugeStyle(.accessoryCircularCapacity).tint(tint))
    #expect([-86, -60, 90, 220].map { color(bitmap, at: $0) } == ["g", "g", "y", "r"])
  }

  @Test("Along a line, from the leading edge")
  func line() throws {
    func strip(_ direction: LayoutDirection) throws -> String {
      let gauge = Gauge(value: 0.75) { Text("") }.gaugeStyle(.accessoryLinear).tint(tint)
        .frame(width: 100).environment(\.layoutDirection, direction)
      let bitmap = try pixels(gauge)
      return [5.0, 50, 95].map { color(bitmap, $0, Double(bitmap.height) / 2) }.joined()
    }
    #expect(try strip(.leftToRight) == "gyr")
    #expect(try strip(.rightToLeft) == "ryg")
  }

  @Test("A bar shows the part of the gradient that it reaches")
  func bar() throws {
    let bitmap = try pixels(
      Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryLinearCapacity).tint(tint).frame(width: 100))
    let middle = Double(bitmap.height) / 2
    #expect(color(bitmap, 5, middle) == "g" && color(bitmap, 46, middle) == "y" && color(bitmap, 80, middle) == "-")
  }
}
