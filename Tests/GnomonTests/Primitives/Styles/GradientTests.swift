// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct GradientTests: StyleSuite {
  @Test("Standard gradients run from a lighter tint to the colour, yellow's darkens (facts 96)")
  func gradients() {
    func ends(_ color: Color) -> [String] {
      guard
        case .linearGradient(let stops, let start, let end) =
          color.gradient._paint(in: environment(.macOS26), bounds: box)
      else { return [] }
      #expect(start == CGPoint(x: 50, y: 0))
      #expect(end == CGPoint(x: 50, y: 50))
      return [stops.first, stops.last].compactMap { $0?.color.description }
    }
    #expect(ends(.blue) == ["#2EA8FFFF", "#0088FFFF"])
    #expect(ends(.orange) == ["#FFAC57FF", "#FF8D28FF"])
    #expect(ends(.yellow).first == "#FFCC00FF")
    // The measured bottom is 239, 185, 0.
    if case .linearGradient(let stops, _, _) = Color.yellow.gradient._paint(in: environment(.macOS26), bounds: box),
      let bottom = stops.last?.color.bytes
    {
      #expect(abs(Int(bottom.red) - 239) <= 4 && abs(Int(bottom.green) - 185) <= 4)
    }
  }

  @Test("Stops are finite and ascending")
  func stops() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .blue, location: .nan), .init(color: .green, location: 0.2),
    ])
    #expect(gradient.resolvedStops(in: EnvironmentValues()).map(\.location) == [0.5, 0.5, 0.5])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).resolvedStops(in: EnvironmentValues()).isEmpty)
    #expect(Gradient(colors: [.red, .blue]).resolvedStops(in: EnvironmentValues(), space: .perceptual).count == 17)
  }
}
