// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A container of a user's or a built-in layout, with its content.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let layout: L
  let content: Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    // By their places: to reach into the view takes looking its type up.
    withUnsafePointer(to: view) {
      let value = UnsafeRawPointer($0)
      return LayoutContainerNode<L, Content>(
        value.assumingMemoryBound(to: L.self).pointee,
        (value + fieldOffset(of: Content.self, after: L.self)).assumingMemoryBound(to: Content.self).pointee, context)
    }
  }
}

/// The node that runs a `Layout` over its items.
final class LayoutContainerNode<L: Layout, Content: View>: ContentItemsNode, LayoutContainer {
  @exclusivity(unchecked) private(set) var layout: L
  /// The layout's cache; nil until the layout has made it.
  @exclusivity(unchecked) private var cache: UnsafeMutablePointer<L.Cache>?
  private let type: LayoutType

  /// - Parameter name: That of the view that the layout stands behind; nil takes the layout's.
  init(_ layout: L, _ content: Content, name: String? = nil, _ context: _NodeContext) {
    self.layout = layout
    type = name.map { LayoutType.of(L.self, behind: $0) } ?? LayoutType.of(L.self)
    super.init(context)
    if !type.isBuiltIn { cell.pointee.flags.insert(.sizesMakeSpacing) }
    graph.guideOwners.add(type)
    if Content.self == EmptyView.self {
      // A layout that stands for a leaf, as in tests and diagrams: it needs no node to find nothing in.
      cell.pointee.flags.remove(.itemsDirty)
    } else {
      let inner = contentEnvironment(environment)
      self.content = Content._makeNode(
        content, context.child(of: self, environment: inner, source: context.source?.takeBlock(of: Content.self)))
    }
  }

  private var cacheIsStale: Bool {
    get { kindBits == 0 }
    set { kindBits = newValue ? 0 : 1 }
  }

  private func contentEnvironment(_ base: EnvironmentValues) -> EnvironmentValues {
    let orientation = type.isErased ? (layout as? AnyLayout)?.stackOrientation : type.stackOrientation
    guard base.stackOrientation != orientation else { return base }
    var inner = base
    inner.stackOrientation = orientation
    return inner
  }

