// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of a container that makes its items when they come into sight. A kind of container says how a line is
/// measured and placed; this class knows which lines there are.
class LazyContainerNode: LayoutNode {
  /// True if a scroll view brings its whole rows into sight rather than the views in them.
  var scrollsByRows: Bool { false }
  final var content: ViewNode!
  private(set) final var flow: LazyFlow?
  /// The width (of a horizontal container the height) that lines were measured in; nil before the first placing.
  private(set) final var across: CGFloat?
  /// The width that was proposed across when the lines were last placed.
  private final var placedAcross: PlacedAcross?
  /// The length of a line on average, as far as it's known.
  final var averageLength: CGFloat?
  /// The distances from the ends of what is in sight to pinned views.
  private(set) final var pinInsets: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The range that was in sight when the lines were last placed.
  private(set) final var sight: ClosedRange<CGFloat>?
  /// The items that are shown, in order, those that are pinned last.
  private(set) final var shown: ContiguousArray<LayoutNode> = []
  private final var list = LazyItemList()
  /// Something inside has changed since lines were measured.
  private final var hasChanges = false
  private final var pinnedCount = 0
  /// Marks the elements that were wanted when the lines were last placed.
  private(set) final var visit: UInt = 0
  private final var corrections = (frame: UInt(0), count: 0)
  /// The pass in which the container last began anew.
  private final var changeFrame: UInt?
  /// Lines were shown away from the start, and what was measured there is kept.
  private final var keepsLines = false

  private struct PlacedAcross {
    var proposed: CGFloat?
  }

  override init(_ context: _NodeContext) {
    super.init(context)
    flags.insert(.itemsDirty)
    graph.lazyContainers.add(self)
  }

  // MARK: What a kind of container says

  /// The axis along which lines follow each other.
  var axis: Axis { .vertical }
  /// The number of cells that a line has in a width.
  func trackCount(across: CGFloat?) -> Int { 1 }
  var pinnedViews: PinnedScrollableViews { [] }
  /// The distance in points from what stands before an item.
  func gap(before item: LayoutNode, after neighbor: LazyNeighbor) -> CGFloat { 0 }
  /// A line's length along the axis, in a width.
  func length(of items: ContiguousArray<LayoutNode>, isWhole: Bool, across: CGFloat?) -> CGFloat { 0 }
  /// The width that a line would have if it could choose.
  func width(of items: ContiguousArray<LayoutNode>) -> CGFloat { 0 }
  /// True if the first line alone says how wide the container would be.
  var isSizedByFirstLine: Bool { false }
  /// The container's width where some is proposed.
  func resolvedAcross(_ proposed: CGFloat?, widest: CGFloat) -> CGFloat { max(0, proposed ?? widest) }
  /// Beyond the first and the last line.
  var endSpacing: (start: CGFloat, end: CGFloat) { (0, 0) }
  /// Gives a line's items their places.
  func place(_ line: LazySolver.Line) {}
  /// Called before lines are measured for their places: what is around the container has its place by then.
  func beginPlacing() {}
  /// Called before the lines are placed.
  func willPlace() {}
  func didPlace() {}

  final var trackCount: Int { flow?.tracks ?? trackCount(across: across) }

  // MARK: Items

  override func itemsDidChange(below: ViewNode) -> Bool {
    flags.insert(.itemsDirty)
    invalidateLayout()
    return true
  }

  private final func updateList() {
    guard flags.contains(.itemsDirty) else { return }
    flags.remove(.itemsDirty)
    list = LazyItemList()
    content.appendLazyItems(to: &list)
    for case .item(let item) in list.entries {
      item.beginConcealed()
      item.layoutParent = self
    }
    if let flow { self.flow = makeFlow(flow.tracks, flow) }
  }

  /// The lines have other numbers of cells, or others of other lengths.
  final func linesDidChange() {
    across = nil
    placedAcross = nil
    flow = nil
    averageLength = nil
    flags.insert(.itemsDirty)
    invalidateLayout()
  }

  private final func makeFlow(_ tracks: Int, _ old: LazyFlow?) -> LazyFlow {
    LazyFlow(list, tracks: tracks, estimates: [averageLength ?? 0], reusing: old)
  }

