import CCairo
import Foundation
import Gnomon

/// Draws a system symbol as a black stencil, at its font's size or at any other.
final class SymbolDrawing: VectorPicture {
  /// What of the symbol is drawn.
  private enum Part {
    case whole
    /// What stands in an enclosure, or the badge beside a symbol.
    case sign
    /// The enclosure, nothing cut out of it, or what has the badge.
    case ground
  }

  private let part: Part
  private let shape: SymbolShape
  private let isFilled: Bool
  /// What stands around the shape, for `.circle` and `.square`.
  private let enclosure: SymbolShape?
  /// How the shape's own lines make two layers; nil where they're one.
  private let division: Division?
  /// Pixels per unit.
  private let unit: Double
  private let lineWidth: Double

  private enum Division {
    /// A sign in the outline: the details.
    case enclosure
    /// A badge beside the rest: the lines.
    case badge

    init?(_ stem: String, _ shape: SymbolShape) {
      let words = stem.split(separator: ".")
      if words.contains("badge"), !shape.lines.isEmpty {
        self = .badge
      } else if !shape.outline.isEmpty, !shape.details.isEmpty || !shape.dots.isEmpty, words.count > 1,
        ["circle", "triangle", "shield", "seal", "bubble"].contains(words.last)
      {
        self = .enclosure
      } else {
        return nil
      }
    }
  }

  /// A symbol is 1.2 em high; nil for a name that there is no shape for.
  init?(named name: String, size: Double, weight: Int, scale: Double) {
    var stem = name
    isFilled = stem.hasSuffix(".fill")
    if isFilled { stem.removeLast(5) }
    if let known = SymbolShapes.all[stem] {
      shape = known
      enclosure = nil
    } else if let (inner, around) = SymbolDrawing.enclosed(stem) {
      shape = inner
      enclosure = around
    } else {
      return nil
    }
    part = .whole
    division = enclosure == nil ? Division(stem, shape) : nil
    unit = size * 1.2 / 24 * scale
    lineWidth = 0.5 + 1.25 * Double(min(max(weight, 100), 900)) / 400
  }

  private init(_ part: Part, of whole: SymbolDrawing) {
    self.part = part
    (shape, enclosure, division, isFilled) = (whole.shape, whole.enclosure, whole.division, whole.isFilled)
    (unit, lineWidth) = (whole.unit, whole.lineWidth)
  }

  /// The sign is painted in the first style, what it stands in or beside in the second.
  var layers: [SymbolLayer] {
    guard part == .whole, enclosure != nil || division != nil else { return [] }
    return [
      SymbolLayer(picture: SymbolDrawing(.ground, of: self), level: 1),
      SymbolLayer(picture: SymbolDrawing(.sign, of: self), level: 0),
    ]
  }

  private static func enclosed(_ name: String) -> (SymbolShape, SymbolShape)? {
    for suffix in ["circle", "square"] where name.hasSuffix("." + suffix) {
      if let inner = SymbolShapes.all[String(name.dropLast(suffix.count + 1))], let around = SymbolShapes.all[suffix] {
        return (inner, around)
      }
    }
    return nil
  }

  /// In units: a symbol is 24 high.
  private var width: Double { enclosure == nil ? shape.width : 24 }

  /// At the font's size.
  func bitmap() -> Bitmap? {
    bitmap(in: PixelRect(minX: 0, minY: 0, maxX: width * unit, maxY: 24 * unit), unitX: unit, unitY: unit)
  }

  func bitmap(width: Int, height: Int) -> Bitmap? {
    bitmap(
      in: PixelRect(x: 0, y: 0, width: width, height: height), unitX: Double(width) / self.width,
      unitY: Double(height) / 24)
  }

  private func bitmap(in rect: PixelRect, unitX: Double, unitY: Double) -> Bitmap? {
    guard let surface = PixelSurface(rect: rect), let context = cairo_create(surface.surface) else { return nil }
    cairo_scale(context, unitX, unitY)
    cairo_set_line_width(context, lineWidth)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    if let enclosure {
      drawEnclosed(in: enclosure, context)
    } else {
      drawShape(context)
    }
    let status = cairo_status(context)
    cairo_destroy(context)
    return status == CAIRO_STATUS_SUCCESS ? ImageDecoder.bitmap(of: surface.surface) : nil
  }

