// SPDX-License-Identifier: Apache-2.0
@_exported import CPathElement
import Foundation

extension CGPathElement {
  /// The element's points, as many as its type says.
  public var points: UnsafeMutablePointer<CGPoint> {
    get { storage.assumingMemoryBound(to: CGPoint.self) }
    set { storage = UnsafeMutableRawPointer(newValue) }
  }

  /// A step with points that someone else holds.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.init(type: type, storage: UnsafeMutableRawPointer(points))
  }
}

/// A function that is shown each step of a path, beside what it needs to know.
public typealias CGPathApplierFunction =
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Shows a function each step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      guard let start = points.baseAddress else { return }
      path.forEach { step in
        var element = CGPathElement(type: .closeSubpath, points: start)
        switch step {
        case .move(let to):
          element.type = .moveToPoint
          points[0] = to
        case .line(let to):
          element.type = .addLineToPoint
          points[0] = to
        case .quadCurve(let to, let control):
          element.type = .addQuadCurveToPoint
          points[0] = control
          points[1] = to
        case .curve(let to, let control1, let control2):
          element.type = .addCurveToPoint
          points[0] = control1
          points[1] = control2
          points[2] = to
        case .closeSubpath: break
        }
        withUnsafePointer(to: element) { block($0) }
      }
    }
  }

  /// Shows a function each step, beside what it needs to know.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
