import Foundation
import Gnomon

/// A layer's filters, opacity and blend mode in SVG's words.
struct SVGEffects {
  let filter: SVGNode?
  let opacity: Double
  let style: String?

  init(_ layer: DisplayLayer) {
    opacity = CairoPainter.unit(layer.opacity)
    let mode = SVGEffects.name(layer.blendMode)
    style = mode.map { "mix-blend-mode:\($0)" } ?? (opacity < 1 ? nil : "isolation:isolate")
    let steps = layer.filters.compactMap(SVGEffects.primitive)
    guard !steps.isEmpty else {
      filter = nil
      return
    }
    let filter = SVGNode(
      "filter",
      [
        ("x", "-100%"), ("y", "-100%"), ("width", "300%"), ("height", "300%"),
        ("color-interpolation-filters", "sRGB"),
      ])
    filter.children = steps
    self.filter = filter
  }

  private static func primitive(_ filter: DisplayFilter) -> SVGNode? {
    func positive(_ value: CGFloat) -> String { SVGNode.number(value.isFinite ? max(Double(value), 0) : 0) }
    switch filter {
    case .blur(let radius, _):
      return SVGNode("feGaussianBlur", [("stdDeviation", positive(radius))])
    case .shadow(let color, let radius, let x, let y):
      let flood = SVGNode.color(color)
      return SVGNode(
        "feDropShadow",
        [
          ("dx", SVGNode.number(Double(x))), ("dy", SVGNode.number(Double(y))), ("stdDeviation", positive(radius)),
          ("flood-color", flood.rgb), ("flood-opacity", flood.opacity ?? "1"),
        ])
    case .colorMatrix(let m), .linearColorMatrix(let m):
      let values = [
        m.r1, m.r2, m.r3, m.r4, m.r5, m.g1, m.g2, m.g3, m.g4, m.g5, m.b1, m.b2, m.b3, m.b4, m.b5, m.a1, m.a2, m.a3,
        m.a4, m.a5,
      ]
      let list = values.map { SVGNode.number(Double($0)) }.joined(separator: " ")
      var attributes = [("type", "matrix"), ("values", list)]
      if case .linearColorMatrix = filter { attributes.append(("color-interpolation-filters", "linearRGB")) }
      return SVGNode("feColorMatrix", attributes)
    case .projection, .placedShadow, .alphaThreshold:
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
