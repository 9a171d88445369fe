// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The context that a ``Canvas`` is drawn with: a value, so that a copy's transform, clip and filters don't reach the
/// original.
///
/// ```swift
/// struct Clock: View {
///   var body: some View {
///     Canvas { context, size in
///       context.translateBy(x: size.width / 2, y: size.height / 2)
///       for hour in 0..<12 {
///         var copy = context
///         copy.rotate(by: .degrees(Double(hour) * 30))
///         copy.fill(Path(CGRect(x: -1, y: -40, width: 2, height: 8)), with: .foreground)
///       }
///     }
///   }
/// }
/// ```
public struct GraphicsContext {
  /// Takes the commands.
  final class Recorder {
    var commands: [DisplayCommand] = []
  }

  /// What limits the drawing.
  enum Clip {
    /// In the canvas's coordinates.
    case path(Path, FillStyle)
    /// The alpha of what these commands draw, or where it isn't.
    case mask([DisplayCommand], isInverse: Bool)
  }

  let recorder: Recorder
  let canvas: CanvasEnvironment
  var clips: [Clip] = []
  var filters: [DisplayFilter] = []

  /// The opacity of what is drawn from now on, from 0 to 1. A number beyond is the nearer of the two, NaN is 1.
  public var opacity: Double = 1
  /// The way in which what is drawn from now on is composited onto what lies below.
  public var blendMode: GraphicsContext.BlendMode = .normal
  /// The map from the context's coordinates to the canvas's. Where it can't be inverted, nothing is drawn.
  public var transform: CGAffineTransform = .identity

  init(recorder: Recorder, canvas: CanvasEnvironment) {
    self.recorder = recorder
    self.canvas = canvas
  }

  /// The canvas's environment.
  public var environment: EnvironmentValues { canvas.environment }

  // MARK: Transforms

  /// Puts a transform before the current one: what is drawn from now on is mapped by it first.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Multiplies the lengths of the coordinate system by factors. A negative one mirrors it.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Moves the coordinate system's origin by distances in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Turns the coordinate system clockwise about its origin by an angle.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  // MARK: Clips and filters

  /// The box around what may be drawn, in the context's own coordinates.
  ///
  /// Clips by layers and by paths with the even-odd rule don't make it smaller.
  public var clipBoundingRect: CGRect {
    var box = CGRect(origin: .zero, size: canvas.size)
    for case .path(let path, let style) in clips where !style.isEOFilled {
      box = box.intersection(path.boundingRect)
    }
    if box.isNull { return .zero }
    return transform.determinant == 0 ? .zero : box.boundingBox(applying: transform.inverted())
  }

