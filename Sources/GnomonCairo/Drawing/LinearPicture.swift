// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A picture under way whose colours are mixed by their linear components.
///
/// Each command is drawn on an empty surface and taken from there. Components are premultiplied, with the opacity last.
final class LinearPicture {
  private let rect: PixelRect
  private let pixels: UnsafeMutablePointer<SIMD4<Float>>

  /// A transparent picture; nil where memory is short.
  init?(rect: PixelRect) {
    guard let memory = calloc(rect.width * rect.height, MemoryLayout<SIMD4<Float>>.stride) else { return nil }
    self.rect = rect
    pixels = memory.bindMemory(to: SIMD4<Float>.self, capacity: rect.width * rect.height)
  }

  deinit { free(pixels) }

  /// Makes every pixel transparent.
  func clear() { pixels.update(repeating: .zero, count: rect.width * rect.height) }

  /// Lays what was drawn in an area over the picture, and leaves the surface transparent there.
  ///
  /// - Parameters:
  ///   - color: What everything was painted with, if that is one colour: the surface has less of it the more translucent
  ///     it is.
  ///   - adds: Whether light is added, instead of covered.
  func take(_ drawn: PixelSurface, in area: PixelRect, color: Color.Resolved? = nil, adds: Bool = false) {
    let flat = color.map { SIMD4($0.linearRed, $0.linearGreen, $0.linearBlue, 1) }
    let area = area.intersection(rect).intersection(drawn.rect)
    guard !area.isEmpty else { return }
    drawn.edit { drawn in
      for y in area.y..<area.maxY {
        let source = drawn.row(y - drawn.rect.y) - drawn.rect.x
        let target = pixels + (y - rect.y) * rect.width - rect.x
        for x in area.x..<area.maxX where source[x] != 0 {
          let color = flat.map { $0 * (Float(source[x] >> 24) / 255) } ?? LinearColor.linear(source[x])
          source[x] = 0
          target[x] = adds ? pointwiseMin(target[x] + color, SIMD4(repeating: 1)) : color + target[x] * (1 - color.w)
        }
      }
    }
  }

  /// Writes the picture to a surface that holds the same part of the canvas.
  func give(to surface: PixelSurface) {
    let area = rect.intersection(surface.rect)
    guard !area.isEmpty else { return }
    surface.edit { surface in
      for y in area.y..<area.maxY {
        let source = pixels + (y - rect.y) * rect.width - rect.x
        let target = surface.row(y - surface.rect.y) - surface.rect.x
        for x in area.x..<area.maxX { target[x] = LinearColor.pixel(source[x]) }
      }
    }
  }
}

extension DisplayCommand {
  /// The colour of a path that's painted with one.
  var flatColor: Color.Resolved? {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)):
      color.linearRed.isFinite && color.linearGreen.isFinite && color.linearBlue.isFinite ? color : nil
    default: nil
    }
  }
}

/// Between premultiplied pixels of sRGB and premultiplied linear components, by tables.
private enum LinearColor {
  private static let steps = 1 << 14

  private static let linear: [Float] = (0..<256).map {
    Color.Resolved(red: Float($0) / 255, green: 0, blue: 0).linearRed
  }

  /// sRGB's component of each linear one, times 255. One more than the steps, so that each has an end.
  private static let curved: [Float] = (0...steps + 1).map {
    Color.Resolved(colorSpace: .sRGBLinear, red: Float($0) / Float(steps), green: 0, blue: 0).red * 255
  }

  static func linear(_ pixel: UInt32) -> SIMD4<Float> {
    let alpha = pixel >> 24
    func component(_ shift: UInt32) -> Float {
      let byte = pixel >> shift & 255
      return linear[Int(alpha == 255 ? byte : min(255, (byte * 255 + alpha / 2) / alpha))]
    }
    guard alpha > 0 else { return .zero }
    let opacity = Float(alpha) / 255
    return SIMD4(component(16) * opacity, component(8) * opacity, component(0) * opacity, opacity)
  }

  static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    guard color.w > 0 else { return 0 }
    func byte(_ component: Float) -> UInt32 {
      let place = min(max(component / color.w, 0), 1) * Float(steps)
      let step = Int(place)
      let straight = curved[step] + (curved[step + 1] - curved[step]) * (place - Float(step))
      return UInt32((straight * color.w).rounded())
    }
    return UInt32((color.w * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }
}
