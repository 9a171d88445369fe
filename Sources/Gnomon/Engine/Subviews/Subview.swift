// SPDX-License-Identifier: Apache-2.0
/// Stands for one of the views that a container is made of. As a view it shows that one; shown in several places, each but the first
/// has a view of its own, with states of its own.
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  /// The identity that tells one subview from another, for as long as it's there.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The ways in which the subviews of a container are sized beside each other. It's a name for containers of one's own
  /// to take: neither here nor in SwiftUI does anything else take it.
  public enum ContainerSizingOptions: Sendable {
    /// All as long as each other along some axes.
    case uniform(axis: Axis.Set)
    /// Each subview has a size of its own.
    case variable
  }

  let item: SubviewItem

  /// The view's identity.
  public var id: Subview.ID { item.id }

  /// The values that `containerValue(_:_:)` gave the subview.
  public var containerValues: ContainerValues { item.containerValues }

  /// Makes the node that stands for the view in the tree.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { SubviewNode(view, context) }
}

extension Subview: @unchecked Sendable {}

/// A subview's node, kept for as long as its source has it.
final class SubviewItem {
  nonisolated(unsafe) private static var count = 0

  let node: LayoutNode
  let id: Subview.ID
  /// The first place that shows it.
  weak var place: SubviewNode?
  /// The source that the view is one of.
  private(set) weak var source: (any SubviewSource)?

  init(_ node: LayoutNode, of source: any SubviewSource) {
    self.node = node
    self.source = source
    Self.count += 1
    id = Subview.ID(number: Self.count)
  }

  var containerValues: ContainerValues {
    (node.layoutValue(ObjectIdentifier(ContainerValuesKey.self)) as? ContainerValues) ?? ContainerValues(of: node)
  }
}

/// Shows a subview where its container's code has put it.
final class SubviewNode: ViewNode {
  private(set) var item: SubviewItem
  /// The number of the copy of its source; nil if it shows the source's own view.
  private var copy: Int?
  /// The view that is shown; nil where there's no such view any more.
  private var shown: LayoutNode?
  /// The environment that was handed to the subview; nil where it has its source's own.
  private var handed: EnvironmentValues?

  init(_ view: Subview, _ context: _NodeContext) {
    item = view.item
    super.init(context)
    markContributesPreferences()
    take()
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let new = value.assumingMemoryBound(to: Subview.self).pointee.item
    if new === item, let copy {
      // The same view of the copy may be another now, or stand elsewhere.
      let node = item.source?.node(of: copy, item, for: self)
      if node !== shown { show(node) }
    } else if new !== item {
      release()
      item = new
      take()
      structureDidChange()
    }
  }

  private func take() {
    if let first = item.place, first !== self, first.isMounted {
      guard let found = item.source?.copy(of: item, for: self) else { return }
      copy = found.number
      shown = found.node
    } else {
      item.place = self
      shown = item.node
    }
    handEnvironment()
  }

  private func show(_ node: LayoutNode?) {
    shown = node
    handed = nil
    handEnvironment()
    structureDidChange()
  }

  private func release() {
    if let copy {
      item.source?.leave(copy, item)
    } else if item.place === self {
      item.place = nil
    }
    shown?.layoutParent = nil
    (copy, shown, handed) = (nil, nil, nil)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    handEnvironment()
  }

  /// Gives the subview the environment of its place: the views between its source and itself still write theirs.
  private func handEnvironment() {
    guard let shown, handed?.isIdentical(to: environment) != true, shown.isMounted else { return }
    var writers: [EnvironmentNode] = []
    var top: ViewNode = shown
    var parent = top.parent
    var isAlone = true
    while let current = parent, current.subviewSource == nil {
      if isAlone, current.isUnary || current.items.count == 1 { top = current } else { isAlone = false }
      if !isAlone, let writer = current as? EnvironmentNode { writers.append(writer) }
      parent = current.parent
    }
    var values = environment
    for writer in writers.reversed() { writer.write(&values) }
    handed = environment
    top.environmentDidChange(values)
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    if let shown { list.append(shown) }
  }

  override func appendLazyItems(to list: inout LazyItemList) {
    for item in items { list.append(item) }
  }

  override var isUnary: Bool { true }

  override func contribute(to preference: PreferenceCollector) { shown?.contribute(to: preference) }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    release()
  }
}

/// The subviews of a container, in order.
public struct SubviewsCollection: RandomAccessCollection, @unchecked Sendable {
  /// One view.
  public typealias Element = Subview
  /// The number of an element, counted from 0.
  public typealias Index = Int
  /// Some of the views, with the numbers that they have here.
  public typealias SubSequence = SubviewsCollectionSlice
  /// The numbers of all elements.
  public typealias Indices = Range<Int>
  /// An iterator that goes through the elements by their numbers.
  public typealias Iterator = IndexingIterator<SubviewsCollection>

  let elements: [Subview]

  /// The number of the first element: 0.
  public var startIndex: Int { 0 }
  /// The number after that of the last element.
  public var endIndex: Int { elements.count }
  /// The number after another.
  public func index(after i: Int) -> Int { i + 1 }
  /// The number before another.
  public func index(before i: Int) -> Int { i - 1 }
  /// The view of a number, counted from 0.
  public subscript(index: Int) -> Subview { elements[index] }

  /// The views of a range, with the numbers that they have here.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

/// Some of the subviews of a container, in order.
public struct SubviewsCollectionSlice: RandomAccessCollection, @unchecked Sendable {
  /// One view.
  public typealias Element = Subview
  /// The number of a view in the whole collection.
  public typealias Index = Int
  /// Some of the views, with the numbers that they have here.
  public typealias SubSequence = SubviewsCollectionSlice
  /// The numbers of all elements.
  public typealias Indices = Range<Int>
  /// An iterator that goes through the elements by their numbers.
  public typealias Iterator = IndexingIterator<SubviewsCollectionSlice>

  let elements: ArraySlice<Subview>

  /// The number of the first view.
  public var startIndex: Int { elements.startIndex }
  /// The number after that of the last view.
  public var endIndex: Int { elements.endIndex }
  /// The view of a number.
  public subscript(index: Int) -> Subview { elements[index] }
  /// The views of a range, with the numbers that they have here.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

nonisolated extension SubviewsCollection: View {
  /// All the views, one after the other, for the container around to place.
  @MainActor @preconcurrency public var body: some View { ForEach(elements) { $0 } }
}

nonisolated extension SubviewsCollectionSlice: View {
  /// The views, one after the other, for the container around to place.
  @MainActor @preconcurrency public var body: some View { ForEach(Array(elements)) { $0 } }
}
