import Foundation

/// A view with a second one above or below it: the second is proposed the first one's size and adds nothing to it
/// (`facts 51`). Several views in the builder lie in a ZStack.
nonisolated struct LayeredModifier<Layer: View>: UnaryModifier {
  let layer: Layer
  let alignment: Alignment
  let isAbove: Bool
  let isBuilt: Bool

  final class Node: UnaryNode<LayeredModifier<Layer>> {
    private var stack: LayerStackNode!

    override func didMakeContent() {
      let source = modifier.isBuilt ? location?.takeBlock(of: Layer.self) : nil
      stack = LayerStackNode(
        _NodeContext(graph: graph, parent: self, environment: environment, source: nil), alignment: modifier.alignment)
      stack.layoutParent = self
      stack.content = Layer._makeNode(
        modifier.layer, _NodeContext(graph: graph, parent: stack, environment: environment, source: source))
    }

    override func modifierDidChange(from old: LayeredModifier<Layer>) {
      if old.alignment != modifier.alignment {
        stack.alignment = modifier.alignment
        invalidateLayout()
      }
      let source = modifier.isBuilt ? location?.takeBlock(of: Layer.self) : nil
      stack.content.update(with: modifier.layer, source: source)
    }

    override func environmentDidChange(_ new: EnvironmentValues) {
      super.environmentDidChange(new)
      stack?.environmentDidChange(new)
    }

    override func absorbsChanges(of child: LayoutNode) -> Bool { child === stack && flags.contains(.placed) }

    override func placeContent() {
      child?.place(at: .zero, proposal: proposal)
      guard let child else { return }
      placeLayer(stack, modifier.alignment, base: child, size: size, isMirrored: isRightToLeft)
    }

    override func ownPreference<K: PreferenceKey>(_ key: K.Type, of content: ViewNode) -> K.Value? {
      var combined = content.preference(key)
      combine(&combined, stack.preference(key), key)
      return combined
    }

    override func unmount() {
      guard isMounted else { return }
      super.unmount()
      stack.unmount()
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if !modifier.isAbove, stack.hasItems { body(stack) }
      if let child { body(child) }
      if modifier.isAbove, stack.hasItems { body(stack) }
    }

    override var snapshotName: String? { modifier.isAbove ? "overlay" : "background" }
  }
}

/// Places a layer so that its guides meet those of the base.
func placeLayer(_ layer: LayoutNode, _ alignment: Alignment, base: LayoutNode, size: CGSize, isMirrored: Bool) {
  let proposal = ProposedViewSize(size)
  let outer = ViewDimensions(node: base, size: size, proposal: base.proposal)
  let inner = layer.dimensions(in: proposal)
  var origin = CGPoint(
    x: outer[alignment.horizontal] - inner[alignment.horizontal],
    y: outer[alignment.vertical] - inner[alignment.vertical])
  if isMirrored { origin.x = size.width - origin.x - inner.width }
  layer.place(at: origin, proposal: proposal)
}

/// The views of an overlay or a background: one as it is, several as in a ZStack (`facts 52`).
final class LayerStackNode: LayoutNode {
  var alignment: Alignment
  var content: ViewNode!
  private var children: ContiguousArray<LayoutNode> = []

  init(_ context: _NodeContext, alignment: Alignment) {
    self.alignment = alignment
    super.init(context)
    flags.insert(.itemsDirty)
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    flags.insert(.itemsDirty)
    invalidateLayout()
    return true
  }

  private func updateItems() {
    guard flags.contains(.itemsDirty), let content else { return }
    flags.remove(.itemsDirty)
    children = content.items
    for child in children { child.layoutParent = self }
  }

  var hasItems: Bool {
    updateItems()
    return !children.isEmpty
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    updateItems()
    for child in children { body(child) }
  }

  override func draw(_ context: inout DrawingContext) {
    updateItems()
    context.drawInOrder(children)
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(nodes: children, container: nil, layoutDirection: environment.layoutDirection)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    updateItems()
    if children.count == 1 { return children[0].size(for: proposal) }
    var cache: Void = ()
    return ZStackLayout(alignment: alignment).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeContent() {
    updateItems()
    if children.count == 1 { return children[0].place(at: .zero, proposal: proposal) }
    // The frame that the aligned children reach starts where their furthest guides do.
    let all = children.map { $0.dimensions(in: proposal) }
    let before = all.map { $0[alignment.horizontal] }.max() ?? 0
    let above = all.map { $0[alignment.vertical] }.max() ?? 0
    for (child, own) in zip(children, all) {
      var origin = CGPoint(x: before - own[alignment.horizontal], y: above - own[alignment.vertical])
      if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - own.width }
      child.place(at: origin, proposal: proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    updateItems()
    if children.count == 1 { return children[0].guide(key, size: size, proposal: proposal) }
    return nil
  }
}

extension View {
  /// Puts views above this one, proposed its size.
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isAbove: true, isBuilt: true))
  }

  /// Puts a view above this one, proposed its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  where Overlay: View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isAbove: true, isBuilt: false))
  }

  /// Puts views below this one, proposed its size.
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isAbove: false, isBuilt: true))
  }

  /// Puts a view below this one, proposed its size.
  @_disfavoredOverload
  nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center)
    -> some View where Background: View
  {
    modifier(LayeredModifier(layer: background, alignment: alignment, isAbove: false, isBuilt: false))
  }
}
