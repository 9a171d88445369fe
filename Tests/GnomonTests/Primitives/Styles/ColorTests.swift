// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Values that the compatibility tests of the public repository OpenSwiftUI assert of SwiftUI itself.
@Suite struct ColorTests {
  struct Written: Sendable {
    var space: Color.RGBColorSpace
    var components: [Float]
    var text: String
  }

  @Test(arguments: [
    Written(space: .sRGB, components: [0, 0, 0, 0], text: "#00000000"),
    Written(space: .sRGB, components: [0.01, 0.02, 0.03, 0.04], text: "#0305080A"),
    Written(space: .sRGB, components: [0.3, 0.3, 0.3, 0.3], text: "#4C4C4C4D"),
    Written(space: .sRGB, components: [0.412, 0.508, 0.690, 0.748], text: "#6982B0BF"),
    Written(space: .sRGB, components: [0.6, 0.6, 0.6, 0.6], text: "#99999999"),
    Written(space: .sRGB, components: [1, 1, 1, 1], text: "#FFFFFFFF"),
    Written(space: .sRGBLinear, components: [0.01, 0.02, 0.03, 0.04], text: "#1927300A"),
    Written(space: .sRGBLinear, components: [0.3, 0.3, 0.3, 0.3], text: "#9595954D"),
    Written(space: .sRGBLinear, components: [0.412, 0.508, 0.690, 0.748], text: "#ACBDD8BF"),
    Written(space: .sRGBLinear, components: [0.6, 0.6, 0.6, 0.6], text: "#CBCBCB99"),
    Written(space: .displayP3, components: [0, 0, 0, 0], text: "#00000000"),
    Written(space: .displayP3, components: [0.01, 0.02, 0.03, 0.04], text: "#0205080A"),
    Written(space: .displayP3, components: [0.3, 0.3, 0.3, 0.3], text: "#4D4C4C4D"),
    Written(space: .displayP3, components: [0.412, 0.508, 0.690, 0.748], text: "#6382B4BF"),
    Written(space: .displayP3, components: [0.6, 0.6, 0.6, 0.6], text: "#99999999"),
    Written(space: .displayP3, components: [1, 1, 1, 1], text: "#FFFFFFFF"),
  ])
  func bytesOfColors(_ written: Written) {
    let part = written.components
    let color = Color.Resolved(
      colorSpace: written.space, red: part[0], green: part[1], blue: part[2], opacity: part[3])
    #expect(color.description == written.text)
  }

  @Test func namesOfColors() {
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect(Color.red.opacity(0.336).description == "34% red")
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
  }

  @Test("Components, spaces and mixing")
  func components() throws {
    let environment = EnvironmentValues()
    #expect(Color(red: 1, green: 0.5, blue: 0).resolve(in: environment).description == "#FF8000FF")
    #expect(Color(.sRGBLinear, white: 0.5).resolve(in: environment).linearGreen == 0.5)
    #expect(Color(hue: 0.5, saturation: 1, brightness: 1).resolve(in: environment).description == "#00FFFFFF")
    #expect(Color(hue: 1, saturation: 1, brightness: 1).resolve(in: environment).description == "#FF0000FF")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment).linearRed > 1.2)
    #expect(Color(.displayP3, white: 1).resolve(in: environment).description == "#FFFFFFFF")
    #expect(Color(red: .nan, green: .infinity, blue: 0).resolve(in: environment).description == "#000000FF")
    #expect(Color.black.mix(with: .white, by: 0.4, in: .device).resolve(in: environment).description == "#666666FF")
    #expect(Color.black.mix(with: .white, by: 2).resolve(in: environment).description == "#FFFFFFFF")
    #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
    #expect(Color("nowhere").resolve(in: environment) == .clear)
    #expect(Color.red.description == "red")
    let resolved = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
    #expect(copy == resolved)
    var animated = Color.Resolved(red: 0, green: 0, blue: 0)
    animated.animatableData = resolved.animatableData
    #expect(animated.description == resolved.description)
  }

  @Test func stopsDoubleTheLight() {
    let grey = Color(.sRGBLinear, white: 0.2).exposureAdjust(1).resolve(in: EnvironmentValues())
    #expect(abs(grey.linearRed - 0.4) < 1e-6)
    let bright = Color.white.exposureAdjust(2).headroom(3).resolveHDR(in: EnvironmentValues())
    #expect(abs(bright.linearGreen - 4) < 1e-5 && bright.headroom == 3)
    #expect(Color.white.resolveHDR(in: EnvironmentValues()).headroom == nil)
  }
}
