// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that lays out. Proposals go down, sizes come up, the parent places.
///
/// Asking for a size (`size(for:)`) may happen any number of times and commits nothing; `place(at:proposal:)`
/// happens once a frame and commits. Places are relative to the parent, so moving a subtree touches its root alone.
public class LayoutNode: ViewNode {
  /// The node's layout as plain data.
  final let cell: LayoutCell.Ref
  @exclusivity(unchecked) private(set) final var rareFields: RareLayoutFields?

  override init(_ context: _NodeContext) {
    cell = .reserve(in: context.graph.ledger, withLengths: Self.keepsLengths)
    super.init(context)
    cell.initialize(to: LayoutCell(node: self, ledger: graph.ledger))
    if environment.isRightToLeft { cell.pointee.flags.insert(.isRightToLeft) }
    graph.ledger.pointee.counters.nodes += 1
  }

  deinit { cell.destroy(withLengths: Self.keepsLengths) }

  /// The view that presents this one above all others; nil of what isn't presented.
  var presentingView: ViewNode? { nil }

  /// True if the cell has room for a frame's or a padding's lengths.
  class var keepsLengths: Bool { false }

  // What a layout is made of beside proposals: a mirrored container, a divider's direction.
  override final func environmentWasSet(from old: EnvironmentValues) {
    guard environment.differsInLayout(from: old) else { return }
    if environment.isRightToLeft {
      cell.pointee.flags.insert(.isRightToLeft)
    } else {
      cell.pointee.flags.remove(.isRightToLeft)
    }
    invalidateLayout()
  }

  // MARK: What the cell holds

  final var layoutParent: LayoutNode? {
    get { cell.pointee.parent?.pointee.node.takeUnretainedValue() }
    set { cell.pointee.parent = newValue?.cell }
  }

  /// The top left corner in the parent's coordinates, in points.
  final var origin: CGPoint { cell.pointee.origin }
  final var size: CGSize { cell.pointee.size }
  /// The proposal that the node was placed with.
  final var proposal: ProposedViewSize { cell.pointee.proposal.expanded }
  final var isPlaced: Bool { cell.pointee.flags.contains(.placed) }
  final var isLayoutInvalid: Bool { cell.pointee.flags.contains(.invalid) }
  /// True if no size is remembered: something below has changed.
  final var hasNoSizes: Bool { cell.pointee.memo.isEmpty }

  /// Takes note that the content has to be placed again, and of nothing else.
  final func setLayoutInvalid(_ isInvalid: Bool = true) {
    if isInvalid { cell.pointee.flags.insert(.invalid) } else { cell.pointee.flags.remove(.invalid) }
  }

  /// Forgets this node's own sizes, and has it placed again.
  ///
  /// - Parameter placesAgain: whether what is inside is placed again too, even at the same size.
  final func forgetSizes(placesAgain: Bool = true) {
    if placesAgain { cell.pointee.forget(.size) } else { cell.pointee.forgetMeasures(.size) }
  }

  final var madeRareFields: RareLayoutFields {
    if let rareFields { return rareFields }
    let new = RareLayoutFields()
    rareFields = new
    return new
  }

  /// Bodies that read this node's geometry.
  final var geometrySubscribers: ContiguousArray<PropertyStorage> {
    get { rareFields?.geometrySubscribers ?? [] }
    _modify { yield &madeRareFields.geometrySubscribers }
  }

  /// The distances that were worked out of what lies below, until something changes there.
  final func rememberedSpacing(_ workOut: () -> ViewSpacing) -> ViewSpacing {
    if cell.pointee.flags.contains(.spacingKnown), let rareFields { return rareFields.spacing }
    let spacing = workOut()
    madeRareFields.spacing = spacing
    cell.pointee.flags.insert(.spacingKnown)
    return spacing
  }

  // MARK: Negotiation

  /// The size that the node takes in a proposed one.
  final func size(for proposal: ProposedViewSize) -> CGSize { cell.size(for: CompactProposal(proposal)) }

