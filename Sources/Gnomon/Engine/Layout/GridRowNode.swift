// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A row's node: the grid around it sizes and places its cells.
class GridRowNode: ContentItemsNode {
  final var alignment: VerticalAlignment?
  private final var places: [Placement]?
  private final let recorder = PlacementRecorder()
  /// Modifiers of the row, the innermost first: each is put around every cell.
  private final var wrappers: [any GridCellWrapper] = []

  // A grid asks the cells past the row: what the row remembers says nothing of what the grid knows.
  override init(_ context: _NodeContext) {
    super.init(context)
    cell.pointee.sizing = .unremembered
  }

  override final func didListItems() { places = nil }

  override final func listed(_ items: ContiguousArray<LayoutNode>) -> ContiguousArray<LayoutNode> {
    wrappers.isEmpty ? items : cells(items, outTo: nil)
  }

  private func cells(_ items: ContiguousArray<LayoutNode>, outTo last: (any GridCellWrapper)?)
    -> ContiguousArray<LayoutNode>
  {
    var cells = items
    for wrapper in wrappers {
      for index in cells.indices { cells[index] = wrapper.wrapCell(cells[index]) }
      if wrapper === last { break }
    }
    return cells
  }

  /// The cells as they are inside a modifier of the row.
  final func cells(inside wrapper: any GridCellWrapper) -> ContiguousArray<LayoutNode> {
    guard let place = wrappers.firstIndex(where: { $0 === wrapper }), let content else { return [] }
    return place == 0 ? content.items : cells(content.items, outTo: wrappers[place - 1])
  }

  /// Has a modifier put around every cell, outside those of before.
  final func wrapCells(in wrapper: any GridCellWrapper) {
    if graph.isListingItems { wrappers.append(wrapper) }
  }

  override final var gridRow: GridRowNode? { self }

  /// The container that lists the row has rows. An ``AnyLayout`` may have them at one time and not at another.
  private final var isInGrid: Bool {
    var node = parent
    while let current = node {
      if let container = current as? ItemsNode { return container.hasGridRows }
      if current is LayoutNode, !(current is any ItemModifierNode) { return false }
      node = current.parent
    }
    return false
  }

  override final func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    guard isInGrid else { return content?.appendItems(to: &list) ?? () }
    if graph.isListingItems {
      // Another container may have had the cells, and modifiers of the row say again that they are there.
      cell.pointee.flags.insert(.itemsDirty)
      wrappers.removeAll()
    }
    list.append(self)
  }

  override final func appendLazyItems(to list: inout LazyItemList) {
    if isInGrid { list.append(self) } else { content?.appendLazyItems(to: &list) }
  }

  override final var allowsLazyItems: Bool { !isInGrid }
  // In a grid a modifier of the row is one of its cells.
  override final var isUnary: Bool { !isInGrid && content?.isUnary == true }
  override final var firstItem: LayoutNode? { isInGrid ? self : content?.firstItem }

  override final func itemsDidChange(below: ViewNode) -> Bool {
    _ = super.itemsDidChange(below: below)
    return isInGrid
  }

  final var cells: ContiguousArray<LayoutNode> { children }

  /// True for each cell that is placed as it was asked, since its answer fills its columns and its row.
  private final var filled: [Bool] = []
  /// The cells that are placed as they were asked.
  final var fillingCells: [LayoutNode] { zip(children, filled).filter { $1 }.map { $0.0 } }

  /// Takes the grid's placements of the cells, relative to the row.
  final func assign(_ new: [Placement], filled: [Bool]) {
    self.filled = filled
    let isSame =
      places.map { old in
        old.count == new.count
          && zip(old, new).allSatisfy {
            $0.origin == $1.origin && $0.size == $1.size && $0.proposal.isIdentical(to: $1.proposal)
          }
      } ?? false
    places = new
    guard !isSame else { return }
    forgetSizes()
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, guide: (alignment ?? .center).key, spacing: nil)
  }

  /// The size that the grid says; where it's asked before that, the size of an `HStack`.
  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if places != nil, let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return stack.size(proposal, subviews(in: recorder))
  }

  override final func placeContent() { place(placements(size, proposal)) }

  private func placements(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    if let places { return places }
    let (bounds, subviews) = (CGRect(origin: .zero, size: size), subviews(in: recorder))
    return recorder.placements(of: subviews, in: bounds) { stack.place(in: bounds, proposal, subviews) }
  }

  // The cells' guides, so that a grid stands on its text's baseline.
  override final func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    key.combine(
      zip(children, placements(size, proposal)).map { cell, place in
        cell.guide(key, size: place.size, proposal: place.proposal).map { $0 + place.origin[key.axis] }
      })
  }

  override final var reasoning: (any LayoutReasoning)? { self }
  override final var snapshotName: String? { "GridRow" }
}

/// A modifier's node that can be put around each cell of a row.
protocol GridCellWrapper: ViewNode {
  /// The node around a cell, the same one each time.
  func wrapCell(_ cell: LayoutNode) -> LayoutNode
}
