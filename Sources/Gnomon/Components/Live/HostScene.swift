// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A frame for those who are told only what has changed: what is drawn, by the nodes that draw it; what scrolls; the
/// elements.
package struct HostScene {
  /// What a node draws. A group's number stays the same as long as its node is there.
  package struct Group {
    package var number: Int
    /// The corner that its commands are told from, in the coordinates of the list.
    package var origin: CGPoint
    package var commands: Range<Int>
    /// The groups of nodes inside, in the order of the commands.
    package var children: [Group]
    /// The number of the element that its texts belong to; 0 for none, -1 where nobody can use them, as below a sheet.
    package var element: Int
  }

  /// A scroll view that can be scrolled.
  package struct Scroll: Equatable {
    package var number: Int
    /// Its box: from the corner of the content that it lies in, or else from the canvas's.
    package var frame: CGRect
    /// How far it scrolls: the length of its content is that of the frame and this.
    package var reach: CGSize
    /// From the content's corner at the top left.
    package var offset: CGPoint
    package var axes: Axis.Set
    /// The group of the content.
    package var group: Int
    /// The scroll view in whose content it lies; 0 for none.
    package var inside: Int
    /// The length beyond what is in sight that is made of its content; nil where all of it is.
    package var ahead: CGFloat?
  }

  /// What an element is, and where.
  package struct Element: Equatable {
    /// The element without those inside; its frame is told as a scroll view's.
    package var node: SemanticsSnapshot.Node
    package var children: [Int]
    package var inside: Int
  }

  /// The field that is typed into.
  package struct Focus: Equatable {
    package var element: Int
    /// In UTF-16 units.
    package var selection: Range<Int>
  }

  package var list: DisplayList
  package var root: Group
  package var scrolls: [Scroll] = []
  package var elements: [Element] = []
  package var focus: Focus?
}

extension ViewHost {
  /// The frame as it is now. The cost grows with what is drawn.
  package func scene() -> HostScene {
    updateIfDue()
    let snapshot = semantics()
    let anchors = elementAnchors
    let recorder = SceneRecorder()
    var context = DrawingContext(scale: scale)
    let bounds = CGRect(origin: .zero, size: configuration.size)
    let paint = BackgroundStyle()._paint(in: root.environment, bounds: bounds)
    context.add(.fill(Path(bounds), style: FillStyle(), paint: paint))
    context.recorder = recorder
    var reader = SceneReader(self, anchors)
    graph.phase(.draw) {
      if let clock = graph.frameClock {
        clock.showingFrames {
          root.draw(&context)
          reader.readScrolls()
        }
      } else {
        root.draw(&context)
        reader.readScrolls()
      }
    }
    let list = DisplayList(size: configuration.size, scale: scale, commands: context.commands)
    let children = recorder.spans.map { reader.group($0, list) }
    var scene = HostScene(
      list: list,
      root: HostScene.Group(
        number: reader.number(of: root), origin: .zero, commands: 0..<list.commands.count, children: children,
        element: 0))
    scene.scrolls = reader.drawnScrolls
    scene.elements = reader.elements(of: snapshot)
    scene.focus = focusedField(anchors)
    return scene
  }

  /// The numbers of the elements, by the nodes that they are known by.
  private var elementAnchors: SceneReader.Anchors {
    var anchors: SceneReader.Anchors = [:]
    let numbers = graph.semanticsNumbers
    func look(at element: SemanticsElement) {
      let number = numbers.number(of: element.anchor, element.ordinal)
      anchors[ObjectIdentifier(element.anchor), default: []].append(
        SceneReader.Anchor(
          number: number, node: element.anchor, isLeaf: element.children.isEmpty, frame: element.frame))
      for child in element.children { look(at: child) }
    }
    if let known = knownSemantics { look(at: known.root) }
    return anchors
  }

