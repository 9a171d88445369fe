// SPDX-License-Identifier: Apache-2.0
/// A view's persistent identity: it keeps the last value, the state and, in ``LayoutNode``, the geometry.
///
/// Nodes form a tree by identity. Some lay out (a text, a stack, a frame); others only structure (a tuple, an `if`, a
/// custom view), and a container sees through them: `appendItems(to:)` flattens them into the list it lays out.
/// Nodes live on the main actor, and only there.
public class ViewNode {
  unowned(unsafe) final let graph: Graph
  // Not counted: a node keeps those below it. Read as it is, where counting would cost more than what's asked.
  @exclusivity(unchecked) private final var parentReference: Unmanaged<ViewNode>?
  // In this order the small fields lie in what the environment leaves of its last word.
  @exclusivity(unchecked) final var environment: EnvironmentValues { didSet { environmentWasSet(from: oldValue) } }
  @exclusivity(unchecked) final var flags: NodeFlags = []
  /// The number of nodes that lie above; there's no stack for more than the greatest number.
  final let depth: Int16
  /// Two bytes that each kind of node uses as it likes.
  @exclusivity(unchecked) final var kindBits: UInt16 = 0
  @exclusivity(unchecked) final var location: SourceRecord?

  init(_ context: _NodeContext) {
    graph = context.graph
    parentReference = context.parentReference
    environment = context.environment
    location = context.source
    if let parent = context.parentReference {
      depth = min(parent._withUnsafeGuaranteedRef { $0.depth }, .max - 1) + 1
      flags = parent._withUnsafeGuaranteedRef { $0.flags }.intersection(.holdsBuiltInBody)
    } else {
      depth = 0
    }
  }

  final var parent: ViewNode? {
    @inline(__always) get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { .passUnretained($0) } }
  }

  /// Called after the node was given another environment.
  func environmentWasSet(from old: EnvironmentValues) {}

  /// True if the body that the view stands in is one of this package's views.
  final var standsInBuiltInBody: Bool {
    parentReference?._withUnsafeGuaranteedRef { $0.flags.contains(.holdsBuiltInBody) } ?? false
  }

  /// Takes a new value of the view's type.
  func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    fatalError("\(Self.self) has to take new values.")
  }

  /// Takes a new environment; nodes that read of it what has changed are evaluated or laid out again.
  func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    forEachChild { $0.environmentDidChange(new) }
  }

  /// The nodes that a container lays out in this one's place, in order.
  func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    forEachChild { $0.appendItems(to: &list) }
  }

  /// Adds the node's items for a lazy container: items, and collections whose items are made when they're wanted.
  func appendLazyItems(to list: inout LazyItemList) {
    forEachChild { $0.appendLazyItems(to: &list) }
  }

  /// True if a lazy container above may leave what's below to be made later.
  var allowsLazyItems: Bool { true }

  /// The nodes below, layers and replicas included.
  func forEachPart(_ body: (ViewNode) -> Void) { forEachChild(body) }

  /// What the node is on the way to a kept value, or on the way to one of its children.
  func keptPart(to child: ViewNode?) -> KeptPart { .nothing }

  /// The node that it stands in for whoever reads the source: what is presented stands in what presents it.
  var keptParent: ViewNode? { parent }

  /// What a node that is no view keeps, with a name for it; nil where there's nothing.
  var keptText: (name: String, text: String)? { nil }

  /// True if the node keeps what can't be made again, such as a state.
  var keepsState: Bool { false }

  /// A lazy container has begun to show what the node is in, or has ceased to.
  func appearanceDidChange(_ isShown: Bool) {}

  /// True if the node lays out one of its items at a time, each of which appears and goes by itself.
  var showsOneItem: Bool { false }

  /// True if there's always exactly one item.
  var isUnary: Bool { false }

  /// The first item; asked of a node that has one.
  var firstItem: LayoutNode? { items.first }

  /// The children by identity.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Leaves the tree: subscriptions end, tasks are cancelled, `onDisappear` is due.
  func unmount() {
    guard !flags.contains(.unmounted) else { return }
    flags.insert(.unmounted)
    if !flags.isDisjoint(with: [.inTransition, .hasDepartures]) { endTransitions() }
    unmountChildren()
    // An action that is still owed may keep this node longer than what was around it.
    parent = nil
  }

  /// Takes the children out of the tree. Of siblings the last one disappears first (recorded on macOS 27).
  func unmountChildren() { forEachChild { $0.unmount() } }

  /// The contribution of this subtree to a preference; nil where it says nothing of it.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let collector = TypedPreferenceCollector<K>()
    contribute(to: collector)
    return collector.value
  }

  /// Adds the contribution of this subtree to a preference; nothing where it says nothing of it.
  func contribute(to preference: PreferenceCollector) {
    guard flags.contains(.contributesPreferences) else { return }
    preference.group { forEachChild { $0.contribute(to: preference) } }
  }

  /// The view that the node was made for, as it was given last; nil where a node keeps none.
  var viewValue: Any? { nil }

  /// What the node's view has to say of the elements that it shows; nil where it says nothing.
  var viewSemantics: (any SemanticSource)? { nil }

  // What follows is asked of the node itself: the runtime would go through all conformances of the program for each generic
  // class that it sees for the first time.

  /// The node where it says itself what elements it shows.
  var nodeSemantics: (any SemanticSource)? { nil }

  /// The node where it hands out the views that it's made of.
  var subviewSource: (any SubviewSource)? { nil }

  /// The node where views inside are sized by it.
  var sizingContainer: (any SizingContainer)? { nil }

  /// The node where it has an id.
  var identified: (any IdentifiedNode)? { nil }

  /// The only item of a node that is around one.
  var wrappedItem: LayoutNode? { nil }

  /// The name of the node in a snapshot; nil for one that only structures.
  var snapshotName: String? { nil }

  final var isMounted: Bool { !flags.contains(.unmounted) }

  /// The place of the view in the user's source.
  final var sourceLocation: SourceLocation? {
    var node: ViewNode? = self
    while let current = node {
      if let location = current.location?.location, !location.isOfThisPackage { return location }
      node = current.parent
    }
    return nil
  }

  /// Says that this node writes a preference.
  final func markContributes<K: PreferenceKey>(to key: K.Type) {
    graph.writtenPreferences.insert(ObjectIdentifier(key))
    markContributesPreferences()
  }

  /// Says that this subtree may contribute to preferences, so that reducing looks inside.
  final func markContributesPreferences() {
    var node: Unmanaged? = .passUnretained(self)
    while let current = node {
      node = current._withUnsafeGuaranteedRef {
        if $0.flags.contains(.contributesPreferences) { return nil }
        $0.flags.insert(.contributesPreferences)
        return $0.parentReference
      }
    }
    graph.preferencesVersion &+= 1
  }

  /// Says that the items below have changed, up to the containers that list them.
  final func structureDidChange() {
    var node = parent
    var below: ViewNode = self
    while let current = node {
      if current.itemsDidChange(below: below) { break }
      below = current
      node = current.parent
    }
    graph.preferencesVersion &+= 1
  }

  /// Takes note that the items below have changed; true ends the walk up.
  func itemsDidChange(below: ViewNode) -> Bool { false }
}