  // The layout stands first in memory, the content behind it.
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let isSame = withUnsafePointer(to: &layout) { TypeInfo.of(L.self).areEqual(UnsafeRawPointer($0), value) }
    if !isSame || flags.contains(.animated) {
      let new = value.assumingMemoryBound(to: L.self).pointee
      if graph.transaction == nil && !flags.contains(.animated) || !animate(to: new) { show(new) }
      if type.isErased { content?.environmentDidChange(contentEnvironment(environment)) }
    }
    content?.update(
      from: value + fieldOffset(of: Content.self, after: L.self), source: source?.takeBlock(of: Content.self))
  }

  override var hasGridRows: Bool { type.isErased ? (layout as? AnyLayout)?.isGrid == true : L.self == GridLayout.self }

  private func show(_ new: L) {
    let hadGridRows = hasGridRows
    layout = new
    if hasGridRows != hadGridRows { cell.pointee.flags.insert(.itemsDirty) }
    cacheIsStale = true
    // Another layout may have another priority.
    invalidateLayout(type.isErased ? .traits : .size)
  }

  /// Brings the animated part of the layout to a new one; false where that isn't gradual.
  private func animate(to new: L) -> Bool {
    graph.frameClock?.retarget(self, from: layout, to: new) { [unowned self] in show($0) } ?? false
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    content?.environmentDidChange(contentEnvironment(new))
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    graph.guideOwners.remove(type)
  }

  override func didListItems() { cacheIsStale = true }

  private func withLayout<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    if !type.isBuiltIn { Pulse.beat() }
    let subviews = subviews(in: self)
    if let cache {
      if cacheIsStale { layout.updateCache(&cache.pointee, subviews: subviews) }
      cacheIsStale = false
      return body(layout, subviews, &cache.pointee)
    }
    // Made before there is a place for it: the layout may ask its views for what comes back here.
    let made = layout.makeCache(subviews: subviews)
    let place = Self.cachePlace()
    place.initialize(to: made)
    freeCache()
    cache = place
    cacheIsStale = false
    return body(layout, subviews, &place.pointee)
  }

  /// Room for a cache. What takes no memory, as most layouts' `Void`, lies anywhere.
  private static func cachePlace() -> UnsafeMutablePointer<L.Cache> {
    if MemoryLayout<L.Cache>.size == 0,
      let place = UnsafeMutablePointer<L.Cache>(
        bitPattern: MemoryLayout<L.Cache>.alignment)
    {
      return place
    }
    return .allocate(capacity: 1)
  }

  private func freeCache() {
    guard let cache, MemoryLayout<L.Cache>.size > 0 else { return }
    cache.deinitialize(count: 1)
    cache.deallocate()
  }

  deinit { freeCache() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // Nothing remembered: something below has changed, and the user's cache may hold sizes of before.
    if hasNoSizes { cacheIsStale = true }
    graph.beginGuideRound()
    return withLayout { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override var layoutPriority: Double {
    guard type.isErased ? (layout as? AnyLayout)?.isStack == true : type.isStack else { return 0 }
    let children = children
    return children.count == 1 ? children[0].layoutPriority : 0
  }

  // Each container around asks.
  override var spacing: ViewSpacing {
    rememberedSpacing { withLayout { $0.spacing(subviews: $1, cache: &$2) } }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    // What only hands on what its views set has nothing to hand on.
    if !type.mayOwnGuides, !type.isBuiltIn, !graph.mayBeExplicit(key) { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    if type.mayOwnGuides { learnGuides(across: key.axis, bounds, proposal) }
    return withLayout { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Finds out whether the layout has guides of its own along the axis that nobody has asked for.
  private func learnGuides(across axis: Axis, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    withLayout { layout, subviews, cache in
      if axis == .vertical {
        _ = layout.explicitAlignment(
          of: HorizontalAlignment.center, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else {
        _ = layout.explicitAlignment(
          of: VerticalAlignment.center, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  func tookStandardGuide(_ type: LayoutType, along axis: Axis) {
    if type === self.type { graph.guideOwners.noteStandardGuide(of: type, along: axis) }
  }

  override func placeContent() {
    graph.beginGuideRound()
    let bounds = CGRect(origin: .zero, size: size)
    let places = withLayout { layout, subviews, cache in
      placements(of: subviews, in: bounds) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    place(places)
  }

  // MARK: Placements

  func record(
    _ index: Int, _ node: LayoutNode, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    guard let list = graph.placing.lastIndex(where: { $0.container === self }),
      graph.placing[list].places.indices.contains(index)
    else { return }
    if !position.x.isFinite || !position.y.isFinite, !graph.placing[list].isEndless {
      graph.warn(
        .invalidGeometry, self, "places a child at (\(position.x), \(position.y)); what isn't finite counts as 0.",
        hint: "Work the position out of finite sizes.")
    }
    let size = node.size(for: proposal)
    graph.placing[list].places[index] = Placement(
      origin: CGPoint(
        x: position.x - finite(anchor.x * size.width), y: position.y - finite(anchor.y * size.height)),
      size: size, proposal: proposal)
  }

  func placements(of subviews: LayoutSubviews, in bounds: CGRect, placing: () -> Void) -> [Placement] {
    let children = children
    graph.placing.append(
      PlacingUnderWay(
        container: self, places: Array(repeating: nil, count: children.count),
        isEndless: !bounds.width.isFinite || !bounds.height.isFinite))
    placing()
    return zip(graph.placing.removeLast().places, children).map { placement, child in
      if let placement { return placement }
      if !type.isBuiltIn {
        graph.warn(
          .unplacedChild, child, "\(type.name) didn't place it; it lies in the middle.",
          hint: "placeSubviews has to call place for each of its subviews.")
      }
      // It's proposed what the container was (recorded on macOS 27).
      let size = child.size(for: proposal)
      return Placement(
        origin: CGPoint(
          x: bounds.minX + (bounds.width - size.width) / 2, y: bounds.minY + (bounds.height - size.height) / 2),
        size: size, proposal: proposal)
    }
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { (layout as? AnyLayout)?.name ?? type.name }
}

/// The subviews that a layout has placed so far of its container's children.
struct PlacingUnderWay {
  unowned(unsafe) let container: LayoutNode
  var places: [Placement?]
  /// True if the place has no end, as where a guide is asked of what was proposed any length: then positions are no
  /// mistakes.
  let isEndless: Bool
}

/// A layout of Gnomon's own, whose guides are only what its children set.
protocol BuiltInLayout: Layout {}

/// A stack: of one view it has that view's priority (recorded on macOS 27).
protocol StackingLayout: Layout {}

func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
