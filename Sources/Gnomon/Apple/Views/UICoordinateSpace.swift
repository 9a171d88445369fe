// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something with coordinates of its own, by UIKit's name: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Where a point of it lies in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where a point of another one lies in it.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where a rectangle of it lies in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Where a rectangle of another one lies in it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Where a point of the view lies in another view, or on the screen: in the uppermost view's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Where a point of another view or of the screen lies in this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Where a rectangle of the view lies in another view, or on the screen: in the uppermost view's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Where a rectangle of another view or of the screen lies in this one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// Where a point of the screen lies in a view.
  @MainActor public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Where a point of a view lies on the screen.
  @MainActor public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Where a rectangle of the screen lies in a view.
  @MainActor public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// Where a rectangle of a view lies on the screen.
  @MainActor public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIView {
  /// Brings changed traits to who observes them. They're there at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Brings changed traits to who observes them. They're there at once.
  public func updateTraitsIfNeeded() {}
}
