// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view, a modifier or a layout that has a say in what those are told who don't see: a text, a button, a label that
/// was given by hand. All others only arrange elements.
protocol SemanticSource {
  /// The elements for what the view shows, made of those inside or in their place.
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement]
}

extension ViewNode {
  /// The node's own say, or its view's.
  fileprivate var semanticSource: (any SemanticSource)? {
    if let source = nodeSemantics { return source }
    if let source = viewSemantics { return source }
    guard SemanticsWalk.marksViews || SemanticsWalk.cache != nil, let view = self as? DynamicNode, !view.isBuiltIn,
      snapshotName != nil
    else { return nil }
    return SemanticsWalk.marksViews ? ViewMark() : SemanticsWalk.cache.map { KeptSemantics(cache: $0) }
  }
}

/// What a source is asked about.
struct SemanticsScope {
  /// The node of the view or the modifier.
  let node: ViewNode
  /// What it lays out, or is laid out around it.
  fileprivate let items: ArraySlice<LayoutNode>

  /// What a view shows.
  init(of node: ViewNode) { self.init(node: node, items: node.items[...]) }

  fileprivate init(node: ViewNode, items: ArraySlice<LayoutNode>) {
    self.node = node
    self.items = items
  }

  var environment: EnvironmentValues { node.environment }

  /// The elements inside.
  var inner: [SemanticsElement] {
    if items.count == 1, let node = node as? LayoutNode, items.first === node { return node.elementsInside }
    return SemanticsWalk.elements(of: items, inside: node)
  }

  /// What is laid out of it.
  var shown: ArraySlice<LayoutNode> { items }

  /// The box around what is shown, in the host's coordinates.
  var frame: CGRect { LayoutSnapshot.union(items.map { $0.drawnBox }) }

  /// An element in place of what is shown.
  func element(_ role: SemanticsSnapshot.Role, label: String? = nil) -> SemanticsElement {
    SemanticsElement(role, node, frame: frame, label: label)
  }

  /// The elements of a view that isn't shown, as they would be here.
  func elements<V: View>(of view: V) -> [SemanticsElement] {
    var elements = SemanticsWalk.elements(ofHidden: view, at: node, size: frame.size)
    // Their nodes are gone: they're known by this one.
    var ordinal = 0
    for index in elements.indices { elements[index].anchor(at: node, &ordinal) }
    return elements
  }

  /// The words of a view that may not be shown, such as a control's label; nil if it has none.
  func label<V: View>(_ view: V) -> String? {
    if V.self == EmptyView.self { return nil }
    if let words = view as? any SemanticWords { return words.words(in: environment) }
    return SemanticsElement.joinedLabel(elements(of: view))
  }

  /// The first view inside that a condition holds for, with the item that it shows first; nil if there's none.
  func first(where condition: (ViewNode) -> Bool) -> (node: ViewNode, item: LayoutNode)? {
    for item in items { if let found = item.firstPart(where: condition) { return found } }
    return nil
  }

  /// The box of that view, in the host's coordinates.
  func frame(where condition: (ViewNode) -> Bool) -> CGRect? { first(where: condition)?.item.drawnBox }
}

/// A view whose words are known without showing it.
protocol SemanticWords {
  func words(in environment: EnvironmentValues) -> String?
}

/// Goes through what is shown, and asks those who have a say.
enum SemanticsWalk {
  /// True while the user's views are elements, too. Like all that nodes are asked, it's the main actor's.
  nonisolated(unsafe) static var marksViews = false
  /// True while pictures without words are elements, too: an audit looks for them.
  nonisolated(unsafe) static var marksUnnamedPictures = false
  /// What is known from frames before, while somebody listens to changes.
  nonisolated(unsafe) static var cache: SemanticsCache?

  /// The elements of a container's items, in the order of reading.
  static func elements(of items: ArraySlice<LayoutNode>, inside container: ViewNode) -> [SemanticsElement] {
    var list: [SemanticsElement] = []
    var index = items.startIndex
    while index < items.endIndex {
      let first = items[index]
      let part: [SemanticsElement]
      if let (node, source) = outermostSource(around: first, inside: container) {
        let own = items[index...].prefix { $0 === first || $0.isInside(node) }
        index += own.count
        part = source.semantics(SemanticsScope(node: node, items: own))
      } else {
        index += 1
        part = elements(of: first)
      }
      // Mostly there's one part, which isn't copied.
      if list.isEmpty { list = part } else { list += part }
    }
    return list.inReadingOrder
  }

