// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A layout whose type is hidden. The container keeps its views, and their state, when the layout becomes another.
public struct AnyLayout: Layout, Sendable {
  /// Nothing of the layout is interpolated: a change of its values is animated by the views' places.
  public typealias AnimatableData = EmptyAnimatableData

  /// The cache that the hidden layout keeps between its calls.
  public struct Cache: @unchecked Sendable {
    fileprivate var value: Any
    fileprivate let type: ObjectIdentifier
  }

  fileprivate let box: AnyLayoutBox

  /// A layout of any type, with the type hidden.
  public init<L>(_ layout: L) where L: Layout { box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout) }

  /// The axis along which the hidden layout stacks.
  var stackOrientation: Axis? { box.stackOrientation }
  /// True if the hidden layout is a stack.
  var isStack: Bool { box.isStack }
  /// True if the hidden layout is a grid.
  var isGrid: Bool { box.isGrid }
  /// The name of the hidden layout.
  var name: String { box.name }

  /// The hidden layout's cache.
  public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { box.makeCache(subviews) }

  /// Updates the cache as the hidden layout does.
  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews) {
    box.updateCache(&cache, subviews)
  }

  /// The spacing that the hidden layout prefers around the container.
  public func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  /// The size in points that the hidden layout takes of a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the subviews as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  /// The place of a horizontal guide as the hidden layout gives it, in points; nil if it sets none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// The place of a vertical guide as the hidden layout gives it, in points; nil if it sets none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }
}

extension AnyLayout: EquatableByValue {
  static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let (a, b) = ($0.assumingMemoryBound(to: Self.self).pointee, $1.assumingMemoryBound(to: Self.self).pointee)
      return a.box.isSame(as: b.box)
    }
  }
}

/// A layout of some type.
private class AnyLayoutBox: @unchecked Sendable {
  typealias Subviews = LayoutSubviews
  typealias Cache = AnyLayout.Cache
  var stackOrientation: Axis? { nil }
  var name: String { "" }
  var isGrid: Bool { false }
  var isStack: Bool { false }
  func isSame(as other: AnyLayoutBox) -> Bool { self === other }
  func makeCache(_ subviews: Subviews) -> Cache { fatalError("A box has a layout.") }
  func updateCache(_ cache: inout Cache, _ subviews: Subviews) {}
  func spacing(_ subviews: Subviews, _ cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> CGSize { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) {}
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? { nil }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  private let layout: L
  init(_ layout: L) { self.layout = layout }

  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
  override var name: String { baseName(of: L.self) }
  override var isGrid: Bool { L.self == GridLayout.self }
  override var isStack: Bool { L.self is any StackingLayout.Type }

  override func isSame(as other: AnyLayoutBox) -> Bool {
    guard let other = other as? TypedLayoutBox<L> else { return false }
    return withUnsafePointer(to: layout) { a in
      withUnsafePointer(to: other.layout) {
        TypeInfo.of(L.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer($0))
      }
    }
  }

  override func makeCache(_ subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(L.self))
  }

  override func updateCache(_ cache: inout Cache, _ subviews: Subviews) {
    // Another layout's cache is of no use here.
    guard cache.type == ObjectIdentifier(L.self) else { return cache = makeCache(subviews) }
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  private func with<Result>(_ cache: inout Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> Result) -> Result {
    var own = cache.type == ObjectIdentifier(L.self) ? cache.value as? L.Cache : nil
    if own == nil { own = layout.makeCache(subviews: subviews) }
    // Let go of, so that the layout changes its own and not a copy.
    cache.value = ()
    var value = own.take()!
    defer { cache = Cache(value: value, type: ObjectIdentifier(L.self)) }
    return body(&value)
  }

  override func spacing(_ subviews: Subviews, _ cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
