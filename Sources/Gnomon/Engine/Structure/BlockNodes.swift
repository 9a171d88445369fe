// SPDX-License-Identifier: Apache-2.0
/// The places and types of the views of a builder's block: a tuple's elements, or the one view that it gives.
///
/// Found out once for each type, and kept for good.
final class BlockElements {
  struct Element {
    let type: any View.Type
    let offset: Int
    let isErased: Bool
  }

  /// The type of the view that the block gives.
  let type: Any.Type
  let elements: [Element]
  let isTuple: Bool
  /// True if one of the types is hidden.
  let hasErased: Bool
  /// True if it's one view whose type isn't hidden.
  let isSingle: Bool
  /// The alignment of the block's view in memory.
  let alignment: Int

  @exclusivity(unchecked) nonisolated(unsafe) private static var known: [ObjectIdentifier: BlockElements] = [:]

  /// True if a block's elements have been found out.
  static func isKnown(_ type: Any.Type) -> Bool { known[ObjectIdentifier(type)] != nil }

  static func of<Content: View>(_ type: Content.Type) -> BlockElements {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = BlockElements(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private init<Content: View>(_ type: Content.Type) {
    self.type = type
    alignment = MemoryLayout<Content>.alignment
    // A tuple view is its tuple in memory.
    if let tuple = genericArgument(of: type, madeLike: TupleView<EmptyView>.self) {
      isTuple = true
      if let parts = TupleLayout(of: tuple) {
        let types = BlockTypes.take(of: type)
        if let types, types.count == parts.count {
          elements = zip(types, parts).map { Element(type: $0, offset: $1.offset, isErased: $0 == AnyView.self) }
        } else {
          elements = parts.compactMap { Self.element($0.type, $0.offset) }
        }
      } else {
        elements = Self.element(tuple, 0).map { [$0] } ?? []
      }
    } else {
      isTuple = false
      elements = [Element(type: type, offset: 0, isErased: type == AnyView.self)]
    }
    hasErased = elements.contains { $0.isErased }
    isSingle = elements.count == 1 && !hasErased
  }

  private static func element(_ type: Any.Type, _ offset: Int) -> Element? {
    (type as? any View.Type).map { Element(type: $0, offset: offset, isErased: type == AnyView.self) }
  }
}

/// The nodes of the views in a block, for the node that the block belongs to.
///
/// An erased view (`AnyView`) needs no node of its own here: beside its content's lies the content's type, and a content of another
/// type takes the place with a new identity.
struct BlockNodes {
  unowned(unsafe) let block: BlockElements
  /// The node, where the block gives one view that isn't erased. Else where a node for each element lies, nil until it's made, without an
  /// array's header; behind them, where some are erased, a type for each.
  private var word: UnsafeMutableRawPointer?

  init(_ block: BlockElements) {
    self.block = block
    guard !block.isSingle else { return }
    let count = block.elements.count
    let nodes = UnsafeMutablePointer<ViewNode?>.allocate(capacity: block.hasErased ? 2 * count : count)
    nodes.initialize(repeating: nil, count: count)
    word = UnsafeMutableRawPointer(nodes)
  }

  func destroy() {
    if block.isSingle {
      if let word { Unmanaged<ViewNode>.fromOpaque(word).release() }
    } else {
      list.deinitialize(count: block.elements.count)
      list.deallocate()
    }
  }

  private var list: UnsafeMutablePointer<ViewNode?> { word!.assumingMemoryBound(to: ViewNode?.self) }

  /// The types of erased elements that have a node.
  private var types: UnsafeMutablePointer<ObjectIdentifier> {
    UnsafeMutableRawPointer(list + block.elements.count).assumingMemoryBound(to: ObjectIdentifier.self)
  }

  private subscript(index: Int) -> ViewNode? {
    block.isSingle ? word.map { Unmanaged<ViewNode>.fromOpaque($0).takeUnretainedValue() } : list[index]
  }

  /// True if all have their nodes.
  var areMade: Bool { block.elements.isEmpty || self[block.elements.count - 1] != nil }

  mutating func make(
    from value: UnsafeRawPointer, in owner: ViewNode, _ environment: EnvironmentValues, _ source: SourceRecord?
  ) {
    for (index, element) in block.elements.enumerated() {
      let source = self.source(of: index, in: source)
      let context = _NodeContext(graph: owner.graph, parent: owner, environment: environment, source: source)
      if element.isErased {
        let box = AnyView.box(at: value + element.offset)
        types[index] = box.type
        list[index] = box.makeHandedNode(context)
      } else {
        let node = makeViewNode(element.type, at: value + element.offset, context)
        if block.isSingle { word = Unmanaged.passRetained(node).toOpaque() } else { list[index] = node }
      }
    }
  }

  func update(
    from value: UnsafeRawPointer, in owner: ViewNode, _ environment: @autoclosure () -> EnvironmentValues,
    _ source: SourceRecord?
  ) {
    for (index, element) in block.elements.enumerated() {
      guard let node = self[index] else { continue }
      let source = self.source(of: index, in: source)
      guard element.isErased else {
        node.update(from: value + element.offset, source: source)
        continue
      }
      let box = AnyView.box(at: value + element.offset)
      if box.type == types[index] {
        box.update(node, source: source)
      } else {
        types[index] = box.type
        let context = _NodeContext(
          graph: owner.graph, parent: owner, environment: environment(), source: source ?? owner.location)
        box.replace(node, key: index, in: owner, context) { list[index] = $0 }
      }
    }
  }

  private func source(of index: Int, in source: SourceRecord?) -> SourceRecord? {
    block.isTuple ? source?.child(index) : source
  }

  /// Which of the block's views a node is: one that is being made is the first that isn't there.
  func part(to child: ViewNode?) -> KeptPart {
    guard let child else { return .nothing }
    func part(_ index: Int) -> KeptPart {
      .block(block, index, block.elements[index].isErased ? types[index].viewType : nil)
    }
    for index in block.elements.indices {
      guard let node = self[index], node !== child else { return part(index) }
    }
    // A view of another type takes an erased one's place.
    let erased = block.elements.indices.filter { block.elements[$0].isErased }
    return erased.count == 1 ? part(erased[0]) : .block(block, nil, nil)
  }

  func forEach(_ body: (ViewNode) -> Void) {
    for index in block.elements.indices { if let node = self[index] { body(node) } }
  }

  func appendItems(of owner: ViewNode, to list: inout ContiguousArray<LayoutNode>) {
    for index in block.elements.indices { if let node = self[index] { owner.appendItems(of: node, to: &list) } }
  }

  /// Takes the nodes out of the tree. Of siblings the last one disappears first (recorded on macOS 27).
  func unmount() {
    for index in block.elements.indices.reversed() { self[index]?.unmount() }
  }
}
