// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What is mixed by linear components: light adds up as light. The numbers are those of sRGB's definition (IEC 61966-2-1).
@MainActor @Suite struct LinearMixingTests {
  private func bitmap(_ view: some View) throws -> Bitmap { try #require(ImageRenderer(content: view).cgImage) }

  private func canvas(
    _ mode: ColorRenderingMode, _ draw: @escaping (inout GraphicsContext) -> Void
  ) -> some View {
    Canvas(colorMode: mode) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      draw(&context)
    }
    .frame(width: 20, height: 20)
  }

  /// Whether a middle pixel is as bright, or a step beside it: half is 127 or 128 of 255.
  private func isGrey(_ grey: Int, _ view: some View, _ x: Int = 10, _ y: Int = 10) throws -> Bool {
    let pixel = try bitmap(view).pixel(x, y).map { Int($0) }
    return pixel[3] == 255 && pixel[0...2].allSatisfy { abs($0 - grey) <= 1 }
  }

  private let area = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test(
    "Half of white over black is brighter than sRGB's middle",
    arguments: [(.nonLinear, 128), (.linear, 188), (.extendedLinear, 188)] as [(ColorRenderingMode, Int)])
  func half(mode: ColorRenderingMode, grey: Int) throws {
    let view = canvas(mode) { $0.fill(area, with: .color(.white.opacity(0.5))) }
    #expect(try isGrey(grey, view))
  }

  @Test("So is an edge that covers half a pixel")
  func edge() throws {
    let view = canvas(.linear) { $0.fill(Path(CGRect(x: 0, y: 0, width: 10.5, height: 20)), with: .color(.white)) }
    let pixels = try bitmap(view)
    #expect([9, 10, 11].map { pixels.pixel($0, 10)[0] } == [255, 188, 0])
  }

  @Test("Added light is the sum of both")
  func sum() throws {
    let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
    let view = canvas(.linear) {
      $0.fill(area, with: .color(grey))
      $0.blendMode = .plusLighter
      $0.fill(area, with: .color(grey))
    }
    // 0.2140 twice.
    #expect(try isGrey(176, view))
  }

  @Test("A faint colour is mixed as what it is, and one that's brighter than white counts as that while it's covered")
  func precision() throws {
    let faint = canvas(.linear) { for _ in 0..<40 { $0.fill(area, with: .color(.white.opacity(0.02))) } }
    // 1 − 0.98⁴⁰ of light, where a half step of opacity each is lost: sRGB's of 0.55.
    #expect(try abs(Int(bitmap(faint).pixel(10, 10)[0]) - 196) <= 3)
    let bright = canvas(.extendedLinear) {
      $0.fill(area, with: .color(Color(.sRGBLinear, red: 2, green: 2, blue: 2)))
      $0.fill(area, with: .color(.black.opacity(0.5)))
    }
    #expect(try isGrey(255, bright))
  }

  @Test("An opaque colour stays what it is, to the last of its steps")
  func roundTrip() throws {
    let surface = try #require(PixelSurface(rect: PixelRect(x: 0, y: 0, width: 256, height: 3)))
    let picture = try #require(LinearPicture(rect: surface.rect))
    let alphas: [UInt32] = [255, 128, 3]
    var expected: [UInt32] = []
    surface.edit { surface in
      for (y, alpha) in alphas.enumerated() {
        for x in 0..<256 { surface.row(y)[x] = PixelMath.scale(0xFF00_0000 | UInt32(x) << 8, by: alpha) }
      }
      expected = (0..<768).map { surface.row($0 / 256)[$0 % 256] }
    }
    picture.take(surface, in: surface.rect)
    surface.edit { surface in #expect((0..<768).allSatisfy { surface.row($0 / 256)[$0 % 256] == 0 }) }
    picture.give(to: surface)
    surface.edit { surface in #expect((0..<768).map { surface.row($0 / 256)[$0 % 256] } == expected) }
  }

  @Test("A drawing group and a renderer mix their views so, on nothing too")
  func views() throws {
    let view = ZStack {
      Color.black
      Color.white.opacity(0.5)
    }
    .frame(width: 20, height: 20)
    #expect(try isGrey(188, view.drawingGroup(colorMode: .linear)))
    #expect(try isGrey(128, view.drawingGroup()))
    let renderer = ImageRenderer(content: view)
    renderer.colorMode = .linear
    #expect(try abs(Int(#require(renderer.cgImage).pixel(10, 10)[0]) - 188) <= 1)
    let thin = ImageRenderer(content: Color.red.opacity(0.5).frame(width: 20, height: 20))
    let plain = try #require(thin.cgImage)
    thin.colorMode = .linear
    #expect(try #require(thin.cgImage).pixels == plain.pixels)
  }

  @Test("A picture drawn by code is mixed as it says")
  func image() throws {
    func picture(_ mode: ColorRenderingMode) -> Image {
      Image(size: CGSize(width: 20, height: 20), colorMode: mode) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.white.opacity(0.5)))
      }
    }
    #expect(try isGrey(188, picture(.linear)))
    #expect(try isGrey(128, picture(.nonLinear)))
  }

  @Test("Layers, masks, shadows and other modes inside work as they do elsewhere")
  func inside() throws {
    let view = canvas(.linear) { context in
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.white))
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.black.opacity(0.5)))
      }
      context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.white)) }
      context.addFilter(.shadow(color: .white, radius: 0, x: 5, y: 0))
      context.fill(Path(CGRect(x: 10, y: 0, width: 5, height: 20)), with: .color(.red))
    }
    let pixels = try bitmap(view)
    #expect(try isGrey(188, view, 5, 5) && isGrey(188, view, 5, 15))
    #expect(pixels.pixel(12, 5) == pixels.pixel(11, 2) && pixels.pixel(12, 5)[0] > 200 && pixels.pixel(12, 5)[2] < 100)
    #expect(pixels.pixel(17, 5) == [255, 255, 255, 255] && pixels.pixel(17, 15) == [0, 0, 0, 255])
    let multiplied = canvas(.linear) {
      $0.fill(area, with: .color(red: 1, green: 0, blue: 0))
      $0.blendMode = .multiply
      $0.fill(area, with: .color(red: 0, green: 1, blue: 0))
    }
    #expect(try bitmap(multiplied).pixel(10, 10) == [0, 0, 0, 255])
  }

  @Test("A document holds such a picture as pixels, and the text beside it as text")
  func documents() throws {
    let view = VStack {
      canvas(.linear) { $0.fill(area, with: .color(.white.opacity(0.5))) }
      Text("Beside")
    }
    let svg = try ImageRenderer(content: view).svgString()
    #expect(svg.components(separatedBy: "<image").count == 2 && svg.contains("Beside"))
    let plain = ImageRenderer(content: Text("Beside"))
    plain.colorMode = .linear
    #expect(try !plain.svgString().contains("<image"))
  }
}

extension GraphicsContext.Shading {
  fileprivate static func color(red: Double, green: Double, blue: Double) -> Self {
    .color(Color(red: red, green: green, blue: blue))
  }
}
