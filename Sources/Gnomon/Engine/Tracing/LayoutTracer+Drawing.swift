// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTracer {
  private static let pictureLimit = 48

  /// Draws the pass that ends, and takes note of what looks otherwise than before.
  func endPass(_ root: HostNode, _ graph: Graph, scale: CGFloat) {
    guard detail == .full else { return }
    let drawing = draw(root, graph, scale: scale)
    compare(drawing.found, drawing.order, graph)
    shot.entries = drawing.found
    if !passes[passes.count - 1].redraws.isEmpty, shot.pictures < Self.pictureLimit {
      shot.pictures += 1
      passes[passes.count - 1].picture = DisplayList(size: root.size, scale: scale, commands: drawing.commands)
    }
  }

  /// Takes note of how all looks, for the next pass to be compared with.
  func lookAround(_ root: HostNode, _ graph: Graph, scale: CGFloat) {
    guard detail == .full, graph.frame > 0 else { return }
    shot.entries = draw(root, graph, scale: scale).found
  }

  private typealias Drawing = (
    found: [ObjectIdentifier: Shot.Entry], order: [ObjectIdentifier], commands: [DisplayCommand]
  )

  private func draw(_ root: HostNode, _ graph: Graph, scale: CGFloat) -> Drawing {
    let recorder = InkRecorder()
    var context = DrawingContext(scale: scale)
    context.recorder = recorder
    var found: [ObjectIdentifier: Shot.Entry] = [:]
    var order: [ObjectIdentifier] = []
    func look(at node: LayoutNode) {
      let id = ObjectIdentifier(node)
      guard found[id] == nil else { return }
      order.append(id)
      var serial = shot.entries[id]?.serial
      if serial == nil {
        serial = shot.nextSerial
        shot.nextSerial += 1
      }
      found[id] = Shot.Entry(
        node: node, serial: serial!, frame: node.drawnFrame, proposal: node.proposal, text: node.snapshotText,
        ink: recorder.ink[id] ?? [])
      node.forEachLayoutChild(look)
    }
    func draw() {
      root.draw(&context)
      look(at: root)
    }
    if let clock = graph.frameClock { clock.showingFrames(draw) } else { draw() }
    return (found, order, context.commands)
  }

  private func compare(_ found: [ObjectIdentifier: Shot.Entry], _ order: [ObjectIdentifier], _ graph: Graph) {
    let finder = RedrawFinder(
      before: shot.entries, now: found, evaluations: passes[passes.count - 1].evaluations,
      isAnimating: graph.frameClock?.isAnimating == true)
    var redraws: [Redraw] = []
    var moves: [Move] = []
    for id in order {
      let entry = found[id]!
      let old = shot.entries[id]
      if old?.frame != entry.frame { moves.append(Move(serial: entry.serial, old: old?.frame, new: entry.frame)) }
      if let redraw = finder.redraw(from: old, to: entry) { redraws.append(redraw) }
    }
    for (id, old) in shot.entries.sorted(by: { $0.value.serial < $1.value.serial }) where found[id] == nil {
      moves.append(Move(serial: old.serial, old: old.frame, new: nil))
      if let redraw = finder.redraw(from: old, to: nil) { redraws.append(redraw) }
    }
    passes[passes.count - 1].redraws = redraws
    passes[passes.count - 1].moves = moves
  }
}

/// Finds out what is drawn otherwise, and because of what.
private struct RedrawFinder {
  let before: [ObjectIdentifier: LayoutTracer.Shot.Entry]
  let now: [ObjectIdentifier: LayoutTracer.Shot.Entry]
  let isAnimating: Bool
  private let evaluations: [ObjectIdentifier: LayoutTracer.Evaluation]
  private let changes = ContainerChanges()

  init(
    before: [ObjectIdentifier: LayoutTracer.Shot.Entry], now: [ObjectIdentifier: LayoutTracer.Shot.Entry],
    evaluations: [LayoutTracer.Evaluation], isAnimating: Bool
  ) {
    self.before = before
    self.now = now
    self.isAnimating = isAnimating
    self.evaluations = Dictionary(evaluations.map { ($0.node, $0) }) { first, _ in first }
  }

  func redraw(from old: LayoutTracer.Shot.Entry?, to new: LayoutTracer.Shot.Entry?) -> LayoutTracer.Redraw? {
    guard let entry = new ?? old, old?.ink.isEmpty == false || new?.ink.isEmpty == false else { return nil }
    let node = entry.node
    func redraw(_ kind: LayoutTracer.Redraw.Kind, _ because: String) -> LayoutTracer.Redraw {
      LayoutTracer.Redraw(
        serial: entry.serial, view: viewPath(node), spoken: node.spokenName, source: node.sourceLocation, kind: kind,
        old: old?.frame, new: new?.frame, because: because)
    }
    guard let old, let new else {
      let isNew = new != nil && before.isEmpty
      return redraw(
        new == nil ? .vanished : .appeared, isNew ? "it's new" : evaluation(around: node) ?? fallback)
    }
    let isSamePlace = old.frame == new.frame
    if !hasSameInk(old, new, comparesPlaces: isSamePlace) || old.text != new.text {
      return redraw(.changed, evaluation(around: node) ?? fallback)
    }
    if isSamePlace { return nil }
    if !sameLength(old.frame.width, new.frame.width) || !sameLength(old.frame.height, new.frame.height) {
      return redraw(.resized, reasonForSize(old, new))
    }
    return redraw(.moved, reasonForMove(node))
  }

