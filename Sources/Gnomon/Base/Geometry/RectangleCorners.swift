// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A radius in points for each corner of a rectangle.
public struct RectangleCornerRadii: Equatable, Hashable, Animatable, Sendable {
  /// The radius of the top leading corner, in points; 0 is square.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points; 0 is square.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points; 0 is square.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points; 0 is square.
  public var topTrailing: CGFloat

  /// A radius for each corner; corners left out are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radius of a corner.
  public subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  /// The four radii, which are interpolated.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

extension RectangleCornerRadii {
  /// The radii after moving the rectangle's sides inwards; never negative.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }

  /// Leading and trailing exchanged.
  var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}

/// The size in points that each corner of a rectangle takes away from its content.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The room that the top leading corner takes away, in points.
  public var topLeading: CGSize
  /// The room that the top trailing corner takes away, in points.
  public var topTrailing: CGSize
  /// The room that the bottom leading corner takes away, in points.
  public var bottomLeading: CGSize
  /// The room that the bottom trailing corner takes away, in points.
  public var bottomTrailing: CGSize

  /// Insets of corners that take nothing away.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

  /// A size for each corner.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}
