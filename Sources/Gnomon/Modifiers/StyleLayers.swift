/// A style as a layer: it fills what it is proposed.
nonisolated struct StyleLayer<Style: ShapeStyle>: View, PrimitiveView {
  typealias Body = Never
  let style: Style

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    let name = String(describing: Style.self).prefix { $0 != "<" }
    return StyleNode<Style>(view.style, name: String(name), context)
  }
}

extension View {
  /// Puts a style below this view, reaching into the unsafe areas that it touches at `edges`.
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle {
    layered(StyleLayer(style: style).ignoresSafeArea(edges: edges), isAbove: false)
  }

  /// Puts the background's style below this view, reaching into the unsafe areas that it touches at `edges`.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(StyleLayer(style: BackgroundStyle()).ignoresSafeArea(edges: edges), isAbove: false)
  }

  /// Puts a shape filled with a style below this view, as large as it.
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    layered(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), isAbove: false)
  }

  /// Puts a shape filled with the background's style below this view, as large as it.
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
    layered(_ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle), isAbove: false)
  }

  /// Puts a style above this view, reaching into the unsafe areas that it touches at `edges`.
  nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle {
    layered(StyleLayer(style: style).ignoresSafeArea(edges: edges), isAbove: true)
  }

  /// Puts a shape filled with a style above this view, as large as it.
  nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    layered(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), isAbove: true)
  }

  nonisolated private func layered<Layer: View>(_ layer: Layer, isAbove: Bool) -> some View {
    modifier(LayeredModifier(layer: layer, alignment: .center, isAbove: isAbove, isBuilt: false))
  }
}
