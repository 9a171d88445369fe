// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Shaders are Metal's and aren't run: the rest is drawn, and each function is named once.
@MainActor @Suite struct ShaderTests {
  private func warnings(_ content: some View) -> [String] {
    let host = makeHost(content, 100, 100)
    host.update()
    _ = host.displayList()
    _ = host.displayList()
    #expect(host.warnings.allSatisfy { $0.name == .unsupported })
    return host.warnings.map(\.message)
  }

  @Test("An effect leaves the picture as it is, and says so once for a function")
  func effects() {
    let shader = ShaderLibrary.noise(.float(2), .color(.red), .boundingRect)
    #expect(shader.function.name == "noise" && shader.arguments.count == 3)
    let plain = makeHost(Color.red, 100, 100)
    let changed = makeHost(
      Color.red.colorEffect(shader).distortionEffect(shader, maxSampleOffset: .zero).layerEffect(
        shader, maxSampleOffset: .zero), 100, 100)
    for host in [plain, changed] { host.update() }
    #expect("\(plain.displayList().commands)" == "\(changed.displayList().commands)")
    #expect(
      changed.warnings.map(\.message) == [
        "the shader “noise” isn't applied: its code is Metal's. The view is drawn without it."
      ])
  }

  @Test("One that is switched off says nothing")
  func disabled() {
    let shader = ShaderLibrary.wave()
    #expect(
      warnings(
        Color.red.colorEffect(shader, isEnabled: false)
          .visualEffect { content, _ in content.distortionEffect(shader, maxSampleOffset: .zero, isEnabled: false) }
      ).isEmpty)
  }

  @Test("A shader as a style, of a visual effect and in a canvas is named, too")
  func elsewhere() {
    #expect(
      warnings(Rectangle().fill(ShaderLibrary.stripes(.float2(1, 2)))) == [
        "the shader “stripes” isn't applied: its code is Metal's. Nothing is drawn in its place."
      ])
    #expect(
      warnings(
        Color.red.visualEffect { content, _ in content.layerEffect(ShaderLibrary.lens(), maxSampleOffset: .zero) })
        == ["the shader “lens” isn't applied: its code is Metal's. The view is drawn without it."])
    let canvas = Canvas { context, size in
      context.addFilter(.colorShader(ShaderLibrary.tone()))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(warnings(canvas) == ["the shader “tone” isn't applied: its code is Metal's. It's drawn without it."])
  }

  @Test("Compiling one throws, with a sentence")
  func compiling() async {
    await #expect(throws: (any Error).self) { try await ShaderLibrary.noise().compile(as: .colorEffect) }
  }

  @Test("Functions and arguments are equal by what they say")
  func equality() {
    #expect(ShaderLibrary.a == ShaderLibrary.default.a && ShaderLibrary.a != ShaderLibrary.b)
    #expect(Shader.Argument.float2(CGPoint(x: 1, y: 2)) == .float2(1.0, 2.0))
    #expect(Shader.Argument.float3(1.0, 2, 3) != .floatArray([1, 2, 3]))
  }
}
