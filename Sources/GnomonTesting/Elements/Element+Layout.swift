// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A line of an element that others can be aligned with.
public enum ElementLine: Sendable {
  /// The leading edge: left, where text runs from left to right.
  case leading
  /// The middle between leading and trailing edge.
  case horizontalCenter
  /// The trailing edge.
  case trailing
  /// The top.
  case top
  /// The middle between top and bottom.
  case verticalCenter
  /// The bottom.
  case bottom
}

extension Element {
  /// True if a line of both elements lies at the same place, within a tolerance in points.
  public func isAligned(_ line: ElementLine, with other: Element, tolerance: CGFloat = 0.5) -> Bool {
    let isMirrored = screen.host.configuration.layoutDirection == .rightToLeft
    func place(_ frame: CGRect) -> CGFloat {
      switch line {
      case .leading: isMirrored ? frame.maxX : frame.minX
      case .horizontalCenter: frame.midX
      case .trailing: isMirrored ? frame.minX : frame.maxX
      case .top: frame.minY
      case .verticalCenter: frame.midY
      case .bottom: frame.maxY
      }
    }
    return abs(place(frame) - place(other.frame)) <= tolerance
  }

  /// True if the element lies above another: it ends before that begins.
  public func isAbove(_ other: Element) -> Bool { frame.maxY <= other.frame.minY + 0.01 }

  /// True if the element lies before another in the direction of reading: it ends before that begins.
  public func isBefore(_ other: Element) -> Bool {
    screen.host.configuration.layoutDirection == .rightToLeft
      ? frame.minX >= other.frame.maxX - 0.01 : frame.maxX <= other.frame.minX + 0.01
  }

  /// The distance from the element's bottom to another's top, in points; less than 0 where they overlap.
  public func gap(above other: Element) -> Measure { Measure(other.frame.minY - frame.maxY) }

  /// The distance from the element's end to another's beginning in the direction of reading, in points.
  public func gap(before other: Element) -> Measure {
    screen.host.configuration.layoutDirection == .rightToLeft
      ? Measure(frame.minX - other.frame.maxX) : Measure(other.frame.minX - frame.maxX)
  }

  /// True if the element lies inside of another one, within half a point.
  public func isInside(_ other: Element) -> Bool { other.frame.insetBy(dx: -0.5, dy: -0.5).contains(frame) }
}
