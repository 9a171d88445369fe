// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

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
  /// The lines of which some points go, and where these lie.
  var lines: [Int: [MarkChange.LinePoint]] = [:]
  var former: PlotGeometry?

  private var data: ChartData { geometry.data }
  private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

  init(_ geometry: PlotGeometry, _ canvas: DrawnCanvas) {
    self.geometry = geometry
    environment = canvas.environment
    scale = canvas.scale
  }

  mutating func drawAll() {
    commands.reserveCapacity(data.runs.count)
    for run in data.runs {
      enter(run.group)
      draw(run)
    }
    enter(nil)
  }

  /// Draws marks that go. Of a line that goes on its points' symbols are drawn alone.
  mutating func drawAll(only leaving: MarkChange.Leaving) {
    let marks = Set(leaving.marks)
    for run in data.runs {
      let own = run.indexes.filter(marks.contains)
      guard let first = own.first, geometry.presence(of: own.lazy.map { [data] in data.marks[$0] }) > 0 else {
        continue
      }
      enter(run.group)
      if leaving.shortened.contains(run.first) {
        for index in own { drawLineSymbol(data.marks[index], isAlone: false) }
      } else {
        draw(
          MarkRun(
            kind: run.kind, group: run.group, zIndex: run.zIndex, first: first, others: Array(own.dropFirst())))
      }
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
    case .line: drawLine(run.marks(of: marks), run)
    case .area: drawArea(run.marks(of: marks), run)
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

  /// The places of a line's points, and of those that go.
  private func places<Place>(
    _ marks: [Mark], _ run: MarkRun, _ place: (PlotGeometry, Mark) -> Place?
  ) -> [Place] {
    guard let former, let points = lines[run.first] else { return marks.compactMap { place(geometry, $0) } }
    return points.compactMap { point in
      switch point {
      case .own(let index): place(geometry, data.marks[index])
      case .leaving(let index): place(former, former.data.marks[index])
      }
    }
  }

  private mutating func drawLine(_ marks: [Mark], _ run: MarkRun) {
    let points = places(marks, run) { $0.point(of: $1) }
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
      stroke(path, mark.style?.lineStyle ?? lineStyle(mark, width: 2), mark, bounds, geometry.presence(of: marks))
      if holes != nil { commands.append(.restore) }
    }
    guard hasSymbols || points.count == 1 else { return }
    for mark in marks { drawLineSymbol(mark, isAlone: points.count == 1) }
  }

  private mutating func drawLineSymbol(_ mark: Mark, isAlone: Bool) {
    guard isAlone || mark.style?.symbolBy != nil || mark.style?.symbol != nil, mark.kind == .line else { return }
    if let point = geometry.point(of: mark) { drawSymbol(mark, at: point, isOnLine: true) }
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

  private mutating func drawArea(_ marks: [Mark], _ run: MarkRun) {
    let edges = places(marks, run) { $0.edges(of: $1) }
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
    fill(path, mark, path.boundingRect, geometry.presence(of: marks))
  }

  private func lineStyle(_ mark: Mark, width: CGFloat) -> StrokeStyle {
    if let by = mark.style?.lineStyleBy { return data.looks.line(by) }
    return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  // MARK: Painting

  /// - Parameter presence: how much is seen of what is drawn; nil is as much as of the mark.
  private mutating func fill(_ path: Path, _ mark: Mark, _ bounds: CGRect, _ presence: Double? = nil) {
    commands.append(.fill(path, style: FillStyle(), paint: paint(mark, bounds, presence)))
  }

  private mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ mark: Mark, _ bounds: CGRect, _ presence: Double? = nil
  ) {
    commands.append(.stroke(path, style: style, paint: paint(mark, bounds, presence)))
  }

  private mutating func paint(_ mark: Mark, _ bounds: CGRect, _ presence: Double?) -> Paint {
    let presence = presence ?? geometry.presence(of: mark)
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
