// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a stack did for one of its views.
struct StackService {
  let node: LayoutNode
  let share: CGFloat
  let taken: CGFloat
  let priority: Double
  let minimum: CGFloat
  let flexibility: CGFloat
}

/// A view in the order in which a stack serves its views.
struct StackTurn {
  let service: StackService
  /// What those took that were served before.
  let takenBefore: CGFloat
  /// Where the first view of a lower priority stands in the order.
  fileprivate(set) var endOfEquals: Int
}

/// A stack's share-out, as its reasons tell it.
///
/// It's worked out once for all views of the stack, each part at the first question that needs it: to explain one view
/// costs no more than that view needs.
final class StackPlan {
  private let stack: StackNode
  private let axis: Axis

  init(_ stack: StackNode) {
    self.stack = stack
    axis = stack.cell.pointee.axis ?? .vertical
  }

  /// The distances between the views.
  private(set) lazy var gaps: [CGFloat] = {
    var gaps: [CGFloat] = []
    var index = 0
    forEachPlacement { _ in
      if index > 0, let table = stack.cell.pointee.stack { gaps.append(table.gap(before: index)) }
      index += 1
    }
    return gaps
  }()

  /// All distances together.
  private(set) lazy var spacing: CGFloat = gaps.reduce(0, +)

  /// What the stack did for each of its views, in their order.
  private(set) lazy var services: [StackService] = {
    var list: [StackService] = []
    let cell = stack.cell
    forEachPlacement { item in
      guard let table = cell.pointee.stack else { return }
      let claim = cell.claim(of: item.cell, across: stack.cell.pointee.proposal)
      list.append(
        StackService(
          node: item.cell.pointee.node.takeUnretainedValue(), share: item.share, taken: item.taken[axis],
          priority: table.priority(of: list.count), minimum: claim.minimum, flexibility: claim.flexibility))
    }
    return list
  }()

  /// The views in the order in which they were served.
  private(set) lazy var line: [StackTurn] = {
    var taken: CGFloat = 0
    var line = services.enumerated().sorted(by: precedes).map { _, service in
      defer { taken += service.taken }
      return StackTurn(service: service, takenBefore: taken, endOfEquals: 0)
    }
    var end = line.count
    for index in line.indices.reversed() {
      if index + 1 < line.count, line[index].service.priority != line[index + 1].service.priority { end = index + 1 }
      line[index].endOfEquals = end
    }
    return line
  }()

  /// Which turn a view had; nil where it isn't one of the stack's.
  func turn(of view: LayoutNode) -> Int? { turns[ObjectIdentifier(view)] }

  private lazy var turns: [ObjectIdentifier: Int] = Self.indexes(of: line.map(\.service.node))

  private static func indexes(of nodes: [LayoutNode]) -> [ObjectIdentifier: Int] {
    Dictionary(zip(nodes.map { ObjectIdentifier($0) }, nodes.indices)) { first, _ in first }
  }

  private func precedes(_ a: (offset: Int, element: StackService), _ b: (offset: Int, element: StackService)) -> Bool {
    let (first, second) = (a.element, b.element)
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.flexibility == .infinity, first.minimum != second.minimum { return first.minimum > second.minimum }
    return a.offset < b.offset
  }

  private func forEachPlacement(_ body: (StackTable.Item) -> Void) {
    stack.cell.forEachPlacement(in: stack.size, stack.cell.pointee.proposal) { item, _, _ in body(item.pointee) }
    ReasonMemo.visited(stack.childCount)
  }

  // MARK: Places

  /// The views of a stack that lie before one of them, as the stack counts: from the left or from the right.
  struct Before {
    let count: Int
    /// What they take together.
    let length: CGFloat
    let first: LayoutNode
  }

  private lazy var children: [LayoutNode] = stack.laidOutChildren
  private lazy var indexes: [ObjectIdentifier: Int] = Self.indexes(of: children)
  /// What the views up to each take together, that one included; from the other end, those from each on.
  private lazy var sums: [CGFloat] = Self.sums(children.map { $0.size[axis] })
  private lazy var sumsFromEnd: [CGFloat] = Self.sums(children.reversed().map { $0.size[axis] }).reversed()

  private static func sums(_ lengths: [CGFloat]) -> [CGFloat] {
    var sum: CGFloat = 0
    return lengths.map {
      sum += $0
      return sum
    }
  }

  /// Where a view stands among the stack's; nil where it isn't one of them.
  func index(of view: LayoutNode) -> Int? { indexes[ObjectIdentifier(view)] }

  /// The view that comes before one in the stack; nil before the first.
  func neighbour(before index: Int) -> LayoutNode? { index > 0 && index <= children.count ? children[index - 1] : nil }

  /// Nil where there's none.
  ///
  /// - Parameter isMirrored: Whether the views that come later in the stack lie before it.
  func before(_ index: Int, isMirrored: Bool) -> Before? {
    if isMirrored {
      let next = index + 1
      guard next < children.count else { return nil }
      return Before(count: children.count - next, length: sumsFromEnd[next], first: children[next])
    }
    return index == 0 ? nil : Before(count: index, length: sums[index - 1], first: children[0])
  }
}

extension StackNode {
  /// What the stack works out for its reasons.
  var plan: StackPlan { ReasonMemo.plan(of: self) { StackPlan(self) } }
}
