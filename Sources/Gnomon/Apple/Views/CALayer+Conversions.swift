// SPDX-License-Identifier: Apache-2.0
import Foundation

// Points, rectangles and times of one layer by another one's. Layers with nothing in common count from their uppermost layers.
extension CALayer {
  /// What brings a point of the layer to its uppermost layer.
  private var toTop: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, let upper = current.superlayer ?? current.view?.superview?.layer {
      let (size, place) = (current.bounds.size, current.position)
      let arm = CGAffineTransform(
        translationX: -current.bounds.minX - size.width * current.anchorPoint.x,
        y: -current.bounds.minY - size.height * current.anchorPoint.y)
      result = result.concatenating(arm).concatenating(current.affineTransform())
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
      layer = upper
    }
    return result
  }
  private func way(to other: CALayer?) -> CGAffineTransform {
    other.map { toTop.concatenating($0.toTop.inverted()) } ?? toTop
  }
  private func way(from other: CALayer?) -> CGAffineTransform {
    (other?.toTop ?? .identity).concatenating(toTop.inverted())
  }
  /// Where a point of the layer lies in another one; nil is the uppermost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(way(to: l)) }
  /// Where a point of another layer lies in this one; nil is the uppermost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(way(from: l)) }
  /// Where a rectangle of the layer lies in another one; nil is the uppermost layer.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(way(to: l)) }
  /// Where a rectangle of another layer lies in this one; nil is the uppermost layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(way(from: l)) }

  /// A time of the layer's by the clock.
  private func clock(_ time: TimeInterval) -> TimeInterval {
    let upper = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.clock(upper) ?? upper
  }
  /// A time of the clock's by the layer.
  private func own(_ time: TimeInterval) -> TimeInterval {
    ((superlayer?.own(time) ?? time) - beginTime) * Double(speed) + timeOffset
  }
  /// What a time of the layer is in another one, in seconds; nil is the clock.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { l?.own(clock(t)) ?? clock(t) }
  /// What a time of another layer is in this one, in seconds; nil is the clock.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { own(l?.clock(t) ?? t) }
}
