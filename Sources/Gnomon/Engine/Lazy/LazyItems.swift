// SPDX-License-Identifier: Apache-2.0
/// The items of a lazy container: those that are there, and collections whose items are made when they're wanted.
struct LazyItemList {
  enum Entry {
    case item(LayoutNode)
    case collection(LazyCollectionNode)
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// The modifiers around what is being listed, the innermost last.
  private var wrappers: [any LazyItemWrapper]
  /// The index of the element of a collection that is being listed.
  private let index: Int?

  init(wrappers: [any LazyItemWrapper] = [], index: Int? = nil) {
    self.wrappers = wrappers
    self.index = index
  }

  mutating func append(_ item: LayoutNode) {
    var item = item
    for wrapper in wrappers.reversed() { item = wrapper.wrapLazily(item, at: index) }
    entries.append(.item(item))
  }

  mutating func append(_ collection: LazyCollectionNode) {
    collection.wrappers = wrappers
    entries.append(.collection(collection))
  }

  /// Lists what a modifier is applied to.
  mutating func wrapped(by wrapper: any LazyItemWrapper, _ list: (inout LazyItemList) -> Void) {
    wrappers.append(wrapper)
    list(&self)
    wrappers.removeLast()
  }

  /// The item, where that's all there is.
  var only: LayoutNode? {
    if entries.count == 1, case .item(let item) = entries[0] { item } else { nil }
  }
}

/// A modifier of several views: it keeps a node for each of their items.
protocol LazyItemWrapper: ViewNode {
  /// The node around an item, the same one each time.
  ///
  /// - Parameter index: which element of the collection the item belongs to.
  func wrapLazily(_ item: LayoutNode, at index: Int?) -> LayoutNode
  /// Lets the nodes around items go that have gone themselves.
  func forgetGoneItems()
  /// A value that the modifier gives each item.
  func sharedValue(_ key: ObjectIdentifier) -> Any?
}

extension LazyItemWrapper {
  func sharedValue(_ key: ObjectIdentifier) -> Any? { nil }
}

extension ViewNode {
  /// True if what's made below may wait until a lazy container asks for it.
  final var isInLazyContainer: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current is LazyContainerNode { return true }
      guard current.allowsLazyItems else { return false }
      node = current.parent
    }
    return false
  }

  /// True if a lazy container has made the node and doesn't show it.
  final var isConcealed: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.flags.contains(.concealed) { return true }
      node = current.parent
    }
    return false
  }

  /// True if something below keeps what can't be made again: a state, an offset.
  final var hasStateInside: Bool {
    if keepsState { return true }
    var found = false
    forEachPart { if !found { found = $0.hasStateInside } }
    return found
  }

  /// Tells the nodes below that they're shown, or not any more.
  final func tellAppearance(_ isShown: Bool) {
    if !isShown { (self as? LayoutNode)?.cell.pointee.flags.remove(.placed) }
    appearanceDidChange(isShown)
    forEachPart { if !$0.flags.contains(.concealed) { $0.tellAppearance(isShown) } }
  }
}

extension LayoutNode {
  /// Takes the item out of sight, or shows it. True where that's a change.
  @discardableResult
  final func conceal(_ isConcealed: Bool) -> Bool {
    guard flags.contains(.concealed) != isConcealed else { return false }
    if isConcealed { tellAppearance(false) }
    var item: LayoutNode? = self
    while let current = item {
      if isConcealed { current.flags.insert(.concealed) } else { current.flags.remove(.concealed) }
      item = current.wrappedItem
    }
    if !isConcealed { tellAppearance(true) }
    return true
  }

  /// Shows one of several items and has the others out of sight.
  final func reveal(_ shown: LayoutNode?, of items: ContiguousArray<LayoutNode>) {
    var isChange = false
    for item in items where item !== shown && item.conceal(true) { isChange = true }
    if let shown, shown.conceal(false) { isChange = true }
    guard isChange else { return }
    graph.layoutDidChange = true
    if flags.contains(.contributesPreferences) { graph.preferencesVersion &+= 1 }
  }

  /// Begins out of sight.
  final func beginConcealed() {
    guard !flags.contains(.lazyItem) else { return }
    flags.insert(.lazyItem)
    var item: LayoutNode? = self
    while let current = item {
      current.flags.insert(.concealed)
      item = current.wrappedItem
    }
  }
}