  private var fallback: String {
    isAnimating ? "an animation is on its way" : "what it takes over from the views around has changed"
  }

  private func hasSameInk(
    _ old: LayoutTracer.Shot.Entry, _ new: LayoutTracer.Shot.Entry, comparesPlaces: Bool
  ) -> Bool {
    old.ink.count == new.ink.count
      && zip(old.ink, new.ink).allSatisfy { $0.looks(like: $1, comparesPlaces: comparesPlaces) }
  }

  /// The innermost code around a node that was evaluated in this pass, and why.
  private func evaluation(around node: ViewNode) -> String? {
    var current: ViewNode? = node
    while let here = current {
      if let evaluation = evaluations[ObjectIdentifier(here)] {
        let place = evaluation.source.map { " (\($0))" } ?? ""
        return evaluation.cause == .first
          ? "it's new" : "the code of \(evaluation.name)\(place) was evaluated: \(evaluation.because)"
      }
      current = here.parent
    }
    return nil
  }

  private func reasonForSize(_ old: LayoutTracer.Shot.Entry, _ new: LayoutTracer.Shot.Entry) -> String {
    if old.proposal != new.proposal {
      return "\(container(of: new.node)) proposed \(spoken(new.proposal)) instead of \(spoken(old.proposal))"
    }
    return evaluation(around: new.node) ?? fallback
  }

  /// The view around a node, as the user would call it.
  private func container(of node: LayoutNode) -> String {
    var parent = node.layoutParent
    while let current = parent, current.snapshotName == nil, !(current is HostNode) { parent = current.layoutParent }
    guard let parent, !(parent is HostNode) else { return "the host" }
    return parent.spokenName
  }

  private func spoken(_ proposal: ProposedViewSize) -> String {
    (proposal.width.map { points($0) } ?? "nil") + "×" + (proposal.height.map { points($0) } ?? "nil")
  }

  /// Follows what moved with it up to the container that moved it.
  private func reasonForMove(_ node: LayoutNode) -> String {
    var moved = node
    while let parent = moved.layoutParent, let was = before[ObjectIdentifier(parent)],
      let now = now[ObjectIdentifier(parent)], was.frame.origin != now.frame.origin
    {
      moved = parent
    }
    guard let container = moved.layoutParent else { return fallback }
    if let was = before[ObjectIdentifier(moved)], let now = now[ObjectIdentifier(moved)],
      was.frame.size != now.frame.size
    {
      return
        "\(moved === node ? "it" : moved.spokenName) became \(points(now.frame.width))×\(points(now.frame.height)), from "
        + "\(points(was.frame.width))×\(points(was.frame.height)), in \(self.container(of: moved))"
    }
    if let scroll = container as? ScrollNode {
      return "\(scroll.spokenName) scrolled to (\(points(scroll.offset.x)), \(points(scroll.offset.y)))"
    }
    if let words = changes.firstChange(in: container, { firstChange(in: container, of: self.container(of: moved)) }) {
      return words
    }
    if let was = before[ObjectIdentifier(container)], let now = now[ObjectIdentifier(container)],
      was.frame.size != now.frame.size
    {
      return
        "\(self.container(of: moved)) became \(points(now.frame.width))×\(points(now.frame.height)), from "
        + "\(points(was.frame.width))×\(points(was.frame.height))"
    }
    return evaluation(around: container) ?? "\(self.container(of: moved)) put it elsewhere"
  }

  /// The first view of a container that came or has another size: what moved without has moved because of it.
  ///
  /// - Parameter name: What the container is called.
  private func firstChange(in container: LayoutNode, of name: String) -> String? {
    for sibling in container.laidOutChildren {
      guard let is_ = now[ObjectIdentifier(sibling)] else { continue }
      guard let was = before[ObjectIdentifier(sibling)] else {
        return "\(sibling.spokenName) came into \(name)"
      }
      for axis in [Axis.horizontal, .vertical] where !sameLength(was.frame.size[axis], is_.frame.size[axis]) {
        let more = is_.frame.size[axis] - was.frame.size[axis]
        return
          "\(sibling.spokenName) beside it in \(name) became \(points(abs(more))) "
          + (more > 0 ? "longer" : "shorter") + (evaluation(around: sibling).map { ": " + $0 } ?? "")
      }
    }
    return nil
  }
}

/// What moved a container's views, found once for all of them.
private final class ContainerChanges {
  private var known: [ObjectIdentifier: String?] = [:]

  func firstChange(in container: LayoutNode, _ find: () -> String?) -> String? {
    if let known = known[ObjectIdentifier(container)] { return known }
    let words = find()
    known[ObjectIdentifier(container)] = .some(words)
    return words
  }
}

extension LayoutNode {
  /// The frame in the host's coordinates as it's drawn: scrolled, scaled and turned.
  var drawnFrame: CGRect { convert(visibleBounds, to: nil) }
}
