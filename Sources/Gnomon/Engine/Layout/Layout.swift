// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type that sizes and places a container's subviews.
///
/// Built-in containers conform to it just as your own do. Both methods may be called with several proposals in a pass:
/// they depend on their parameters alone.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     subviews.reduce(into: CGSize.zero) { size, subview in
///       let next = subview.sizeThatFits(.unspecified)
///       size.width += next.width
///       size.height += next.height
///     }
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner.x += size.width
///       corner.y += size.height
///     }
///   }
/// }
///
/// struct Steps: View {
///   var body: some View {
///     Diagonal {
///       Text("One")
///       Text("Two")
///     }
///   }
/// }
/// ```
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// The type of what is kept between the calls for one container; Void unless you say otherwise.
  associatedtype Cache = Void

  /// The properties of this kind of container.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache. It's made again only where `updateCache` isn't implemented.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date after the subviews or the layout have changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The container's preferred distances to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size that the container takes in a proposed one. Called any number of times a frame.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places each subview inside `bounds`. One that isn't placed is centred (`facts 70`).
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// A horizontal guide that the container sets; nil leaves it to the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// A vertical guide that the container sets; nil leaves it to the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// A container's subviews, in order.
  typealias Subviews = LayoutSubviews
}

extension Layout where Self.Cache == Void {
  /// Nothing: a layout without a cache keeps nothing between passes.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

extension Layout {
  /// No properties: the layout is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' preferred spacings.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    mergedSpacing(subviews)
  }

  /// The place of a horizontal guide that subviews set, merged as the guide says, in points; nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The place of a vertical guide that subviews set, merged as the guide says, in points; nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' own distances, merged.
  func mergedSpacing(_ subviews: Self.Subviews) -> ViewSpacing {
    var spacing = ViewSpacing(all: nil)
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return subviews.isEmpty ? ViewSpacing() : spacing
  }

  /// The subviews' own guides, each where the subview would be placed, merged.
  func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard let container = subviews.container else { return nil }
    container.tookStandardGuide(LayoutType.of(Self.self), along: key.axis)
    if subviews.isEmpty || !subviews[subviews.startIndex].node.graph.mayBeExplicit(key) { return nil }
    let placements = container.placements(of: subviews, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.combine(
      zip(subviews, placements).map { subview, placement in
        subview.node.guide(key, size: placement.size, proposal: placement.proposal)
          .map { $0 + placement.origin[key.axis] }
      })
  }

  // A type that is a view as well as a layout may have an initialiser that takes the content: that one is meant.
  /// A container that this layout sizes and places. `content` gives its views.
  ///
  /// The layout is used like a built-in container: `MyLayout() { Text("a") }`.
  @_disfavoredOverload
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LayoutView(layout: self, content: content())
  }
}

/// The properties of a kind of container.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks: a divider lies across it; nil is none.
  public var stackOrientation: Axis?

  /// Properties of a layout that is no stack.
  public init() {}
}

/// A key of a value that a subview carries for its container.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a subview that carries none.
  static var defaultValue: Self.Value { get }
}

/// A container's subviews, in order. A part of them is counted from 0 again: the first of `subviews[2...]` is its element 0.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// One subview.
  public typealias Element = LayoutSubview
  /// The number of an element, counted from 0.
  public typealias Index = Int
  /// Some of the subviews, counted from 0 again.
  public typealias SubSequence = LayoutSubviews

  let nodes: ContiguousArray<LayoutNode>
  let container: (any LayoutContainer)?
  private let indexes: [Int]?
  /// The part of `indexes`, or of the nodes, that this is.
  private let window: Range<Int>
  /// The direction in which the container's leading edge lies. Coordinates are mirrored for you.
  public var layoutDirection: LayoutDirection

  init(
    nodes: ContiguousArray<LayoutNode>, container: (any LayoutContainer)?, layoutDirection: LayoutDirection,
    indexes: [Int]? = nil, window: Range<Int>? = nil
  ) {
    self.nodes = nodes
    self.container = container
    self.layoutDirection = layoutDirection
    self.indexes = indexes
    self.window = window ?? 0..<(indexes?.count ?? nodes.count)
  }

  /// The number of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { window.count }

  /// The place among all subviews of the one at a place here.
  private func place(_ index: Int) -> Int {
    precondition(index >= 0 && index < window.count, "LayoutSubviews: index out of range")
    return indexes?[window.lowerBound + index] ?? window.lowerBound + index
  }

  /// The subview of a number. A number out of range gives an error message and ends the program.
  public subscript(index: Int) -> LayoutSubview {
    let index = place(index)
    return LayoutSubview(node: nodes[index], index: index, container: container)
  }

  /// The subviews of a range, counted from 0 again.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      nodes: nodes, container: container, layoutDirection: layoutDirection, indexes: indexes,
      window: window.lowerBound + bounds.lowerBound..<window.lowerBound + bounds.upperBound)
  }

  /// The subviews of some numbers, in their order, counted from 0 again.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(
      nodes: nodes, container: container, layoutDirection: layoutDirection,
      indexes: indices.map(place))
  }

  /// True if both have the same subviews in the same order, and one layout direction.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
  }
}

