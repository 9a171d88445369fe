// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A layer's filters, opacity and blend mode in SVG's words.
struct SVGEffects {
  let filter: SVGNode?
  let opacity: Double
  let style: String?

  /// `area` is how far the layer reaches with its filters.
  init(_ layer: DisplayLayer, area: CGRect) {
    opacity = CairoPainter.unit(layer.opacity)
    let mode = SVGEffects.name(layer.blendMode)
    style = mode.map { "mix-blend-mode:\($0)" } ?? (opacity < 1 ? nil : "isolation:isolate")
    let steps = SVGEffects.steps(layer.filters)
    guard !steps.isEmpty else {
      filter = nil
      return
    }
    let filter = SVGNode(
      "filter",
      [
        ("filterUnits", "userSpaceOnUse"), ("x", SVGNode.number(Double(area.minX))),
        ("y", SVGNode.number(Double(area.minY))), ("width", SVGNode.number(Double(area.width))),
        ("height", SVGNode.number(Double(area.height))), ("color-interpolation-filters", "sRGB"),
      ])
    filter.children = steps
    self.filter = filter
  }

  /// Each step works on what the one before has made.
  private static func steps(_ filters: [DisplayFilter]) -> [SVGNode] {
    var steps: [SVGNode] = []
    for filter in filters {
      guard case .shadow(let color, let radius, let x, let y) = filter else {
        if let step = primitive(filter) { steps.append(step) }
        continue
      }
      var source = "SourceGraphic"
      if let last = steps.last {
        source = "s\(steps.count)"
        last.set("result", source)
      }
      steps += shadow(of: source, color, radius: Double(radius), x: Double(x), y: Double(y))
    }
    return steps
  }

  /// A shadow below a source, step by step: not everyone who shows SVG knows `feDropShadow`.
  private static func shadow(
    of source: String, _ color: Color.Resolved, radius: Double, x: Double, y: Double
  ) -> [SVGNode] {
    let flood = SVGNode.color(color)
    let (place, shade) = (source + "-place", source + "-shade")
    let merge = SVGNode("feMerge")
    merge.children = [shade, source].map { SVGNode("feMergeNode", [("in", $0)]) }
    let deviation = SVGNode.number(radius.isFinite ? max(radius, 0) : 0)
    return [
      SVGNode("feGaussianBlur", [("in", source), ("stdDeviation", deviation)]),
      SVGNode("feOffset", [("dx", SVGNode.number(x)), ("dy", SVGNode.number(y)), ("result", place)]),
      SVGNode("feFlood", [("flood-color", flood.rgb), ("flood-opacity", flood.opacity ?? "1")]),
      SVGNode("feComposite", [("operator", "in"), ("in2", place), ("result", shade)]), merge,
    ]
  }

  private static func primitive(_ filter: DisplayFilter) -> SVGNode? {
    func positive(_ value: CGFloat) -> String { SVGNode.number(value.isFinite ? max(Double(value), 0) : 0) }
    switch filter {
    case .blur(let radius, _):
      return SVGNode("feGaussianBlur", [("stdDeviation", positive(radius))])
    case .colorMatrix(let m), .linearColorMatrix(let m):
      let values = [
        m.r1, m.r2, m.r3, m.r4, m.r5, m.g1, m.g2, m.g3, m.g4, m.g5, m.b1, m.b2, m.b3, m.b4, m.b5, m.a1, m.a2, m.a3,
        m.a4, m.a5,
      ]
      let list = values.map { SVGNode.number(Double($0)) }.joined(separator: " ")
      var attributes = [("type", "matrix"), ("values", list)]
      if case .linearColorMatrix = filter { attributes.append(("color-interpolation-filters", "linearRGB")) }
      return SVGNode("feColorMatrix", attributes)
    case .shadow, .projection, .placedShadow, .alphaThreshold:
      return nil
    }
  }

  /// CSS's name for a blend mode; nil for the normal one and for those that CSS doesn't have.
  private static func name(_ mode: BlendMode) -> String? {
    switch mode {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}
