// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Opaque blurs, and blurs larger than what they blur.
@MainActor @Suite struct BlurEdgeTests {
  @Test("An opaque blur stays opaque up to the frame's edges and draws nothing beyond", arguments: [1.0, 2.0])
  func opaque(scale: CGFloat) throws {
    let view = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    .frame(width: 20, height: 20).blur(radius: 4, opaque: true).frame(width: 40, height: 40)
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let bitmap = try #require(renderer.cgImage)
    let (first, last) = (Int(10 * scale), Int(30 * scale) - 1)
    for place in first...last {
      #expect(
        bitmap.alpha(place, first) == 255 && bitmap.alpha(first, place) == 255 && bitmap.alpha(last, place) == 255)
      #expect(bitmap.alpha(place, first - 1) == 0 && bitmap.alpha(last + 1, place) == 0)
    }
    let middle = bitmap.pixel(Int(20 * scale), Int(20 * scale))
    #expect(middle[0] > 100 && middle[2] > 100)
  }

  /// How much of a Gaussian lies below a place.
  private func below(_ place: Double, _ deviation: Double) -> Double {
    0.5 * (1 + erf(place / deviation / 2.0.squareRoot()))
  }

  @Test("A blur wider than the canvas is that of the whole plane", arguments: [32.0, 50.0, 90.0])
  func wide(deviation: Double) throws {
    let bitmap = try drawn(
      100, 100,
      [
        .beginLayer(DisplayLayer(filters: [.blur(radius: deviation, opaque: false)])), .fill(20, 0, 60, 100, red),
        .endLayer,
      ])
    for (x, y) in [(0, 0), (50, 50), (99, 10), (20, 80)] {
      let across = below(79.5 - Double(x), deviation) - below(19.5 - Double(x), deviation)
      let down = below(99.5 - Double(y), deviation) - below(-0.5 - Double(y), deviation)
      #expect(abs(Double(bitmap.alpha(x, y)) - 255 * across * down) < 4)
    }
  }

  @Test("It takes no more pixels than what is blurred and what is seen")
  func room() {
    let seen = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let content = PixelRect(x: 50, y: 50, width: 200, height: 10)
    let blur = FilterReach([.blur(radius: 10_000, opaque: false)], matrix: .scale(1)).room(of: content, seenIn: seen)
    #expect(blur == PixelRect(x: 0, y: 0, width: 250, height: 100))
    let shadow = FilterReach([.shadow(color: black, radius: 10_000, x: 30, y: 0)], matrix: .scale(1))
      .room(of: content, seenIn: seen)
    #expect(shadow == PixelRect(x: -30, y: 0, width: 280, height: 100))
    let small = FilterReach([.blur(radius: 1, opaque: false)], matrix: .scale(1)).room(of: content, seenIn: seen)
    #expect(small == PixelRect(x: 46, y: 46, width: 58, height: 18))
  }

  @Test("The filter that a canvas adds last comes first")
  func order() throws {
    let view = Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 1, blue: 0)))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(red: 1, green: 0, blue: 0))
      }
    }
    let bitmap = try #require(ImageRenderer(content: view.frame(width: 40, height: 40)).cgImage)
    // Blurred first: the corner is gone, and each pixel is the threshold's colour or nothing.
    #expect(bitmap.alpha(10, 10) == 0 && bitmap.pixel(20, 20) == [0, 255, 0, 255])
    #expect((0..<1600).allSatisfy { [0, 255].contains(bitmap.alpha($0 % 40, $0 / 40)) })
  }
}