/// One subview, as a layout sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: LayoutNode
  let index: Int
  let container: (any LayoutContainer)?

  /// The size that the subview takes in a proposed one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// The size with the guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

  /// The subview's preferred distances to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The priority that `layoutPriority(_:)` sets; 0 otherwise.
  public var priority: Double { node.layoutPriority }

  /// The value that `layoutValue(key:value:)` gave the subview.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    (node.layoutValue(ObjectIdentifier(key)) as? K.Value) ?? K.defaultValue
  }

  /// Places the subview's `anchor` at a point of the container's bounds; the last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    container?.record(index, node, at: position, anchor: anchor, proposal: proposal)
  }

  /// True if both stand for one view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// The place that a layout has given a subview.
struct Placement {
  var origin: CGPoint
  var size: CGSize
  var proposal: ProposedViewSize
}

/// A node that runs a `Layout` and takes its placements.
protocol LayoutContainer: AnyObject {
  func record(
    _ index: Int, _ node: LayoutNode, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
  func placements(of subviews: LayoutSubviews, in bounds: CGRect, placing: () -> Void) -> [Placement]
  /// A layout of the type didn't answer for a guide along the axis by itself.
  func tookStandardGuide(_ type: LayoutType, along axis: Axis)
}

extension LayoutContainer {
  func tookStandardGuide(_ type: LayoutType, along axis: Axis) {}
}

extension View {
  /// Gives the view a value that its container reads. Of several for one key the innermost holds.
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }

  /// Sets the order in which a stack serves the view: greater ones first, 0 by default. Those of lower priority are
  /// left only their least length meanwhile.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  /// Sets the order in which siblings are drawn: greater ones above, 0 by default. Equal ones are drawn in their own
  /// order. Of several the innermost holds.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(zIndex: value)) }
}

nonisolated struct LayoutValueModifier: UnaryModifier {
  let key: ObjectIdentifier
  let value: Any

  final class Node: UnaryNode<LayoutValueModifier> {
    override func didMakeContent() {
      passThrough()
      graph.givenLayoutValues.insert(modifier.key)
    }

    override func modifierDidChange(from old: LayoutValueModifier) {
      graph.givenLayoutValues.insert(modifier.key)
      invalidateLayout(.traits)
    }

    // The innermost value holds, as measured on iOS.
    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      super.layoutValue(key) ?? (key == modifier.key ? modifier.value : nil)
    }
  }
}

nonisolated struct LayoutPriorityModifier: UnaryModifier {
  let priority: Double

  final class Node: UnaryNode<LayoutPriorityModifier> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: LayoutPriorityModifier) { invalidateLayout(.traits) }
    override var layoutPriority: Double { modifier.priority.isNaN ? 0 : modifier.priority }
  }
}

nonisolated struct ZIndexModifier: UnaryModifier {
  let zIndex: Double

  final class Node: UnaryNode<ZIndexModifier> {
    override func didMakeContent() { passThrough() }
    override var zIndex: Double { layoutValue(ZIndexKey.id) as? Double ?? 0 }

    // The innermost holds, as of all that a view carries for its container.
    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ZIndexKey.id else { return super.layoutValue(key) }
      return super.layoutValue(key) ?? (modifier.zIndex.isNaN ? 0 : modifier.zIndex)
    }
  }
}

private enum ZIndexKey {
  static var id: ObjectIdentifier { ObjectIdentifier(ZIndexKey.self) }
}
