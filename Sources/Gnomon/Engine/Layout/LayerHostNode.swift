// SPDX-License-Identifier: Apache-2.0
/// The node of a modifier that has views beside its content, in a stack that it or a container further out places.
class SideStackNode<M>: UnaryNode<M> {
  private(set) final var stack: LayerStackNode!

  /// The environment that the stack's views find around them.
  var stackEnvironment: EnvironmentValues { environment }

  /// Makes the stack, and what else the modifier needs around one view; of several views each has its own.
  func makeSide() {}

  override final func didMakeContent() { if !onlyStructures { makeSide() } }

  /// Makes the stack and the content in it.
  final func makeStack(alignment: Alignment, _ content: (_NodeContext) -> ViewNode) {
    stack = LayerStackNode(
      _NodeContext(graph: graph, parent: self, environment: stackEnvironment, source: nil), alignment: alignment)
    stack.layoutParent = self
    stack.content = content(
      _NodeContext(graph: graph, parent: stack, environment: stack.environment, source: location))
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    stack?.environmentDidChange(stackEnvironment)
  }

  override func forEachPart(_ body: (ViewNode) -> Void) {
    super.forEachPart(body)
    if let stack { body(stack) }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    stack?.unmount()
  }
}

/// The node of a modifier that lays views over or under its content: they add nothing to its size.
class LayerHostNode<M>: SideStackNode<M> {
  override func absorbs(_ change: LayoutChange, of child: LayoutNode) -> Bool { child === stack && isPlaced }

  /// True if the views are drawn before the content. Then what they say of preferences stands in front, too.
  var isBehindContent: Bool { false }

  override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
    preference.group {
      if isBehindContent { stack.contribute(to: preference) }
      content.contribute(to: preference)
      if !isBehindContent { stack.contribute(to: preference) }
    }
  }
}
