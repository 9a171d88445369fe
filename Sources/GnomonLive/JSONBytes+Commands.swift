// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// The values of commands, as the protocol has them.
extension JSONBytes {
  mutating func word(_ name: StaticString) { array { $0.value(name) } }

  mutating func point(_ point: CGPoint, from corner: CGPoint) {
    value(point.x - corner.x)
    value(point.y - corner.y)
  }

  /// Parts of a matrix are multiplied, so more of them is told.
  mutating func transform(_ matrix: CGAffineTransform) {
    for part in [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty] { value(part, decimals: 8) }
  }

  mutating func shape(_ path: Path, from corner: CGPoint) {
    if let rect = path.exactRect, rect.isFinite {
      return self.rect(rect.offsetBy(dx: -corner.x, dy: -corner.y))
    }
    value(corner == .zero ? path : path.offsetBy(dx: -corner.x, dy: -corner.y))
  }

  mutating func stroke(_ style: StrokeStyle) {
    array { json in
      json.value(style.lineWidth)
      json.value(style.lineCap == .butt ? "butt" : style.lineCap == .round ? "round" : "square" as String)
      json.value(style.lineJoin == .miter ? "miter" : style.lineJoin == .round ? "round" : "bevel" as String)
      json.value(max(style.miterLimit, 1))
      let isDashed = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.reduce(0, +) > 0
      json.array { json in if isDashed { for length in style.dash { json.value(length) } } }
      json.value(style.dashPhase)
    }
  }

  mutating func gradient(
    _ kind: StaticString, _ stops: [ResolvedStop], _ matrix: CGAffineTransform? = nil,
    _ points: (inout JSONBytes) -> Void
  ) {
    object { json in
      json.key("k")
      json.value(kind)
      json.key("s")
      json.array { json in
        for stop in stops.inOrder {
          json.array { json in
            json.value(min(max(stop.location.isFinite ? stop.location : 0, 0), 1))
            json.color(stop.color)
          }
        }
      }
      json.key("p")
      json.array(points)
      if let matrix {
        json.key("m")
        json.array { $0.transform(matrix) }
      }
    }
  }

  mutating func picture(_ number: Int, smooth: Bool) {
    key("k")
    value("picture" as StaticString)
    key("c")
    value(number)
    key("smooth")
    value(smooth ? 1 : 0)
  }

  mutating func layer(_ layer: DisplayLayer) {
    object { json in
      if layer.opacity < 1 {
        json.key("o")
        json.value(layer.opacity.isFinite ? max(0, layer.opacity) : 0)
      }
      if let name = layer.operation {
        json.key("b")
        json.value(name)
      }
      if layer.isMask {
        json.key("m")
        json.value(1)
      }
      guard !layer.filters.isEmpty else { return }
      json.key("f")
      json.array { json in for filter in layer.filters { json.filter(filter) } }
    }
  }

  private mutating func filter(_ filter: DisplayFilter) {
    array { json in
      switch filter {
      case .blur(let radius, _):
        json.value("blur" as StaticString)
        json.value(max(0, radius))
      case .shadow(let color, let radius, let x, let y):
        json.value("shadow" as StaticString)
        json.color(color)
        for value in [max(0, radius), x, y] { json.value(value) }
      case .colorMatrix(let matrix):
        json.value("matrix" as StaticString)
        json.matrix(matrix)
      // In words only: layers with these are told as pictures.
      case .placedShadow, .alphaThreshold, .linearColorMatrix, .projection: json.value("\(filter)")
      }
    }
  }

  private mutating func matrix(_ m: ColorMatrix) {
    let parts = [
      m.r1, m.r2, m.r3, m.r4, m.r5, m.g1, m.g2, m.g3, m.g4, m.g5, m.b1, m.b2, m.b3, m.b4, m.b5, m.a1, m.a2, m.a3, m.a4,
      m.a5,
    ]
    array { json in for part in parts { json.value(CGFloat(part), decimals: 8) } }
  }

  mutating func backdrop(_ backdrop: Backdrop) {
    object { json in
      json.key("r")
      json.value(max(0, backdrop.radius))
      json.key("f")
      if let colors = backdrop.colors { json.matrix(colors) } else { json.null() }
      json.key("w")
      guard let shadow = backdrop.shadow else { return json.null() }
      json.array { json in
        json.color(shadow.color)
        json.value(max(0, shadow.radius))
        json.value(shadow.y)
      }
    }
  }
}

extension DisplayLayer {
  /// The way in which it's mixed, in a canvas's words; nil for over what lies below.
  fileprivate var operation: String? {
    switch coverage {
    case .sourceIn: return "source-in"
    case .sourceOut: return "source-out"
    case .destinationIn: return "destination-in"
    case .destinationAtop: return "destination-atop"
    case .xor: return "xor"
    case nil: break
    }
    switch blendMode {
    case .normal: return nil
    case .multiply: return "multiply"
    case .screen: return "screen"
    case .overlay: return "overlay"
    case .darken: return "darken"
    case .lighten: return "lighten"
    case .colorDodge: return "color-dodge"
    case .colorBurn: return "color-burn"
    case .softLight: return "soft-light"
    case .hardLight: return "hard-light"
    case .difference: return "difference"
    case .exclusion: return "exclusion"
    case .hue: return "hue"
    case .saturation: return "saturation"
    case .color: return "color"
    case .luminosity: return "luminosity"
    case .plusLighter: return "lighter"
    case .plusDarker: return "plus-darker"
    case .sourceAtop: return "source-atop"
    case .destinationOver: return "destination-over"
    case .destinationOut: return "destination-out"
    }
  }
}
