// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A mesh gradient ready to be drawn: ``Paint/mesh(_:)``.
public struct ResolvedMesh: Sendable, Equatable {
  /// A crossing and its control points, in fractions of `bounds`.
  public struct Node: Sendable, Equatable {
    /// The crossing's place.
    public var position: SIMD2<Float>
    /// The control point towards the leading neighbour.
    public var leading: SIMD2<Float>
    /// The control point towards the neighbour above.
    public var top: SIMD2<Float>
    /// The control point towards the trailing neighbour.
    public var trailing: SIMD2<Float>
    /// The control point towards the neighbour below.
    public var bottom: SIMD2<Float>

    var isFinite: Bool {
      [position, leading, top, trailing, bottom].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// The number of points in a row, at least 2.
  public var width: Int
  /// The number of rows, at least 2.
  public var height: Int
  /// The crossings, row by row: `width × height`.
  public var nodes: [Node]
  /// The colours of the crossings, as many as nodes.
  public var colors: [Color.Resolved]
  /// The colour around the mesh, where it doesn't fill its bounds.
  public var background: Color.Resolved
  /// True if colours are bent as well as places.
  public var smoothsColors: Bool
  /// True if colours are mixed in even steps for the eye.
  public var isPerceptual: Bool
  /// The rectangle that the nodes' places are fractions of, in the coordinate system of the command.
  public var bounds: CGRect
}

extension ResolvedMesh {
  /// A place in the mesh with its premultiplied colour: red, green, blue, alpha.
  public struct Vertex: Sendable, Equatable {
    /// The place in points, in the coordinate system of the command.
    public var point: CGPoint
    /// The colour, premultiplied: red, green, blue, alpha.
    public var color: SIMD4<Float>
  }

  /// The vertices of a patch as a grid of `steps + 1` rows and columns, row by row.
  ///
  /// - Parameters:
  ///   - column: of the patch, less than `width - 1`.
  ///   - row: of the patch, less than `height - 1`.
  ///   - steps: the parts that each side of the patch is divided into, at least 1.
  public func vertices(column: Int, row: Int, steps: Int) -> [Vertex] {
    let steps = max(1, steps)
    let place = Patch(self, column: column, row: row)
    let tint = ColorPatch(self, column: column, row: row)
    var result: [Vertex] = []
    result.reserveCapacity((steps + 1) * (steps + 1))
    for y in 0...steps {
      let v = Float(y) / Float(steps)
      for x in 0...steps {
        let u = Float(x) / Float(steps)
        let unit = place.point(u, v)
        result.append(
          Vertex(
            point: CGPoint(
              x: bounds.minX + CGFloat(unit.x) * bounds.width, y: bounds.minY + CGFloat(unit.y) * bounds.height),
            color: tint.color(u, v)))
      }
    }
    return result
  }

  fileprivate func node(_ column: Int, _ row: Int) -> Node { nodes[row * width + column] }

  /// A colour as four numbers that may be mixed: premultiplied.
  fileprivate func mixable(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let color = colors[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
    let alpha = color.opacity.isFinite ? min(max(color.opacity, 0), 1) : 0
    if isPerceptual {
      let lab = OKLab(color)
      return SIMD4(lab.l * alpha, lab.a * alpha, lab.b * alpha, alpha)
    }
    return SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
  }

  /// A colour that `mixable` gave, as premultiplied sRGB within its range.
  fileprivate func shown(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    var result = mixed
    let alpha = min(max(mixed.w, 0), 1)
    if isPerceptual {
      guard alpha > 0 else { return .zero }
      let color = OKLab(l: mixed.x / alpha, a: mixed.y / alpha, b: mixed.z / alpha).resolved(opacity: alpha)
      result = SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
    }
    return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
  }
}

/// The places of one patch: a surface whose four borders are the curves between its crossings.
private struct Patch {
  private let top: [SIMD2<Float>]
  private let bottom: [SIMD2<Float>]
  private let leading: [SIMD2<Float>]
  private let trailing: [SIMD2<Float>]

  init(_ mesh: ResolvedMesh, column: Int, row: Int) {
    let (a, b) = (mesh.node(column, row), mesh.node(column + 1, row))
    let (c, d) = (mesh.node(column, row + 1), mesh.node(column + 1, row + 1))
    top = [a.position, a.trailing, b.leading, b.position]
    bottom = [c.position, c.trailing, d.leading, d.position]
    leading = [a.position, a.bottom, c.top, c.position]
    trailing = [b.position, b.bottom, d.top, d.position]
  }

  /// The blend of opposite borders, less what both have in common (a Coons patch).
  func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
    let rows = Patch.bezier(top, u) * (1 - v) + Patch.bezier(bottom, u) * v
    let columns = Patch.bezier(leading, v) * (1 - u) + Patch.bezier(trailing, v) * u
    let upper = top[0] * (1 - u) + top[3] * u
    let lower = bottom[0] * (1 - u) + bottom[3] * u
    return rows + columns - (upper * (1 - v) + lower * v)
  }

  private static func bezier(_ p: [SIMD2<Float>], _ t: Float) -> SIMD2<Float> {
    let s = 1 - t
    let ends = p[0] * (s * s * s) + p[3] * (t * t * t)
    return ends + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t)
  }
}

/// The colours of one patch.
private struct ColorPatch {
  private let mesh: ResolvedMesh
  /// The patch's crossings and those around it, four rows of four.
  private let around: [SIMD4<Float>]

  init(_ mesh: ResolvedMesh, column: Int, row: Int) {
    self.mesh = mesh
    around = (-1...2).flatMap { y in (-1...2).map { x in mesh.mixable(column + x, row + y) } }
  }

  func color(_ u: Float, _ v: Float) -> SIMD4<Float> {
    if !mesh.smoothsColors {
      let upper = around[5] * (1 - u) + around[6] * u
      let lower = around[9] * (1 - u) + around[10] * u
      return mesh.shown(upper * (1 - v) + lower * v)
    }
    let rows = (0..<4).map {
      ColorPatch.curve(around[$0 * 4], around[$0 * 4 + 1], around[$0 * 4 + 2], around[$0 * 4 + 3], u)
    }
    return mesh.shown(ColorPatch.curve(rows[0], rows[1], rows[2], rows[3], v))
  }

  /// A curve through `b` and `c` with the slopes that their neighbours give (Catmull and Rom).
  private static func curve(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
  ) -> SIMD4<Float> {
    let (slopeB, slopeC) = ((c - a) / 2, (d - b) / 2)
    let (t2, t3) = (t * t, t * t * t)
    let ends = b * (2 * t3 - 3 * t2 + 1) + c * (3 * t2 - 2 * t3)
    return ends + slopeB * (t3 - 2 * t2 + t) + slopeC * (t3 - t2)
  }
}
