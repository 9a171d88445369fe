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

  private let area = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test(
    "Half of white over black is brighter than sRGB's middle",
    arguments: [(ColorRenderingMode.nonLinear, 128), (.linear, 188), (.extendedLinear, 188)])
  func half(mode: ColorRenderingMode, grey: UInt8) throws {
    let view = canvas(mode) { $0.fill(area, with: .color(.white.opacity(0.5))) }
    #expect(try bitmap(view).pixel(10, 10) == [grey, grey, grey, 255])
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
    #expect(try abs(Int(bitmap(view).pixel(10, 10)[0]) - 176) <= 1)
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
    #expect(try bitmap(view.drawingGroup(colorMode: .linear)).pixel(10, 10)[0] == 188)
    #expect(try bitmap(view.drawingGroup()).pixel(10, 10)[0] == 128)
    let renderer = ImageRenderer(content: view)
    renderer.colorMode = .linear
    #expect(try #require(renderer.cgImage).pixel(10, 10)[0] == 188)
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
    #expect(try bitmap(picture(.linear)).pixel(10, 10)[0] == 188)
    #expect(try bitmap(picture(.nonLinear)).pixel(10, 10)[0] == 128)
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
    #expect(pixels.pixel(5, 5)[0] == 188 && pixels.pixel(5, 15)[0] == 188)
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
