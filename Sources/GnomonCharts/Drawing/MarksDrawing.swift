// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The marks of a chart as one thing to draw.
struct MarksDrawing: DrawnItems, Animatable {
  let data: ChartData
  let labelRoom: CGFloat
  /// The places of marks that are on their way; nil where all lie at their own.
  private var moved: MarksVector?
  init(_ data: ChartData, labelRoom: CGFloat) { (self.data, self.labelRoom) = (data, labelRoom) }

  static func == (a: Self, b: Self) -> Bool { a.data === b.data && a.labelRoom == b.labelRoom && a.moved == b.moved }

  var animatableData: MarksVector {
    get { moved ?? MarksVector(data) }
    set { moved = newValue }
  }

  /// The ways that marks have still to go, as shares of the plot; nil where they're at their places.
  private var ways: [Int: SIMD8<Double>]? {
    moved.map { ($0 - MarksVector(data)).values }
  }

  var name: String { "Marks" }

  func draw(on canvas: inout DrawnCanvas) {
    var drawer = MarkDrawer(PlotGeometry(data, size: canvas.size, labelRoom: labelRoom, ways: ways), canvas)
    drawer.drawAll()
    canvas.commands = drawer.commands
  }

  func elements(in size: CGSize) -> [DrawnElement] {
    MarkElements(PlotGeometry(data, size: size, labelRoom: labelRoom)).all()
  }

  var arithmetic: [String] { ChartWords(data).marks }
  var notes: [LayoutNote] { data.notes }
}

/// Draws the marks of a plot of a known size, one run after the other.
struct MarkDrawer {
  private let geometry: PlotGeometry
  private let environment: EnvironmentValues
  private let scale: CGFloat
  private(set) var commands: [DisplayCommand] = []
  /// The groups that are open, the outermost first.
  private var open: [Int] = []
  /// Paints of plain colours by what they stand for: a category's is worked out once.
  private var paints: [Datum: Paint] = [:]
  private var plain: (style: ObjectIdentifier, paint: Paint)?
  private var usual: Paint?

  private var data: ChartData { geometry.data }
  private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

  init(_ geometry: PlotGeometry, _ canvas: DrawnCanvas) {
    self.geometry = geometry
    environment = canvas.environment
    scale = canvas.scale
  }

  mutating func drawAll() {
    for run in data.runs {
      enter(run.group)
      draw(run)
    }
    enter(nil)
  }

  /// Draws marks that only say what is kept of others.
  mutating func drawMask(_ marks: [Mark]) {
    let all = ContiguousArray(marks)
    for run in MarkRun.runs(of: all) { draw(run, of: all) }
  }

  // MARK: Groups

  /// Closes the groups that aren't around the next mark, and opens those that are.
  private mutating func enter(_ group: Int?) {
    if open.last == group { return }
    var path: [Int] = []
    var next = group
    while let current = next {
      path.insert(current, at: 0)
      next = data.collector.groups[current].parent
    }
    var shared = 0
    while shared < min(open.count, path.count), open[shared] == path[shared] { shared += 1 }
    while open.count > shared { close(open.removeLast()) }
    for group in path[shared...] {
      begin(group)
      open.append(group)
    }
  }

  private mutating func begin(_ group: Int) {
    switch data.collector.groups[group].effect {
    case .blur(let radius): commands.append(.beginLayer(DisplayLayer(filters: [.blur(radius: radius, opaque: false)])))
    case .shadow(let color, let radius, let x, let y):
      commands.append(
        .beginLayer(
          DisplayLayer(filters: [.shadow(color: color.resolve(in: environment), radius: radius, x: x, y: y)])))
    case .clip(let shape, let style):
      commands.append(.save)
      commands.append(.clip(shape.path(in: plot), style: style))
    case .opacity(let opacity): commands.append(.beginLayer(DisplayLayer(opacity: opacity)))
    case .mask, .layer: commands.append(.beginLayer(DisplayLayer()))
    }
  }

  private mutating func close(_ group: Int) {
    switch data.collector.groups[group].effect {
    case .clip: commands.append(.restore)
    case .mask(let marks):
      commands.append(.beginLayer(DisplayLayer(isMask: true)))
      drawMask(marks)
      commands.append(.endLayer)
      commands.append(.endLayer)
    default: commands.append(.endLayer)
    }
  }

  // MARK: Marks

  private mutating func draw(_ run: MarkRun) { draw(run, of: data.marks) }

