import Foundation

/// Lays rows of cells out so that the cells of a column share a width.
public nonisolated struct Grid<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: between columns, in points; nil is the usual distance. Likewise `verticalSpacing`.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LayoutContainerNode<GridLayout, Content>(view.layout, view.content, name: "Grid", context)
  }
}

/// A row of a grid. Outside a grid it lies like an `HStack`.
public nonisolated struct GridRow<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    TypedGridRowNode<Content>(view, context)
  }
}

/// A row's node: the grid around it sizes and places its cells.
class GridRowNode: ItemsNode {
  fileprivate(set) final var alignment: VerticalAlignment?
  private final var places: [Placement]?
  private final let recorder = PlacementRecorder()

  // A grid asks the cells past the row: what the row remembers says nothing of what the grid knows.
  override init(_ context: _NodeContext) {
    super.init(context)
    cell.pointee.sizing = .unremembered
  }

  override final func didListItems() { places = nil }

  final var cells: ContiguousArray<LayoutNode> { children }

  /// Takes the grid's placements of the cells, relative to the row.
  final func assign(_ new: [Placement]) {
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

  /// In a grid, as large as the grid says; elsewhere, as an `HStack`.
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

  override final var snapshotName: String? { "GridRow" }
}

final class TypedGridRowNode<Content: View>: GridRowNode {
  init(_ view: GridRow<Content>, _ context: _NodeContext) {
    super.init(context)
    alignment = view.alignment
    content = Content._makeNode(
      view.content, context.child(of: self, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: GridRow<Content>.self).pointee
    if view.alignment != alignment {
      alignment = view.alignment
      invalidateLayout()
    }
    content?.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }
}

/// What a cell says of itself.
struct GridCellTraits {
  var columns = 1
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
}

struct GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
struct GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
struct GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }

extension LayoutNode {
  var gridTraits: GridCellTraits {
    func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      (layoutValue(ObjectIdentifier(key)) as? K.Value) ?? K.defaultValue
    }
    return GridCellTraits(
      columns: min(max(1, value(GridColumnsKey.self)), 10_000), columnAlignment: value(GridColumnAlignmentKey.self),
      unsizedAxes: value(GridUnsizedAxesKey.self), anchor: value(GridAnchorKey.self))
  }
}

extension View {
  /// Spans a cell over several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Aligns all cells of the cell's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Takes no part in the sizing of the cell's column (horizontal) or row (vertical).
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// Puts a point of the cell's view at the same point of the cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }
}
