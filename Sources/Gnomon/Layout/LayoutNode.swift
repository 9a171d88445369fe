import Foundation

/// A node that lays out. Proposals go down, sizes come up, the parent places.
///
/// Asking for a size (``size(for:)``) may happen any number of times and commits nothing; ``place(at:proposal:)``
/// happens once a frame and commits. Places are relative to the parent, so moving a subtree touches its root alone.
public class LayoutNode: ViewNode {
  unowned(unsafe) final var layoutParent: LayoutNode?
  /// The top left corner in the parent's coordinates, in points.
  final var origin: CGPoint = .zero
  final var size: CGSize = .zero
  /// The proposal that the node was placed with.
  final var proposal: ProposedViewSize = .unspecified
  final var memo = SizeMemo()
  private final var guideMemo = GuideMemo()
  /// Bodies that read this node's geometry.
  final var geometrySubscribers: ContiguousArray<WeakBox<DynamicNode>> = []

  override init(_ context: _NodeContext) {
    super.init(context)
    graph.counters.nodes += 1
  }

  // MARK: Negotiation

  /// The size that the node takes in a proposed one.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = memo.find(proposal) { return verify(known, for: proposal) }
    let proposal = proposal.sanitized
    graph.counters.measures += 1
    recordProposal(proposal)
    let size = usable(computeSize(proposal))
    memo.add(proposal, size)
    return size
  }

  /// Works the size out. Must not change anything that a later question could see.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Where a guide lies that the node or one inside sets.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The same, remembered: each level asks more than once, and would double the questions of the level below.
  final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if flags.contains(.guidesKnown), let known = guideMemo.find(key, size, proposal) { return known.value }
    let value = explicitAlignment(key, size: size, proposal: proposal)
    if !flags.contains(.guidesKnown) {
      guideMemo.removeAll()
      flags.insert(.guidesKnown)
    }
    guideMemo.add(key, size, proposal, value)
    return value
  }

  /// The distances that the node prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// The order in which a stack serves its children.
  var layoutPriority: Double { 0 }

  /// The order in which siblings are drawn.
  var zIndex: Double { 0 }

  /// A value that the node carries for its container.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// A stack serves it last of all (`facts 36`).
  var isSpacer: Bool { false }

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
  }

  func recordProposal(_ proposal: ProposedViewSize) {}

  // MARK: Placing

  /// Gives the node its place and size for the frame; what hasn't changed below stays as it is.
  final func place(at point: CGPoint, proposal: ProposedViewSize) {
    let fitted = placeable(size(for: proposal))
    let point = CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    let isMoved = point != origin
    origin = point
    if isMoved { graph.layoutDidChange = true }
    if flags.contains(.placed), !flags.contains(.layoutInvalid), fitted == size,
      proposal.isIdentical(to: self.proposal)
    {
      if isMoved { didMove() }
      return
    }
    flags.remove(.layoutInvalid)
    flags.insert(.placed)
    size = fitted
    self.proposal = proposal
    graph.counters.places += 1
    graph.layoutDidChange = true
    placeContent()
  }

  /// Places the children. The node's own size and place are final.
  func placeContent() {}

  /// The node keeps its size and its content but lies elsewhere.
  func didMove() {}

  // MARK: Invalidation

  /// Forgets the sizes here and above: the answer to some question may be another now.
  final func invalidateLayout() {
    var node: LayoutNode? = self
    var below: LayoutNode?
    while let current = node {
      if let below, current.absorbsChanges(of: below) { return graph.queueBoundary(current) }
      if current.flags.isDisjoint(with: [.spacingKnown, .guidesKnown]), current.flags.contains(.layoutInvalid),
        current.memo.isEmpty
      {
        return
      }
      current.flags.insert(.layoutInvalid)
      current.flags.subtract([.spacingKnown, .guidesKnown])
      current.memo.removeAll()
      below = current
      node = current.layoutParent
    }
    graph.needsLayout = true
  }

  /// Whether neither size nor guides change, whatever a child does: a change below ends here, and only the node's
  /// content is placed again.
  func absorbsChanges(of child: LayoutNode) -> Bool { false }

  /// What the node covers in its own coordinates: its bounds, and beyond them where it reaches into unsafe areas.
  var visibleBounds: CGRect { CGRect(origin: .zero, size: size) }

  // MARK: Structure

  override func unmount() {
    super.unmount()
    layoutParent = nil
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { list.append(self) }
  override var isUnary: Bool { true }

  /// The nodes that this one lays out.
  func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

  /// Transforms what the node draws inside itself into the node's own coordinates; nil changes nothing.
  var contentTransform: ProjectionTransform? { nil }

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

  /// Whether a node without children can be hit.
  var takesHits: Bool { !isSpacer }

  final func hitTestFromParent(_ point: CGPoint, of parent: LayoutNode, _ hits: inout HitList) -> Bool {
    var point = point
    if let transform = parent.contentTransform {
      guard let inverse = transform.inverse else { return false }
      point = point.applying(inverse)
    }
    return hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits)
  }

  final func contains(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  /// Whether the node draws by its own bounds, so that changes of its frame are animated here. Leaves do anyway.
  var animatesFrame: Bool { false }
  /// Whether what the node draws takes any size: a text doesn't.
  var animatesSize: Bool { true }
  /// The node that stands for this item, whatever transition it's inside of.
  var identity: LayoutNode { self }
  /// Lays out another node in a child's place.
  func replaceLayoutChild(_ old: LayoutNode, with new: LayoutNode) {}

  /// Details for a snapshot.
  var snapshotText: String? { nil }
  var snapshotColor: Color.Resolved? { nil }

  // MARK: Bad sizes

  private func usable(_ size: CGSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    graph.warn(
      .invalidSize, self, "answers with the size \(size.width)×\(size.height); what isn't a length counts as 0.",
      hint: "A size is made of numbers from 0 up.")
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  private func placeable(_ size: CGSize) -> CGSize {
    if size.width.isFinite, size.height.isFinite { return size }
    graph.warn(
      .invalidSize, self, "is placed with the infinite size \(size.width)×\(size.height); ∞ counts as 0.",
      hint: "Give the view a finite proposal or a frame.")
    return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  private func verify(_ known: CGSize, for proposal: ProposedViewSize) -> CGSize {
    if Graph.verifiesMemos {
      let fresh = usable(computeSize(proposal.sanitized))
      precondition(
        fresh == known || (fresh.width.isNaN || fresh.height.isNaN),
        "\(viewPath(self)) remembered \(known) for \(proposal) and answers \(fresh) now")
    }
    return known
  }
}

extension Graph {
  /// Recomputes each remembered size and compares: for tests of the memo, since it makes layout exponential.
  nonisolated(unsafe) static var verifiesMemos = false
}

/// The sizes that a node has given, by exact proposal.
struct SizeMemo {
  private struct Entry {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private static let capacity = 24
  private var entries: ContiguousArray<Entry> = []
  private var oldest = 0

  var isEmpty: Bool { entries.isEmpty }

  @inline(__always)
  func find(_ proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal.isIdentical(to: proposal) { return entry.size }
    return nil
  }

  mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
    if entries.count < Self.capacity {
      entries.append(Entry(proposal: proposal, size: size))
    } else {
      entries[oldest] = Entry(proposal: proposal, size: size)
      oldest = (oldest + 1) % Self.capacity
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
