// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Synchronization

/// Draws a system symbol as a black stencil, at its font's size or at any other.
final class SymbolDrawing: SymbolVector {
  /// The part of the symbol that is drawn.
  private enum Part {
    case whole
    /// What stands in an enclosure, or the badge beside a symbol.
    case sign
    /// The enclosure, nothing cut out of it, or what has the badge.
    case ground
    /// The sun, the moon or the lightning beside a cloud from which something falls.
    case accent
  }

  private let part: Part
  private let shape: SymbolShape
  private let isFilled: Bool
  /// Whether the shape in an enclosure is filled, as that of `person.fill.viewfinder`.
  private let isInnerFilled: Bool
  /// What stands around the shape, as for `.circle` and `.square`.
  private let enclosure: SymbolEnclosure?
  /// What is drawn over the shape, with a gap around it.
  private let overlay: SymbolOverlay?
  /// How the shape's own lines make two layers; nil where they're one.
  private let division: Division?
  /// The colours of its own that the symbol has; nil where it has none.
  private let colors: SymbolColors?
  /// The pixels per unit: a symbol is 24 units high.
  private let unit: Double
  private let lineWidth: Double
  /// How much smaller a shape is drawn around the middle, so that lines as heavy as these end in the symbol's box.
  let fit: Double
  /// The paths and the layers that were asked for, once each.
  private let known = Mutex(Known())

  private struct Known {
    var layers: [SymbolLayer]?
    var paths: SymbolPaths?
  }

  private enum Division {
    /// A sign in the outline: the details.
    case enclosure
    /// A badge beside the rest: the lines.
    case badge
    /// A cloud, and what belongs to it.
    case weather

