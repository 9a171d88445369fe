// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Writes a display list as SVG: made for one list, run once.
final class SVGWriter {
  /// A layer under way: its group, and the groups opened in it.
  private struct Level {
    var layer: DisplayLayer?
    /// The index of its `beginLayer`, where filters have to know how far it reaches.
    var index: Int?
    var open: [SVGNode]
    var matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    var saved: [(open: Int, matrix: CGAffineTransform)] = []
  }

  let list: DisplayList
  /// What is drawn as pixels, since something in it can't be said.
  let pixels: PixelPlan
  let text: SVGText
  let glyphs = SVGGlyphs()
  /// The fonts that the document brings along; nil where it brings none.
  let fonts: EmbeddedFonts?
  private var levels: [Level]
  private let root = SVGNode("g")
  private var definitions: [SVGNode] = []
  /// The bounds of the layers' contents, in the canvas's points.
  private lazy var bounds = LayerBounds(list, matrix: .identity)

  /// Throws where fonts can't be embedded at all.
  init(_ list: DisplayList, text: SVGText) throws {
    let list = PixelPlan.gathered(list.withoutBackdrops(), for: .svg)
    self.list = list
    self.text = text
    fonts = text == .embedded ? EmbeddedFonts() : nil
    if text == .embedded, fonts == nil { throw RenderingError.missingSubsetter }
    pixels = PixelPlan(list.commands, for: .svg)
    levels = [Level(layer: nil, open: [root])]
  }

