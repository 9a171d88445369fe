// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Says where a view can be hit.
nonisolated struct ContentShapeModifier<S: Shape>: UnaryModifier {
  let kinds: ContentShapeKinds
  let shape: S
  let isEvenOdd: Bool

  final class Node: UnaryNode<ContentShapeModifier<S>> {
    override func modifierDidChange(from old: ContentShapeModifier<S>) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard modifier.kinds.contains(.interaction) else { return super.hitTest(point, &hits) }
      let path = modifier.shape.path(in: CGRect(origin: .zero, size: size))
      guard path.contains(point, eoFill: modifier.isEvenOdd) else { return false }
      _ = super.hitTest(point, &hits)
      return true
    }
  }
}

extension View {
  /// Sets where the view can be touched, also where it shows nothing.
  ///
  /// - Parameters:
  ///   - shape: the outline for touches, made for the view's bounds.
  ///   - eoFill: true if its inside is found by the even-odd rule, false if by winding numbers.
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, isEvenOdd: eoFill))
  }

  /// Sets the view's outline for some purposes.
  ///
  /// - Parameters:
  ///   - kind: the purposes. Gnomon looks at `.interaction` and keeps the others without effect.
  ///   - shape: the outline, made for the view's bounds.
  ///   - eoFill: true if its inside is found by the even-odd rule, false if by winding numbers.
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }
}
