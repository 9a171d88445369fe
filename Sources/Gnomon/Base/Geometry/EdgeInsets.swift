// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Distances in points from the sides of a rectangle inwards; negative ones reach outwards.
///
/// ```swift
/// struct Note: View {
///   let margins = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
///
///   var body: some View {
///     Text("Back at noon")
///       .padding(margins)
///       .background(.yellow)
///   }
/// }
/// ```
public struct EdgeInsets: Equatable, Hashable, Sendable {
  /// The distance from the upper side, in points.
  public var top: CGFloat
  /// The distance from the leading side, in points.
  public var leading: CGFloat
  /// The distance from the lower side, in points.
  public var bottom: CGFloat
  /// The distance from the trailing side, in points.
  public var trailing: CGFloat

  /// A distance for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// A distance of 0 on each side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
  /// The four distances, which are interpolated.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension EdgeInsets {
  /// The distances with the corners' sizes added at some sides: at each the larger of the side's two corners, its height
  /// at the top and bottom, its width at the leading and trailing side.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    let all = EdgeInsets(
      top: max(corners.topLeading.height, corners.topTrailing.height),
      leading: max(corners.topLeading.width, corners.bottomLeading.width),
      bottom: max(corners.bottomLeading.height, corners.bottomTrailing.height),
      trailing: max(corners.topTrailing.width, corners.bottomTrailing.width))
    return self + all.keeping(edges)
  }
}

extension EdgeInsets {
  static let zero = EdgeInsets()

  /// One distance in points on some of the sides, 0 on the others.
  init(_ amount: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? amount : 0, leading: edges.contains(.leading) ? amount : 0,
      bottom: edges.contains(.bottom) ? amount : 0, trailing: edges.contains(.trailing) ? amount : 0)
  }

  /// Leading and trailing together.
  var horizontal: CGFloat { leading + trailing }
  /// Top and bottom together.
  var vertical: CGFloat { top + bottom }

  /// Both sides of an axis together.
  func total(along axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }

  subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The distances on some of the sides, 0 on the others.
  func keeping(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, leading: a.leading - b.leading, bottom: a.bottom - b.bottom,
      trailing: a.trailing - b.trailing)
  }

  static prefix func - (a: EdgeInsets) -> EdgeInsets { EdgeInsets() - a }
}