  /// `warn` is told which fonts can't be embedded.
  func document(warn: (RuntimeWarning) -> Void = { _ in }) throws -> String {
    var index = 0
    while index < list.commands.count { index = draw(list.commands[index], at: index) }
    while levels.count > 1 { endLayer() }
    let defined = SVGNode("defs")
    // First, since texts in masks are told their fonts here.
    if let style = try fonts?.finish(warn) { defined.children.append(style) }
    var named = SVGDefinitions()
    for definition in glyphs.finish() + definitions { named.add(definition) }
    defined.children += named.nodes
    let (width, height) = (SVGNode.number(Double(list.size.width)), SVGNode.number(Double(list.size.height)))
    let document = SVGNode(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"),
      ])
    if !defined.children.isEmpty { document.children.append(defined) }
    document.children += root.children
    var output = ""
    document.write(to: &output)
    return output
  }

  func add(_ node: SVGNode) { levels[levels.count - 1].open.last?.children.append(node) }

  /// Adds a definition, which refers only to earlier ones.
  func define(_ node: SVGNode) -> SVGNode {
    definitions.append(node)
    return node
  }

  /// Draws a command that isn't in the list.
  func draw(fresh command: DisplayCommand) { _ = draw(command, at: list.commands.count) }

  /// Answers the index of the next command.
  func draw(_ command: DisplayCommand, at index: Int) -> Int {
    switch command {
    case .save:
      let level = levels[levels.count - 1]
      levels[levels.count - 1].saved.append((level.open.count, level.matrix))
    case .restore:
      guard let state = levels[levels.count - 1].saved.popLast() else { break }
      levels[levels.count - 1].open.removeSubrange(state.open...)
      levels[levels.count - 1].matrix = state.matrix
    case .concatenate(let transform):
      open(SVGNode("g", [("transform", SVGNode.matrix(transform))]))
      levels[levels.count - 1].matrix = transform.concatenating(levels[levels.count - 1].matrix)
    case .clip(let path, let style):
      let shape = SVGNode("path", [("d", SVGNode.path(path))])
      if style.isEOFilled { shape.set("clip-rule", "evenodd") }
      let clip = SVGNode("clipPath")
      clip.children = [shape]
      let group = SVGNode("g")
      group.set("clip-path", referringTo: define(clip))
      open(group)
    case .beginLayer(let layer):
      if pixels.layers.contains(index) { return addPixels(ofLayer: layer, at: index) }
      beginLayer(layer, at: index)
    case .endLayer:
      if levels.count > 1 { endLayer() }
    case .fill(let path, let style, let paint):
      if paint.isBeyondSVG {
        addPixels(of: [command])
        break
      }
      let node = SVGNode("path", [("d", SVGNode.path(path))])
      if style.isEOFilled { node.set("fill-rule", "evenodd") }
      if !style.isAntialiased || isUpright(path) { node.set("shape-rendering", "crispEdges") }
      setPaint(paint, as: "fill", on: node)
      add(node)
    case .stroke(let path, let style, let paint):
      if paint.isBeyondSVG {
        addPixels(of: [command])
        break
      }
      let node = SVGNode("path", [("d", SVGNode.path(path)), ("fill", "none")])
      setPaint(paint, as: "stroke", on: node)
      setStroke(style, on: node)
      add(node)
    case .text(let text, let rect, let paints):
      draw(text, in: rect, paints: paints)
    case .textPart(let part, let text, let rect, let paints):
      draw(text, part: part, in: rect, paints: paints)
    case .link(let url, let rect):
      addLink(url, rect)
    case .image(let image, let rect):
      draw(image, in: rect)
    // The list has none.
    case .backdrop: break
    }
    return index + 1
  }

  /// What leads from the coordinates in force to the canvas's.
  var matrix: CGAffineTransform {
    levels.reduce(.identity) { outer, level in level.matrix.concatenating(outer) }
  }

  /// A rectangle that stands upright and isn't a hairline: its edges go to whole pixels, so that no seam is seen
  /// between two that adjoin.
  private func isUpright(_ path: Path) -> Bool {
    guard let rect = path.exactRect else { return false }
    let matrix = matrix
    return matrix.b == 0 && matrix.c == 0 && abs(rect.width * matrix.a) >= 1 && abs(rect.height * matrix.d) >= 1
  }

  /// How many pixels a point of the picture is worth, where something has to be pixels.
  var pixelScale: Double { list.scale.isFinite ? min(max(Double(list.scale), 2), 4) : 2 }

  /// How many pixels a point of the coordinates in force is worth.
  var fineness: Double {
    let enlargement = cairo_matrix_t(matrix).scale
    return enlargement.isFinite ? pixelScale * enlargement : pixelScale
  }

  func open(_ node: SVGNode) {
    add(node)
    levels[levels.count - 1].open.append(node)
  }

  /// Ends what was opened last.
  func close(_ node: SVGNode) {
    guard levels[levels.count - 1].open.last === node else { return }
    levels[levels.count - 1].open.removeLast()
  }

  private func setStroke(_ style: StrokeStyle, on node: SVGNode) {
    node.set("stroke-width", SVGNode.number(Double(style.lineWidth)))
    if style.lineCap != .butt { node.set("stroke-linecap", style.lineCap == .round ? "round" : "square") }
    if style.lineJoin == .miter {
      node.set("stroke-miterlimit", SVGNode.number(max(Double(style.miterLimit), 1)))
    } else {
      node.set("stroke-linejoin", style.lineJoin == .round ? "round" : "bevel")
    }
    let dash = style.dash.map { Double($0) }
    if !dash.isEmpty, dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.reduce(0, +) > 0 {
      node.set("stroke-dasharray", dash.map(SVGNode.number).joined(separator: " "))
      if style.dashPhase != 0 { node.set("stroke-dashoffset", SVGNode.number(Double(style.dashPhase))) }
    }
  }

  // MARK: Layers

  func beginLayer(_ layer: DisplayLayer, at index: Int? = nil) {
    levels.append(Level(layer: layer, index: index, open: [SVGNode("g")]))
  }

  /// How far a layer reaches with its filters, in the coordinates in force where it began.
  private func area(ofLayer layer: DisplayLayer, at index: Int?) -> CGRect {
    let (matrix, canvas) = (matrix, CGRect(origin: .zero, size: list.size))
    let reach = FilterReach(layer.filters, matrix: cairo_matrix_t(matrix))
    var area = canvas
    if let index, let content = bounds.content[index], !reach.isUnbounded {
      let room = content.expanded(by: reach.margin)
      area = CGRect(x: room.x, y: room.y, width: room.width, height: room.height)
    }
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return canvas }
    return area.applying(matrix.inverted())
  }

  func endLayer() {
    guard let level = levels.popLast(), let layer = level.layer, let group = level.open.first else { return }
    let effects = SVGEffects(layer, area: layer.filters.isEmpty ? .zero : area(ofLayer: layer, at: level.index))
    if let filter = effects.filter { group.set("filter", referringTo: define(filter)) }
    if effects.opacity < 1 { group.set("opacity", SVGNode.number(effects.opacity)) }
    guard layer.isMask else {
      if let style = effects.style { group.set("style", style) }
      add(group)
      return
    }
    // What the enclosing layer holds so far becomes the content of a masked group.
    let enclosing = levels[levels.count - 1]
    guard let outer = enclosing.open.first else { return }
    let placed = SVGNode("g", [("transform", SVGNode.matrix(enclosing.matrix))])
    placed.children = [group]
    let (width, height) = (Double(list.size.width), Double(list.size.height))
    let reach = max(width, height) * 100
    let mask = SVGNode(
      "mask",
      [
        ("maskUnits", "userSpaceOnUse"), ("x", SVGNode.number(-reach)), ("y", SVGNode.number(-reach)),
        ("width", SVGNode.number(2 * reach)), ("height", SVGNode.number(2 * reach)), ("style", "mask-type:alpha"),
      ])
    mask.children = [placed]
    let masked = SVGNode("g")
    masked.set("mask", referringTo: define(mask))
    masked.children = outer.children
    outer.children = [masked]
  }
}
