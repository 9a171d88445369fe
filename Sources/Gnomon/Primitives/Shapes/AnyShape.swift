// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape whose type isn't known to the code that uses it.
///
/// It takes a shape of any type, so that one variable can hold a circle now and a rectangle later. Its animatable data
/// is empty: a change of the hidden shape isn't interpolated.
///
/// ```swift
/// struct Badge: View {
///   var isRound = true
///
///   var body: some View {
///     Color.teal
///       .frame(width: 40, height: 40)
///       .clipShape(isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 8)))
///   }
/// }
/// ```
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape. One that is hidden already isn't wrapped twice.
  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  /// The hidden shape's outline in a rectangle, in the rectangle's coordinates.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size that the hidden shape takes in a proposed space, in points.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The hidden shape's behaviour where reading goes from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The drawing of the hidden shape in a rectangle.
  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { base._drawing(in: rect) }
}