  /// Works the size out. Must not change anything that a later question could see.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The place of a guide that the node or one inside sets.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// A guide's place, remembered for the round: each level asks more than once, and would double the questions of the
  /// level below.
  final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if cell.pointee.flags.contains(.guidesKnown), let rareFields, rareFields.guides.round == graph.guideRound,
      let known = rareFields.guides.find(key, size, proposal)
    {
      return known.value
    }
    let value = explicitAlignment(key, size: size, proposal: proposal)
    let fields = madeRareFields
    if !cell.pointee.flags.contains(.guidesKnown) || fields.guides.round != graph.guideRound {
      fields.guides.removeAll()
      fields.guides.round = graph.guideRound
      cell.pointee.flags.insert(.guidesKnown)
    }
    fields.guides.add(key, size, proposal, value)
    return value
  }

  /// The distances that the node prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// The order in which a stack serves its children; that of a spacer is −∞.
  var layoutPriority: Double { 0 }

  /// The order in which siblings are drawn.
  var zIndex: Double { 0 }

  /// A value that the node carries for its container.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// The part of the item in the section around it: a value for the container that is asked for more often than others.
  var sectionRole: SectionRole? { nil }

  /// The node itself where it says which part of it is safe.
  var safeAreaProvider: (any SafeAreaProvider)? { nil }

  /// True if the node is a container that knows its items by tags.
  var isTaggedContainer: Bool { false }

  /// Collects what modifiers say of a grid's cell, up to the next container.
  func collectGridTraits(_ traits: inout GridCellTraits) {}

  /// The row of a grid that the node is.
  var gridRow: GridRowNode? { nil }

  /// A stack serves it last of all (`facts 36`).
  var isSpacer: Bool { false }

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
  }

  // MARK: Placing

  /// Gives the node its place and size for the frame; what hasn't changed below stays as it is.
  final func place(at point: CGPoint, proposal: ProposedViewSize) {
    cell.place(at: point, CompactProposal(proposal))
  }

  /// Places the children. The node's own size and place are final.
  func placeContent() {}

  // MARK: Invalidation

  /// Forgets the sizes here and above: the answer to some question may be another now.
  final func invalidateLayout(_ change: LayoutChange = .size) {
    var node: LayoutNode = self
    var change = change
    while true {
      if change == .size, node.cell.pointee.isForgotten { return }
      if node.cell.pointee.flags.isSuperset(of: [.sizesMakeSpacing, .spacingKnown]) { change = .traits }
      node.cell.pointee.forget(change)
      guard let parent = node.layoutParent else { break }
      if parent.absorbs(change, of: node) { return graph.queueBoundary(parent) }
      node = parent
    }
    graph.needsLayout = true
  }

  /// Has the content placed again where neither sizes nor guides are others: nobody above is asked.
  final func invalidatePlacing() {
    if isPlaced { graph.queueBoundary(self) } else { invalidateLayout() }
  }

  /// True if neither size nor guides change, whatever a child does: a change below ends here, and only the node's
  /// content is placed again.
  func absorbs(_ change: LayoutChange, of child: LayoutNode) -> Bool { false }

  /// The rectangle that the node covers in its own coordinates: its bounds, and beyond them where it reaches into
  /// unsafe areas.
  var visibleBounds: CGRect { CGRect(origin: .zero, size: size) }

  // MARK: Structure

  override func unmount() {
    super.unmount()
    layoutParent = nil
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { list.append(self) }
  override func appendLazyItems(to list: inout LazyItemList) { list.append(self) }
  override var allowsLazyItems: Bool { false }
  override var isUnary: Bool { true }
  override var firstItem: LayoutNode? { self }

  /// The nodes that this one lays out.
  func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

  /// Transforms what the node draws inside itself into the node's own coordinates; nil changes nothing.
  var contentTransform: ProjectionTransform? { nil }

  /// True if nothing is drawn of what is in it, whatever that is.
  var hidesContent: Bool { false }

  /// True if nothing is drawn beyond its shape.
  var clipsContent: Bool { false }

  /// True for a part of a control or a bar that cuts off what has no room in it, as the system's does.
  var cutsContentOff: Bool { false }

  /// The node where it knows the reasons for its numbers itself.
  var reasoning: (any LayoutReasoning)? { nil }

  /// Draws the node; the context's origin is the node's top left corner.
  func draw(_ context: inout DrawingContext) {
    forEachLayoutChild { context.draw($0) }
  }

  /// Finds what lies at a point: true where something does. The gestures on the way are added, the innermost first.
  func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    var children: [LayoutNode] = []
    forEachLayoutChild { children.append($0) }
    if children.isEmpty { return takesHits && contains(point) }
    if children.contains(where: { $0.zIndex != 0 }) {
      children = children.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element)
    }
    for child in children.reversed() where child.hitTestFromParent(point, of: self, &hits) { return true }
    return false
  }

  /// True if a node without children can be hit.
  var takesHits: Bool { !isSpacer }

  final func hitTestFromParent(_ point: CGPoint, of parent: LayoutNode, _ hits: inout HitList) -> Bool {
    var point = point
    if let transform = parent.contentTransform {
      guard let inverse = transform.inverse else { return false }
      point = point.applying(inverse)
    }
    guard hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits) else { return false }
    if hits.innermost == nil { hits.innermost = self }
    return true
  }

  final func contains(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  /// True if the node draws by its own bounds, so that changes of its frame are animated here. Leaves do anyway.
  var animatesFrame: Bool { false }
  /// True if what the node draws takes any size: a text doesn't.
  var animatesSize: Bool { true }
  /// An animated pass has given the node another size: the clock brings its frame there.
  func wasResized(from old: CGSize, _ transaction: Transaction, _ clock: FrameClock) {}
  /// The node that stands for this item, whatever transition it's inside of.
  var identity: LayoutNode { self }
  /// Lays out another node in a child's place.
  func replaceLayoutChild(_ old: LayoutNode, with new: LayoutNode) {}

  /// Details for a snapshot.
  var snapshotText: String? { nil }
  var snapshotColor: Color.Resolved? { nil }

  // MARK: Bad sizes

  final func usable(_ size: CGSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    graph.warn(
      .invalidSize, self, "answers with the size \(size.width)×\(size.height); what isn't a length counts as 0.",
      hint: "A size is made of numbers from 0 up.")
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  final func placeable(_ size: CGSize) -> CGSize {
    if size.width.isFinite, size.height.isFinite { return size }
    graph.warn(
      .invalidSize, self, "is placed with the infinite size \(size.width)×\(size.height); ∞ counts as 0.",
      hint: "Give the view a finite proposal or a frame.")
    return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }
}

/// The part of a node that may have changed for those around it.
enum LayoutChange {
  /// Sizes and guides.
  case size
  /// A change of what a frame of fixed size hands through too: distances, priority, values for the container.
  case traits
}
