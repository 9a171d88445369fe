// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { base._drawing(in: rect) }
}
