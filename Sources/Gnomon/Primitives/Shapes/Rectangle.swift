// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape that is the rectangle it is drawn in.
///
/// ```swift
/// struct Banner: View {
///   var body: some View {
///     Rectangle()
///       .fill(.blue.gradient)
///       .frame(height: 44)
///       .overlay { Text("Sale") }
///   }
/// }
/// ```
public struct Rectangle: InsettableShape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// The rectangle itself.
  public static var rect: Rectangle { Rectangle() }
}

/// A shape drawn in a rectangle whose sides were moved inwards.
public struct _InsetShape<Content: Shape>: InsettableShape {
  var shape: Content
  var amount: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect.inset(by: amount)) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Content> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}
