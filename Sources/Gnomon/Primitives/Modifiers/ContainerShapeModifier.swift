// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape that views inside may follow, with the view whose outline it is.
final class ContainerOutline: @unchecked Sendable {
  weak var node: LayoutNode?
  /// The outline of the shape, moved inwards by a distance, in a rectangle.
  let path: @Sendable (_ inset: CGFloat, _ rect: CGRect) -> Path
  /// How round the shape's corners are in a rectangle of a size; nil for a shape that doesn't say.
  let corners: @Sendable (CGSize) -> RoundedRectangularShapeCorners?

  init(
    path: @escaping @Sendable (CGFloat, CGRect) -> Path,
    corners: @escaping @Sendable (CGSize) -> RoundedRectangularShapeCorners?
  ) {
    self.path = path
    self.corners = corners
  }

  /// The outline for a view inside: the shape, smaller by the least distance between the view's edges and its own.
  func outline(for view: LayoutNode) -> (@Sendable (CGRect) -> Path)? {
    guard let node, node.isMounted else { return nil }
    let frame = view.convert(CGRect(origin: .zero, size: view.size), to: node)
    let distances = [frame.minX, frame.minY, node.size.width - frame.maxX, node.size.height - frame.maxY]
    let inset = max(0, distances.min() ?? 0)
    return { [path] rect in path(inset, rect.insetBy(dx: -inset, dy: -inset)) }
  }

  /// The radii that a view inside needs for corners about the centres of the shape's: each radius less the distance to
  /// the corner, along the axis where that is larger.
  func concentricRadii(for view: LayoutNode) -> RectangleCornerRadii? {
    guard let node, node.isMounted, let own = corners(node.size)?.resolved(nil) else { return nil }
    let frame = view.convert(CGRect(origin: .zero, size: view.size), to: node)
    let isMirrored = view.environment.layoutDirection == .rightToLeft
    let (left, right) = (frame.minX, node.size.width - frame.maxX)
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    let (top, bottom) = (frame.minY, node.size.height - frame.maxY)
    return RectangleCornerRadii(
      topLeading: max(0, own.topLeading - max(leading, top)),
      bottomLeading: max(0, own.bottomLeading - max(leading, bottom)),
      bottomTrailing: max(0, own.bottomTrailing - max(trailing, bottom)),
      topTrailing: max(0, own.topTrailing - max(trailing, top)))
  }
}

private enum ContainerOutlineKey: EnvironmentKey {
  static var defaultValue: ContainerOutline? { nil }
}

extension EnvironmentValues {
  /// The shape of the container around.
  var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

/// Makes a shape that of the container for the views inside.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: UnaryModifier {
  let shape: S

  final class Node: UnaryNode<ContainerShapeModifier<S>> {
    private var outline: ContainerOutline?

    override func contentContext(_ context: _NodeContext) -> _NodeContext {
      var inner = context.environment
      inner.containerOutline = makeOutline()
      return context.child(of: self, environment: inner, source: context.source)
    }

    private func makeOutline() -> ContainerOutline {
      let shape = modifier.shape
      let made = ContainerOutline(
        path: { inset, rect in inset > 0 ? shape.inset(by: inset).path(in: rect) : shape.path(in: rect) },
        corners: { size in (shape as? any RoundedRectangularShape)?.corners(in: size) })
      made.node = self
      outline = made
      return made
    }

    override func modifierDidChange(from old: ContainerShapeModifier<S>) { hand(environment, makeOutline()) }

    override func environmentDidChange(_ new: EnvironmentValues) {
      environment = new
      hand(new, outline ?? makeOutline())
    }

    private func hand(_ values: EnvironmentValues, _ outline: ContainerOutline) {
      var inner = values
      inner.containerOutline = outline
      content?.environmentDidChange(inner)
    }
  }
}

extension View {
  /// Makes a shape the one that `ContainerRelativeShape` inside follows.
  ///
  /// Nothing is drawn or clipped by it. `ConcentricRectangle` follows it where it is a rounded rectangle.
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
