// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension SVGWriter {
  /// Sets `fill` or `stroke` to a paint.
  func setPaint(_ paint: Paint, as name: String, on node: SVGNode) {
    if let color = paint.flatColor { return setPaint(.color(color), as: name, on: node) }
    if paint.isNowhere { return node.set(name, "none") }
    switch paint {
    case .color(let color):
      let value = SVGNode.color(color)
      node.set(name, value.rgb)
      if let opacity = value.opacity { node.set("\(name)-opacity", opacity) }
    case .linearGradient(let stops, let start, let end):
      let gradient = SVGNode(
        "linearGradient",
        [("gradientUnits", "userSpaceOnUse")] + point(start, "x1", "y1") + point(end, "x2", "y2"))
      set(gradient, stops: stops, span: 0...1, as: name, on: node)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      setRadial(
        stops, start: Double(startRadius), end: Double(endRadius), attributes: point(center, "cx", "cy"), as: name,
        on: node)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      let middle = CGPoint(x: bounds.minX + bounds.width * center.x, y: bounds.minY + bounds.height * center.y)
      let shape = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: middle.x, ty: middle.y)
      setRadial(
        stops, start: Double(start), end: Double(end),
        attributes: [("cx", "0"), ("cy", "0"), ("gradientTransform", SVGNode.matrix(shape))], as: name, on: node)
    case .angularGradient(let stops, _, _, _):
      // Only for text: shapes are drawn as pixels.
      if let stop = stops.first { setPaint(.color(stop.color), as: name, on: node) }
    case .mesh(let mesh):
      if let color = mesh.colors.first { setPaint(.color(color), as: name, on: node) }
    case .image(let image, let origin):
      setTiles(image, origin: origin, as: name, on: node)
    }
  }

  private func setRadial(
    _ stops: [ResolvedStop], start: Double, end: Double, attributes: [(String, String)], as name: String,
    on node: SVGNode
  ) {
    let outer = max(start, end)
    guard outer > 0 else {
      // Only for text: shapes are drawn as pixels.
      if let stop = stops.last { setPaint(.color(stop.color), as: name, on: node) }
      return
    }
    let gradient = SVGNode(
      "radialGradient", [("gradientUnits", "userSpaceOnUse"), ("r", SVGNode.number(outer))] + attributes)
    // SVG's stops count from the centre.
    let turned = start > end
    let ordered = turned ? stops.reversed().map { ResolvedStop(color: $0.color, location: 1 - $0.location) } : stops
    set(gradient, stops: ordered, span: (min(start, end) / outer)...1, as: name, on: node)
  }

  private func set(
    _ gradient: SVGNode, stops: [ResolvedStop], span: ClosedRange<Double>, as name: String, on node: SVGNode
  ) {
    for stop in GradientTable.sorted(stops) {
      let color = SVGNode.color(stop.color)
      let place = span.lowerBound + Double(stop.location) * (span.upperBound - span.lowerBound)
      let element = SVGNode("stop", [("offset", SVGNode.number(place)), ("stop-color", color.rgb)])
      if let opacity = color.opacity { element.set("stop-opacity", opacity) }
      gradient.children.append(element)
    }
    node.set(name, referringTo: define(gradient))
  }

  private func setTiles(_ image: DisplayImage, origin: CGPoint, as name: String, on node: SVGNode) {
    guard let picture = picture(image), image.scale > 0, image.scale.isFinite else { return }
    let pattern = SVGNode(
      "pattern",
      [
        ("patternUnits", "userSpaceOnUse"), ("width", SVGNode.number(Double(image.bitmap.width) / image.scale)),
        ("height", SVGNode.number(Double(image.bitmap.height) / image.scale)),
      ] + point(origin, "x", "y"))
    picture.set("width", SVGNode.number(Double(image.bitmap.width) / image.scale))
    picture.set("height", SVGNode.number(Double(image.bitmap.height) / image.scale))
    pattern.children = [picture]
    node.set(name, referringTo: define(pattern))
  }

  private func point(_ point: CGPoint, _ x: String, _ y: String) -> [(String, String)] {
    [(x, SVGNode.number(Double(point.x))), (y, SVGNode.number(Double(point.y)))]
  }

  // MARK: Images

  func draw(_ image: DisplayImage, in rect: CGRect) {
    guard rect.origin.isFinite, rect.width > 0, rect.height > 0 else { return }
    if let paths = image.paths {
      return draw(paths, in: rect, color: image.tint ?? Color.Resolved(red: 0, green: 0, blue: 0))
    }
    if image.tiles || image.capInsets != EdgeInsets() || image.tint != nil {
      addPixels(of: [.image(image, in: rect)])
      return
    }
    guard let node = picture(image) else { return }
    node.set("x", SVGNode.number(Double(rect.minX)))
    node.set("y", SVGNode.number(Double(rect.minY)))
    node.set("width", SVGNode.number(Double(rect.width)))
    node.set("height", SVGNode.number(Double(rect.height)))
    add(node)
  }

  private func draw(_ paths: SymbolPaths, in rect: CGRect, color: Color.Resolved) {
    let (color, opacity) = paths.overlaps ? color.apart : (color, 1)
    if opacity < 1 { beginLayer(DisplayLayer(opacity: opacity)) }
    for command in paths.commands(in: rect, color: color) { draw(fresh: command) }
    if opacity < 1 { endLayer() }
  }

  private func picture(_ image: DisplayImage) -> SVGNode? {
    guard let data = try? PNGEncoder.encode(image.bitmap) else { return nil }
    let node = SVGNode(
      "image",
      [("preserveAspectRatio", "none"), ("href", "data:image/png;base64," + data.base64EncodedString())])
    if image.interpolation == .none { node.set("image-rendering", "pixelated") }
    return node
  }
}

extension Paint {
  /// Whether SVG has no word for the paint.
  var isBeyondSVG: Bool {
    switch self {
    case .angularGradient, .mesh: true
    default: beginsBeforeCenter
    }
  }
}
