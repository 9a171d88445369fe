// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension LayerFilters {
  /// A shadow above the content, in its place, or of what lies around it.
  func placedShadow(
    _ surface: PixelSurface, color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat,
    options: GraphicsContext.ShadowOptions
  ) {
    let tint = PixelMath.pixel(color)
    let shift = FilterReach.vector(x, y, matrix: matrix)
    let (width, height) = (surface.rect.width, surface.rect.height)
    guard let memory = PixelMemory.shared.take(width * height, zeroed: false) else { return }
    defer { PixelMemory.shared.give(memory) }
    let alpha = memory.assumingMemoryBound(to: UInt8.self)
    let flip: UInt8 = options.contains(.invertsAlpha) ? 255 : 0
    surface.edit { surface in
      for row in 0..<height {
        let pixels = surface.row(row)
        for column in 0..<width {
          alpha[row * width + column] = UInt8(truncatingIfNeeded: pixels[column] >> 24) ^ flip
        }
      }
      GaussianBlur(deviation: FilterReach.deviation(radius, matrix: matrix))?
        .apply(alpha: alpha, width: width, height: height)
      for row in 0..<height {
        let pixels = surface.row(row)
        for column in 0..<width {
          let (fromX, fromY) = (column - shift.x, row - shift.y)
          // Around the picture lies nothing, whose inverse is all.
          let isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
          let cover = UInt32(isInside ? alpha[fromY * width + fromX] : flip)
          let shade = PixelMath.scale(tint, by: cover)
          let own = pixels[column]
          if options.contains(.shadowOnly) {
            pixels[column] = shade
          } else if options.contains(.shadowAbove) {
            pixels[column] = shade &+ PixelMath.scale(own, by: 255 &- (shade >> 24))
          } else {
            pixels[column] = own &+ PixelMath.scale(shade, by: 255 &- (own >> 24))
          }
        }
      }
    }
  }

  /// One colour where the opacity lies between two bounds.
  func threshold(_ surface: PixelSurface, low: Double, high: Double, color: Color.Resolved) {
    func byte(_ value: Double) -> Double { value.isFinite ? value * 255 : 0 }
    let (least, most) = (byte(low), byte(high))
    let kept = PixelMath.pixel(color)
    surface.edit { surface in
      for row in 0..<surface.rect.height {
        let pixels = surface.row(row)
        for column in 0..<surface.rect.width {
          let alpha = Double(pixels[column] >> 24)
          pixels[column] = alpha >= least && alpha <= most ? kept : 0
        }
      }
    }
  }
}
