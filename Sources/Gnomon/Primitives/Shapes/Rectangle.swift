// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape that is the rectangle it is drawn in.
///
/// As a view it takes the space that is proposed, and 10 points where none is (fact 2).
///
/// ```swift
/// struct Bars: View {
///   let values: [CGFloat]
///
///   var body: some View {
///     HStack(alignment: .bottom, spacing: 4) {
///       ForEach(values, id: \.self) { value in
///         Rectangle().fill(.blue).frame(width: 12, height: value)
///       }
///     }
///   }
/// }
/// ```
public struct Rectangle: InsettableShape {
  /// Makes a rectangle that fills its space.
  public init() {}

  /// The rectangle itself, as a path.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed: a rectangle is the same in both directions of reading.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rectangle with its sides moved inwards by a distance in points; outwards where it is negative.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle with square corners, which fills its space.
  public static var rect: Rectangle { Rectangle() }
}

/// A shape drawn in a rectangle whose sides were moved inwards. `inset(by:)` of many shapes makes it.
public struct _InsetShape<Content: Shape>: InsettableShape {
  var shape: Content
  var amount: CGFloat

  /// The shape's outline in the smaller rectangle, in the given one's coordinates.
  ///
  /// A rectangle that would be turned inside out has no size, and lies at the centre.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect.inset(by: amount)) }

  /// The size that the shape takes in a proposed space, without the inset.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape with its sides moved inwards by a further distance in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Content> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  /// The shape's interpolated part, with the distance in points.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}
