/// Several views in a row, as a builder makes them.
public nonisolated struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  /// A tuple of views.
  public var value: T

  @inlinable
  nonisolated public init(_ value: T) { self.value = value }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) { TupleNode(TupleElements.of(T.self), UnsafeRawPointer($0), context) }
  }
}

/// Where a tuple's views lie and of what types they are.
struct TupleElements {
  struct Element {
    let type: any View.Type
    let offset: Int
  }

  let elements: [Element]

  nonisolated(unsafe) private static var known: [ObjectIdentifier: TupleElements] = [:]

  static func of<T>(_ type: T.Type) -> TupleElements {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = TupleElements(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    guard let parts = TupleLayout(of: type) else {
      elements = (type as? any View.Type).map { [Element(type: $0, offset: 0)] } ?? []
      return
    }
    elements = parts.compactMap { part in
      (part.type as? any View.Type).map { Element(type: $0, offset: part.offset) }
    }
  }
}

final class TupleNode: ViewNode {
  private let elements: TupleElements
  /// A child for each element, without an array's header; nil until it's made.
  private let children: UnsafeMutablePointer<ViewNode?>

  init(_ elements: TupleElements, _ value: UnsafeRawPointer, _ context: _NodeContext) {
    self.elements = elements
    children = .allocate(capacity: elements.elements.count)
    children.initialize(repeating: nil, count: elements.elements.count)
    super.init(context)
    for (index, element) in elements.elements.enumerated() {
      children[index] = makeViewNode(
        element.type, at: value + element.offset, context.child(of: self, source: context.source?.child(index)))
    }
  }

  deinit {
    children.deinitialize(count: elements.elements.count)
    children.deallocate()
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    for (index, element) in elements.elements.enumerated() {
      children[index]?.update(from: value + element.offset, source: source?.child(index))
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for index in elements.elements.indices { if let child = children[index] { body(child) } }
  }

  override func unmountChildren() {
    for index in elements.elements.indices.reversed() { children[index]?.unmount() }
  }
}
