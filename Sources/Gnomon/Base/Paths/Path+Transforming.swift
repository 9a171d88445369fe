// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
  /// The path after a map. Scaled and shifted rectangles and ellipses stay cheap.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.isRectilinear, transform.a > 0, transform.d > 0 {
      switch storage {
      case .empty: return self
      case .rect(let rect): return Path(rect.boundingBox(applying: transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.boundingBox(applying: transform))
      case .roundedRect(let rect, let corner, let style) where transform.a == transform.d:
        let size = CGSize(width: corner.width * transform.a, height: corner.height * transform.a)
        return Path(roundedRect: rect.boundingBox(applying: transform), cornerSize: size, style: style)
      default: break
      }
    }
    var result: [Element] = []
    forEach { element in
      let mapped = element.applying(transform)
      if mapped.isFinite { result.append(mapped) }
    }
    return Path(elements: result)
  }

  /// The path shifted by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let to): .move(to: to.applying(t))
    case .line(let to): .line(to: to.applying(t))
    case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
    case .curve(let to, let control1, let control2):
      .curve(to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }

  var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): to.isFinite
    case .quadCurve(let to, let control): to.isFinite && control.isFinite
    case .curve(let to, let control1, let control2): to.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }

  /// The point where the element ends; nil for the end of a part.
  var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }
}
