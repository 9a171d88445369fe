// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that lays out a list of items: a container, a layer, a reader.
///
/// The items are listed again only when something below says that they have changed.
class ItemsNode: LayoutNode {
  override init(_ context: _NodeContext) {
    super.init(context)
    cell.pointee.flags.insert(.itemsDirty)
  }

  /// The items, as they are now.
  final var children: ContiguousArray<LayoutNode> {
    if cell.pointee.flags.contains(.itemsDirty) { listItems() }
    let items = keptItems
    #if DEBUG
      // So that guards hear of a reason that goes through all views for one of them.
      ReasonMemo.visited(items.count)
    #endif
    return items
  }

  final func listItems() {
    guard hasContent else { return }
    cell.pointee.flags.remove(.itemsDirty)
    let wasListing = graph.isListingItems
    graph.isListingItems = true
    var found = ContiguousArray<LayoutNode>()
    appendContent(to: &found)
    graph.isListingItems = wasListing
    let items = listed(found)
    for child in items { child.layoutParent = self }
    keep(items)
  }

  /// True if there's something that gives items already.
  var hasContent: Bool { false }

  /// Lists what the content gives.
  func appendContent(to list: inout ContiguousArray<LayoutNode>) {}

  /// Keeps the items that were listed anew, so that their cells stay.
  func keep(_ items: ContiguousArray<LayoutNode>) {}

  /// The items that were listed last.
  var keptItems: ContiguousArray<LayoutNode> { [] }

  /// True if a `GridRow` is an item here; elsewhere its cells are.
  var hasGridRows: Bool { false }

  /// The items that the node lays out, of those that its content gives.
  func listed(_ items: ContiguousArray<LayoutNode>) -> ContiguousArray<LayoutNode> { items }

  override func itemsDidChange(below: ViewNode) -> Bool {
    cell.pointee.flags.insert(.itemsDirty)
    invalidateLayout(.traits)
    return true
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for child in children { body(child) }
  }

  override func draw(_ context: inout DrawingContext) {
    guard flags.contains(.hasDepartures), let clock = graph.frameClock else { return context.drawInOrder(children) }
    context.drawInOrder(ContiguousArray(clock.ghosts(in: self)) + children)
  }

  /// The items as a layout sees them.
  final func subviews(in container: (any LayoutContainer)?) -> LayoutSubviews {
    LayoutSubviews(
      nodes: children, container: container,
      layoutDirection: cell.pointee.flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight)
  }

  /// Hands placements to the items, mirrored where the leading edge is on the right.
  final func place(_ places: [Placement]) {
    let isMirrored = cell.pointee.flags.contains(.isRightToLeft)
    for (child, place) in zip(children, places) {
      var origin = place.origin
      if isMirrored { origin.x = size.width - origin.x - place.size.width }
      child.place(at: origin, proposal: place.proposal)
    }
  }
}

/// A node that lays out the items of one content.
class ContentItemsNode: ItemsNode {
  @exclusivity(unchecked) final var content: ViewNode?
  @exclusivity(unchecked) private final var known: ContiguousArray<LayoutNode> = []

  override final var hasContent: Bool { content != nil }
  override final func appendContent(to list: inout ContiguousArray<LayoutNode>) { content?.appendItems(to: &list) }

  override final func keep(_ items: ContiguousArray<LayoutNode>) {
    known = items
    didListItems()
  }

  override final var keptItems: ContiguousArray<LayoutNode> { known }

  /// Called after the items were listed anew.
  func didListItems() {}

  override final func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
