// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lengths at the four sides of a rectangle, in points, by UIKit's name. Left and right don't follow the direction of
/// reading.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The length at the top, in points.
  public var top: CGFloat
  /// The length at the left side, in points.
  public var left: CGFloat
  /// The length at the bottom, in points.
  public var bottom: CGFloat
  /// The length at the right side, in points.
  public var right: CGFloat

  /// Lengths in points. Positive ones lie inside of the rectangle, negative ones outside.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No length at any side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No length at any side.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle with its sides moved inwards, or outwards by negative lengths. Where the sides cross, its size is
  /// negative.
  ///
  /// - Parameter insets: how far each side is moved, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Sides of a rectangle, by UIKit's name. Left and right don't follow the direction of reading.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The sides as bits: 1, 2, 4 and 8 for top, left, bottom and right.
  public let rawValue: UInt
  /// The sides of some bits. Bits beyond the four sides are kept and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A distance to the right and down, in points, by UIKit's name.
public struct UIOffset: Equatable, Sendable {
  /// The distance to the right, in points; negative to the left.
  public var horizontal: CGFloat
  /// The distance down, in points; negative up.
  public var vertical: CGFloat

  /// A distance to the right and down, in points. Negative numbers lead to the left and up.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No distance.
  public static let zero = UIOffset()
}

/// Lengths at the four sides of a rectangle, in points, by UIKit's and AppKit's name. Leading and trailing follow the
/// direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The length at the top, in points.
  public var top: CGFloat
  /// The length at the leading side, in points.
  public var leading: CGFloat
  /// The length at the bottom, in points.
  public var bottom: CGFloat
  /// The length at the trailing side, in points.
  public var trailing: CGFloat

  /// Lengths in points. Positive ones lie inside of the rectangle, negative ones outside.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No length at any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The lengths of SwiftUI's insets, side by side.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }

  /// No length at any side.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The lengths of UIKit's and AppKit's directional insets, side by side.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}
