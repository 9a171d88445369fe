// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Draws a view mirrored where its behaviour asks for that; the layout stays.
nonisolated struct MirroringModifier: UnaryModifier {
  let behavior: LayoutDirectionBehavior

  final class Node: UnaryNode<MirroringModifier> {
    override func modifierDidChange(from old: MirroringModifier) { graph.layoutDidChange = true }

    override var animatesFrame: Bool { true }
    override var contentTransform: ProjectionTransform? {
      guard modifier.behavior == .mirrors(in: environment.layoutDirection) else { return nil }
      return ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      guard let transform = contentTransform else { return context.draw(child) }
      context.transformed(transform) { $0.draw(child) }
    }
  }
}

extension View {
  /// Draws the view mirrored in one direction of reading, or in none. The layout stays.
  ///
  /// - Parameter behavior: the direction in which the view is mirrored; `.fixed` never mirrors it.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }

  /// Draws the view mirrored where reading goes from right to left. The layout stays.
  ///
  /// - Parameter enabled: false never mirrors the view.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroringModifier(behavior: enabled ? .mirrors(in: .rightToLeft) : .fixed))
  }
}