  private func focusedField(_ anchors: SceneReader.Anchors) -> HostScene.Focus? {
    guard let target = graph.typingTarget.target, target.isMounted else { return nil }
    let (text, selection) = target.typed
    let around = target.chain().lazy.compactMap { anchors[ObjectIdentifier($0)] }.first
    let box = target.convert(CGRect(origin: .zero, size: target.size), to: nil)
    guard let anchor = around?.leaf(at: CGPoint(x: box.midX, y: box.midY)) else { return nil }
    let start = text.utf16.distance(from: text.startIndex, to: selection.lowerBound)
    let length = text.utf16.distance(from: selection.lowerBound, to: selection.upperBound)
    return HostScene.Focus(element: anchor.number, selection: start..<start + length)
  }

  // MARK: What clients do

  /// Gives the focus to the field that an element stands for; false where it's none, or can't have it.
  package func focus(onElement number: Int) -> Bool {
    guard let node = anchor(ofElement: number) else { return false }
    return event("the focus was given") {
      guard let field = node.firstField else { return false }
      field.takeFocus()
      return true
    }
  }

  private func anchor(ofElement number: Int) -> ViewNode? {
    _ = semantics()
    return elementAnchors.values.lazy.compactMap { $0.first { $0.number == number } }.first?.node
  }

  /// The text of the field that is typed into; nil where none is.
  package var typedText: String? { graph.typingTarget.target.flatMap { $0.isMounted ? $0.typed.text : nil } }

  /// The number of the element whose field is typed into; nil where none is.
  package var typedElement: Int? {
    _ = semantics()
    return focusedField(elementAnchors)?.element
  }

  /// Scrolls a scroll view of the scene, as somebody who holds it.
  ///
  /// - Parameters:
  ///   - number: The scroll view's.
  ///   - offset: From the content's corner at the top left, in points.
  ///   - isLast: False where more of the same movement follows. It comes to rest with the last part.
  package func scroll(_ number: Int, to offset: CGPoint, isLast: Bool) -> Bool {
    event("a scroll view was scrolled") {
      let numbers = graph.sceneNumbers
      guard offset.isFinite,
        let view = graph.input.scrollViews.first(where: { $0.isMounted && numbers.number(of: $0) == number }),
        view.environment.isScrollEnabled
      else { return false }
      if !graph.input.wheeled.contains(where: { $0.view.node === view }) {
        graph.input.wheeled.append((WeakNode(node: view), view.offset))
      }
      view.phase = .interacting
      let least = view.leastOffset
      let target = CGPoint(
        x: view.clamped(offset.x + least.x, .horizontal), y: view.clamped(offset.y + least.y, .vertical))
      view.scroll(to: target)
      if isLast { endWheel() }
      return true
    }
  }

  /// The length beyond what is in sight that lazy containers make as well, in points: those who scroll by themselves
  /// have something to show before the host has heard of it. What is made there appears, as `onAppear` tells.
  package var overscan: CGFloat {
    get { graph.lazyContainers.overscan }
    set { graph.lazyContainers.overscan = max(0, finite(newValue)) }
  }

  /// Is told that something has changed since the last update, once for each.
  package var becameDue: (() -> Void)? {
    get { graph.becameDue }
    set { graph.becameDue = newValue }
  }

  /// Is told of addresses that the view opens, and of what it shares.
  package func onExchange(open: @escaping @MainActor (URL) -> Void, share: @escaping @MainActor () -> Void) {
    graph.exchange.opened = open
    graph.exchange.didShare = share
  }
}

/// Reads a frame's groups, scroll views and elements. Made for one frame.
@MainActor
private struct SceneReader {
  struct Anchor {
    let number: Int
    let node: ViewNode
    let isLeaf: Bool
    /// In the host's coordinates.
    let frame: CGRect
  }

  /// The elements that are known by a node, those around before those inside.
  typealias Anchors = [ObjectIdentifier: [Anchor]]

