// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Draws a surface through a perspective map, with bilinear sampling.
struct ProjectionWarp {
  /// The map from a device pixel of the result to one of the source, for row vectors on the left.
  private let inverse: Matrix3

  /// nil where the map flattens everything.
  init?(projection: ProjectionTransform, matrix: cairo_matrix_t) {
    guard matrix.isUsable else { return nil }
    let user = Matrix3(projection)
    let forward = Matrix3(matrix.inverse).times(user).times(Matrix3(matrix))
    guard let inverse = forward.inverse else { return nil }
    self.inverse = inverse
  }

  func apply(to surface: PixelSurface, visible: PixelRect) -> PixelSurface? {
    guard let result = PixelSurface(rect: visible) else { return nil }
    cairo_surface_flush(surface.surface)
    result.edit { result in
      for y in 0..<result.rect.height {
        let row = result.row(y)
        let down = Double(result.rect.y + y) + 0.5
        for x in 0..<result.rect.width {
          let right = Double(result.rect.x + x) + 0.5
          let w = inverse.m[2] * right + inverse.m[5] * down + inverse.m[8]
          guard w > 1e-9 else { continue }
          let u = (inverse.m[0] * right + inverse.m[3] * down + inverse.m[6]) / w
          let v = (inverse.m[1] * right + inverse.m[4] * down + inverse.m[7]) / w
          row[x] = ProjectionWarp.sample(surface, u - Double(surface.rect.x) - 0.5, v - Double(surface.rect.y) - 0.5)
        }
      }
    }
    return result
  }

  private static func sample(_ surface: PixelSurface, _ x: Double, _ y: Double) -> UInt32 {
    let (width, height) = (surface.rect.width, surface.rect.height)
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let left = Int(x.rounded(.down))
    let top = Int(y.rounded(.down))
    let across = UInt32((x - Double(left)) * 255)
    let along = UInt32((y - Double(top)) * 255)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      x >= 0 && y >= 0 && x < width && y < height ? surface.row(y)[x] : 0
    }
    let upper = PixelMath.scale(pixel(left, top), by: 255 - across) &+ PixelMath.scale(pixel(left + 1, top), by: across)
    let lower =
      PixelMath.scale(pixel(left, top + 1), by: 255 - across) &+ PixelMath.scale(pixel(left + 1, top + 1), by: across)
    return PixelMath.scale(upper, by: 255 - along) &+ PixelMath.scale(lower, by: along)
  }

  /// Nine numbers, row by row.
  private struct Matrix3 {
    var m: [Double]

    init(_ projection: ProjectionTransform) {
      m = [
        projection.m11, projection.m12, projection.m13, projection.m21, projection.m22, projection.m23,
        projection.m31, projection.m32, projection.m33,
      ].map(Double.init)
    }

    init(_ matrix: cairo_matrix_t) {
      m = [matrix.xx, matrix.yx, 0, matrix.xy, matrix.yy, 0, matrix.x0, matrix.y0, 1]
    }

    func times(_ other: Matrix3) -> Matrix3 {
      var result = self
      for row in 0..<3 {
        for column in 0..<3 {
          result.m[row * 3 + column] = (0..<3).reduce(0.0) { $0 + m[row * 3 + $1] * other.m[$1 * 3 + column] }
        }
      }
      return result
    }

    var inverse: Matrix3? {
      let cofactors = [
        m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
        m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
        m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
      ]
      let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
      guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
      var result = self
      result.m = cofactors.map { $0 / determinant }
      return result.m.allSatisfy(\.isFinite) ? result : nil
    }
  }
}
