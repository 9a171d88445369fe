// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Shadows of one filled path, drawn right into the canvas: neither the path nor the shadow gets a picture of its own.
extension CairoPainter {
  /// Draws the shadow of a layer that holds one filled path, and nothing of the path. Answers false where that isn't
  /// all there is, or where a picture of its own is needed.
  func drawShadowOfFill(_ layer: DisplayLayer, at index: Int) -> Bool {
    guard usesShortcuts, !isVector, linear == nil, !isHidden,
      case .shadow(let color, let radius, let x, let y)? = onlyShadow(of: layer),
      layer.blendMode == .normal, layer.coverage == nil, !layer.isMask, CairoPainter.unit(layer.opacity) * alpha >= 1,
      index + 2 < commands.count, case .endLayer = commands[index + 2],
      case .fill(let path, let style, let paint) = commands[index + 1]
    else { return false }
    // A soft edge of the clip would let the shadow through what lies above it.
    guard clipRectangle != nil else { return false }
    let strength: Double
    switch paint {
    case .color(let color): strength = PaintColor(color).alpha
    default:
      guard paint.isOpaque else { return false }
      strength = 1
    }
    drawShadow(
      of: path, style: style, strength: strength, color: color, radius: radius, x: x, y: y, content: content(at: index))
    return true
  }

  /// Draws the shadow of a filled path, and nothing of it where the path's opacity, its `strength`, is 1.
  func drawShadow(
    of path: Path, style: FillStyle, strength: Double, color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat,
    content: PixelRect
  ) {
    let matrix = matrix
    let shade = PaintColor(color)
    guard shade.alpha > 0 else { return }
    let filter = DisplayFilter.shadow(color: color, radius: radius, x: x, y: y)
    let room = FilterReach([filter], matrix: matrix).room(of: content, seenIn: visibleArea)
    let shift = FilterReach.vector(x, y, matrix: matrix)
    let deviation = FilterReach.deviation(radius, matrix: matrix)
    let key = ShadowMasks.Key(
      room: room,
      matrix: CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0),
      path: path, style: style, strength: strength, deviation: deviation, shiftX: shift.x, shiftY: shift.y)
    let mask = ShadowMasks.shared.mask(key) {
      guard let shape = coverage(of: path, style: style, strength: strength, in: room) else { return nil }
      return ShadowCoverage(deviation: deviation, shift: shift).shadow(of: shape, isHiddenByIt: strength >= 1)
    }
    guard let mask else { return }
    cairo_set_source_rgba(context, shade.red, shade.green, shade.blue, shade.alpha)
    self.matrix = .identity
    cairo_mask_surface(context, mask.surface, 0, 0)
    self.matrix = matrix
  }

  /// What a filled path covers of a part of the canvas.
  private func coverage(
    of path: Path, style: FillStyle, strength: Double, in room: PixelRect
  ) -> CoverageSurface? {
    guard let shape = CoverageSurface(rect: room), let inner = cairo_create(shape.surface) else { return nil }
    let matrix = matrix
    var level = Level(context: inner, surface: nil, kind: .canvas)
    level.outerHidden = isHidden
    levels.append(level)
    self.matrix = matrix
    cover(path, style: style, strength: strength)
    levels.removeLast()
    cairo_destroy(inner)
    cairo_surface_flush(shape.surface)
    return shape
  }

  /// Fills a path with black of an opacity.
  private func cover(_ path: Path, style: FillStyle, strength: Double) {
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    trace(path)
    cairo_set_source_rgba(context, 0, 0, 0, strength)
    cairo_fill(context)
  }
}

/// Makes the shadow's coverage of that of a shape.
struct ShadowCoverage {
  /// The blur's standard deviation, in pixels.
  let deviation: Double
  /// How far the shadow lies from the shape, in pixels.
  let shift: (x: Int, y: Int)

  /// The shadow at its place; `isHiddenByIt` leaves it out where the shape covers it wholly.
  func shadow(of shape: CoverageSurface, isHiddenByIt: Bool) -> CoverageSurface? {
    let rect = shape.rect
    let place = PixelRect(x: rect.x + shift.x, y: rect.y + shift.y, width: rect.width, height: rect.height)
    guard let shadow = CoverageSurface(rect: place, isCleared: false) else { return nil }
    memcpy(shadow.bytes, shape.bytes, shape.stride * rect.height)
    GaussianBlur(deviation: deviation)?.apply(
      alpha: shadow.bytes, width: shape.stride, height: rect.height, isTight: deviation >= GaussianBlur.tightDeviation)
    if isHiddenByIt { hide(shadow, below: shape) }
    cairo_surface_mark_dirty(shadow.surface)
    return shadow
  }

  private func hide(_ shadow: CoverageSurface, below shape: CoverageSurface) {
    let both = shape.rect.intersection(shadow.rect)
    for y in both.y..<both.maxY {
      let target = shadow.row(y - shadow.rect.y) + (both.x - shadow.rect.x)
      let cover = shape.row(y - shape.rect.y) + (both.x - shape.rect.x)
      var x = 0
      while x &+ 8 <= both.width {
        // Most of a shape is covered wholly, or not at all.
        let covers = UnsafeRawPointer(cover + x).loadUnaligned(as: UInt64.self)
        if covers == .max {
          UnsafeMutableRawPointer(target + x).storeBytes(of: 0, as: UInt64.self)
        } else if covers != 0 {
          for part in x..<(x &+ 8) where cover[part] == 255 { target[part] = 0 }
        }
        x &+= 8
      }
      while x < both.width {
        if cover[x] == 255 { target[x] = 0 }
        x &+= 1
      }
    }
  }
}

extension Paint {
  /// Whether the paint is a single colour.
  var isColor: Bool { if case .color = self { true } else { false } }

  /// Whether the paint is a colour that nobody sees.
  var isClear: Bool {
    if case .color(let color) = self { return PaintColor(color).alpha <= 0 }
    return false
  }

  /// Whether nothing shows through the paint, wherever it is drawn.
  var isOpaque: Bool {
    func all(_ stops: [ResolvedStop]) -> Bool {
      !stops.isEmpty && stops.allSatisfy { $0.location.isFinite && $0.color.opacity >= 1 }
    }
    // Farther away, lengths may not be numbers any more, and nothing is drawn.
    func isNear(_ point: CGPoint) -> Bool { abs(point.x) < 1e9 && abs(point.y) < 1e9 }
    switch self {
    case .color(let color): return color.opacity >= 1
    case .linearGradient(let stops, let start, let end): return all(stops) && isNear(start) && isNear(end)
    case .radialGradient(let stops, let center, let start, let end):
      return all(stops) && isNear(center) && abs(start) < 1e9 && abs(end) < 1e9
    case .angularGradient(let stops, let center, let start, let end):
      return all(stops) && isNear(center) && abs(start.radians) < 1e9 && abs(end.radians) < 1e9
    case .ellipticalGradient, .mesh, .image: return false
    }
  }
}
