// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// The screen as those know it who don't see it, worked out now. The cost grows with the views that are shown.
  ///
  /// Where something is presented that leaves nothing else to be used, it alone is told.
  public func semantics() -> SemanticsSnapshot { semantics(namingViews: false) }

  /// The screen with the app's views among the elements, where that is wanted.
  package func semantics(namingViews: Bool) -> SemanticsSnapshot {
    beginShowing()
    let known = knownSemantics(namingViews: namingViews)
    if let snapshot = known.snapshot { return snapshot }
    let snapshot = SemanticsSnapshot(size: configuration.size, root: known.root.snapshot(graph.nodeNumbers))
    known.snapshot = snapshot
    return snapshot
  }

  /// The elements of the frame, for the host's own use.
  var knownElements: KnownSemantics {
    beginShowing()
    return knownSemantics(namingViews: false)
  }

  /// What tells the frame from others.
  func semanticsState(namingViews: Bool) -> KnownSemantics.State {
    KnownSemantics.State(
      frame: graph.frame, layout: graph.layoutVersion, changes: graph.changeCount, time: changesEachFrame ? now : 0,
      namesViews: namingViews, focus: graph.typingTarget.target.map { ObjectIdentifier($0) })
  }

  /// The elements of the frame. As long as the frame is the same they aren't worked out again.
  private func knownSemantics(namingViews: Bool) -> KnownSemantics {
    let state = semanticsState(namingViews: namingViews)
    if let known = knownSemantics, known.state == state { return known }
    SemanticsWalk.marksViews = namingViews
    defer { SemanticsWalk.marksViews = false }
    let root = namingViews ? semanticsRoot : keptSemanticsRoot(state.focus)
    let known = KnownSemantics(state, root)
    knownSemantics = known
    return known
  }

  /// Does something with an element without touching it, and shows what has changed.
  ///
  /// ``SemanticsSnapshot/Action/activate`` is what a tap does; for an element without an action of its own it is a tap
  /// at its activation point.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - id: the element's number in ``semantics()``.
  /// - Returns: false if there's no such element any more, if it's disabled, or if it hasn't that action.
  @discardableResult
  public func perform(_ action: SemanticsSnapshot.Action, on id: SemanticsSnapshot.Node.ID) -> Bool {
    guard let element = element(id), element.isEnabled else { return false }
    guard let handler = element.handlers.last(where: { $0.action == action }) else {
      guard action == .activate else { return false }
      return tap(at: element.touchPoint)
    }
    beginShowing()
    graph.tracer?.nextFrame = "an action of \(element.label?.quotedLine ?? element.role.rawValue) was done"
    handler.run()
    update()
    return true
  }

  /// True if a touch at an element's activation point reaches the element: it lies on the screen, and nothing that
  /// takes touches covers it there.
  ///
  /// - Parameter id: the element's number in ``semantics()``.
  public func isHittable(_ id: SemanticsSnapshot.Node.ID) -> Bool { reach(of: id) == .reached }

  /// Whether a touch at an element's activation point reaches it.
  package enum Reach: Equatable, Sendable {
    case reached
    /// There's no such element any more.
    case gone
    case outsideOfScreen
    /// Nothing is hit: something around the element clips it or lets touches through.
    case nothing
    /// Another view is hit, in that line.
    case covered(by: String, SourceLocation?)
  }

  package func reach(of id: SemanticsSnapshot.Node.ID) -> Reach {
    guard let element = element(id) else { return .gone }
    let point = element.touchPoint
    guard CGRect(origin: .zero, size: configuration.size).contains(point) else { return .outsideOfScreen }
    guard let hit = hits(at: point).innermost else { return .nothing }
    if hit.isInside(element.anchor) || element.anchor.isInside(hit) { return .reached }
    // What a modifier shows of several views, as of a link, isn't below it in the tree of views.
    if let anchor = element.anchor as? LayoutNode, anchor.shows(hit) { return .reached }
    return .covered(by: hit.semanticName, hit.sourceLocation)
  }

  /// Scrolls what scrolls around an element until the element is in sight, as far as that goes; false if there's no such
  /// element.
  ///
  /// - Parameter id: the element's number in ``semantics()``.
  @discardableResult
  package func reveal(_ id: SemanticsSnapshot.Node.ID) -> Bool {
    guard let element = element(id) else { return false }
    var node: ViewNode? = element.anchor
    while let current = node {
      if let scroll = current as? ScrollNode { scroll.reveal(element.frame) }
      node = current.parent
    }
    graph.tracer?.nextFrame = "\(element.label?.quotedLine ?? element.role.rawValue) was scrolled to"
    update()
    return true
  }

  /// The box of the line that the centre of a slider's knob is dragged on, in the host's coordinates; nil for what is no
  /// slider.
  package func slidingLine(of id: SemanticsSnapshot.Node.ID) -> CGRect? {
    guard let element = element(id), element.role == .slider else { return nil }
    return SemanticsScope(of: element.anchor).knobLine
  }

  /// True if bodies are counted, for ``evaluationCounts``. Setting it forgets what was counted.
  package var countsEvaluations: Bool {
    get { graph.tracer?.evaluationCounts != nil }
    set { graph.tracer?.evaluationCounts = newValue ? [:] : nil }
  }

  /// How often bodies of the app's views were evaluated, by the names of their types; empty where they aren't counted.
  package var evaluationCounts: [String: Int] { graph.tracer?.evaluationCounts ?? [:] }

  private func element(_ id: SemanticsSnapshot.Node.ID) -> SemanticsElement? {
    let numbers = graph.nodeNumbers
    func isMeant(_ element: SemanticsElement) -> Bool { numbers.number(of: element.anchor, element.ordinal) == id }
    let namesViews = knownSemantics?.state.namesViews ?? false
    return knownSemantics(namingViews: namesViews).root.first(where: isMeant)
      ?? knownSemantics(namingViews: !namesViews).root.first(where: isMeant)
  }

  /// The elements, those of views that are as they were taken from the frame before where somebody listens.
  private func keptSemanticsRoot(_ focus: ObjectIdentifier?) -> SemanticsElement {
    guard let listener = semanticsListener else { return semanticsRoot }
    if listener.focus != focus { listener.cache.removeAll() }
    listener.focus = focus
    SemanticsWalk.cache = listener.cache
    defer { SemanticsWalk.cache = nil }
    listener.cache.begin()
    return semanticsRoot
  }

  /// Calls an action with the elements now, and after each update in which they have changed.
  ///
  /// Only views that something has changed in are worked out again. An action takes the place of an earlier one; nil
  /// ends it.
  public func onSemanticsChange(_ action: ((SemanticsSnapshot.Update) -> Void)?) {
    guard let action else {
      semanticsListener = nil
      return
    }
    semanticsListener = SemanticsListener(action)
    knownSemantics = nil
    semanticsListener?.tell(semantics())
  }

  /// Tells the listener what the update has changed.
  func tellSemantics() { semanticsListener?.tell(semantics()) }

  var semanticsRoot: SemanticsElement {
    var screen = SemanticsElement(.screen, root, frame: CGRect(origin: .zero, size: configuration.size))
    let (presented, leavesRest) = graph.presentations.inUse
    if leavesRest { screen.children = SemanticsWalk.elements(of: root.children.map(\.identity)[...], inside: root) }
    for presentation in presented { screen.children += SemanticsWalk.elements(of: [presentation], inside: root) }
    screen.joinPairs()
    return screen
  }
}

