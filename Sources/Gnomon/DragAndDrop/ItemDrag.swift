import Foundation

/// Something that is being dragged over a host's views.
@MainActor final class ItemDrag {
  let items: [NSItemProvider]
  private unowned let graph: Graph
  private let isFromHere: Bool
  private(set) var location: CGPoint
  private var target: (any DropDestinationNode)?
  /// What the target has proposed last.
  private var proposal: DropProposal?
  /// Those under the point that didn't want it: they aren't asked again before it has left them.
  private var refusing: [any DropDestinationNode] = []

  init(_ items: [NSItemProvider], at location: CGPoint, isFromHere: Bool, _ graph: Graph) {
    self.items = items
    self.location = location
    self.isFromHere = isFromHere
    self.graph = graph
  }

  /// What would be done if it were dropped now; nil where nothing takes it.
  var operation: DropOperation? {
    guard target != nil else { return nil }
    guard let proposal else { return .copy }
    return isFromHere ? proposal.operation : proposal.operationOutsideApplication ?? proposal.operation
  }

  /// Tells the destinations where it is now.
  func move(to point: CGPoint, over destinations: [any DropDestinationNode]) {
    location = point
    refusing.removeAll { refused in !destinations.contains { $0 === refused } }
    let next = destinations.first(where: takes)
    if next !== target {
      leave()
      target = next
      if let next { next.dropDelegate.dropEntered(info: info(for: next)) }
    }
    guard let target, target.dropNode.isMounted else { return }
    proposal = target.dropDelegate.dropUpdated(info: info(for: target)) ?? proposal
  }

  private func takes(_ node: any DropDestinationNode) -> Bool {
    if node === target { return true }
    guard !refusing.contains(where: { $0 === node }) else { return false }
    let info = info(for: node)
    if info.hasItemsConforming(to: node.acceptedTypes), node.dropDelegate.validateDrop(info: info) { return true }
    refusing.append(node)
    return false
  }

  /// Tells the target that it's none any more.
  func leave() {
    if let target, target.dropNode.isMounted { target.dropDelegate.dropExited(info: info(for: target)) }
    target = nil
    proposal = nil
  }

  /// Drops it where it is; false where nothing has taken it.
  func drop() -> Bool {
    guard let target, target.dropNode.isMounted, operation != .forbidden, operation != .cancel else {
      leave()
      return false
    }
    self.target = nil
    return target.dropDelegate.performDrop(info: info(for: target))
  }

  private func info(for node: any DropDestinationNode) -> DropInfo {
    let place = node.dropNode.convertFromRoot(CGRect(origin: location, size: .zero)).origin
    return DropInfo(location: place, items: items, graph: graph)
  }
}

/// What is being dragged in a host, one thing at a time.
final class ItemDrags {
  var current: ItemDrag?
}

extension Graph {
  var itemDrags: ItemDrags { extra(ItemDrags.self) { ItemDrags() } }
}