  private struct KnownScroll {
    let number: Int
    /// Its box in the host's coordinates, as it's drawn.
    let shown: CGRect
    let offset: CGPoint
  }

  private let host: ViewHost
  private let graph: Graph
  private let anchors: Anchors
  private var drawn: [ObjectIdentifier: Int] = [:]
  private var scrolls: [HostScene.Scroll] = []
  /// What each of them scrolls.
  private var scrolled: [LayoutNode] = []
  private var knownScrolls: [ObjectIdentifier: KnownScroll] = [:]
  private var contents: [ObjectIdentifier: Int] = [:]

  init(_ host: ViewHost, _ anchors: Anchors) {
    self.host = host
    graph = host.graph
    self.anchors = anchors
  }

  mutating func number(of node: ViewNode) -> Int {
    let copy = drawn[ObjectIdentifier(node), default: 0]
    drawn[ObjectIdentifier(node)] = copy + 1
    return graph.sceneNumbers.number(of: node, copy: copy)
  }

  /// A node's group. Its corner lies on the grid of pixels, so that what moves by whole pixels stays the same.
  mutating func group(_ span: SceneRecorder.Span, _ list: DisplayList) -> HostScene.Group {
    let number = number(of: span.node)
    if span.isScrolled { contents[ObjectIdentifier(span.node)] = number }
    let scale = list.scale
    let origin = CGPoint(
      x: (span.origin.x * scale).rounded(.down) / scale, y: (span.origin.y * scale).rounded(.down) / scale)
    let children = span.children.map { group($0, list) }
    return HostScene.Group(
      number: number, origin: origin.isFinite ? origin : .zero, commands: span.range, children: children,
      element: element(of: span, list))
  }

  /// The element that the texts of a node belong to.
  private func element(of span: SceneRecorder.Span, _ list: DisplayList) -> Int {
    guard span.children.isEmpty, let place = list.commands[span.range].lazy.compactMap(\.textMiddle).first else {
      return 0
    }
    guard isInUse(span.node) else { return -1 }
    var node: ViewNode? = span.node
    while let current = node {
      if let around = anchors[ObjectIdentifier(current)] { return around.leaf(at: place)?.number ?? 0 }
      node = current.parent
    }
    return 0
  }

  /// True if a view isn't below something that leaves only itself to be used.
  private func isInUse(_ node: ViewNode) -> Bool {
    let shown = graph.presentations.shown
    guard !shown.isEmpty else { return true }
    let (presented, leavesRest) = graph.presentations.inUse
    // The topmost around it: what is presented may present more.
    guard let own = shown.last(where: { node.isInside($0.content) }) else { return leavesRest }
    return presented.contains { $0 === own }
  }

  // MARK: What scrolls

  mutating func readScrolls() {
    graph.input.scrollViews.removeAll { !$0.isMounted }
    let lazy = Set(graph.lazyContainers.placed.compactMap { $0.viewport.scroll.map(ObjectIdentifier.init) })
    // From the outside in.
    for view in graph.input.scrollViews.sorted(by: { $0.depth < $1.depth })
    where view.isPlaced && view.environment.isScrollEnabled && !view.flags.contains(.concealed) {
      guard isInUse(view) else { continue }
      let (least, most) = (view.leastOffset, view.mostOffset)
      let shown = view.convert(view.shownBounds, to: nil)
      guard shown.origin.isFinite, shown.width.isFinite, shown.height.isFinite else { continue }
      let outer = scroll(around: view)
      let number = graph.sceneNumbers.number(of: view)
      let offset = CGPoint(x: view.offset.x - least.x, y: view.offset.y - least.y)
      knownScrolls[ObjectIdentifier(view)] = KnownScroll(number: number, shown: shown, offset: offset)
      scrolls.append(
        HostScene.Scroll(
          number: number, frame: Self.frame(shown, in: outer),
          reach: CGSize(width: most.x - least.x, height: most.y - least.y), offset: offset, axes: view.axes,
          group: 0, inside: outer?.number ?? 0,
          ahead: lazy.contains(ObjectIdentifier(view)) ? graph.lazyContainers.overscan : nil))
      scrolled.append(view.contentStack)
    }
  }