  // MARK: Negotiation

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    updateList()
    guard !list.entries.isEmpty else { return CGSize(along: axis, 0, across: resolvedAcross(nil, widest: 0)) }
    if hasNoSizes { noteChange() }
    let asked = proposal[axis.other]
    // Where it may choose, it's as wide as the widest item: the first ones tell. Lines are placed in that width, and may be
    // longer there than in widths of their own.
    let taken = asked ?? resolvedAcross(nil, widest: estimate(across: nil).width)
    guard let sight, let across, let placedAcross, asked == placedAcross.proposed, asked != nil || taken == across
    else {
      let length = withEnds(estimate(across: taken).length)
      return CGSize(along: axis, length, across: asked.map { resolvedAcross($0, widest: 0) } ?? taken)
    }
    remeasure(sight)
    return CGSize(along: axis, wholeLength, across: asked.map { resolvedAcross($0, widest: across) } ?? taken)
  }

  /// Something inside is another now: what isn't scrolled begins anew, the rest keeps what it has measured.
  private final func noteChange() {
    hasChanges = true
    guard changeFrame != graph.frame, !isScrolled else { return }
    changeFrame = graph.frame
    keepsLines = false
    forgetLines()
  }

  /// Forgets what earlier frames have shown of the lines.
  private final func forgetLines() {
    for case .collection(let collection) in list.entries { collection.forgetEstimates() }
    across = nil
    placedAcross = nil
    flow = nil
    averageLength = nil
  }

  private final var wholeLength: CGFloat { withEnds(flow?.length ?? 0) }

  /// The container's length where its lines have one.
  private final func withEnds(_ length: CGFloat) -> CGFloat {
    length > 0 ? length + endSpacing.start + endSpacing.end : 0
  }

  /// The length of the lines in a width, and the width they'd have if they could choose where none is given.
  private final func estimate(across: CGFloat?) -> (length: CGFloat, width: CGFloat) {
    let tracks = trackCount(across: across)
    for _ in 0..<8 {
      updateList()
      let flow = flow.flatMap { $0.tracks == tracks ? $0 : nil } ?? makeFlow(tracks, nil)
      var estimate = LazyEstimate(self, tracks: tracks, across: across, limit: sampleLength)
      let length = estimate.length(of: flow)
      if estimate.isIrregular {
        flags.insert(.itemsDirty)
        continue
      }
      if self.across == nil { self.flow = flow }
      return (length, estimate.width)
    }
    return (0, 0)
  }

  /// Measures again what is in sight.
  private final func remeasure(_ sight: ClosedRange<CGFloat>) {
    followChanges()
    for _ in 0..<8 {
      updateList()
      guard let flow else { return }
      var solver = LazySolver(self, sight: sight, visit: visit)
      solver.fill(flow, from: endSpacing.start)
      if !solver.isIrregular { return }
      flags.insert(.itemsDirty)
    }
  }

  private final func followChanges() {
    guard hasChanges else { return }
    hasChanges = false
    flow?.forgetWholeMeasures()
  }

  // MARK: Placing

  override final func placeContent() {
    beginPlacing()
    updateList()
    followChanges()
    if isScrolled { keepsLines = true }
    if !keepsLines { forgetLines() }
    adopt(size[axis.other])
    placedAcross = PlacedAcross(proposed: proposal[axis.other])
    let isCorrecting = mayCorrect
    var lines: ContiguousArray<LazySolver.Line> = []
    for attempt in 0..<8 {
      updateList()
      guard let flow else { return }
      let viewport = viewport
      (sight, pinInsets) = (viewport.range, viewport.insets)
      let anchor = isCorrecting ? anchor(in: viewport.range) : nil
      var solver = LazySolver(self, sight: widened(viewport), visit: visit &+ 1)
      solver.fill(flow, from: endSpacing.start)
      if solver.isIrregular {
        flags.insert(.itemsDirty)
        continue
      }
      lines = solver.lines
      // What is in sight stays where it is on the screen when what lies above turns out longer or shorter.
      guard attempt < 7, let anchor, let scroll = viewport.scroll, scroll.offset[axis] != 0,
        !scroll.keepsAnchor(along: axis),
        let now = flow.range(of: anchor.item, from: endSpacing.start)?.lowerBound, abs(now - anchor.position) > 0.001
      else { break }
      noteCorrection()
      scroll.shift(by: isMirrored ? anchor.position - now : now - anchor.position, along: axis)
    }
    visit &+= 1
    show(lines)
    let length = wholeLength
    if isCorrecting, abs(length - size[axis]) > 0.001 {
      noteCorrection()
      graph.correctLength(of: self)
    }
  }

  /// What is in sight with what is made around it; pinned views stay where they are.
  private final func widened(_ viewport: Viewport) -> ClosedRange<CGFloat> {
    let room = graph.lazyContainers.overscan
    guard room > 0, viewport.scroll != nil, viewport.range.upperBound > viewport.range.lowerBound else {
      return viewport.range
    }
    pinInsets = (viewport.insets.start + room, viewport.insets.end + room)
    return (viewport.range.lowerBound - room)...(viewport.range.upperBound + room)
  }

  /// Takes a width: what was measured in another is an estimate now.
  private final func adopt(_ width: CGFloat) {
    guard across != width || flow == nil else { return }
    let tracks = trackCount(across: width)
    let isKnown = across != nil && flow?.tracks == tracks
    across = width
    if isKnown { return flow?.forgetMeasures() ?? () }
    flow = nil
    averageLength = nil
    for _ in 0..<8 {
      updateList()
      let new = makeFlow(tracks, nil)
      var estimate = LazyEstimate(self, tracks: tracks, across: width, limit: sampleLength)
      _ = estimate.length(of: new)
      flow = new
      if estimate.isIrregular {
        flags.insert(.itemsDirty)
        continue
      }
      averageLength = estimate.average
      if let averageLength { new.estimate(as: averageLength) }
      break
    }
    // What the estimate was made of, so that the whole is as long as it was said to be.
    remeasure(0...sampleLength)
  }

  private final func show(_ lines: ContiguousArray<LazySolver.Line>) {
    let order = ContiguousArray(lines.filter { $0.pin == nil } + lines.filter { $0.pin != nil })
    let before = shown
    shown = ContiguousArray(order.flatMap(\.items))
    pinnedCount = order.reduce(0) { $0 + ($1.pin == nil ? 0 : $1.items.count) }
    let isSame = before.elementsEqual(shown, by: { $0 === $1 })
    if !isSame {
      graph.preferencesVersion &+= 1
      graph.layoutDidChange = true
      let kept = Set(shown.map(ObjectIdentifier.init))
      for item in before where !kept.contains(ObjectIdentifier(item)) { item.conceal(true) }
    }
    for item in shown {
      item.layoutParent = self
      item.conceal(false)
    }
    flow?.forEachCollection { $0.leaveElements(notVisitedIn: visit) }
    willPlace()
    for line in order { place(line) }
    didPlace()
  }

  /// Gives an item its place: `along` counts from the container's start, `across` from its leading edge.
  final func place(_ item: LayoutNode, along: CGFloat, across: CGFloat, _ proposal: ProposedViewSize) {
    var origin = CGPoint.zero
    origin[axis] = finite(along)
    origin[axis.other] = finite(across)
    if isMirrored { origin.x = size.width - origin.x - item.size(for: proposal).width }
    item.place(at: origin, proposal: proposal)
  }

  final var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  // MARK: Corrections

  /// The first shown item in sight, and where its line begins.
  private final func anchor(in sight: ClosedRange<CGFloat>) -> (item: LayoutNode, position: CGFloat)? {
    guard let flow else { return nil }
    for item in shown.dropLast(pinnedCount) where item.isMounted {
      guard let range = flow.range(of: item, from: endSpacing.start) else { continue }
      if range.overlaps(sight) { return (item, range.lowerBound) }
    }
    return nil
  }

  /// Lengths that depend on each other might be corrected for ever.
  private final var mayCorrect: Bool { corrections.frame != graph.frame || corrections.count < 24 }

  private final func noteCorrection() {
    changeFrame = graph.frame
    corrections = corrections.frame == graph.frame ? (graph.frame, corrections.count + 1) : (graph.frame, 1)
  }

  // MARK: Tree

  /// Forgets the length out of sight, as if it had never been seen, unless what is scrolled would move by that.
  override final func appearanceDidChange(_ isShown: Bool) {
    guard !isShown, placedAcross != nil, !keepsLines, !isScrolled else { return }
    sight = nil
    forgetLines()
    graph.correctLength(of: self)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    content.environmentDidChange(contentEnvironment(new))
  }

  func contentEnvironment(_ base: EnvironmentValues) -> EnvironmentValues { base.stacking(along: nil) }

  override final func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for item in shown where item.isMounted { body(item) }
  }

  override func draw(_ context: inout DrawingContext) {
    context.drawInOrder(ContiguousArray(shown.dropLast(pinnedCount).filter(\.isMounted)))
    context.drawInOrder(ContiguousArray(shown.suffix(pinnedCount).filter(\.isMounted)))
  }

  override var spacing: ViewSpacing {
    updateList()
    var spacing = ViewSpacing(all: nil)
    for entry in list.entries {
      guard case .item(let item) = entry else { return ViewSpacing() }
      spacing.formUnion(item.spacing)
    }
    return list.entries.isEmpty ? ViewSpacing() : spacing
  }
}
