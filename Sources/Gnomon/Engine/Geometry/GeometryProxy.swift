// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A handle on a view's geometry.
///
/// Read while a view is evaluated, it makes that view depend on what was read. Read later, from an action or a task, it
/// answers the last committed geometry.
///
/// ```swift
/// struct Place: View {
///   var body: some View {
///     GeometryReader { geometry in
///       Text("\(Int(geometry.size.width)) points, at \(Int(geometry.frame(in: .global).minY))")
///     }
///   }
/// }
/// ```
public struct GeometryProxy: @unchecked Sendable {
  weak var node: LayoutNode?

  init(_ node: LayoutNode) { self.node = node }

  private func read<Value: Equatable>(_ fallback: Value, _ value: @escaping (LayoutNode) -> Value) -> Value {
    guard let node else { return fallback }
    return node.readGeometry(value)
  }

  /// The view's size in points: that of its layout, whatever scales or turns it.
  public var size: CGSize { read(.zero) { $0.size } }

  /// The reach of the unsafe areas beyond each edge of the view, in points; 0 at an edge that touches none.
  public var safeAreaInsets: EdgeInsets { read(EdgeInsets()) { $0.safeAreaInsets } }

  /// The size that the container's corners cover of the view, in points. A host shows no window controls, so that's
  /// nothing.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  /// The view's frame in a coordinate space, as it is drawn: the box around it where it's turned.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate space, as it is drawn: the box around it where it's turned.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    read(.zero) { $0.frame(in: coordinateSpace) }
  }

  /// The bounds of a named space above in the view's own coordinates; nil where there's none of that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    read(nil) { node in
      node.ancestor(named: coordinateSpace.name).map { space in
        node.convertFromRoot(space.convert(CGRect(origin: .zero, size: space.size), to: nil))
      }
    }
  }

  /// An anchor of the view; nil once the view is gone.
  package func anchor<Value>(_ source: Anchor<Value>.Source) -> Anchor<Value>? { node.map { Anchor(source, of: $0) } }

  /// An anchor's value in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node else { return anchor.resolve { $0 } }
    _ = node.readGeometry { node in AnchorReading(node: node, rects: anchor.rects) }
    return anchor.resolve { node.convertFromRoot($0) }
  }
}

/// The state of an anchor's parts and of the reader's place: compared to tell whether a reading is still true.
private struct AnchorReading: Equatable {
  let own: CGRect
  let parts: [CGRect]

  init(node: LayoutNode, rects: () -> [CGRect]) {
    own = node.convert(CGRect(origin: .zero, size: node.size), to: nil)
    parts = rects()
  }
}

/// A value that was read of a node's geometry.
protocol GeometryRead {
  var hasChanged: Bool { get }
  /// Whose geometry it is.
  var source: LayoutNode? { get }
  /// The value that was read, and the one that would be read now.
  var rawValues: (old: Any, new: Any)? { get }
}

extension GeometryRead {
  /// `Text “Hello” (Card.swift:4): (50.0, 20.0) → (70.0, 20.0)`.
  fileprivate var change: String? {
    guard let rawValues, let source else { return nil }
    return "\(source.spokenName): \(brief(rawValues.old)) → \(brief(rawValues.new))"
  }
}

private struct TypedGeometryRead<Value: Equatable>: GeometryRead {
  weak var node: LayoutNode?
  let value: Value
  let compute: (LayoutNode) -> Value

  var source: LayoutNode? { node }

  var hasChanged: Bool {
    guard let node, node.isMounted, node.isPlaced else { return false }
    return compute(node) != value
  }

  var rawValues: (old: Any, new: Any)? {
    guard let node, node.isMounted, node.isPlaced else { return nil }
    return (value, compute(node))
  }
}

extension LayoutNode {
  /// Reads a value and makes the view that is being evaluated depend on it.
  func readGeometry<Value: Equatable>(_ compute: @escaping (LayoutNode) -> Value) -> Value {
    let value = compute(self)
    if let reader = Graph.current {
      if reader.geometryReads.isEmpty { graph.geometryReaders.append(reader) }
      subscribe(reader.properties)
      reader.geometryReads.append(TypedGeometryRead(node: self, value: value, compute: compute))
    } else {
      graph.tracer?.reads(TypedGeometryRead(node: self, value: value, compute: compute))
    }
    return value
  }

  /// Makes due the views inside this node that read a geometry which is another now; false when there's none.
  func invalidateSubscribers() -> Bool {
    compactSubscribers()
    var isAny = false
    for subscriber in rareFields?.geometrySubscribers ?? [] {
      guard let reader = subscriber.reader, reader.isInside(self),
        let read = subscriber.geometryReads.first(where: { $0.hasChanged })
      else { continue }
      reader.invalidate(because: .geometry, read.change)
      isAny = true
    }
    return isAny
  }
}

extension LayoutNode {
  private func subscribe(_ reading: PropertyStorage) {
    let fields = madeRareFields
    let count = fields.geometrySubscribers.count
    if fields.geometrySubscribers.suffix(8).contains(where: { $0 === reading }) { return }
    // Whenever the list has doubled: readers come and go.
    if count >= 8, count & (count - 1) == 0 { compactSubscribers() }
    fields.geometrySubscribers.append(reading)
  }

  /// Forgets the subscribers that are gone, and all but one of those that are there several times.
  private func compactSubscribers() {
    guard let rareFields else { return }
    let subscribers = rareFields.geometrySubscribers
    // Mostly there's one, and it's there.
    if subscribers.count == 1, subscribers[0].reader?.isMounted ?? false { return }
    var seen: Set<ObjectIdentifier> = []
    rareFields.geometrySubscribers.removeAll {
      !($0.reader?.isMounted ?? false) || !seen.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension Graph {
  /// Makes due every view that read a geometry which is another now; false when there's none.
  func invalidateGeometryReaders() -> Bool {
    var isAny = false
    for reader in geometryReaders where reader.isMounted {
      guard let read = reader.geometryReads.first(where: { $0.hasChanged }) else { continue }
      reader.invalidate(because: .geometry, read.change)
      isAny = true
    }
    return isAny
  }

  /// A body that has read a geometry which is another by now; nil where there's none.
  var outdatedGeometryReader: DynamicNode? {
    geometryReaders.first { $0.isMounted && $0.geometryReads.contains(where: \.hasChanged) }
  }

  /// Forgets the readers that are gone or read nothing any more.
  func compactGeometryReaders() {
    var seen: Set<ObjectIdentifier> = []
    geometryReaders.removeAll {
      !$0.isMounted || $0.geometryReads.isEmpty || !seen.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension ViewNode {
  func isInside(_ ancestor: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node, current.depth >= ancestor.depth {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }
}