  /// Those of which something is drawn.
  var drawnScrolls: [HostScene.Scroll] {
    scrolls.indices.compactMap { index in
      guard let group = contents[ObjectIdentifier(scrolled[index])] else { return nil }
      var scroll = scrolls[index]
      scroll.group = group
      return scroll
    }
  }

  private func scroll(around node: ViewNode) -> KnownScroll? {
    var node = node.parent
    while let current = node {
      if let known = knownScrolls[ObjectIdentifier(current)] { return known }
      node = current.parent
    }
    return nil
  }

  /// A box in the host's coordinates, from the corner of the content that it lies in.
  private static func frame(_ frame: CGRect, in scroll: KnownScroll?) -> CGRect {
    guard let scroll else { return frame }
    return frame.offsetBy(dx: scroll.offset.x - scroll.shown.minX, dy: scroll.offset.y - scroll.shown.minY)
  }

  // MARK: Elements

  func elements(of snapshot: SemanticsSnapshot) -> [HostScene.Element] {
    var nodes: [Int: ViewNode] = [:]
    for anchor in anchors.values.joined() { nodes[anchor.number] = anchor.node }
    var elements: [HostScene.Element] = []
    func add(_ node: SemanticsSnapshot.Node, around: KnownScroll?) {
      var own = node
      own.children = []
      var scroll = around
      if let anchor = nodes[node.id] { scroll = self.scroll(around: anchor) }
      own.frame = Self.frame(node.frame, in: scroll).rounded
      own.activationPoint = CGPoint(x: own.frame.midX, y: own.frame.midY)
      elements.append(
        HostScene.Element(node: own, children: node.children.map(\.id), inside: scroll?.number ?? 0))
      for child in node.children { add(child, around: scroll) }
    }
    add(snapshot.root, around: nil)
    return elements
  }
}

extension CGRect {
  /// The box without what sums of offsets leave behind.
  fileprivate var rounded: CGRect {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1_024).rounded() / 1_024 }
    return CGRect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}

extension ScrollNode {
  /// The offset at the content's corner at the top left.
  fileprivate var leastOffset: CGPoint {
    CGPoint(x: clamped(-.greatestFiniteMagnitude, .horizontal), y: clamped(-.greatestFiniteMagnitude, .vertical))
  }

  fileprivate var mostOffset: CGPoint {
    CGPoint(x: clamped(.greatestFiniteMagnitude, .horizontal), y: clamped(.greatestFiniteMagnitude, .vertical))
  }
}

extension DisplayCommand {
  /// The middle of a text; nil for what is none.
  fileprivate var textMiddle: CGPoint? {
    switch self {
    case .text(_, let rect, _), .textPart(_, _, let rect, _): CGPoint(x: rect.midX, y: rect.midY)
    default: nil
    }
  }
}

extension [SceneReader.Anchor] {
  /// The element without others inside that something at a place belongs to.
  fileprivate func leaf(at place: CGPoint) -> SceneReader.Anchor? {
    let leaves = filter(\.isLeaf)
    return leaves.count > 1 ? leaves.first { $0.frame.contains(place) } : leaves.first
  }
}

extension ViewNode {
  /// The field that it is or that is inside or around it.
  fileprivate var firstField: (any FocusCandidate)? {
    for case let field as any TypingTarget in chain() where field.canTakeKeys { return field }
    var found: (any FocusCandidate)?
    func look(at node: ViewNode) {
      guard found == nil, !node.flags.contains(.concealed) else { return }
      if let field = node as? any TypingTarget, field.canTakeKeys {
        found = field
        return
      }
      node.forEachPart { look(at: $0) }
    }
    look(at: self)
    return found
  }
}