  private mutating func draw(_ run: MarkRun, of marks: ContiguousArray<Mark>) {
    switch run.kind {
    case .line: drawLine(run.marks(of: marks))
    case .area: drawArea(run.marks(of: marks))
    case .bar: drawBar(marks[run.first])
    case .rectangle: drawRectangle(marks[run.first])
    case .rule: drawRule(marks[run.first])
    case .point: drawPoint(marks[run.first])
    case .sector: drawSector(marks[run.first])
    }
  }

  private mutating func drawBar(_ mark: Mark) {
    guard let rect = geometry.rect(of: mark), rect.width > 0, rect.height > 0 else { return }
    let path: Path
    if let radius = mark.style?.cornerRadius {
      path = rounded(rect, radius, mark.style?.cornerStyle ?? .continuous)
    } else {
      path = BarShape(mark, geometry).path(rect)
    }
    fill(path, mark, rect)
  }

  private mutating func drawRectangle(_ mark: Mark) {
    guard let rect = geometry.rect(of: mark), rect.width > 0, rect.height > 0 else { return }
    let radius = mark.style?.cornerRadius ?? 0
    fill(rounded(rect, radius, mark.style?.cornerStyle ?? .continuous), mark, rect)
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat, _ style: RoundedCornerStyle) -> Path {
    let radius = min(radius.isFinite ? max(radius, 0) : 0, rect.width / 2, rect.height / 2)
    return radius > 0
      ? Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style) : Path(rect)
  }

  private mutating func drawRule(_ mark: Mark) {
    guard let rect = geometry.rect(of: mark) else { return }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    stroke(path, mark.style?.lineStyle ?? lineStyle(mark, width: 2), mark, rect)
  }

  private mutating func drawPoint(_ mark: Mark) {
    guard let rect = geometry.rect(of: mark) else { return }
    drawSymbol(mark, at: CGPoint(x: rect.midX, y: rect.midY), isOnLine: false)
  }

  /// A symbol at a point. Those of lines are rings, so that the line is told from its points.
  private mutating func drawSymbol(_ mark: Mark, at point: CGPoint, isOnLine: Bool) {
    let style = mark.style
    var shape: any ChartSymbolShape = BasicChartSymbolShape(kind: .circle)
    if let by = style?.symbolBy {
      shape = data.looks.symbol(by)
    } else if case .shape(let own) = style?.symbol {
      shape = own
    } else if case .view = style?.symbol {
      return
    }
    if isOnLine, let basic = shape as? BasicChartSymbolShape { shape = basic.onLine }
    let rect = SymbolSize.rect(of: mark, shape, at: point, data.looks)
    guard rect.width > 0, rect.height > 0 else { return }
    fill(shape.path(in: rect), mark, rect)
  }

  private mutating func drawSector(_ mark: Mark) {
    guard let sector = SectorShape(mark, geometry) else { return }
    let path = sector.path
    fill(path, mark, path.boundingRect)
  }

  private mutating func drawLine(_ marks: [Mark]) {
    let points = marks.compactMap { geometry.point(of: $0) }
    guard let first = points.first, let mark = marks.first else { return }
    let shown = LineThinning.thinned(points, scale: scale)
    var path = Path()
    path.move(to: first)
    Interpolation(method: (mark.style?.interpolation ?? .linear).storage).add(shown, to: &path)
    let hasSymbols = marks.contains { $0.style?.symbolBy != nil || $0.style?.symbol != nil }
    if points.count > 1 {
      let bounds = path.boundingRect
      let holes = hasSymbols ? ringHoles(marks, bounds) : nil
      if let holes {
        commands.append(.save)
        commands.append(.clip(holes, style: FillStyle(eoFill: true)))
      }
      stroke(path, mark.style?.lineStyle ?? lineStyle(mark, width: 2), mark, bounds)
      if holes != nil { commands.append(.restore) }
    }
    guard hasSymbols || points.count == 1 else { return }
    for mark in marks where mark.style?.symbolBy != nil || mark.style?.symbol != nil || points.count == 1 {
      if let point = geometry.point(of: mark) { drawSymbol(mark, at: point, isOnLine: true) }
    }
  }

  /// All but what lies inside of a line's rings: the line isn't seen in them (`fact 112`). nil where there are none.
  private func ringHoles(_ marks: [Mark], _ bounds: CGRect) -> Path? {
    // Of many a path would be hard to fill, and where rings lie over each other their common part would be no hole.
    guard marks.count <= 200 else { return nil }
    var path = Path(bounds.insetBy(dx: -100, dy: -100))
    var hasHoles = false
    var last = CGRect.null
    for mark in marks {
      guard let style = mark.style, let point = geometry.point(of: mark) else { continue }
      var shape: (any ChartSymbolShape)? = style.symbolBy.map { data.looks.symbol($0) }
      if shape == nil, case .shape(let own) = style.symbol { shape = own }
      guard let basic = shape as? BasicChartSymbolShape, basic.onLine.lineWidth != nil else { continue }
      let rect = SymbolSize.rect(of: mark, basic, at: point, data.looks)
      guard !rect.intersects(last) else { continue }
      last = rect
      path.addPath(BasicChartSymbolShape(kind: basic.kind).path(in: rect.insetBy(dx: 0.5, dy: 0.5)))
      hasHoles = true
    }
    return hasHoles ? path : nil
  }

  private mutating func drawArea(_ marks: [Mark]) {
    let edges = marks.compactMap { geometry.edges(of: $0) }
    guard edges.count > 1, let mark = marks.first else { return }
    let upper = LineThinning.thinned(edges.map(\.1), scale: scale)
    let lower = Array(LineThinning.thinned(edges.map(\.0), scale: scale).reversed())
    let way = Interpolation(method: (mark.style?.interpolation ?? .linear).storage)
    var path = Path()
    path.move(to: upper[0])
    way.add(upper, to: &path)
    path.addLine(to: lower[0])
    way.reversed.add(lower, to: &path)
    path.closeSubpath()
    fill(path, mark, path.boundingRect)
  }

  private func lineStyle(_ mark: Mark, width: CGFloat) -> StrokeStyle {
    if let by = mark.style?.lineStyleBy { return data.looks.line(by) }
    return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  // MARK: Painting

  private mutating func fill(_ path: Path, _ mark: Mark, _ bounds: CGRect) {
    let paint = paint(mark, bounds)
    commands.append(.fill(path, style: FillStyle(), paint: paint))
  }

  private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ mark: Mark, _ bounds: CGRect) {
    commands.append(.stroke(path, style: style, paint: paint(mark, bounds)))
  }

  private mutating func paint(_ mark: Mark, _ bounds: CGRect) -> Paint {
    let presence = geometry.presence(of: mark)
    guard let style = mark.style else { return usualPaint().opacity(presence) }
    let opacity = style.opacity * presence
    if let by = style.foregroundBy {
      if let known = paints[by] { return known.opacity(opacity) }
      let paint = data.looks.style(by)._paint(in: environment, bounds: style.alignsWithPlot ? plot : bounds)
      if case .color = paint { paints[by] = paint }
      return paint.opacity(opacity)
    }
    guard let foreground = style.foreground else { return usualPaint().opacity(opacity) }
    if let plain, plain.style == ObjectIdentifier(style) { return plain.paint.opacity(opacity) }
    let paint = foreground._paint(in: environment, bounds: style.alignsWithPlot ? plot : bounds)
    if case .color = paint { plain = (ObjectIdentifier(style), paint) }
    return paint.opacity(opacity)
  }

  private mutating func usualPaint() -> Paint {
    if let usual { return usual }
    let paint = AnyShapeStyle(ChartLooks.palette[0])._paint(in: environment, bounds: plot)
    usual = paint
    return paint
  }
}

