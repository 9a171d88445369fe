// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ProjectionTransform {
  /// Nil where the transform can't be undone.
  var inverse: ProjectionTransform? {
    var copy = self
    return copy.invert() ? copy : nil
  }

  /// The transform done about a point instead of the origin.
  func about(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  var isFinite: Bool { [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) }

  /// The affine part, where that is all there is.
  var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }
}

extension CGRect {
  /// The upright box around the transformed rectangle.
  func boundingBox(applying transform: ProjectionTransform) -> CGRect {
    if let affine = transform.affine { return boundingBox(applying: affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min()!, ys.min()!)
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }
}

extension CGRect {
  /// The box around the transformed rectangle; one that isn't finite changes nothing.
  func drawnBox(applying transform: ProjectionTransform) -> CGRect {
    let box = boundingBox(applying: transform)
    return box.isUsable ? box : self
  }

  private var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The rectangle, with 0 for what sums of huge numbers have made infinite.
  var finite: CGRect {
    if isUsable { return self }
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
  }
}

extension LayoutNode {
  /// A step of the way up: a transform about an anchor keeps its numbers exact when it's applied to a rectangle.
  struct Step {
    /// The place of the node's corner in the space that its parent's content is drawn in.
    let origin: CGPoint
    /// The parent's transform of its content.
    let transform: ProjectionTransform?
  }

  /// Converts a rectangle of this node's own space into that of a node above, or into the root's for nil: the box
  /// around it where something on the way turns.
  func convert(_ rect: CGRect, to ancestor: LayoutNode?) -> CGRect {
    var rect = rect
    var node: LayoutNode = self
    while node !== ancestor, let parent = node.layoutParent {
      rect.origin.x += node.origin.x
      rect.origin.y += node.origin.y
      if let transform = parent.contentTransform { rect = rect.drawnBox(applying: transform) }
      node = parent
    }
    if ancestor == nil {
      rect.origin.x += node.origin.x
      rect.origin.y += node.origin.y
    }
    return rect.finite
  }

  /// Converts a point likewise.
  func convert(_ point: CGPoint, to ancestor: LayoutNode?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: ancestor).origin
  }

  /// Converts a rectangle of the root's space into this node's own.
  func convertFromRoot(_ rect: CGRect) -> CGRect {
    var path: [LayoutNode] = []
    var node: LayoutNode? = self
    while let current = node {
      path.append(current)
      node = current.layoutParent
    }
    var rect = rect
    for current in path.reversed() {
      if let transform = current.layoutParent?.contentTransform?.inverse {
        rect = rect.drawnBox(applying: transform)
      }
      rect.origin.x -= current.origin.x
      rect.origin.y -= current.origin.y
    }
    return rect
  }

  /// The frame in the root's coordinates as it was laid out, before transforms and scroll offsets.
  var layoutFrame: CGRect {
    let own = visibleBounds
    var origin = CGPoint(x: self.origin.x + own.minX, y: self.origin.y + own.minY)
    var node = layoutParent
    while let current = node {
      origin.x += current.origin.x
      origin.y += current.origin.y
      node = current.layoutParent
    }
    return CGRect(origin: origin, size: own.size).finite
  }
}
