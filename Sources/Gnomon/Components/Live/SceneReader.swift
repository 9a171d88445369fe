// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a frame's groups, scroll views and elements. Made for one frame.
@MainActor
struct SceneReader {
  private struct KnownScroll {
    let number: Int
    /// Its box in the host's coordinates, as it's drawn.
    let shown: CGRect
    let offset: CGPoint
  }

  private let host: ViewHost
  private let graph: Graph
  private let anchors: ElementAnchors
  private var drawn: [ObjectIdentifier: Int] = [:]
  private var scrolls: [HostScene.Scroll] = []
  /// What each of them scrolls.
  private var scrolled: [LayoutNode] = []
  private var knownScrolls = NodeTable<KnownScroll>()
  private var contents: [ObjectIdentifier: Int] = [:]

  init(_ host: ViewHost, _ anchors: ElementAnchors) {
    self.host = host
    graph = host.graph
    self.anchors = anchors
  }

  mutating func number(of node: ViewNode) -> Int {
    let copy = drawn[ObjectIdentifier(node), default: 0]
    drawn[ObjectIdentifier(node)] = copy + 1
    return graph.nodeNumbers.number(of: node, copy)
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
    return anchors.leaf(around: span.node, at: place)?.number ?? 0
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
      let number = graph.nodeNumbers.number(of: view)
      let offset = CGPoint(x: view.offset.x - least.x, y: view.offset.y - least.y)
      knownScrolls[view] = KnownScroll(number: number, shown: shown, offset: offset)
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

  private func scroll(around node: ViewNode) -> KnownScroll? { knownScrolls.nearest(around: node.parent) }

  /// A box in the host's coordinates, from the corner of the content that it lies in.
  private static func frame(_ frame: CGRect, in scroll: KnownScroll?) -> CGRect {
    guard let scroll else { return frame }
    return frame.offsetBy(dx: scroll.offset.x - scroll.shown.minX, dy: scroll.offset.y - scroll.shown.minY)
  }

  /// The places of rows that can be moved by hand.
  func grips() -> [HostScene.Grip] {
    graph.lazyContainers.placed.flatMap { container -> [HostScene.Grip] in
      guard let list = container as? ListRowsNode, !list.flags.contains(.concealed), isInUse(list) else { return [] }
      let outer = scroll(around: list)
      return list.grips.map { grip in
        HostScene.Grip(
          frame: Self.frame(list.convert(grip.frame, to: nil), in: outer).rounded, inside: outer?.number ?? 0,
          isImmediate: grip.isImmediate)
      }
    }
  }

  // MARK: Elements

  /// The elements of a tree, in the order of reading, by the numbers that the anchors have for them.
  func elements(of root: SemanticsElement) -> [HostScene.Element] {
    var elements: [HostScene.Element] = []
    elements.reserveCapacity(anchors.numbers.count)
    func add(_ element: SemanticsElement) -> Int {
      let (index, scroll) = (elements.count, scroll(around: element.anchor))
      elements.append(
        HostScene.Element(
          node: element.scenePart(anchors.numbers[index], at: Self.frame(element.frame, in: scroll).rounded),
          children: [], inside: scroll?.number ?? 0))
      if !element.children.isEmpty { elements[index].children = element.children.map(add) }
      return anchors.numbers[index]
    }
    _ = add(root)
    return elements
  }
}

extension SemanticsElement {
  /// The element by itself, as a client is told of it: without the name of its view, its line, and where it's touched.
  fileprivate func scenePart(_ number: Int, at frame: CGRect) -> SemanticsSnapshot.Node {
    SemanticsSnapshot.Node(
      id: number, role: role, label: label, value: value, hint: hint, placeholder: placeholder,
      identifier: identifier, traits: traits, headingLevel: headingLevel, isEnabled: isEnabled, isFocused: isFocused,
      inputLabels: inputLabels, options: options, actions: isEnabled ? handlers.map(\.action) : [], details: details,
      frame: frame, activationPoint: CGPoint(x: frame.midX, y: frame.midY), view: "", source: nil, children: [])
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
  var leastOffset: CGPoint {
    CGPoint(x: clamped(-.greatestFiniteMagnitude, .horizontal), y: clamped(-.greatestFiniteMagnitude, .vertical))
  }

  var mostOffset: CGPoint {
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