  /// Draws only inside a path from now on, or only outside of it. Clips that were set before hold, too.
  ///
  /// - Parameters:
  ///   - path: the path in the context's coordinates, as they are now.
  ///   - style: the rule by which points count as inside.
  ///   - options: `inverse` keeps what is outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      path.addRect(CGRect(origin: .zero, size: canvas.size).union(path.boundingRect).insetBy(dx: -1, dy: -1))
      style.isEOFilled = true
    }
    clips.append(.path(path, style))
  }

  /// Draws only where a content is opaque from now on, or only where it isn't.
  ///
  /// - Parameters:
  ///   - opacity: the opacity of the content's drawings, from 0 to 1.
  ///   - options: `inverse` keeps what is drawn where the content isn't.
  ///   - content: draws the mask into a context of its own.
  public mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = layerContext()
    inner.opacity = opacity
    try content(&inner)
    clips.append(.mask(inner.recorder.commands, isInverse: options.contains(.inverse)))
  }

  /// Applies a filter to each drawing from now on, before the filters that were added earlier.
  ///
  /// Its lengths are in the canvas's coordinates. A threshold and then a blur let blurred drops flow together with a
  /// sharp edge.
  ///
  /// - Parameters:
  ///   - filter: the filter.
  ///   - options: the colour space in which it works.
  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
  ) {
    let added = filter.filters(environment)
    guard options.contains(.linearColor) else { return filters = added + filters }
    filters = added.map { if case .colorMatrix(let matrix) = $0 { .linearColorMatrix(matrix) } else { $0 } } + filters
  }

  /// Draws a content as one picture, to which opacity, blend mode and filters apply as a whole.
  ///
  /// - Parameter content: draws into a context of its own, which has this one's coordinates but not its filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = layerContext()
    try content(&inner)
    let commands = inner.recorder.commands
    guard !commands.isEmpty else { return }
    emit(isGroup: true, inCanvas: true) { $0 += commands }
  }

  /// A context for a layer: what it draws is kept apart, in the same coordinates.
  private func layerContext() -> GraphicsContext {
    var inner = GraphicsContext(recorder: Recorder(), canvas: canvas)
    inner.transform = transform
    return inner
  }

  // MARK: Drawing

  /// Fills a path. An empty one paints nothing.
  ///
  /// - Parameters:
  ///   - path: the path in the context's coordinates.
  ///   - shading: the paint.
  ///   - style: the rule by which points count as inside, and whether edges are smoothed.
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let paint = shading.paint(in: environment, bounds: path.boundingRect).multiplyingOpacity(alpha)
    emit { $0.append(.fill(path, style: style, paint: paint)) }
  }

  /// Draws a solid line along a path.
  ///
  /// - Parameters:
  ///   - path: the path in the context's coordinates.
  ///   - shading: the paint.
  ///   - lineWidth: the line's width in points, half of it on each side of the path.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path, with ends, corners and dashes of a style.
  ///
  /// - Parameters:
  ///   - path: the path in the context's coordinates.
  ///   - shading: the paint.
  ///   - style: the line's width, ends, corners and dashes.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let paint = shading.paint(in: environment, bounds: path.boundingRect).multiplyingOpacity(alpha)
    emit { $0.append(.stroke(path, style: style, paint: paint)) }
  }

  /// The opacity as a number from 0 to 1.
  var alpha: Double { opacity.isNaN ? 1 : max(0, min(opacity, 1)) }

  /// Adds commands with the context's clips, blend mode, filters and transform around them.
  ///
  /// - Parameters:
  ///   - isGroup: whether the opacity applies to the commands as a whole, and not to each paint.
  ///   - inCanvas: whether the commands are in the canvas's coordinates already.
  func emit(isGroup: Bool = false, inCanvas: Bool = false, _ body: (inout [DisplayCommand]) -> Void) {
    var commands: [DisplayCommand] = []
    if transform.isIdentity || inCanvas {
      body(&commands)
    } else {
      guard transform.isUsable else { return }
      commands = [.save, .concatenate(transform)]
      body(&commands)
      commands.append(.restore)
    }
    var layer = DisplayLayer(opacity: isGroup ? alpha : 1, filters: filters)
    switch blendMode.composition {
    case .mode(let mode): layer.blendMode = mode
    case .clear: layer.blendMode = .destinationOut
    case .coverage(let coverage): layer.coverage = coverage
    case .copy:
      // What lies below is taken away first.
      wrap([.beginLayer(DisplayLayer(blendMode: .destinationOut))] + commands + [.endLayer])
    }
    wrap(layer.around(commands, isGroup: isGroup))
  }

  /// Adds commands with the clips around them.
  private func wrap(_ commands: [DisplayCommand]) {
    var commands = commands
    for case .mask(let mask, let isInverse) in clips {
      let layer = isInverse ? DisplayLayer(blendMode: .destinationOut) : DisplayLayer(isMask: true)
      commands = [.beginLayer(DisplayLayer())] + commands + [.beginLayer(layer)] + mask + [.endLayer, .endLayer]
    }
    let paths = clips.compactMap { clip -> DisplayCommand? in
      if case .path(let path, let style) = clip { return .clip(path, style: style) }
      return nil
    }
    if !paths.isEmpty { commands = [.save] + paths + commands + [.restore] }
    recorder.commands += commands
  }
}

/// What a canvas gives its contexts.
struct CanvasEnvironment {
  let environment: EnvironmentValues
  let size: CGSize
  let scale: CGFloat
  let shape: (ResolvedText) -> any ShapedText
  /// Finds the views that were given as symbols.
  let symbol: (AnyHashable) -> LayoutNode?
}

extension CGAffineTransform {
  /// Whether something can be seen through it.
  fileprivate var isUsable: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant != 0
  }
}
