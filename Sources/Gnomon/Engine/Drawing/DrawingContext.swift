// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gathers a frame's display list while the nodes are walked.
struct DrawingContext {
  private(set) var commands: [DisplayCommand] = []
  /// The corner of the node being drawn, in the coordinates of the commands.
  private(set) var origin: CGPoint = .zero
  /// True if points of the commands lie on the device's grid: nothing has been scaled or turned.
  private var isOnGrid = true
  /// True if each thing that is drawn gets a layer of its own.
  var drawsLeavesApart = false
  let scale: CGFloat
  /// Hears which node draws what; nil where nobody traces.
  var recorder: DrawingRecorder?

  init(scale: CGFloat) { self.scale = scale }

  /// Makes room for a number of commands.
  mutating func reserve(_ count: Int) { commands.reserveCapacity(count) }

  mutating func add(_ command: DisplayCommand) { commands.append(command) }

  mutating func add(contentsOf others: [DisplayCommand]) { commands.append(contentsOf: others) }

  /// Replaces the last commands with others that draw the same things.
  mutating func replaceCommands(from start: Int, with others: [DisplayCommand]) {
    recorder?.willReplace(commands, from: start, with: others)
    commands.replaceSubrange(start..., with: others)
    recorder?.skip(commands)
  }

  /// Draws a node at its place in the one being drawn.
  mutating func draw(_ node: LayoutNode) {
    let outer = origin
    origin = CGPoint(x: finite(outer.x + node.origin.x), y: finite(outer.y + node.origin.y))
    recorder?.begin(node, at: origin, commands)
    node.draw(&self)
    recorder?.end(commands)
    origin = outer
  }

  /// Draws siblings: later ones above earlier ones, unless their z-indexes say otherwise.
  mutating func drawInOrder(_ nodes: ContiguousArray<LayoutNode>) {
    if nodes.allSatisfy({ $0.zIndex == 0 }) {
      for node in nodes { draw(node) }
      return
    }
    let sorted = nodes.enumerated().sorted {
      $0.element.zIndex != $1.element.zIndex ? $0.element.zIndex < $1.element.zIndex : $0.offset < $1.offset
    }
    for (_, node) in sorted { draw(node) }
  }

  /// A rectangle of the node's, each edge on the nearest device pixel by itself (`facts 74`).
  func snapped(_ rect: CGRect) -> CGRect {
    let rect = CGRect(
      x: rect.origin.x + origin.x, y: rect.origin.y + origin.y, width: rect.size.width, height: rect.size.height)
    guard isOnGrid else { return rect }
    let (left, top) = (rect.origin.x.snapped(toScale: scale), rect.origin.y.snapped(toScale: scale))
    return CGRect(
      x: left, y: top, width: (rect.origin.x + rect.size.width).snapped(toScale: scale) - left,
      height: (rect.origin.y + rect.size.height).snapped(toScale: scale) - top)
  }

  /// Draws inside a transform that is given in the node's own coordinates.
  mutating func transformed(_ transform: ProjectionTransform, _ body: (inout DrawingContext) -> Void) {
    let here = transform.about(origin)
    guard here.isFinite else { return body(&self) }
    guard let affine = here.affine else {
      layer(DisplayLayer(filters: [.projection(here)]), body)
      return
    }
    if affine.a == 1, affine.d == 1, affine.b == 0, affine.c == 0 {
      let outer = origin
      origin = CGPoint(x: finite(outer.x + affine.tx), y: finite(outer.y + affine.ty))
      body(&self)
      origin = outer
      return
    }
    let wasOnGrid = isOnGrid
    isOnGrid = false
    add(.save)
    add(.concatenate(affine))
    body(&self)
    add(.restore)
    isOnGrid = wasOnGrid
  }

  /// Draws into a layer of its own.
  mutating func layer(_ layer: DisplayLayer, _ body: (inout DrawingContext) -> Void) {
    let wasApart = drawsLeavesApart
    add(.beginLayer(layer))
    drawsLeavesApart = false
    body(&self)
    drawsLeavesApart = wasApart
    add(.endLayer)
  }

  /// Draws with colours mixed as `mode` says: in a picture apart, where that isn't how those around are mixed.
  mutating func mixed(_ mode: ColorRenderingMode, _ body: (inout DrawingContext) -> Void) {
    if mode == .nonLinear { body(&self) } else { layer(DisplayLayer(colorMode: mode), body) }
  }

  /// Draws clipped to a path in the coordinates of the commands.
  mutating func clipped(to path: Path, style: FillStyle = FillStyle(), _ body: (inout DrawingContext) -> Void) {
    add(.save)
    add(.clip(path, style: style))
    body(&self)
    add(.restore)
  }
}
