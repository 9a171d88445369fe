// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What can be done with the rows of a collection.
nonisolated struct RowEditing {
  /// The element's place in its collection.
  var index: Int
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insertion: RowInsertion?
  var isDeleteDisabled = false
  var isMoveDisabled = false
}

nonisolated enum RowEditingKey: LayoutValueKey {
  static var defaultValue: RowEditing? { nil }
}

/// Tells the rows of a collection how they are deleted, moved or inserted. `onDelete`, `onMove` and `onInsert` are made
/// of it.
public nonisolated struct _RowEditingModifier: ViewModifier {
  /// The modifier is built in: it has no body.
  public typealias Body = Never
  let change: (inout RowEditing) -> Void

  /// Makes the node that gives each row its offset in the collection.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    RowEditingNode(modifier, context, content)
  }
}

/// Gives each item its place in the collection.
private nonisolated final class RowEditingNode: ViewNode, LazyItemWrapper {
  private var modifier: _RowEditingModifier
  private let modifierOffset: Int
  private var content: ViewNode!
  private var wrappers: [ObjectIdentifier: RowEditingItem] = [:]

  init(_ modifier: _RowEditingModifier, _ context: _NodeContext, _ input: _ModifierInput) {
    self.modifier = modifier
    modifierOffset = input.modifierOffset
    super.init(context)
    content = input.makeNode(context.child(of: self, source: context.source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    modifier = (value + modifierOffset).assumingMemoryBound(to: _RowEditingModifier.self).pointee
    for item in wrappers.values { item.modifier.change = modifier.change }
    content.update(from: value, source: source)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    for item in wrappers.values { item.environmentDidChange(new) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

  // An element that shows several views has them all under one index: they're counted by the element they are in.
  override func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    var old = wrappers
    wrappers.removeAll(keepingCapacity: true)
    var index = -1
    var last: ViewNode?
    for item in content.items {
      let owner = element(of: item)
      if index < 0 || owner == nil || owner !== last { index += 1 }
      last = owner
      let id = ObjectIdentifier(item)
      let wrapper = old.removeValue(forKey: id) ?? RowEditingItem.wrap(item, in: self, modifier.change)
      wrapper.modifier.index = index
      wrappers[id] = wrapper
      list.append(wrapper)
    }
    for gone in old.values { gone.unmount() }
  }

  override func appendLazyItems(to list: inout LazyItemList) {
    forgetGoneItems()
    list.wrapped(by: self) { content.appendLazyItems(to: &$0) }
  }

  func wrapLazily(_ item: LayoutNode, at index: Int?) -> LayoutNode {
    let wrapper = wrappers[ObjectIdentifier(item)] ?? RowEditingItem.wrap(item, in: self, modifier.change)
    wrapper.modifier.index = index ?? 0
    wrappers[ObjectIdentifier(item)] = wrapper
    return wrapper
  }

  func forgetGoneItems() {
    for (id, wrapper) in wrappers where wrapper.child?.isMounted != true {
      wrappers[id] = nil
      wrapper.unmount()
    }
  }

  override func forEachPart(_ body: (ViewNode) -> Void) {
    body(content)
    for wrapper in wrappers.values { body(wrapper) }
  }

  /// The element's node around an item.
  private func element(of item: LayoutNode) -> ViewNode? {
    var inner: LayoutNode = item
    while let wrapped = inner.wrappedItem { inner = wrapped }
    var node: ViewNode? = inner
    while let current = node, current !== self {
      if current.identified != nil { return current }
      node = current.parent
    }
    return nil
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    for item in wrappers.values { item.unmount() }
  }
}

nonisolated struct RowEditingItemModifier {
  var index: Int
  var change: (inout RowEditing) -> Void
}

/// One row with what can be done with it.
private nonisolated final class RowEditingItem: UnaryNode<RowEditingItemModifier> {
  static func wrap(
    _ item: LayoutNode, in parent: ViewNode, _ change: @escaping (inout RowEditing) -> Void
  ) -> RowEditingItem {
    let node = RowEditingItem(
      RowEditingItemModifier(index: 0, change: change),
      _NodeContext(graph: parent.graph, parent: parent, environment: parent.environment, source: nil))
    node.child = item
    item.layoutParent = node
    node.graph.givenLayoutValues.insert(ObjectIdentifier(RowEditingKey.self))
    return node
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(RowEditingKey.self) else { return super.layoutValue(key) }
    var editing = super.layoutValue(key) as? RowEditing ?? RowEditing(index: modifier.index)
    editing.index = modifier.index
    modifier.change(&editing)
    return editing
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection that the rows come from.
  public typealias Data = Content.Data
  /// The elements of the rows, in order.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the rows of a collection be deleted in a list, and calls an action with their offsets; nil lets none be
  /// deleted.
  ///
  /// The action removes the elements from the data. A row is deleted by a swipe, or on iOS by a tap on its red circle
  /// while rows are edited.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditingModifier { $0.delete = action })
  }

  /// Lets the rows of a collection be moved in a list, and calls an action with their offsets and the offset that they
  /// come before; nil lets none be moved.
  ///
  /// The action moves the elements in the data. A row is moved by its handle on iOS while rows are edited, else by a finger
  /// that stays on it for half a second, or with the mouse; ``ViewHost/dragRow(at:to:duration:steps:)`` does that in a test.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditingModifier { $0.move = action })
  }
}

extension View {
  /// Keeps a row from being deleted, if it's true; false lets the list's collection decide.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditingModifier { $0.isDeleteDisabled = isDisabled })
  }

  /// Keeps a row from being moved, if it's true; false lets the list's collection decide.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditingModifier { $0.isMoveDisabled = isDisabled })
  }
}
