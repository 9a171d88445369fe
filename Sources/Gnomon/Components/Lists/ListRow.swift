// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A row of a list, or a section's header or footer.
struct ListRow {
  let node: LayoutNode
  fileprivate(set) var role: SectionRole?
  /// Whether a tap selects it where it has a tag.
  fileprivate(set) var isSelectable = true
  fileprivate(set) var insets: EdgeInsets?
  fileprivate(set) var separator = ListRowSeparator()
  fileprivate(set) var background: LayerStackNode?
  fileprivate(set) var editing: RowEditing?
  /// Placed behind the content.
  var badge: LayerStackNode?
  /// Where the sign that it leads on ends, from the list's leading edge; nil where it doesn't.
  var signEnd: CGFloat?
  /// Halfway between the insets above and below the content.
  var contentMiddle: CGFloat = 0
  /// The whole row, from edge to edge of its group.
  var box: CGRect = .zero
  /// How far it lies from its place, for a row that is moved by hand.
  var shift: CGFloat = 0
  /// Where the content begins, from the list's leading edge.
  var contentStart: CGFloat = 0

  init(_ node: LayoutNode) {
    self.node = node
    readTraits()
  }

  mutating func readTraits() {
    func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { node.rareLayoutValue(key) as? K.Value }
    role = node.sectionRole
    isSelectable = node.isSelectable
    insets = value(ListRowInsetsKey.self) ?? nil
    separator = value(ListRowSeparatorKey.self) ?? ListRowSeparator()
    background = (value(ListRowBackgroundKey.self) ?? nil) as? LayerStackNode
    editing = value(RowEditingKey.self) ?? nil
  }

  /// What it's chosen by. It's looked for up to the list.
  var tag: ViewTag? { node.choiceTag }

  /// Whether it's neither a header nor a footer.
  var isContent: Bool { role?.part ?? .content == .content }
}

extension ViewTag {
  /// A tag that is an element's id.
  init(_ id: AnyHashable) { self.init(id.base as? any Hashable ?? id) }

  private init(_ value: any Hashable) {
    func make<V: Hashable>(_ value: V) -> ViewTag { ViewTag(value, includeOptional: true) }
    self = _openExistential(value, do: make)
  }
}

extension LayoutNode {
  /// What a choice knows the view by: its tag, or the element's identity.
  var choiceTag: ViewTag? { (layoutValue(ObjectIdentifier(TagKey.self)) as? ViewTag) ?? elementID.map { ViewTag($0) } }

  /// Whether nothing says that the view can't be chosen.
  var isSelectable: Bool { !(rareLayoutValue(SelectionDisabledKey.self) as? Bool ?? false) }

  /// How far from the leading edge the first text inside begins, in points; nil where there's none.
  var textStart: CGFloat? {
    guard let text = firstText else { return nil }
    let box = text.convert(CGRect(origin: .zero, size: text.size), to: self)
    return environment.isRightToLeft ? size.width - box.maxX : box.minX
  }

  private var firstText: TextNode? {
    if let text = self as? TextNode { return text }
    var found: TextNode?
    forEachLayoutChild { child in
      // A picker's values, and what lies behind or above.
      if found == nil, !(child is LayerStackNode), !child.isTaggedContainer { found = child.firstText }
    }
    return found
  }

  /// The id of the collection's element that shows the item.
  var elementID: AnyHashable? {
    var item: LayoutNode = self
    while let inner = item.wrappedItem { item = inner }
    var node: ViewNode? = item
    while let current = node {
      if let identified = current.identified { return identified.anyID }
      if (current as? LayoutNode)?.isTaggedContainer ?? false { return nil }
      node = current.parent
    }
    return nil
  }
}