  /// The elements of the only item of a container, without a list of items where none is needed.
  fileprivate static func elements(ofOnly item: LayoutNode, inside container: LayoutNode) -> [SemanticsElement] {
    guard let (node, source) = outermostSource(around: item, inside: container) else {
      return elements(of: item).inReadingOrder
    }
    return source.semantics(SemanticsScope(node: node, items: [item])).inReadingOrder
  }

  private static func elements(of item: LayoutNode) -> [SemanticsElement] {
    guard !item.isTransparent else { return [] }
    guard let source = item.semanticSource else { return item.elementsInside }
    return source.semantics(SemanticsScope(node: item, items: [item]))
  }

  /// The outermost view with a say on the way from a container to one of its items.
  private static func outermostSource(
    around item: LayoutNode, inside container: ViewNode
  ) -> (node: ViewNode, source: any SemanticSource)? {
    var found: (ViewNode, any SemanticSource)?
    var parent = item.parent
    while let node = parent, node !== container, node !== container.parent || node.isUnary {
      // A view that a container was handed stands where it was made, not where it's shown.
      if node.subviewSource != nil { return found }
      if !(node is LayoutNode), let source = node.semanticSource { found = (node, source) }
      parent = node.parent
    }
    return parent == nil ? nil : found
  }

  /// The elements of a view that is made for this alone, of a size, and is gone afterwards. Nothing that it does is
  /// done: no action of `onAppear`, no warning, no count.
  static func elements<V: View>(ofHidden view: V, at node: ViewNode, size: CGSize) -> [SemanticsElement] {
    guard let host = node.enclosingLayout else { return [] }
    let graph = node.graph
    let kept = (graph.pending, graph.counters, graph.tracer, graph.isUpdating, graph.needsLayout, graph.warnings)
    // The frame is the same behind it, so that nobody makes it anew.
    let (changes, layout, isChanged) = (graph.changeCount, graph.layoutVersion, graph.layoutDidChange)
    (graph.tracer, graph.isUpdating, graph.warnings.onWarning) = (nil, true, nil)
    let stack = LayerStackNode(
      _NodeContext(graph: graph, parent: node, environment: node.environment, source: nil), alignment: .center)
    stack.layoutParent = host
    stack.content = V._makeNode(
      view, _NodeContext(graph: graph, parent: stack, environment: stack.environment, source: node.location))
    stack.place(at: .zero, proposal: ProposedViewSize(size))
    let elements = stack.elementsInside
    stack.unmount()
    (graph.pending, graph.counters, graph.tracer, graph.isUpdating, graph.needsLayout, graph.warnings) = kept
    graph.forgetUnmountedWork()
    (graph.changeCount, graph.layoutVersion, graph.layoutDidChange) = (changes, layout, isChanged)
    return elements
  }
}

extension LayoutNode {
  /// True if nothing is seen of it.
  fileprivate var isTransparent: Bool {
    hidesContent || (self as? EffectModifier.Node)?.modifier.effect.hidesAll ?? false
  }

  /// The elements of what the node lays out.
  fileprivate var elementsInside: [SemanticsElement] {
    var first: LayoutNode?
    var items: ContiguousArray<LayoutNode> = []
    forEachLayoutChild { child in
      let item = child.identity
      guard let one = first else {
        first = item
        return
      }
      if items.isEmpty { items.append(one) }
      items.append(item)
    }
    guard let first else { return [] }
    return items.isEmpty
      ? SemanticsWalk.elements(ofOnly: first, inside: self) : SemanticsWalk.elements(of: items[...], inside: self)
  }

  var drawnBox: CGRect { convert(visibleBounds, to: nil) }

  fileprivate func firstPart(where condition: (ViewNode) -> Bool) -> (node: ViewNode, item: LayoutNode)? {
    var node: ViewNode? = self
    // What stands around an item and is its own.
    while let current = node, current === self || !(current is LayoutNode) {
      if condition(current) { return (current, self) }
      node = current.parent
    }
    var found: (node: ViewNode, item: LayoutNode)?
    forEachLayoutChild { if found == nil { found = $0.identity.firstPart(where: condition) } }
    return found
  }
}

extension ViewNode {
  /// The node itself or the nearest one around that lays out.
  fileprivate var enclosingLayout: LayoutNode? {
    var node: ViewNode? = self
    while let current = node {
      if let layout = current as? LayoutNode, layout.isPlaced { return layout }
      node = current.parent
    }
    return nil
  }
}

extension [SemanticsElement] {
  /// Those of greater priority first.
  var inReadingOrder: [SemanticsElement] {
    guard count > 1, contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }
}