  private func drawEnclosed(in enclosure: SymbolShape, _ context: OpaquePointer) {
    if part != .sign { draw(enclosure.outline, fills: isFilled, in: context) }
    guard part != .ground else { return }
    if isFilled, part == .whole { cairo_set_operator(context, CAIRO_OPERATOR_CLEAR) }
    cairo_translate(context, 12 - shape.width * 0.26, 12 - 24 * 0.26)
    cairo_scale(context, 0.52, 0.52)
    cairo_set_line_width(context, lineWidth / 0.52)
    draw(shape.outline + " " + shape.details + " " + shape.lines, fills: false, in: context)
    fill(shape.dots, in: context)
  }

  private func drawShape(_ context: OpaquePointer) {
    let (hasOutline, hasDetails, hasLines) =
      switch (part, division) {
      case (.sign, .enclosure): (false, true, true)
      case (.sign, _): (false, false, true)
      case (.ground, .enclosure): (true, false, false)
      case (.ground, _): (true, true, false)
      case (.whole, _): (true, true, true)
      }
    if hasOutline { draw(shape.outline, fills: isFilled, in: context) }
    if hasDetails {
      let cuts = hasOutline && isFilled && !shape.outline.isEmpty
      if cuts { cairo_set_operator(context, CAIRO_OPERATOR_CLEAR) }
      draw(shape.details, fills: false, in: context)
      if cuts, isInside { fill(shape.dots, in: context) }
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      if !cuts || !isInside { fill(shape.dots, in: context) }
    }
    if hasLines { draw(shape.lines, fills: false, in: context) }
  }

  /// Dots below an outline (a cart's wheels) aren't cut out of it.
  private var isInside: Bool { shape.lines.isEmpty }

  private func draw(_ path: String, fills: Bool, in context: OpaquePointer) {
    guard !path.isEmpty else { return }
    trace(path, in: context)
    if fills { cairo_fill_preserve(context) }
    cairo_stroke(context)
  }

  private func fill(_ path: String, in context: OpaquePointer) {
    guard !path.isEmpty else { return }
    trace(path, in: context)
    cairo_fill(context)
  }

  private func trace(_ path: String, in context: OpaquePointer) {
    var numbers: [Double] = []
    var command: Character = " "
    func finish() {
      switch (command, numbers.count) {
      case ("M", 2): cairo_move_to(context, numbers[0], numbers[1])
      case ("L", 2): cairo_line_to(context, numbers[0], numbers[1])
      case ("C", 6):
        cairo_curve_to(context, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
      case ("Z", 0): cairo_close_path(context)
      case ("O", 3): ellipse(context, numbers[0], numbers[1], numbers[2], numbers[2])
      case ("E", 4): ellipse(context, numbers[0], numbers[1], numbers[2], numbers[3])
      case ("R", 5): roundedRectangle(context, numbers)
      case ("A", 5):
        cairo_new_sub_path(context)
        cairo_arc(context, numbers[0], numbers[1], numbers[2], numbers[3] * .pi / 180, numbers[4] * .pi / 180)
      default: break
      }
      numbers.removeAll(keepingCapacity: true)
    }
    for word in path.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else if let first = word.first {
        finish()
        command = first
      }
    }
    finish()
  }

  private func ellipse(_ context: OpaquePointer, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_new_sub_path(context)
    cairo_save(context)
    cairo_translate(context, x, y)
    cairo_scale(context, width, height)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(context)
    cairo_close_path(context)
  }

  private func roundedRectangle(_ context: OpaquePointer, _ numbers: [Double]) {
    let (left, top, radius) = (numbers[0], numbers[1], numbers[4])
    let (right, bottom) = (left + numbers[2], top + numbers[3])
    cairo_new_sub_path(context)
    cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, left + radius, top + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }
}
