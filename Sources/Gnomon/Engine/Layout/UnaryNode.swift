// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that a modifier puts around an item.
protocol ItemModifierNode: LayoutNode {}

extension UnaryNode: ItemModifierNode {}

/// The node of a built-in modifier: it lays out one item of what it modifies.
///
/// A modifier of several views (of a `Group`, a `ForEach`) modifies each: then this node only structures, and keeps a
/// replica of itself for each item, found again by the item's identity.
class UnaryNode<M>: LayoutNode {
  @exclusivity(unchecked) final var modifier: M
  /// The node that is modified; nil in a replica.
  @exclusivity(unchecked) private(set) final var content: ViewNode?
  /// The item that this node lays out; nil while it only structures.
  final var child: LayoutNode? { didSet { cell.pointee.child = child?.cell } }

  override final var wrappedItem: LayoutNode? { child }

  required init(_ modifier: M, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  /// Makes the node with its content.
  static func make(_ modifier: M, _ context: _NodeContext, _ input: _ModifierInput) -> ViewNode {
    let node = Self(modifier, context)
    node.modifierOffset = input.modifierOffset
    node.willMakeContent()
    var content = input.makeNode(node.contentContext(context))
    if !content.isUnary, node.isAtRoot { content = .stacked(content, node.contentContext(context)) }
    node.content = content
    if !content.isUnary {
      node.flags.insert(.listsItems)
    } else if let item = content.firstItem {
      node.adopt(item)
    }
    node.didMakeContent()
    return node
  }

  /// The distance behind the content at which the modifier lies in a value.
  private final var modifierOffset: Int {
    get { kindBits < .max ? Int(kindBits) : rareFields?.modifierOffset ?? 0 }
    set {
      kindBits = UInt16(clamping: newValue)
      if kindBits == .max { madeRareFields.modifierOffset = newValue }
    }
  }

  private final var replicas: [ObjectIdentifier: LayoutNode] {
    get { rareFields?.replicas ?? [:] }
    _modify { yield &madeRareFields.replicas }
  }

  private final var listsItems: Bool { flags.contains(.listsItems) }
  private final var listsLazily: Bool { flags.contains(.listsLazily) }
  private final var listsPages: Bool { flags.contains(.listsPages) }

  func contentContext(_ context: _NodeContext) -> _NodeContext { context.child(of: self, source: context.source) }

  /// True if several views are modified one by one; else the modifier is there once for all of them, unless a container
  /// shows them one at a time.
  var modifiesEach: Bool { true }
  /// Called after the views were listed for which the modifier is there once.
  func contentWasListed(isEmpty: Bool) {}
  /// Called before the content's node is made.
  func willMakeContent() {}
  /// Called after the content's node was made, and on each replica.
  func didMakeContent() {}
  /// The modifier has a new value.
  func modifierDidChange(from old: M) { invalidateLayout() }

  private func adopt(_ item: LayoutNode) {
    child = item
    item.layoutParent = self
  }

  @inline(__always)
  private func own(_ replica: LayoutNode) -> UnaryNode<M> { unsafeDowncast(replica, to: UnaryNode<M>.self) }

  private func replica(for item: LayoutNode) -> UnaryNode<M> {
    let node = Self(modifier, _NodeContext(graph: graph, parent: self, environment: environment, source: location))
    node.adopt(item)
    node.didMakeContent()
    return node
  }

  override final func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = (value + modifierOffset).assumingMemoryBound(to: M.self)
    let isSame = withUnsafePointer(to: &modifier) {
      TypeInfo.of(M.self).areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new))
    }
    if isSame, !flags.contains(.animated) {
      content?.update(from: value, source: source)
      return
    }
    set(new.pointee)
    content?.update(from: value, source: source)
  }

  private func set(_ new: M) {
    if actsInReplicas {
      modifier = new
      for replica in replicas.values { own(replica).set(new) }
    } else if graph.transaction == nil && !flags.contains(.animated) || !animate(to: new) {
      show(new)
    }
  }

  private func show(_ new: M) {
    let old = modifier
    modifier = new
    modifierDidChange(from: old)
  }

  /// Brings the modifier to a new value; false where that isn't gradual.
  private func animate(to new: M) -> Bool {
    graph.frameClock?.retarget(self, from: modifier, to: new) { [unowned self] in show($0) } ?? false
  }

  override final func replaceLayoutChild(_ old: LayoutNode, with new: LayoutNode) {
    if child === old { child = new }
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    content?.environmentDidChange(new)
    for replica in replicas.values { replica.environmentDidChange(new) }
  }

  override final func itemsDidChange(below: ViewNode) -> Bool {
    guard listsItems else {
      // The content is unary by its type; what it's made of may have been replaced all the same.
      if let item = content?.firstItem, item !== child {
        adopt(item)
        invalidateLayout(.traits)
      }
      return true
    }
    return false
  }

  override final func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    guard listsItems, let content else {
      list.append(self)
      return
    }
    if listsLazily {
      for item in content.items { list.append(wrapLazily(item, at: nil)) }
      return
    }
    if !modifiesEach {
      if isAmongPages { flags.insert(.listsPages) } else { flags.remove(.listsPages) }
    }
    guard modifiesEach || listsPages else {
      let before = list.count
      content.appendItems(to: &list)
      return contentWasListed(isEmpty: list.count == before)
    }
    var old = replicas
    var hasRows = false
    replicas.removeAll(keepingCapacity: true)
    for item in content.items {
      if let row = item.gridRow {
        row.wrapCells(in: self)
        list.append(item)
        hasRows = true
        continue
      }
      let id = ObjectIdentifier(item.identity)
      let node = old.removeValue(forKey: id).map(own) ?? replica(for: item)
      if node.child !== item {
        node.adopt(item)
        node.invalidateLayout()
      }
      replicas[id] = node
      list.append(node)
    }
    if hasRows {
      // The rows ask for what is around their cells when they list those.
      replicas.merge(old) { new, _ in new }
      return forgetGoneItems()
    }
    for gone in old.values { gone.unmount() }
  }

  /// True if each of the items comes and goes by itself, as they're shown one at a time.
  private var isAmongPages: Bool {
    var node = parent
    while let current = node, !current.showsOneItem {
      if current is LayoutNode, current.isUnary { return false }
      node = current.parent
    }
    return node != nil
  }

  /// True if it has no place itself: the items that it lists have.
  final var onlyStructures: Bool { listsItems }
  /// True if its replicas do what the modifier does, and the node itself nothing.
  final var actsInReplicas: Bool { listsItems && (modifiesEach || listsLazily || listsPages) }
  override final func appendLazyItems(to list: inout LazyItemList) {
    guard listsItems, let content else { return list.append(self) }
    flags.insert(.listsLazily)
    forgetGoneItems()
    list.wrapped(by: self) { content.appendLazyItems(to: &$0) }
  }

  final func wrapLazily(_ item: LayoutNode, at index: Int?) -> LayoutNode {
    let id = ObjectIdentifier(item.identity)
    if let known = replicas[id].map(own) {
      if known.child !== item { known.adopt(item) }
      return known
    }
    let node = replica(for: item)
    replicas[id] = node
    return node
  }

  final func forgetGoneItems() {
    for (id, node) in replicas where own(node).child?.isMounted != true {
      replicas[id] = nil
      node.unmount()
    }
  }

  override final var allowsLazyItems: Bool { child == nil }
  override final var isUnary: Bool { !listsItems }
  override final var firstItem: LayoutNode? { listsItems ? items.first : self }

  override final func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachPart(_ body: (ViewNode) -> Void) {
    if let content { body(content) } else if let child { body(child) }
    for replica in replicas.values { body(replica) }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    for replica in replicas.values { replica.unmount() }
  }

  override func contribute(to preference: PreferenceCollector) {
    // A replica isn't told of what contributes in its item, which has another parent.
    guard content == nil || flags.contains(.contributesPreferences) else { return }
    guard listsItems, let content else {
      if let content = content ?? child { contribute(to: preference, of: content) }
      return
    }
    preference.group {
      for item in content.items {
        if let row = item.gridRow {
          for cell in row.cells(inside: self) { contribute(cell, to: preference) }
        } else {
          contribute(item, to: preference)
        }
      }
    }
  }

  private func contribute(_ item: LayoutNode, to preference: PreferenceCollector) {
    (replicas[ObjectIdentifier(item.identity)] ?? item).contribute(to: preference)
  }

  /// Adds what the modifier makes of its content's contribution.
  func contribute(to preference: PreferenceCollector, of content: ViewNode) { content.contribute(to: preference) }

  // MARK: Layout: what the content does, unless a modifier does something else

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(for: proposal) ?? .zero
  }

  override func placeContent() { child?.place(at: .zero, proposal: proposal) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child?.guide(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { child?.spacing ?? ViewSpacing() }
  override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  override var zIndex: Double { child?.zIndex ?? 0 }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child?.layoutValue(key) }
  override var sectionRole: SectionRole? { child?.sectionRole }
  override func collectGridTraits(_ traits: inout GridCellTraits) { child?.collectGridTraits(&traits) }
  override var isSpacer: Bool { child?.isSpacer ?? false }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let child { body(child) }
  }

  /// Says that the node lays out as its child does, so that nothing need be asked or kept here.
  final func passThrough() {
    cell.pointee.sizing = .passing
    cell.pointee.placing = .passing
  }

  /// A child's guide in this node's coordinates, with the child at `origin`.
  final func childAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, at origin: CGPoint)
    -> CGFloat?
  {
    child?.guide(key, size: size, proposal: proposal).map { $0 + origin[key.axis] }
  }

  final var isRightToLeft: Bool { cell.pointee.flags.contains(.isRightToLeft) }

  /// Places the child at a point counted from the leading edge.
  final func placeChild(atLeading point: CGPoint, proposal: ProposedViewSize) {
    guard let child else { return }
    var point = point
    if isRightToLeft { point.x = size.width - point.x - child.size(for: proposal).width }
    child.place(at: point, proposal: proposal)
  }
}

/// A built-in modifier whose node is a ``UnaryNode``.
protocol UnaryModifier: ViewModifier where Body == Never {
  associatedtype Node: UnaryNode<Self>
}

extension UnaryModifier {
  /// Makes the node of a modifier that has one view inside.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    Node.make(modifier, context, content)
  }
}

extension UnaryNode: LazyItemWrapper {
  final func sharedValue(_ key: ObjectIdentifier) -> Any? { layoutValue(key) }
}

extension UnaryNode: GridCellWrapper {
  final func wrapCell(_ cell: LayoutNode) -> LayoutNode { wrapLazily(cell, at: nil) }
}
