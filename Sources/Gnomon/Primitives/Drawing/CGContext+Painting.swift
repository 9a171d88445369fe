// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way in which a path is painted: filled, drawn as a line or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path. A point is inside where the crossings' directions don't cancel out.
  case fill
  /// Fills the path. A point is inside where the number of crossings is odd.
  case eoFill
  /// Draws a line along the path.
  case stroke
  /// Fills the path as ``fill`` does, and then draws a line along it.
  case fillStroke
  /// Fills the path as ``eoFill`` does, and then draws a line along it.
  case eoFillStroke
}

extension CGContext {
  // MARK: Colours and lines

  /// Sets the colour in which paths are filled from now on. It's black at first.
  public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
  /// Sets the colour in which lines are drawn from now on. It's black at first.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
  /// Sets the colour in which paths are filled from now on, from sRGB's components.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: the opacity, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour in which lines are drawn from now on, from sRGB's components.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: the opacity, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the width of lines, in the points of the current coordinate system. It's 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the form of lines' ends. They are cut off at first.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the form of lines' corners. They are pointed at first.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the greatest ratio of a pointed corner's length to the line's width; sharper corners are cut off. It's 10 at
  /// first.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: the distance into the dashes at which a line starts, in points.
  ///   - lengths: the lengths of line and gap in turn, in points; empty is a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dash = lengths
  }
  /// Sets the opacity of all that is drawn from now on, from 0 to 1. A number beyond is the nearer of the two, NaN is
  /// 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets whether the edges of filled paths are smoothed. They are at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
  /// Sets how far repeated pictures are moved, in points. No colour here is a repeated picture: nothing is drawn otherwise.
  public func setPatternPhase(_ phase: CGSize) {}

  // MARK: Path

  /// Starts a new path and forgets the one that wasn't painted.
  public func beginPath() { path = Path() }
  /// Adds a straight line back to where the path's part started, and ends the part.
  public func closePath() { path.closeSubpath() }
  /// Starts another part of the path at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the path's current point. Without a current point nothing happens.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a part of straight lines through points to the path. Without points nothing happens.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a curve with one control point from the path's current point. Without a current point nothing happens.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Adds a curve with two control points from the path's current point. Without a current point nothing happens.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a rectangle to the path, as a part of its own.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that touches the sides of a rectangle to the path, as a part of its own.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds an arc of a circle to the path, with a line to its start where there is a current point.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius in points. Below 0 nothing is added.
  ///   - startAngle: in radians from the x axis towards the y axis.
  ///   - endAngle: in radians from the x axis towards the y axis.
  ///   - clockwise: the direction, as it's seen where y points up. In `GraphicsContext.withCGContext(content:)`, where
  ///     y points down, it's the opposite one.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }
  /// Adds the parts of another path to the path.
  public func addPath(_ path: CGPath) { self.path.addPath(path.path) }
  /// True if there is no path to be painted.
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Painting

  /// Fills the path in the fill colour and forgets it.
  ///
  /// - Parameter rule: the rule by which points count as inside.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

  /// Draws a line along the path in the stroke colour and forgets the path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the path, draws a line along it or both, and forgets it. An empty path paints nothing.
  ///
  /// - Parameter mode: what is painted. Of both, the line lies above.
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

  /// Fills the outlines of glyphs, and leaves the path as it is. It's for the module by Core Text's name.
  ///
  /// - Parameters:
  ///   - outlines: the outlines in the context's points.
  ///   - color: their colour; nil is the fill colour.
  public func _fillGlyphs(_ outlines: Path, color: CGColor? = nil) {
    guard !outlines.isEmpty else { return }
    let style = FillStyle(eoFill: false, antialiased: state.isAntialiased)
    addBlended(.fill(outlines, style: style, paint: .color(color?.resolved ?? state.fill)))
  }

  /// Fills a rectangle in the fill colour. A path that wasn't painted is forgotten.
  public func fill(_ rect: CGRect) {
    path = Path(rect)
    fillPath()
  }
  /// Fills rectangles in the fill colour, as one path. A path that wasn't painted is forgotten.
  public func fill(_ rects: [CGRect]) {
    path = Path { path in for rect in rects { path.addRect(rect) } }
    fillPath()
  }
  /// Draws a rectangle's outline in the stroke colour. A path that wasn't painted is forgotten.
  public func stroke(_ rect: CGRect) {
    path = Path(rect)
    strokePath()
  }
  /// Draws a rectangle's outline in a width of its own, in points. A path that wasn't painted is forgotten.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.style.lineWidth
    state.style.lineWidth = width
    stroke(rect)
    state.style.lineWidth = before
  }
  /// Fills the ellipse that touches the sides of a rectangle. A path that wasn't painted is forgotten.
  public func fillEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    fillPath()
  }
  /// Draws the outline of the ellipse that touches the sides of a rectangle. A path that wasn't painted is forgotten.
  public func strokeEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    strokePath()
  }
  /// Draws a line from the first point to the second, one from the third to the fourth, and so on.
  ///
  /// A last point without a second one is left out. A path that wasn't painted is forgotten.
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
  ///
  /// - Parameter rule: the rule by which points count as inside.
  public func clip(using rule: CGPathFillRule = .winding) {
    add(.clip(path, style: FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)))
    path = Path()
  }
  /// Draws only inside a rectangle from now on. ``restoreGState()`` ends it.
  public func clip(to rect: CGRect) { add(.clip(Path(rect), style: FillStyle())) }
  /// Draws only inside of rectangles from now on. ``restoreGState()`` ends it.
  public func clip(to rects: [CGRect]) {
    add(.clip(Path { path in for rect in rects { path.addRect(rect) } }, style: FillStyle()))
  }

  /// Draws a picture into a rectangle, its top where y is greatest.
  ///
  /// - Parameters:
  ///   - image: the picture. It's stretched to the rectangle unless it's tiled.
  ///   - rect: the rectangle in points.
  ///   - byTiling: true repeats the picture in its own size instead of stretching it.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let picture = DisplayImage(bitmap: image, tiles: byTiling)
    add(.save)
    add(.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)))
    addBlended(.image(picture, in: rect))
    add(.restore)
  }

  /// Draws a picture into a rectangle, its top where y is least, as UIKit does.
  package func drawUpright(_ image: Bitmap, in rect: CGRect, alpha: CGFloat, blendMode: BlendMode) {
    blended(blendMode == .normal ? state.blendMode : blendMode, alpha) {
      addBlended(.image(DisplayImage(bitmap: image), in: rect))
    }
  }

  /// Draws in a blend mode and an opacity, beside that in force.
  package func blended(_ mode: BlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    let old = (state.alpha, state.blendMode)
    (state.alpha, state.blendMode) = (state.alpha * alpha, mode)
    body()
    (state.alpha, state.blendMode) = old
  }

  /// Fills a path by the colour in force, as UIKit's paths do.
  package func paint(_ path: Path, fills: Bool, style: StrokeStyle?, eoFill: Bool) {
    let old = (self.path, state.style)
    self.path = path
    if let style { state.style = style }
    drawPath(using: fills ? (eoFill ? .eoFill : .fill) : .stroke)
    (self.path, state.style) = old
  }

  /// Draws only inside of a path from now on, and leaves the one under way.
  package func addToClip(_ path: Path, eoFill: Bool) {
    add(.clip(path, style: FillStyle(eoFill: eoFill, antialiased: state.isAntialiased)))
  }

  /// Draws a text into a rectangle as `Canvas` does, in this context's points from the top.
  package func draw(
    _ text: Text, in rect: CGRect, environment: EnvironmentValues, shape: @escaping (ResolvedText) -> any ShapedText
  ) {
    let recorder = GraphicsContext.Recorder()
    let canvas = CanvasEnvironment(
      environment: environment, size: size, scale: environment.displayScale, shape: shape, symbol: { _ in nil })
    let graphics = GraphicsContext(recorder: recorder, canvas: canvas)
    graphics.draw(text, in: rect)
    guard !recorder.commands.isEmpty else { return }
    add(.save)
    for command in recorder.commands { add(command) }
    add(.restore)
  }

  /// Begins a picture of its own, to which the opacity in force applies as a whole. ``endTransparencyLayer()`` ends it.
  ///
  /// - Parameter auxiliaryInfo: isn't read.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    let opacity = Double(min(max(state.alpha.isFinite ? state.alpha : 1, 0), 1))
    add(.beginLayer(DisplayLayer(opacity: opacity, blendMode: state.blendMode)))
    layers.append((state.alpha, state.blendMode))
    state.alpha = 1
    state.blendMode = .normal
  }

  /// Ends the innermost layer and draws it. Without a layer nothing happens.
  public func endTransparencyLayer() {
    guard let last = layers.popLast() else { return }
    (state.alpha, state.blendMode) = last
    add(.endLayer)
  }
}

extension GraphicsContext {
  /// Draws with calls of Core Graphics, in this context's coordinates: from the top leading corner, y downwards.
  ///
  /// What isn't ended when `content` returns, a layer or a saved state, is ended then.
  ///
  /// - Parameter content: draws. What it throws is thrown on, and then nothing is drawn.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(downwardSize: canvas.size)
    try content(context)
    let commands = context.balancedCommands
    guard !commands.isEmpty else { return }
    emit(isGroup: true) { $0 += [.save] + commands + [.restore] }
  }
}
