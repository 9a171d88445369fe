// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle with a radius for each corner.
///
/// As a view it takes the space that is proposed, and 10 points where none is (fact 2). Where reading goes from right
/// to left its leading corners are on the right.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The four radii in points. All are reduced by the same factor where two don't fit on a side.
  ///
  /// A corner is square where its radius isn't a finite number above 0.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle of four radii in points.
  ///
  /// - Parameters:
  ///   - cornerRadii: a radius for each corner; all are reduced where two don't fit on a side.
  ///   - style: the curve of the corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle of four radii in points. Corners left out are square.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: the radius of the top leading corner.
  ///   - bottomLeadingRadius: the radius of the bottom leading corner.
  ///   - bottomTrailingRadius: the radius of the bottom trailing corner.
  ///   - topTrailingRadius: the radius of the top trailing corner.
  ///   - style: the curve of the corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  /// The outline in a rectangle, with leading as the left side. A view mirrors it for the other direction of reading.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle with its sides moved inwards, and its corners' radii reduced by as much, down to 0.
  ///
  /// - Parameter amount: the distance in points; where it is negative, sides move outwards and radii grow.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetUnevenRoundedRectangle(shape: self, amount: amount)
  }

  /// The four radii in points, which are interpolated.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// An unevenly rounded rectangle with its sides moved inwards, and its corners' radii reduced by as much.
struct _InsetUnevenRoundedRectangle: InsettableShape {
  var shape: UnevenRoundedRectangle
  var amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.inset(by: amount), cornerRadii: shape.cornerRadii.inset(by: amount), style: shape.style)
  }

  nonisolated func inset(by amount: CGFloat) -> _InsetUnevenRoundedRectangle {
    _InsetUnevenRoundedRectangle(shape: shape, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius in points for each corner.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius in points for each corner. Corners left out are square.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
