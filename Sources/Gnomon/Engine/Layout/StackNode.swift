// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A layout along one axis.
protocol LinearLayout {
  static var axis: Axis { get }
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension HStackLayout: LinearLayout {
  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}

extension VStackLayout: LinearLayout {
  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}

/// The node of an `HStack` or a `VStack`: its arithmetic runs over plain cells.
final class StackNode: ItemsNode {
  /// The guide at which the children meet across the stack.
  private(set) var guideKey: AlignmentKey
  /// The distance between the children in points; NaN asks them.
  private(set) var distance: CGFloat
  @exclusivity(unchecked) private var nodes: BlockNodes

  /// Makes the node of a view of two fields: a layout, and a content behind it.
  static func make<L: LinearLayout, Content: View>(
    of layout: L.Type, _ content: Content.Type, at value: UnsafeRawPointer, _ context: _NodeContext
  ) -> StackNode {
    let layout = value.assumingMemoryBound(to: L.self).pointee
    return StackNode(L.axis, layout.guide, spacing: layout.spacing, .of(content), at: value, context)
  }

  private init(
    _ axis: Axis, _ guide: AlignmentKey, spacing: CGFloat?, _ block: BlockElements, at value: UnsafeRawPointer,
    _ context: _NodeContext
  ) {
    guideKey = guide
    distance = .nan
    nodes = BlockNodes(block)
    super.init(context)
    cell.pointee.sizing = .stack
    cell.pointee.placing = .stack
    cell.pointee.axis = axis
    set(guide, spacing)
    nodes.make(from: value + contentOffset, in: self, inner(environment), context.source?.takeBlock(of: block.type))
  }

  deinit { nodes.destroy() }

  /// The layout stands first in memory, the content behind it.
  private var contentOffset: Int {
    axis == .horizontal
      ? fieldOffset(aligned: nodes.block.alignment, after: HStackLayout.self)
      : fieldOffset(aligned: nodes.block.alignment, after: VStackLayout.self)
  }

  override var hasContent: Bool { nodes.areMade }
  override func appendContent(to list: inout ContiguousArray<LayoutNode>) { nodes.appendItems(of: self, to: &list) }
  override func forEachChild(_ body: (ViewNode) -> Void) { nodes.forEach(body) }
  override func unmountChildren() { nodes.unmount() }
  override func keptPart(to child: ViewNode?) -> KeptPart { nodes.part(to: child) }

  private var axis: Axis { cell.pointee.axis! }

  // The table has the cells, and they have their nodes.
  override func keep(_ items: ContiguousArray<LayoutNode>) {
    cell.setItems(items)
    cell.pointee.flags.subtract([.itemsKnown, .isSolved])
  }

  override var keptItems: ContiguousArray<LayoutNode> { cell.stackNodes }

  /// How many children there are, as they are now; nothing is listed for it that is listed already.
  var childCount: Int {
    if cell.pointee.flags.contains(.itemsDirty) { listItems() }
    return cell.pointee.stack?.pointee.count ?? 0
  }

  private func inner(_ environment: EnvironmentValues) -> EnvironmentValues { environment.stacking(along: axis) }

  private func set(_ guide: AlignmentKey, _ spacing: CGFloat?) {
    guideKey = guide
    if axis == .horizontal {
      cell.pointee.verticalGuide = guide.place
    } else {
      cell.pointee.horizontalGuide = guide.place
    }
    distance = Self.distance(spacing)
  }

  private static func distance(_ spacing: CGFloat?) -> CGFloat { spacing.map(finite) ?? .nan }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    if axis == .horizontal { take(HStackLayout.self, at: value) } else { take(VStackLayout.self, at: value) }
    nodes.update(from: value + contentOffset, in: self, inner(environment), source?.takeBlock(of: nodes.block.type))
  }

  private func take<L: LinearLayout>(_ type: L.Type, at value: UnsafeRawPointer) {
    let new = value.assumingMemoryBound(to: L.self)
    change(new.pointee.guide, new.pointee.spacing)
  }

  private func change(_ guide: AlignmentKey, _ spacing: CGFloat?) {
    if guide == guideKey, Self.distance(spacing).bitPattern == distance.bitPattern { return }
    set(guide, spacing)
    cell.pointee.flags.remove(.itemsKnown)
    invalidateLayout()
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    let inner = inner(new)
    nodes.forEach { $0.environmentDidChange(inner) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { cell.stackSize(for: CompactProposal(proposal)) }
  override func placeContent() { cell.placeStack() }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    var guides: [CGFloat?] = []
    cell.forEachPlacement(in: size, CompactProposal(proposal)) { item, origin, proposal in
      guides.append(
        item.pointee.cell.pointee.node._withUnsafeGuaranteedRef {
          $0.guide(key, size: item.pointee.taken, proposal: proposal.expanded).map { $0 + origin[key.axis] }
        })
    }
    return key.combine(guides)
  }

  /// The only view's, as recorded on macOS 27.
  override var layoutPriority: Double {
    cell.priorityOfOnlyItem ?? 0
  }

  // Each container around asks.
  override var spacing: ViewSpacing { rememberedSpacing { stackSpacing(children, along: axis) } }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { axis == .horizontal ? "HStack" : "VStack" }
}

/// A stack prefers at its ends what its first and last child do, and along its sides what any does. An empty one wants no
/// distance.
func stackSpacing(_ children: some BidirectionalCollection<LayoutNode>, along axis: Axis) -> ViewSpacing {
  guard let first = children.first, let last = children.last else { return .zero }
  var result = ViewSpacing(all: nil)
  let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  result.formUnion(first.spacing, edges: start)
  result.formUnion(last.spacing, edges: end)
  for child in children {
    result.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
  }
  return result
}
