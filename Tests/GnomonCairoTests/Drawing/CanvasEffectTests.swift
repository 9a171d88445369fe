// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct CanvasEffectTests {
  private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Bitmap {
    let view = Canvas { context, _ in draw(&context) }.frame(width: 30, height: 30)
    return try #require(ImageRenderer(content: view).cgImage)
  }

  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 30))
  private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 30))
  private let red = GraphicsContext.Shading.color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = GraphicsContext.Shading.color(.sRGB, red: 0, green: 0, blue: 1)

  /// Red on the left and then blue on the right with a mode: the three strips, as letters.
  private func strips(_ mode: GraphicsContext.BlendMode) throws -> String {
    let bitmap = try canvas { context in
      context.fill(left, with: red)
      context.blendMode = mode
      context.fill(right, with: blue)
    }
    return [5, 15, 25].map { x in
      let pixel = bitmap.pixel(x, 15)
      return pixel[3] == 0 ? "-" : pixel[0] > 0 ? "r" : "b"
    }.joined()
  }

  @Test("Modes keep the parts that Porter and Duff say")
  func modes() throws {
    #expect(try strips(.sourceIn) == "-b-")
    #expect(try strips(.sourceOut) == "--b")
    #expect(try strips(.destinationIn) == "-r-")
    #expect(try strips(.destinationAtop) == "-rb")
    #expect(try strips(.xor) == "r-b")
    #expect(try strips(.normal) == "rbb")
    #expect(try strips(.sourceAtop) == "rb-")
  }

  @Test("Shadows lie above, alone, or inside")
  func shadows() throws {
    let square = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    let color = Color(red: 0, green: 0, blue: 1)
    let only = try canvas { context in
      context.addFilter(.shadow(color: color, radius: 0, x: 5, y: 0, options: .shadowOnly))
      context.fill(square, with: red)
    }
    #expect(only.pixel(12, 15)[3] == 0 && only.pixel(17, 15) == [0, 0, 255, 255] && only.pixel(22, 15)[2] == 255)
    let above = try canvas { context in
      context.addFilter(.shadow(color: color, radius: 0, x: 5, y: 0, options: .shadowAbove))
      context.fill(square, with: red)
    }
    #expect(above.pixel(12, 15) == [255, 0, 0, 255] && above.pixel(17, 15) == [0, 0, 255, 255])
    let inner = try canvas { context in
      context.clip(to: square)
      context.addFilter(.shadow(color: color, radius: 0, x: 4, y: 0, options: [.invertsAlpha, .shadowAbove]))
      context.fill(square, with: red)
    }
    #expect(inner.pixel(11, 15) == [0, 0, 255, 255] && inner.pixel(17, 15) == [255, 0, 0, 255])
    #expect(inner.pixel(5, 15)[3] == 0)
  }

  @Test("A shadow inside grows towards its edge without a step")
  func innerShadowIsSmooth() throws {
    let bitmap = try canvas { context in
      context.clip(to: Path(CGRect(x: 5, y: 5, width: 20, height: 20)))
      context.addFilter(.shadow(color: .black, radius: 2, x: 3, y: 0, options: [.invertsAlpha, .shadowAbove]))
      context.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 20)), with: red)
    }
    let row = (5..<25).map { Int(bitmap.pixel($0, 15)[0]) }
    #expect(row[0] < 60 && row[12] > 250)
    #expect(zip(row, row.dropFirst()).prefix(12).allSatisfy { $1 >= $0 && $1 - $0 < 70 })
  }

  @Test("A threshold leaves one colour")
  func threshold() throws {
    let bitmap = try canvas { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 1, blue: 0)))
      context.drawLayer { layer in
        layer.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 30)), with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.4))
        layer.fill(
          Path(CGRect(x: 15, y: 0, width: 10, height: 30)), with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.6)
        )
      }
    }
    #expect(bitmap.pixel(5, 15)[3] == 0)
    #expect(bitmap.pixel(20, 15) == [0, 255, 0, 255])
  }

  @Test("Core Graphics' calls draw in the context's coordinates")
  func coreGraphics() throws {
    let bitmap = try canvas { context in
      context.translateBy(x: 10, y: 10)
      context.withCGContext { graphics in
        graphics.saveGState()
        graphics.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        graphics.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        graphics.translateBy(x: 5, y: 0)
        graphics.setAlpha(0.5)
        graphics.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      context.fill(Path(CGRect(x: 0, y: 15, width: 2, height: 2)), with: blue)
    }
    #expect(bitmap.pixel(12, 12) == [255, 0, 0, 255])
    #expect((120...135).contains(bitmap.alpha(20, 15)))
    #expect(bitmap.pixel(10, 25) == [0, 0, 255, 255])
  }

  @Test("A picture is drawn by code")
  func drawnImage() throws {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.sRGB, red: 1, green: 0, blue: 0))
    }
    let bitmap = try #require(ImageRenderer(content: image).cgImage)
    #expect(bitmap.width == 20 && bitmap.height == 10)
    #expect(bitmap.pixel(5, 5) == [255, 0, 0, 255] && bitmap.pixel(15, 5)[3] == 0)
    let nothing = Image(size: CGSize(width: CGFloat.nan, height: 10)) { _ in }
    #expect(ImageRenderer(content: nothing).cgImage == nil)
  }

  @Test func linearLightInColourFilters() throws {
    let half = Canvas { context, size in
      context.addFilter(.colorMultiply(Color(.sRGBLinear, white: 0.5)), options: .linearColor)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    }
    let bitmap = try #require(ImageRenderer(content: half.frame(width: 4, height: 4)).cgImage)
    // The factor is read as the components that it has in sRGB, 0.735, of light.
    #expect(abs(Int(bitmap.pixel(1, 1)[0]) - 222) <= 1)
  }
}
