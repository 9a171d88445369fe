// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DrawingEffect {
  /// True if there are effects between this one and another.
  func isAlike(_ other: DrawingEffect) -> Bool {
    switch (self, other) {
    case (.opacity, .opacity), (.scale, .scale), (.rotation, .rotation), (.rotation3D, .rotation3D), (.matrix, .matrix),
      (.hueRotation, .hueRotation), (.group, .group):
      true
    case (.filter(.blur(_, let a)), .filter(.blur(_, let b))): a == b
    case (.filter(.colorMatrix), .filter(.colorMatrix)): true
    case (.blend(let a), .blend(let b)): a == b
    default: false
    }
  }

  /// The effect's numbers.
  var components: [Double] {
    switch self {
    case .opacity(let opacity): [opacity]
    case .hueRotation(let angle): [angle.radians]
    case .scale(let scale, let anchor): [scale.width, scale.height, anchor.x, anchor.y].map { Double($0) }
    case .rotation(let angle, let anchor): [angle.radians, Double(anchor.x), Double(anchor.y)]
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      [angle.radians] + [axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective].map { Double($0) }
    case .matrix(let m): [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
    case .filter(.blur(let radius, _)): [Double(radius)]
    case .filter(.colorMatrix(let m)):
      [
        m.r1, m.r2, m.r3, m.r4, m.r5, m.g1, m.g2, m.g3, m.g4, m.g5, m.b1, m.b2, m.b3, m.b4, m.b5, m.a1, m.a2, m.a3,
        m.a4,
        m.a5,
      ].map { Double($0) }
    case .filter, .blend, .group: []
    }
  }

  /// The effect with other numbers.
  func with(_ v: ComponentVector) -> DrawingEffect {
    func anchor(at index: Int) -> UnitPoint { UnitPoint(x: CGFloat(v[index]), y: CGFloat(v[index + 1])) }
    switch self {
    case .opacity: return .opacity(min(1, max(0, v[0])))
    case .hueRotation: return .hueRotation(.radians(v[0]))
    case .scale: return .scale(CGSize(width: v[0], height: v[1]), anchor: anchor(at: 2))
    case .rotation: return .rotation(.radians(v[0]), anchor: anchor(at: 1))
    case .rotation3D:
      return .rotation3D(
        .radians(v[0]), axis: (x: CGFloat(v[1]), y: CGFloat(v[2]), z: CGFloat(v[3])), anchor: anchor(at: 4),
        anchorZ: CGFloat(v[6]), perspective: CGFloat(v[7]))
    case .matrix:
      var m = ProjectionTransform()
      (m.m11, m.m12, m.m13) = (CGFloat(v[0]), CGFloat(v[1]), CGFloat(v[2]))
      (m.m21, m.m22, m.m23) = (CGFloat(v[3]), CGFloat(v[4]), CGFloat(v[5]))
      (m.m31, m.m32, m.m33) = (CGFloat(v[6]), CGFloat(v[7]), CGFloat(v[8]))
      return .matrix(m)
    case .filter(.blur(_, let opaque)): return .filter(.blur(radius: max(0, CGFloat(v[0])), opaque: opaque))
    case .filter(.colorMatrix):
      var m = ColorMatrix()
      (m.r1, m.r2, m.r3, m.r4, m.r5) = (Float(v[0]), Float(v[1]), Float(v[2]), Float(v[3]), Float(v[4]))
      (m.g1, m.g2, m.g3, m.g4, m.g5) = (Float(v[5]), Float(v[6]), Float(v[7]), Float(v[8]), Float(v[9]))
      (m.b1, m.b2, m.b3, m.b4, m.b5) = (Float(v[10]), Float(v[11]), Float(v[12]), Float(v[13]), Float(v[14]))
      (m.a1, m.a2, m.a3, m.a4, m.a5) = (Float(v[15]), Float(v[16]), Float(v[17]), Float(v[18]), Float(v[19]))
      return .filter(.colorMatrix(m))
    case .filter, .blend, .group: return self
    }
  }
}