    init?(_ stem: String, _ shape: SymbolShape) {
      let words = stem.split(separator: ".")
      if words.contains("badge"), !shape.lines.isEmpty {
        self = .badge
      } else if words.first == "cloud", !shape.outline.isEmpty, !shape.lines.isEmpty {
        self = .weather
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
  convenience init?(named name: String, size: Double, weight: Int, scale: Double) {
    guard let unfitted = SymbolDrawing(unfitted: name, size: size, weight: weight, scale: scale) else { return nil }
    self.init(.whole, of: unfitted, fit: unfitted.fittingScale)
  }

  /// A drawing whose lines may be cut off at the symbol's box; nil for a name that there is no shape for.
  private init?(unfitted name: String, size: Double, weight: Int, scale: Double) {
    guard let parts = SymbolComposition(name) else { return nil }
    (shape, enclosure, overlay) = (parts.shape, parts.enclosure, parts.overlay)
    (isFilled, isInnerFilled) = (parts.isFilled, parts.isInnerFilled)
    colors = SymbolColors(name)
    part = .whole
    division = enclosure == nil && overlay == nil ? Division(parts.stem, shape) : nil
    unit = size * 1.2 / 24 * scale
    lineWidth = 0.5 + 1.25 * Double(min(max(weight, 100), 900)) / 400
    fit = 1
  }

  private init(_ part: Part, of whole: SymbolDrawing, fit: Double) {
    self.part = part
    (shape, isFilled, colors) = (whole.shape, whole.isFilled, whole.colors)
    isInnerFilled = whole.isInnerFilled
    (enclosure, overlay, division) = (whole.enclosure, whole.overlay, whole.division)
    (unit, lineWidth, self.fit) = (whole.unit, whole.lineWidth, fit)
  }

  /// The sign is painted in the first style, what it stands in or beside in the second; a cloud in the first, and what
  /// belongs to it in those that follow.
  var layers: [SymbolLayer] {
    guard part == .whole, enclosure != nil || overlay != nil || division != nil else { return [] }
    return known.withLock { known in
      if let layers = known.layers { return layers }
      let parts: [(part: Part, level: Int)] =
        switch division {
        case .weather where shape.details.isEmpty: [(.ground, 0), (.sign, 1)]
        case .weather: [(.ground, 0), (.accent, 1), (.sign, 2)]
        default: [(.ground, 1), (.sign, 0)]
        }
      let made = parts.map { SymbolLayer(picture: SymbolDrawing($0.part, of: self, fit: fit), level: $0.level) }
      known.layers = made
      return made
    }
  }

  var coloredLayers: [SymbolLayer] {
    guard part == .whole, let colors else { return [] }
    let layers = layers
    guard !layers.isEmpty else { return [SymbolLayer(picture: self, level: 0, color: colors.ground)] }
    let known = [colors.ground] + colors.inFront.suffix(layers.count - 1)
    return layers.indices.map { index in
      SymbolLayer(picture: layers[index].picture, level: 0, color: index < known.count ? known[index] : nil)
    }
  }

  /// The symbol's width in units: it is 24 high.
  private var width: Double { enclosure == nil ? shape.width : 24 }

  /// The symbol's pixels at the font's size; nil where they would be too many. They are drawn when they're first asked
  /// for: most symbols are drawn from their paths.
  func bitmap() -> Bitmap? {
    let rect = PixelRect(minX: 0, minY: 0, maxX: width * unit, maxY: 24 * unit)
    guard PixelSurface.canHold(rect) else { return nil }
    return Bitmap(width: rect.width, height: rect.height) { [self] in
      drawn(in: rect, unitX: unit, unitY: unit)?.pixels ?? []
    }
  }

  func bitmap(width: Int, height: Int) -> Bitmap? {
    drawn(
      in: PixelRect(x: 0, y: 0, width: width, height: height), unitX: Double(width) / self.width,
      unitY: Double(height) / 24)
  }

  private func drawn(in rect: PixelRect, unitX: Double, unitY: Double) -> Bitmap? {
    guard let surface = PixelSurface(rect: rect), let context = cairo_create(surface.surface) else { return nil }
    cairo_scale(context, unitX, unitY)
    cairo_set_line_width(context, lineWidth)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for step in steps { draw(step, in: context) }
    let status = cairo_status(context)
    cairo_destroy(context)
    return status == CAIRO_STATUS_SUCCESS ? ImageDecoder.bitmap(of: surface.surface) : nil
  }

  // MARK: Steps

  /// The shapes of one colour that are drawn one after the other.
  private var steps: [Step] {
    if let overlay { return steps(below: overlay) }
    guard let enclosure else { return shapeSteps }
    var steps: [Step] = []
    if part != .sign {
      steps.append(Step(enclosure.shape.outline, isFilled: isFilled))
      steps.append(Step(enclosure.shape.lines))
      steps.append(Step(enclosure.shape.dots, isFilled: true, isStroked: false))
    }
    if part != .ground {
      let cuts = isFilled && part == .whole && !enclosure.shape.outline.isEmpty
      if isInnerFilled {
        steps.append(Step(shape.outline, isFilled: true, isCut: cuts, isInset: true))
        steps.append(Step(shape.lines, isCut: cuts, isInset: true))
      } else {
        let lines = shape.outline + " " + shape.details + " " + shape.lines
        steps.append(Step(lines, isCut: cuts, isInset: true))
      }
      steps.append(Step(shape.dots, isFilled: true, isStroked: false, isCut: cuts, isInset: true))
    }
    return steps.filter { !$0.elements.isEmpty }
  }

  private func steps(below overlay: SymbolOverlay) -> [Step] {
    var steps: [Step] = []
    if part != .sign {
      let gap = SymbolOverlay.gapWidth + (overlay.followsLine ? lineWidth : 0)
      steps += shapeSteps
      steps.append(Step(overlay.gap, isFilled: !overlay.followsLine, isCut: true, lineWidth: gap))
    }
    if part != .ground {
      steps.append(Step(overlay.lines))
      steps.append(Step(overlay.dots, isFilled: true, isStroked: false))
    }
    return steps.filter { !$0.elements.isEmpty }
  }

  private var shapeSteps: [Step] {
    let (hasOutline, hasDetails, hasLines) =
      switch (part, division) {
      case (_, nil): (true, true, true)
      case (.sign, .enclosure): (false, true, true)
      case (.sign, .badge): (false, false, true)
      case (.ground, .enclosure): (true, false, false)
      case (.ground, .badge): (true, true, false)
      case (.sign, .weather): (false, false, true)
      case (.ground, .weather): (true, false, false)
      case (.accent, .weather): (false, true, false)
      case (.accent, _): (false, false, false)
      case (.whole, _): (true, true, true)
      }
    var steps: [Step] = []
    if hasOutline { steps.append(Step(shape.outline, isFilled: isFilled)) }
    if hasDetails {
      let cuts = hasOutline && isFilled && !shape.outline.isEmpty && division != .weather
      // Dots below an outline (a cart's wheels) aren't cut out of it.
      let cutsDots = cuts && shape.lines.isEmpty
      steps.append(Step(shape.details, isCut: cuts))
      steps.append(Step(shape.dots, isFilled: true, isStroked: false, isCut: cutsDots))
    }
    if hasLines { steps.append(Step(shape.lines)) }
    return steps.filter { !$0.elements.isEmpty }
  }

  private struct Step {
    let elements: [SymbolElement]
    let isFilled: Bool
    let isStroked: Bool
    /// Whether the shape is taken away from what is there.
    let isCut: Bool
    /// Whether the shape stands in the enclosure, smaller with lines as wide.
    let isInset: Bool
    /// The width of the lines in units; nil is that of the symbol's weight.
    let lineWidth: Double?

    init(
      _ text: String, isFilled: Bool = false, isStroked: Bool = true, isCut: Bool = false, isInset: Bool = false,
      lineWidth: Double? = nil
    ) {
      elements = SymbolElement.elements(of: text)
      self.lineWidth = lineWidth
      (self.isFilled, self.isStroked, self.isCut, self.isInset) = (isFilled, isStroked, isCut, isInset)
    }
  }

  /// The scale that ``fit`` has to be.
  private var fittingScale: Double {
    let (middleX, middleY) = (width / 2, 12.0)
    return steps.reduce(1) { scale, step in
      if step.isCut { return scale }
      let box = path(of: step).boundingRect
      let half = step.isStroked ? (step.lineWidth ?? lineWidth) / 2 : 0
      let (across, down) = (
        max(middleX - Double(box.minX), Double(box.maxX) - middleX),
        max(middleY - Double(box.minY), Double(box.maxY) - middleY)
      )
      guard across > 0, down > 0 else { return scale }
      return min(scale, (middleX - half) / across, (middleY - half) / down)
    }
  }

  // MARK: Pixels

  private func draw(_ step: Step, in context: OpaquePointer) {
    cairo_save(context)
    if step.isCut { cairo_set_operator(context, CAIRO_OPERATOR_CLEAR) }
    cairo_translate(context, width * (1 - fit) / 2, 12 * (1 - fit))
    cairo_scale(context, fit, fit)
    cairo_set_line_width(context, (step.lineWidth ?? lineWidth) / fit)
    if step.isInset {
      let place = inset
      cairo_translate(context, place.tx, place.ty)
      cairo_scale(context, place.a, place.d)
      cairo_set_line_width(context, lineWidth / place.a / fit)
    }
    for element in step.elements { element.trace(in: context) }
    if step.isFilled { cairo_fill_preserve(context) }
    if step.isStroked { cairo_stroke_preserve(context) }
    cairo_new_path(context)
    cairo_restore(context)
  }

  /// How what stands in an enclosure is made smaller and moved there.
  private var inset: CGAffineTransform { enclosure?.place(width: shape.width) ?? .identity }

  // MARK: Paths

  /// The symbol as paths, for documents. They are made once.
  var paths: SymbolPaths {
    known.withLock { known in
      if let paths = known.paths { return paths }
      let made = makePaths()
      known.paths = made
      return made
    }
  }

  private func makePaths() -> SymbolPaths {
    let fitting = CGAffineTransform(a: fit, b: 0, c: 0, d: fit, tx: width * (1 - fit) / 2, ty: 12 * (1 - fit))
    let steps = steps.map { step in
      let path = fit < 1 ? path(of: step).applying(fitting) : path(of: step)
      return SymbolPaths.Step(
        path: path, isFilled: step.isFilled, lineWidth: step.isStroked ? step.lineWidth ?? lineWidth : nil,
        isCut: step.isCut)
    }
    return SymbolPaths(size: CGSize(width: width, height: 24), steps: steps)
  }

  /// A step's shape in the symbol's units, where it stands in its enclosure.
  private func path(of step: Step) -> Path {
    var path = Path()
    for element in step.elements { element.add(to: &path) }
    guard step.isInset else { return path }
    return path.applying(inset)
  }
}
