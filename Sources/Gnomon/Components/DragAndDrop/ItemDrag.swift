// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that is being dragged over a host's views.
@MainActor final class ItemDrag {
  let items: [DraggedItem]
  private unowned let graph: Graph
  private let number: Int
  /// Where it began; nil where that was elsewhere.
  private let isFromHere: Bool
  private weak var source: LayoutNode?
  private(set) var location: CGPoint
  private var target: (any DropDestinationNode)?
  /// What the target has proposed last.
  private var proposal: DropProposal?
  /// What a configuration around the target has said last.
  private var configured: DropOperation?
  /// Those under the point that didn't want it: they aren't asked again before it has left them.
  private var refusing: [any DropDestinationNode] = []

  fileprivate init(_ items: [DraggedItem], at location: CGPoint, from source: LayoutNode?, number: Int, _ graph: Graph)
  {
    self.items = items
    self.location = location
    self.source = source
    isFromHere = source != nil
    self.number = number
    self.graph = graph
  }

  /// What would be done if it were dropped now; nil where nothing takes it.
  var operation: DropOperation? {
    guard target != nil else { return nil }
    if let configured { return configured }
    guard let proposal else { return .copy }
    return isFromHere ? proposal.operation : proposal.operationOutsideApplication ?? proposal.operation
  }

  /// Tells the destinations where it is now.
  func move(to point: CGPoint, over destinations: [any DropDestinationNode]) {
    location = point
    tellSource(.active)
    refusing.removeAll { refused in !destinations.contains { $0 === refused } }
    let next = destinations.first(where: takes)
    if next !== target {
      leave()
      target = next
      if let next {
        next.dropDelegate.dropEntered(info: info(for: next))
        tell(next, .entering)
      }
    }
    guard let target, target.dropNode.isMounted else { return }
    proposal = target.dropDelegate.dropUpdated(info: info(for: target)) ?? proposal
    configured = configuration(of: target)
    tell(target, .active)
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
  private func leave() {
    if let target, target.dropNode.isMounted {
      target.dropDelegate.dropExited(info: info(for: target))
      tell(target, .exiting)
    }
    target = nil
    proposal = nil
    configured = nil
  }

  /// Gives it up.
  func cancel() {
    tellSource(.ending(.cancel))
    leave()
    tellSource(.ended(.cancel))
  }

  /// Drops it where it is; false where nothing has taken it.
  func drop() -> Bool {
    guard let target, target.dropNode.isMounted, let operation, operation != .forbidden, operation != .cancel else {
      cancel()
      return false
    }
    self.target = nil
    tellSource(.ending(operation))
    tell(target, .ended(operation))
    let isTaken = target.dropDelegate.performDrop(info: info(for: target, operation))
    tellSource(.ended(isTaken ? operation : .cancel))
    if isTaken {
      graph.transfers.whenDone { [self] in
        tell(target, .dataTransferCompleted)
        tellSource(.dataTransferCompleted)
      }
    }
    return isTaken
  }

  private func info(for node: any DropDestinationNode, _ operation: DropOperation = .copy) -> DropInfo {
    let session = session(for: node, in: node.dropNode, .active)
    return DropInfo(
      location: session.location, items: items.map(\.provider), graph: graph,
      session: { session.with($0) }, operation: operation)
  }
}

// Sessions: what is told of it.
extension ItemDrag {
  /// What the source lets be done.
  private var suggestedOperations: DropOperation.Set {
    let around = source?.nearest(DragConfigurationModifier.Node.self)
    return around?.modifier.configuration.operationsWithinApp.allowsMove == true ? [.copy, .move] : .copy
  }

  private func place(in node: LayoutNode) -> CGPoint {
    node.convertFromRoot(CGRect(origin: location, size: .zero)).origin
  }

  private func session(
    for target: any DropDestinationNode, in node: LayoutNode, _ phase: DropSession.Phase
  ) -> DropSession {
    let taken = items.filter { item in
      target.acceptedTypes.contains { item.provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
    return DropSession(
      id: DropSession.ID(number: number), phase: phase, itemsCount: taken.count,
      localSession: isFromHere ? DropSession.LocalSession(items: items) : nil, location: place(in: node),
      size: target.dropNode.size, suggestedOperations: suggestedOperations)
  }

  private func configuration(of target: any DropDestinationNode) -> DropOperation? {
    guard let node = target.dropNode.nearest(DropConfigurationModifier.Node.self) else { return nil }
    let operation = node.modifier.configuration(session(for: target, in: node, .active)).operation
    let isPossible = suggestedOperations.contains(operation.asSet) || operation == .cancel
    return isPossible ? operation : .forbidden
  }

  private func tell(_ target: any DropDestinationNode, _ phase: DropSession.Phase) {
    guard target.dropNode.isMounted else { return }
    for node in target.dropNode.all(DropSessionObserver.Node.self) {
      node.modifier.onUpdate(session(for: target, in: node, phase))
    }
  }

  /// Tells those around the view that it began at.
  func tellSource(_ phase: DragSession.Phase) {
    guard let source, source.isMounted else { return }
    for node in source.all(DragSessionObserver.Node.self) {
      node.modifier.onUpdate(
        DragSession(id: DragSession.ID(number: number), phase: phase, location: place(in: node), items: items))
    }
  }
}

extension DropSession {
  fileprivate func with(_ phase: Phase) -> DropSession {
    DropSession(
      id: id, phase: phase, itemsCount: itemsCount, localSession: localSession, location: location, size: size,
      suggestedOperations: suggestedOperations)
  }
}

extension LayoutNode {
  /// The nodes of a kind around this one, the innermost first.
  fileprivate func all<Node: LayoutNode>(_ kind: Node.Type) -> [Node] {
    sequence(first: self as LayoutNode?, next: { $0?.layoutParent }).compactMap { $0 as? Node }
  }

  fileprivate func nearest<Node: LayoutNode>(_ kind: Node.Type) -> Node? { all(kind).first }
}

/// What is being dragged in a host, one thing at a time.
final class ItemDrags {
  var current: ItemDrag?
  private var count = 0

  @MainActor func begin(
    _ items: [DraggedItem], at point: CGPoint, from source: LayoutNode?, _ graph: Graph
  ) -> ItemDrag {
    count += 1
    let drag = ItemDrag(items, at: point, from: source, number: count, graph)
    current = drag
    return drag
  }
}

extension Graph {
  var itemDrags: ItemDrags { feature(ItemDrags.self) { ItemDrags() } }
}
