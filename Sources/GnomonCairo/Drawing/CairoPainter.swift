// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Walks a display list and draws it with Cairo: made for one list, run once.
final class CairoPainter {
  /// A picture under way: the canvas at the bottom, layers above it.
  struct Level {
    var context: OpaquePointer
    /// The pixels that are drawn into; nil for a vector canvas and its groups.
    var surface: PixelSurface?
    /// The picture in which colours are mixed by linear components, where they are: then `surface` is empty between two
    /// commands.
    var linear: LinearPicture?
    var kind: Kind
    /// The pixels that a blur is worked out in, where it's drawn right into the enclosing picture.
    var blurRoom: PixelRect?
    /// Whether drawing was off where the picture began.
    var outerHidden = false
    /// The unmatched saves, each with whether drawing was off.
    var saved: [Bool] = []

    enum Kind {
      case canvas
      /// A picture of its own that `endLayer` composites; the matrix is the one in force where it began.
      case layer(DisplayLayer, content: PixelRect, matrix: cairo_matrix_t)
      /// A group of Cairo's own, for vector canvases.
      case group(DisplayLayer)
      /// A layer that needs no picture: its one command is drawn with an opacity.
      case direct(outerAlpha: Double)
      /// A layer that nobody can see.
      case hidden(DisplayLayer)
    }
  }

  /// The work that projections make, for tests.
  struct Counts {
    /// The pixels that were looked up in other pictures.
    var lookups = 0
    /// The pixels of the pictures that they were looked up in.
    var projectedRoom = 0
  }

  var levels: [Level]
  var counts = Counts()
  /// The opacity that paints are multiplied with.
  var alpha = 1.0
  /// What a document takes in the place of fonts, and learns of them; nil for pictures.
  var documentFonts: DocumentFonts?
  /// The files that a PDF holds as they are; nil for pictures and other documents.
  var documentPictures: DocumentPictures?
  /// Emoji that a document has so far.
  var coloredGlyphs: [ColoredGlyphKey: ColoredGlyph] = [:]
  /// Whether drawing is off, because a transform flattens everything or a layer can't be seen.
  var isHidden = false
  /// Places that lead to addresses, in the canvas's coordinates; kept where the canvas is a document.
  private(set) var links: [(url: URL, rect: CGRect)] = []
  private let isLinking: Bool
  private let bounds: LayerBounds
  /// The share of pixels that is drawn: below 1 while a shadow is drawn with fewer than the bounds were counted in.
  var coarseness = 1.0
  let commands: [DisplayCommand]
  /// Layers that a vector canvas holds as pixels, by the index of their `beginLayer`.
  let pixelLayers: Set<Int>
  /// Whether what can be drawn with less work is. Off, everything goes the general way, for comparison.
  let usesShortcuts: Bool
  /// The index of the first command that may begin a run of equal shapes.
  var noRepeatsBefore = 0
  /// Pixels per unit for what a vector canvas can only hold as pixels.
  let rasterScale: Double

  /// Draws into `surface`, or into the vector canvas of `context` where it is nil.
  init(
    _ list: DisplayList, context: OpaquePointer, surface: PixelSurface?, scale: Double, rasterScale: Double = 1,
    usesShortcuts: Bool = true
  ) {
    self.usesShortcuts = usesShortcuts
    levels = [Level(context: context, surface: surface, kind: .canvas)]
    self.rasterScale = rasterScale
    isLinking = surface == nil
    commands = list.commands
    pixelLayers = surface == nil ? PixelPlan(list.commands, for: .pdf).layers : []
    bounds = LayerBounds(list, matrix: .scale(surface == nil ? scale * rasterScale : scale))
    matrix = .scale(scale)
  }

  /// The pixels that a layer's content touches.
  func content(at index: Int) -> PixelRect {
    let content = bounds.content[index] ?? .empty
    return coarseness == 1 ? content : cairo_matrix_t.scale(coarseness).pixels(of: content)
  }

  var context: OpaquePointer { levels[levels.count - 1].context }
  var surface: PixelSurface? { levels[levels.count - 1].surface }
  var linear: LinearPicture? { levels[levels.count - 1].linear }
  /// Whether the innermost picture is made of shapes, not of pixels.
  var isVector: Bool { surface == nil }

