// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The elements of a frame by the nodes that they are known by, and the other way round.
final class ElementAnchors {
  /// An element at its node.
  struct Anchor {
    let number: Int
    /// In the host's coordinates.
    let frame: CGRect
  }

  /// The elements of a node without others inside.
  private enum Leaves {
    case none
    case one(Anchor)
    case several(AnchoredLeaves)
  }

  /// The elements' numbers, in the order of reading.
  private(set) var numbers: [Int] = []
  private let root: SemanticsElement
  private var leaves = NodeTable<Leaves>()
  /// Made when it's asked for.
  private lazy var nodes = nodesByNumber()

  init(_ root: SemanticsElement, _ numbers: NodeNumbers) {
    self.root = root
    add(root, numbers)
  }

  private func add(_ element: SemanticsElement, _ known: NodeNumbers) {
    let number = known.number(of: element.anchor, element.ordinal)
    numbers.append(number)
    let before = leaves[element.anchor]
    if !element.children.isEmpty {
      if before == nil { leaves[element.anchor] = Leaves.none }
      for child in element.children { add(child, known) }
      return
    }
    let anchor = Anchor(number: number, frame: element.frame)
    switch before {
    case nil, .some(.none): leaves[element.anchor] = .one(anchor)
    case .one(let first):
      let all = AnchoredLeaves()
      all.add(first)
      all.add(anchor)
      leaves[element.anchor] = .several(all)
    case .several(let all): all.add(anchor)
    }
  }

  private func nodesByNumber() -> [Int: ViewNode] {
    var (nodes, index) = ([Int: ViewNode](), 0)
    func add(_ element: SemanticsElement) {
      nodes[numbers[index]] = element.anchor
      index += 1
      for child in element.children { add(child) }
    }
    add(root)
    return nodes
  }

  /// The node of an element.
  func node(of number: Int) -> ViewNode? { nodes[number] }

  /// The element that something inside a node belongs to, and that has no others inside; nil where the nearest element
  /// around has others.
  ///
  /// - Parameter place: Where it is, in the host's coordinates: a node may stand for many elements.
  func leaf(around node: ViewNode, at place: CGPoint) -> Anchor? {
    switch leaves.nearest(around: node) {
    case .one(let anchor): anchor
    case .several(let all): all.first(at: place)
    case nil, .some(.none): nil
    }
  }
}

/// The elements of one node, found by a place without looking at all of them.
private final class AnchoredLeaves {
  private var all: [ElementAnchors.Anchor] = []
  /// The axis along which they lie apart.
  private var axis = Axis.vertical
  /// The furthest end of the elements up to each. Made when it's asked for.
  private var ends: [CGFloat]?

  func add(_ anchor: ElementAnchors.Anchor) { all.append(anchor) }

  func first(at place: CGPoint) -> ElementAnchors.Anchor? {
    guard all.count > 1 else { return all.first }
    let ends = ends ?? sort()
    var index = all.partitioningIndex { $0.frame.origin[axis] > place[axis] } - 1
    while index >= 0, ends[index] >= place[axis] {
      if all[index].frame.contains(place) { return all[index] }
      index -= 1
    }
    return nil
  }

  private func sort() -> [CGFloat] {
    func spread(_ axis: Axis) -> CGFloat {
      let starts = all.map { $0.frame.origin[axis] }
      return (starts.max() ?? 0) - (starts.min() ?? 0)
    }
    axis = spread(.horizontal) > spread(.vertical) ? .horizontal : .vertical
    all.sort { $0.frame.origin[axis] < $1.frame.origin[axis] }
    var furthest = -CGFloat.infinity
    let made = all.map { anchor in
      furthest = max(furthest, anchor.frame.origin[axis] + anchor.frame.size[axis])
      return furthest
    }
    ends = made
    return made
  }
}
