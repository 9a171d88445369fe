// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A size that a parent proposes to a child.
///
/// Each dimension stands by itself: a number is "this much", 0 asks for the minimum, ∞ for the maximum, and nil for the
/// ideal size (`facts 1`).
///
/// ```swift
/// struct LeadingHalf: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 40))
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     let half = ProposedViewSize(width: bounds.width / 2, height: bounds.height)
///     for subview in subviews { subview.place(at: bounds.origin, proposal: half) }
///   }
/// }
/// ```
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; nil is unspecified and asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil is unspecified and asks for the ideal height.
  public var height: CGFloat?

  /// A proposal of no room: it asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No proposal on either axis: it asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of endless room: it asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of lengths in points. nil asks for the ideal length, 0 for the least, ∞ for the greatest.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size, with `size` (10×10 unless told) for what is unspecified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(along axis: Axis, _ main: CGFloat?, across: CGFloat?) {
    self = axis == .horizontal ? Self(width: main, height: across) : Self(width: across, height: main)
  }

  /// True if both have the same bits: it tells -0 from 0 and takes nothing for equal that a view could tell apart.
  @inline(__always)
  func isIdentical(to other: ProposedViewSize) -> Bool {
    (width ?? .nan).bitPattern == (other.width ?? .nan).bitPattern
      && (height ?? .nan).bitPattern == (other.height ?? .nan).bitPattern
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: across) : CGSize(width: across, height: main)
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
