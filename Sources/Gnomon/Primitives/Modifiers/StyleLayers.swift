// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A style behind or above a view: it fills the view's area, and beyond it the unsafe areas that the view touches.
nonisolated struct StyleLayer<S: ShapeStyle>: View, PrimitiveView {
  typealias Body = Never
  let style: S
  /// The edges at which it reaches into unsafe areas.
  let edges: Edge.Set

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { StyleLayerNode<S>(view, context) }
}

final class StyleLayerNode<S: ShapeStyle>: LayoutNode {
  private var view: StyleLayer<S>

  init(_ view: StyleLayer<S>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = value.assumingMemoryBound(to: StyleLayer<S>.self).pointee
    animatingPaints(paints) { view = new }
  }

  override func environmentDidChange(_ new: EnvironmentValues) { animatingPaints(paints) { environment = new } }

  private func paints() -> [Paint] { [view.style._paint(in: environment, bounds: CGRect(origin: .zero, size: size))] }

  /// Worked out when it's asked for: a view further up may have moved since this one was placed.
  override var visibleBounds: CGRect {
    let own = CGRect(origin: .zero, size: size)
    guard !view.edges.isEmpty, size.width > 0, size.height > 0 else { return own }
    let insets = safeAreaInsets
    return bounds(reaching: insets.only(view.edges))
  }

  override func draw(_ context: inout DrawingContext) {
    guard size.width > 0, size.height > 0 else { return }
    let box = context.snapped(visibleBounds)
    let paint = shown(view.style._paint(in: environment, bounds: box))
    if case .color(let color) = paint, color.opacity == 0 { return }
    context.add(.fill(Path(box), style: FillStyle(), paint: paint))
  }

  override var takesHits: Bool { snapshotColor?.opacity != 0 }

  override var snapshotName: String? { baseName(of: S.self) }

  override var snapshotColor: Color.Resolved? {
    if case .color(let color) = view.style._paint(in: environment, bounds: visibleBounds) { return color }
    return nil
  }
}

extension View {
  /// Fills the area behind the view with a style.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, a material or another style.
  ///   - edges: the edges at which the style reaches into the unsafe areas that the view touches: all unless said
  ///     otherwise.
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle {
    modifier(
      LayeredModifier(
        layer: StyleLayer(style: style, edges: edges), alignment: .center, isAbove: false, isBuilt: false))
  }

  /// Fills the area behind the view with the background style.
  ///
  /// - Parameter edges: the edges at which the style reaches into the unsafe areas that the view touches: all unless
  ///   said otherwise.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, a material or another style.
  ///   - shape: the outline, made for the view's bounds.
  ///   - fillStyle: the rules by which the shape's inside is found, and whether edges are smoothed.
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    modifier(
      LayeredModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isAbove: false,
        isBuilt: false))
  }

  /// Fills a shape that can be inset behind the view with a style.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient, a material or another style.
  ///   - shape: the outline, made for the view's bounds.
  ///   - fillStyle: the rules by which the shape's inside is found, and whether edges are smoothed.
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: InsettableShape {
    modifier(
      LayeredModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isAbove: false,
        isBuilt: false))
  }

  /// Fills a shape behind the view with the background style.
  ///
  /// - Parameters:
  ///   - shape: the outline, made for the view's bounds.
  ///   - fillStyle: the rules by which the shape's inside is found, and whether edges are smoothed.
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape that can be inset behind the view with the background style.
  ///
  /// - Parameters:
  ///   - shape: the outline, made for the view's bounds.
  ///   - fillStyle: the rules by which the shape's inside is found, and whether edges are smoothed.
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
  where S: InsettableShape {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's area above it with a style.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient or another style; an opaque one hides the view.
  ///   - edges: the edges at which the style reaches into the unsafe areas that the view touches: all unless said
  ///     otherwise.
  nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle {
    modifier(
      LayeredModifier(
        layer: StyleLayer(style: style, edges: edges), alignment: .center, isAbove: true, isBuilt: false))
  }

  /// Fills a shape above the view with a style.
  ///
  /// - Parameters:
  ///   - style: a colour, a gradient or another style.
  ///   - shape: the outline, made for the view's bounds.
  ///   - fillStyle: the rules by which the shape's inside is found, and whether edges are smoothed.
  nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    modifier(
      LayeredModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isAbove: true,
        isBuilt: false))
  }
}