extension SemanticsElement {
  /// Gives what is named by a label elsewhere that label; the label is no element then.
  fileprivate mutating func joinPairs() {
    var labels: [[AnyHashable]: String] = [:]
    var named: Set<[AnyHashable]> = []
    collectPairs(&labels, &named)
    if !labels.isEmpty { takeLabels(labels, of: named) }
  }

  private func collectPairs(_ labels: inout [[AnyHashable]: String], _ named: inout Set<[AnyHashable]>) {
    if let pair, pair.isLabel { labels[pair.key] = label } else if let pair { named.insert(pair.key) }
    for child in children { child.collectPairs(&labels, &named) }
  }

  private mutating func takeLabels(_ labels: [[AnyHashable]: String], of named: Set<[AnyHashable]>) {
    if let pair, !pair.isLabel, let label = labels[pair.key] { self.label = label }
    children.removeAll { child in child.pair.map { $0.isLabel && named.contains($0.key) } ?? false }
    for index in children.indices { children[index].takeLabels(labels, of: named) }
  }

  fileprivate func first(where condition: (SemanticsElement) -> Bool) -> SemanticsElement? {
    if condition(self) { return self }
    for child in children { if let found = child.first(where: condition) { return found } }
    return nil
  }
}

extension ScrollNode {
  /// Scrolls until a box, in the host's coordinates, lies inside, as far as there's content; its start where it's larger.
  fileprivate func reveal(_ frame: CGRect) {
    let visible = convert(shownBounds, to: nil)
    var target = offset
    let (behind, before) = (frame.maxY - visible.maxY, frame.minY - visible.minY)
    if axes.contains(.vertical) {
      if before < 0 || frame.height > visible.height {
        target.y += before
      } else if behind > 0 {
        target.y += behind
      }
      target.y = min(max(0, target.y), max(0, contentSize.height - size.height))
    }
    if axes.contains(.horizontal) {
      let (behind, before) = (frame.maxX - visible.maxX, frame.minX - visible.minX)
      if before < 0 || frame.width > visible.width {
        target.x += before
      } else if behind > 0 {
        target.x += behind
      }
      target.x = min(max(0, target.x), max(0, contentSize.width - size.width))
    }
    if target != offset { scroll(to: target) }
  }
}

extension LayoutNode {
  /// True if a node is laid out in this one, however deep.
  fileprivate final func shows(_ node: LayoutNode) -> Bool {
    var isShown = false
    forEachLayoutChild { child in if !isShown { isShown = child === node || child.shows(node) } }
    return isShown
  }
}
