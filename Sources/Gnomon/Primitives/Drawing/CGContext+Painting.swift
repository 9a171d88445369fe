// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

extension CGContext {
  // MARK: Colours and lines

  public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// In points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Lengths of line and gap in turn, in points; none are a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dash = lengths
  }
  /// From 0 to 1, for all that is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  // MARK: Path

  public func beginPath() { path = Path() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Angles are in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }
  public func addPath(_ path: CGPath) { self.path.addPath(path.path) }
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Painting

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

  /// Draws a line along the path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    path = Path()
    guard !drawn.isEmpty else { return }
    if mode != .stroke {
      let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
      let style = FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased)
      addBlended(.fill(drawn, style: style, paint: .color(state.fill)))
    }
    if mode != .fill, mode != .eoFill {
      addBlended(.stroke(drawn, style: state.style, paint: .color(state.stroke)))
    }
  }

  public func fill(_ rect: CGRect) {
    path = Path(rect)
    fillPath()
  }
  public func fill(_ rects: [CGRect]) {
    path = Path { path in for rect in rects { path.addRect(rect) } }
    fillPath()
  }
  public func stroke(_ rect: CGRect) {
    path = Path(rect)
    strokePath()
  }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.style.lineWidth
    state.style.lineWidth = width
    stroke(rect)
    state.style.lineWidth = before
  }
  public func fillEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    fillPath()
  }
  public func strokeEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    strokePath()
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    path = Path { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
    }
    strokePath()
  }
  /// Takes away what was drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    add(.beginLayer(DisplayLayer(blendMode: .destinationOut)))
    add(.fill(Path(rect), style: FillStyle(), paint: .color(Color.Resolved(red: 0, green: 0, blue: 0))))
    add(.endLayer)
  }

  // MARK: Clip, pictures, layers

  /// Draws only inside the path from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    add(.clip(path, style: FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)))
    path = Path()
  }
  public func clip(to rect: CGRect) { add(.clip(Path(rect), style: FillStyle())) }
  public func clip(to rects: [CGRect]) {
    add(.clip(Path { path in for rect in rects { path.addRect(rect) } }, style: FillStyle()))
  }

  /// Draws a picture into a rectangle, its top where y is greatest.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let picture = DisplayImage(bitmap: image, tiles: byTiling)
    add(.save)
    add(.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)))
    addBlended(.image(picture, in: rect))
    add(.restore)
  }

  /// Begins a picture of its own, which the opacity in force applies to as a whole. The dictionary isn't read.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    let opacity = Double(min(max(state.alpha.isFinite ? state.alpha : 1, 0), 1))
    add(.beginLayer(DisplayLayer(opacity: opacity, blendMode: state.blendMode)))
    layers.append((state.alpha, state.blendMode))
    state.alpha = 1
    state.blendMode = .normal
  }

  /// Ends the innermost layer.
  public func endTransparencyLayer() {
    guard let last = layers.popLast() else { return }
    (state.alpha, state.blendMode) = last
    add(.endLayer)
  }
}

extension GraphicsContext {
  /// Draws with calls of Core Graphics, in the context's coordinates.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(downwardSize: canvas.size)
    try content(context)
    let commands = context.balancedCommands
    guard !commands.isEmpty else { return }
    emit(isGroup: true) { $0 += [.save] + commands + [.restore] }
  }
}