extension Paint {
  /// The paint with its opacity multiplied.
  func opacity(_ opacity: Double) -> Paint { opacity == 1 ? self : multiplyingOpacity(opacity) }
}

extension Interpolation {
  /// The way back: steps are taken at their other end.
  var reversed: Interpolation {
    if case .step(let transition) = method { return Interpolation(method: .step(transition: 1 - transition)) }
    return self
  }
}

/// How large symbols are.
enum SymbolSize {
  /// The rectangle of a symbol around a point.
  static func rect(of mark: Mark, _ shape: any ChartSymbolShape, at point: CGPoint, _ looks: ChartLooks) -> CGRect {
    var size: CGSize
    if let by = mark.style?.symbolSizeBy {
      size = square(looks.size(by))
    } else {
      switch mark.style?.symbolSize {
      case .area(let area): size = square(area)
      case .size(let own):
        return centred(own, at: point)
      case nil: size = CGSize(width: 8, height: 8)
      }
    }
    let unit = shape.perceptualUnitRect
    return centred(CGSize(width: size.width * unit.width, height: size.height * unit.height), at: point)
  }

  /// A symbol around a point. A length that is no number, or has no end, is 0: Foundation traps for such rectangles.
  private static func centred(_ size: CGSize, at point: CGPoint) -> CGRect {
    let width = size.width.isFinite ? max(size.width, 0) : 0
    let height = size.height.isFinite ? max(size.height, 0) : 0
    return CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// The circle of an area. A circle of 50 square points is 8 wide (measured).
  private static func square(_ area: CGFloat) -> CGSize {
    guard area.isFinite, area > 0 else { return .zero }
    let side = 2 * sqrt(area / .pi)
    return CGSize(width: side, height: side)
  }
}