struct NodeFlags: OptionSet {
  let rawValue: UInt16
  static let unmounted = NodeFlags(rawValue: 1)
  static let contributesPreferences = NodeFlags(rawValue: 2)
  static let dirty = NodeFlags(rawValue: 4)
  static let itemsDirty = NodeFlags(rawValue: 8)
  /// The body that the views inside stand in is one of this package's.
  static let holdsBuiltInBody = NodeFlags(rawValue: 16)
  /// A view that isn't shown as a node of its own.
  static let seeThrough = NodeFlags(rawValue: 32)
  static let reported = NodeFlags(rawValue: 64)
  static let boundaryQueued = NodeFlags(rawValue: 128)
  /// A modifier of several views: it only structures.
  static let listsItems = NodeFlags(rawValue: 256)
  /// A lazy container lists them: replicas stay when theirs aren't shown.
  static let listsLazily = NodeFlags(rawValue: 512)
  /// A container lists them that shows one of them at a time.
  static let listsPages = NodeFlags(rawValue: 4096)
  /// Set while what the node shows is on its way.
  static let animated = NodeFlags(rawValue: 1 << 13)
  /// The node's items are inside of transitions.
  static let inTransition = NodeFlags(rawValue: 1 << 14)
  /// The node has removed, or draws, views that are going.
  static let hasDepartures = NodeFlags(rawValue: 1 << 15)
  /// A lazy container doesn't show it.
  static let concealed = NodeFlags(rawValue: 1024)
  static let lazyItem = NodeFlags(rawValue: 2048)
}

extension ViewNode {
  /// Takes a new value, typed.
  final func update<V>(with value: V, source: SourceRecord? = nil) {
    withUnsafePointer(to: value) { update(from: UnsafeRawPointer($0), source: source) }
  }

  /// The views that a container lays out of this node.
  final var items: ContiguousArray<LayoutNode> {
    var list = ContiguousArray<LayoutNode>()
    appendItems(to: &list)
    return list
  }
}

/// Runs code that is bound to the main actor. Nodes are only ever touched there; the host's interface sees to it.
@inline(__always)
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// A node that shows what it modifies as it is.
final class PassthroughNode: ViewNode {
  var content: ViewNode!

  init(_ context: _NodeContext, content: _ModifierInput) {
    super.init(context)
    self.content = content.makeNode(context.child(of: self, source: context.source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    content.update(from: value, source: source)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var isUnary: Bool { content.isUnary }
}
