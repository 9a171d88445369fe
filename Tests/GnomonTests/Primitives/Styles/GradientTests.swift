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
    #expect(ends(.red) == ["#FF6368FF", "#FF383CFF"])
    #expect(ends(.yellow).first == "#FFCC00FF")
    // The measured bottom is 239, 185, 0.
    if case .linearGradient(let stops, _, _) = Color.yellow.gradient._paint(in: environment(.macOS26), bounds: box),
      let bottom = stops.last?.color.bytes
    {
      #expect(abs(Int(bottom.red) - 239) <= 4 && abs(Int(bottom.green) - 185) <= 4)
    }
  }

  private func hex(_ value: UInt32) -> Color { Color(Color.Resolved(hex: value)) }

  @Test("The rule for colours that weren't measured gives those that were, within six steps (facts 96)")
  func rule() {
    let measured: [(Color, Color)] = [
      (.blue, hex(0x2EA8FF)), (.orange, hex(0xFFAC57)), (.green, hex(0x61DD80)),
      (.brown, hex(0xCAA488)), (.mint, hex(0x36DECD)), (.indigo, hex(0x887CFF)),
      (.cyan, hex(0x36D8FA)), (.gray, hex(0xB0B0B4)), (.pink, hex(0xFF587E)),
      // Not one of those that the rule was made from.
      (.red, hex(0xFF6368)),
    ]
    let environment = environment(.macOS26)
    for (color, top) in measured {
      // The same colour, but not by its name.
      let plain = Color(color.resolve(in: environment))
      guard case .linearGradient(let stops, _, _) = plain.gradient._paint(in: environment, bounds: box),
        let found = stops.first?.color.bytes
      else { continue }
      let wanted = top.resolve(in: environment).bytes
      let steps = [
        abs(Int(found.red) - Int(wanted.red)), abs(Int(found.green) - Int(wanted.green)),
        abs(Int(found.blue) - Int(wanted.blue)),
      ]
      #expect(steps.max() ?? 255 <= 6, "\(color): \(found), not \(wanted)")
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