  var matrix: cairo_matrix_t {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return matrix
    }
    set {
      var matrix = newValue
      cairo_set_matrix(context, &matrix)
    }
  }

  /// Draws everything, from `cover` on where that hides what comes before.
  func run(from cover: OpaqueCover? = nil) {
    if let cover { draw(cover) }
    var index = cover.map { $0.index + 1 } ?? 0
    while index < commands.count {
      let drawn = usesShortcuts ? drawRepeated(from: index) : 0
      if drawn == 0 { draw(commands[index], at: index) }
      index += max(drawn, 1)
    }
    while levels.count > 1 { endLayer() }
  }

  func draw(_ command: DisplayCommand, at index: Int) {
    switch command {
    case .save:
      levels[levels.count - 1].saved.append(isHidden)
      cairo_save(context)
    case .restore:
      guard let wasHidden = levels[levels.count - 1].saved.popLast() else { return }
      isHidden = wasHidden
      cairo_restore(context)
    case .concatenate(let transform):
      concatenate(cairo_matrix_t(transform))
    case .clip(let path, let style):
      clip(path, style: style)
    case .beginLayer(let layer):
      beginLayer(layer, at: index)
    case .endLayer:
      if levels.count > 1 { endLayer() }
    case .fill(let path, let style, let paint):
      fill(path, style: style, paint: paint)
    case .stroke(let path, let style, let paint):
      stroke(path, style: style, paint: paint)
    case .text(let text, let rect, let paints):
      draw(text, in: rect, paints: paints)
    case .textPart(let part, let text, let rect, let paints):
      draw(text, part: part, in: rect, paints: paints)
    case .link(let url, let rect):
      if isLinking { addLink(url, rect) }
    case .image(let image, let rect):
      draw(image, in: rect)
    case .backdrop(let path, let backdrop):
      draw(backdrop, below: path)
    }
    if let linear, let surface, !isHidden, let box = command.painted {
      let area = matrix.pixels(of: box).expanded(by: 1).intersection(clipExtents)
      linear.take(surface, in: area, color: command.flatColor)
    }
  }

  private func addLink(_ url: URL, _ rect: CGRect) {
    let placed = isVector ? matrix : matrix.then(.scale(1 / rasterScale))
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { placed.point(Double($0.0), Double($0.1)) }
    guard !isHidden, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    links.append(
      (url, CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)))
  }

  private func concatenate(_ transform: cairo_matrix_t) {
    guard !isHidden else { return }
    let next = transform.then(matrix)
    guard transform.isUsable, next.isUsable else {
      isHidden = true
      return
    }
    matrix = next
  }

  // MARK: Paths

  private func clip(_ path: Path, style: FillStyle) {
    guard !isHidden else { return }
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    trace(path)
    cairo_clip(context)
  }

  func fill(_ path: Path, style: FillStyle, paint: Paint) {
    guard !isHidden else { return }
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if fillGrid(path, paint: paint) { return }
    trace(path)
    if !fillInBands(path, paint: paint), setSource(paint, extents: fillExtents) { cairo_fill_preserve(context) }
    cairo_new_path(context)
  }

  private func stroke(_ path: Path, style: StrokeStyle, paint: Paint) {
    guard !isHidden, style.lineWidth.isFinite, style.lineWidth > 0 else { return }
    let width = min(Double(style.lineWidth), 1e6)
    cairo_set_antialias(context, usesShortcuts && isDense(path) ? CAIRO_ANTIALIAS_FAST : CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(Double(style.miterLimit), 1) : 10)
    setDash(style)
    trace(path)
    if setSource(paint, extents: strokeExtents) { strokeUpright(paint) }
    cairo_new_path(context)
  }

  /// True of a line that goes up and down so often that its edges are hardly seen, as that of a thousand measurements: Cairo
  /// takes four times as long for the finest edges as for good ones.
  private func isDense(_ path: Path) -> Bool {
    guard !isVector, let length = path.lengthOfLines else { return false }
    return Double(length) * matrix.scale > 50_000
  }

  /// Strokes the current path. In documents gradients along turned lines are written without the turn, which is the
  /// same picture: Poppler cuts a line off at its path's bounds where the pen lies on its side.
  private func strokeUpright(_ paint: Paint) {
    let turned = matrix
    if case .color = paint {} else if isVector, turned.isSimilarity { matrix = .scale(turned.scale) }
    cairo_stroke_preserve(context)
    matrix = turned
  }

  private func setDash(_ style: StrokeStyle) {
    let lengths = style.dash.map { Double($0) }
    let sum = lengths.reduce(0, +)
    // Dashes that nobody can tell apart would only take time.
    let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && sum * matrix.scale > 0.05
    guard isUsable, !lengths.isEmpty else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    cairo_set_dash(context, lengths, Int32(clamping: lengths.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }

  /// Makes a path Cairo's current one. Points that aren't finite are left out.
  func trace(_ path: Path) {
    let context = context
    let matrix = matrix
    // Beyond this, Cairo's fixed-point coordinates would wrap around.
    let limit = max((Double(PixelRect.limit) - max(abs(matrix.x0), abs(matrix.y0))) / max(matrix.scale, 1e-6) / 2, 1)
    cairo_new_path(context)
    path.trace(in: context, within: limit)
  }

  /// The pixels that filling the current path may touch.
  var fillExtents: PixelRect {
    inDeviceSpace { cairo_fill_extents($0, $1, $2, $3, $4) }
  }

  private var strokeExtents: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(context, &left, &top, &right, &bottom)
    return matrix.pixels(minX: left, minY: top, maxX: right, maxY: bottom)
      .expanded(by: 1).intersection(clipExtents)
  }

  /// The pixels that drawing can change.
  var clipExtents: PixelRect {
    let clip = inDeviceSpace { cairo_clip_extents($0, $1, $2, $3, $4) }
    return surface.map { clip.intersection($0.rect) } ?? clip
  }

  private func inDeviceSpace(
    _ ask: (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>
    ) -> Void
  ) -> PixelRect {
    let before = matrix
    matrix = .identity
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    ask(context, &left, &top, &right, &bottom)
    matrix = before
    return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    default: CAIRO_LINE_CAP_BUTT
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    default: CAIRO_LINE_JOIN_MITER
    }
  }
}
