// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lengths at four edges, as UIKit has them: left and right don't follow the direction of reading.
public struct UIEdgeInsets: Equatable, Sendable {
  /// How far from the top, in points.
  public var top: CGFloat
  /// How far from the left, in points.
  public var left: CGFloat
  /// How far from the bottom, in points.
  public var bottom: CGFloat
  /// How far from the right, in points.
  public var right: CGFloat

  /// Makes insets, in points. Left and right are not exchanged where text runs from right to left.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No length anywhere.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle with its sides moved inwards, or outwards by negative lengths. Where the sides cross, its size is negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Sides of a rectangle, as UIKit has them: left and right don't follow the direction of reading.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes the set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A distance to the right and down, in points, as UIKit has it.
public struct UIOffset: Equatable, Sendable {
  /// How far to the right, in points.
  public var horizontal: CGFloat
  /// How far down, in points.
  public var vertical: CGFloat

  /// Makes an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No offset.
  public static let zero = UIOffset()
}

/// Lengths at four edges, as UIKit and AppKit have them for sides that follow the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// How far from the top, in points.
  public var top: CGFloat
  /// How far from where a line begins, in points.
  public var leading: CGFloat
  /// How far from the bottom, in points.
  public var bottom: CGFloat
  /// How far from where a line ends, in points.
  public var trailing: CGFloat

  /// Makes insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No length anywhere.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets, in points.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Takes over insets of AppKit or UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}
