// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Fills a surface with a mesh gradient: each patch as a grid of triangles that are finer than the eye.
struct MeshRaster {
  /// The matrix from the mesh's coordinates to device pixels.
  let matrix: cairo_matrix_t
  let alpha: Double

  func fill(_ surface: PixelSurface, with mesh: ResolvedMesh) -> Bool {
    guard mesh.width > 1, mesh.height > 1, mesh.bounds.width.isFinite, mesh.bounds.height.isFinite,
      mesh.bounds.origin.isFinite
    else { return false }
    let background = PixelMath.pixel(mesh.background, alpha: alpha)
    surface.edit { surface in
      for y in 0..<surface.rect.height {
        surface.row(y).update(repeating: background, count: surface.rect.width)
      }
      let steps = steps(of: mesh)
      for row in 0..<(mesh.height - 1) {
        for column in 0..<(mesh.width - 1) { draw(mesh, column: column, row: row, steps: steps, on: surface) }
      }
    }
    return true
  }

  /// How many triangles a patch has along an edge: as many in all of them, so that neighbours share their corners and
  /// leave no gap. Each spans some six pixels.
  private func steps(of mesh: ResolvedMesh) -> Int {
    var longest = 0.0
    for row in 0..<(mesh.height - 1) {
      for column in 0..<(mesh.width - 1) {
        // Four corners say how large the patch is about.
        let corners = mesh.vertices(column: column, row: row, steps: 2).map { place($0.point) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let extent = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
        if extent.isFinite { longest = max(longest, extent) }
      }
    }
    return Int(min(max(longest / 6, 4), 96))
  }

  private func draw(_ mesh: ResolvedMesh, column: Int, row: Int, steps: Int, on surface: PixelSurface) {
    let vertices = mesh.vertices(column: column, row: row, steps: steps).map {
      Corner(place: place($0.point), color: $0.color * Float(alpha) * 255)
    }
    for y in 0..<steps {
      for x in 0..<steps {
        let first = y * (steps + 1) + x
        let (a, b) = (vertices[first], vertices[first + 1])
        let (c, d) = (vertices[first + steps + 1], vertices[first + steps + 2])
        triangle(a, b, c, on: surface)
        triangle(b, d, c, on: surface)
      }
    }
  }

  private struct Corner {
    var place: (x: Double, y: Double)
    var color: SIMD4<Float>
  }

  private func place(_ point: CGPoint) -> (x: Double, y: Double) {
    matrix.point(Double(point.x), Double(point.y))
  }

  /// Fills the pixels whose middles lie in a triangle. Its borders count, so that neighbours leave no gap.
  private func triangle(_ a: Corner, _ b: Corner, _ c: Corner, on surface: PixelSurface) {
    let (ax, ay) = a.place
    let (bx, by) = b.place
    let (cx, cy) = c.place
    let area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    guard area.isFinite, abs(area) > 1e-9 else { return }
    let slack = 1e-6
    let rect = surface.rect
    let top = max(Double(rect.y), (min(ay, by, cy) - 0.5 - slack).rounded(.up))
    let bottom = min(Double(rect.maxY - 1), (max(ay, by, cy) - 0.5 + slack).rounded(.down))
    let left = max(Double(rect.x), (min(ax, bx, cx) - 0.5 - slack).rounded(.up))
    let right = min(Double(rect.maxX - 1), (max(ax, bx, cx) - 0.5 + slack).rounded(.down))
    guard top <= bottom, left <= right else { return }
    for y in Int(top)...Int(bottom) {
      let target = surface.row(y - rect.y) - rect.x
      for x in Int(left)...Int(right) {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let ofB = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area
        let ofC = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area
        let ofA = 1 - ofB - ofC
        guard ofA >= -slack, ofB >= -slack, ofC >= -slack else { continue }
        let mixed = a.color * Float(ofA) + b.color * Float(ofB) + c.color * Float(ofC) + SIMD4(repeating: 0.5)
        let color = mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        target[x] = UInt32(color.w) << 24 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
      }
    }
  }
}
