// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A frame's drawing as a flat list of commands, in points, origin at the top leading corner.
///
/// It is what every exporter reads (PNG, PDF, SVG): it holds no views and no nodes, so it can be drawn and encoded off
/// the main actor. Commands between a `save` and its `restore` share a coordinate system and a clip; commands between a
/// `beginLayer` and its `endLayer` are drawn apart and composited as one picture.
public struct DisplayList: Sendable {
  /// The size of the canvas in points.
  public var size: CGSize
  /// The device pixels per point that edges were snapped for.
  public var scale: CGFloat
  /// The commands, in painting order.
  public var commands: [DisplayCommand]

  /// A drawing of commands.
  ///
  /// - Parameters:
  ///   - size: the canvas's size in points.
  ///   - scale: the device pixels per point that edges were snapped for.
  ///   - commands: the commands, in painting order.
  public init(size: CGSize, scale: CGFloat, commands: [DisplayCommand] = []) {
    self.size = size
    self.scale = scale
    self.commands = commands
  }

  /// The drawing with all its colours mixed as `mode` says, whatever is drawn below it later.
  public func mixed(_ mode: ColorRenderingMode) -> DisplayList {
    guard mode != .nonLinear else { return self }
    var mixed = self
    mixed.commands = [.beginLayer(DisplayLayer(colorMode: mode))] + commands + [.endLayer]
    return mixed
  }
}

/// One command of a ``DisplayList``.
public enum DisplayCommand: Sendable {
  /// Remembers the coordinate system and the clip.
  case save
  /// Brings back the coordinate system and the clip of the matching `save`.
  case restore
  /// Puts a transform before the current one: what follows is drawn in the transform's source space.
  case concatenate(CGAffineTransform)
  /// Narrows the clip to a path.
  case clip(Path, style: FillStyle)
  /// Begins a picture of its own that `endLayer` composites.
  case beginLayer(DisplayLayer)
  /// Ends the innermost layer and composites it.
  case endLayer
  /// Fills a path.
  case fill(Path, style: FillStyle, paint: Paint)
  /// Strokes a path, centred on it.
  case stroke(Path, style: StrokeStyle, paint: Paint)
  /// Draws a measured text in a rectangle; `paints[i]` colours run `i` of the text that was shaped.
  case text(any ShapedText, in: CGRect, paints: [Paint])
  /// Draws a part of a measured text's glyphs; the rectangle and the paints are those of the whole text.
  case textPart(TextPart, of: any ShapedText, in: CGRect, paints: [Paint])
  /// A place that leads to an address, in documents that can be clicked. It draws nothing.
  case link(URL, in: CGRect)
  /// Draws a picture into a rectangle.
  case image(DisplayImage, in: CGRect)
  /// Draws what lies below a path once more, blurred, and a shadow around the path.
  case backdrop(Path, Backdrop)
}

/// The way in which a layer is composited onto what lies below it. Filters are applied in order, then the opacity, then
/// the blend.
public struct DisplayLayer: Sendable {
  /// The opacity of the whole layer: 0 paints nothing, 1 paints it as it is.
  public var opacity: Double
  /// The way in which the layer's colours are combined with those below it. Not asked where ``coverage`` is set.
  public var blendMode: BlendMode
  /// The filters over the whole layer, in the order in which they're applied.
  public var filters: [DisplayFilter]
  /// True if the layer is a mask: what the enclosing layer holds is kept only where this layer is opaque.
  public var isMask: Bool
  /// The way in which the colours of what lies in the layer are mixed.
  public var colorMode: ColorRenderingMode
  /// The parts of the layer and of what lies below that are kept; nil leaves them to the blend mode.
  public var coverage: Coverage?

  /// Porter and Duff's ways to keep parts of two pictures that no blend mode has.
  public enum Coverage: Hashable, Sendable {
    /// The layer, only where there's something below. What lies below isn't kept.
    case sourceIn
    /// The layer, only where there's nothing below. What lies below isn't kept.
    case sourceOut
    /// The picture below, only where the layer is. The layer isn't drawn.
    case destinationIn
    /// The layer, with what lies below drawn over it where both are.
    case destinationAtop
    /// Each of both, only where the other isn't.
    case xor
  }

  /// A layer that is composited as it is, unless something is said.
  public init(
    opacity: Double = 1, blendMode: BlendMode = .normal, filters: [DisplayFilter] = [], isMask: Bool = false,
    coverage: Coverage? = nil, colorMode: ColorRenderingMode = .nonLinear
  ) {
    self.coverage = coverage
    self.colorMode = colorMode
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
    self.isMask = isMask
  }
}

/// A filter over a whole layer. Lengths are points in the coordinate system in force at the layer's `beginLayer`.
public enum DisplayFilter: Sendable {
  /// A Gaussian blur; `radius` is its standard deviation.
  case blur(radius: CGFloat, opaque: Bool)
  /// A shadow below the layer's content.
  case shadow(color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// A shadow above the content, in its place, or of what lies around it.
  case placedShadow(
    color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat, options: GraphicsContext.ShadowOptions)
  /// One colour where the opacity lies between two bounds, nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
  /// A linear map of the (not premultiplied) sRGB components.
  case colorMatrix(ColorMatrix)
  /// A linear map of the (not premultiplied) linear components.
  case linearColorMatrix(ColorMatrix)
  /// A perspective map of the layer.
  case projection(ProjectionTransform)
}

/// The paint of a path or a text. Points are in the coordinate system of the command.
public enum Paint: Sendable, Equatable {
  /// One colour everywhere.
  case color(Color.Resolved)
  /// Colours along the line from `start` to `end`; beyond its ends, the first and the last one.
  case linearGradient([ResolvedStop], start: CGPoint, end: CGPoint)
  /// Colours by the distance from a centre, from the start radius to the end radius, in points.
  case radialGradient([ResolvedStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// An ellipse's gradient: radii are fractions of `bounds`'s width and height.
  case ellipticalGradient(
    [ResolvedStop], bounds: CGRect, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
  /// Colours by the direction from a centre, from the start angle to the end angle; angles grow clockwise from the
  /// right.
  case angularGradient([ResolvedStop], center: CGPoint, startAngle: Angle, endAngle: Angle)
  /// A mesh gradient.
  case mesh(ResolvedMesh)
  /// An image tiled from an origin.
  case image(DisplayImage, origin: CGPoint)
}

/// A gradient's stop with its colour resolved.
public struct ResolvedStop: Sendable, Equatable {
  /// The stop's colour.
  public var color: Color.Resolved
  /// The stop's place: 0 is the gradient's start, 1 its end.
  public var location: CGFloat

  /// A stop of a colour at a place: 0 is the gradient's start, 1 its end.
  public init(color: Color.Resolved, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// A picture as the display list draws it.
public struct DisplayImage: Sendable, Equatable {
  /// The pixels.
  public var bitmap: Bitmap
  /// Pixels per point of the bitmap.
  public var scale: CGFloat
  /// The way in which pixels between the bitmap's own are found when it's drawn at another size.
  public var interpolation: Image.Interpolation
  /// True if edges that don't lie on device pixels are smoothed.
  public var isAntialiased: Bool
  /// The colour that the bitmap's alpha is a stencil for (`renderingMode(.template)`); nil keeps the bitmap's colours.
  public var tint: Color.Resolved?
  /// Insets of the parts that aren't stretched or tiled, in points.
  public var capInsets: EdgeInsets
  /// True if the middle is repeated at its own size to fill the rectangle; false if it's stretched.
  public var tiles: Bool
  /// The paths that the bitmap was drawn from: documents draw a symbol by them. nil where there are only pixels.
  public var vector: (any VectorPicture)?

  /// A picture that is drawn as it is, unless something is said.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: the pixels per point of the bitmap.
  ///   - interpolation: how pixels between the bitmap's own are found.
  ///   - isAntialiased: true if edges between device pixels are smoothed.
  ///   - tint: the colour that the bitmap's alpha is a stencil for; nil keeps the bitmap's colours.
  ///   - capInsets: the parts that aren't stretched or tiled, in points.
  ///   - tiles: true if the middle is repeated, false if it's stretched.
  ///   - vector: the paths that the bitmap was drawn from; nil if there are only pixels.
  public init(
    bitmap: Bitmap, scale: CGFloat = 1, interpolation: Image.Interpolation = .medium, isAntialiased: Bool = true,
    tint: Color.Resolved? = nil, capInsets: EdgeInsets = EdgeInsets(), tiles: Bool = false,
    vector: (any VectorPicture)? = nil
  ) {
    self.bitmap = bitmap
    self.scale = scale
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.tint = tint
    self.capInsets = capInsets
    self.tiles = tiles
    self.vector = vector
  }

  /// True if both draw one bitmap alike. The bitmaps themselves are compared, not their pixels.
  public static func == (a: Self, b: Self) -> Bool {
    a.bitmap == b.bitmap && a.scale == b.scale && a.interpolation == b.interpolation
      && a.isAntialiased == b.isAntialiased && a.tint == b.tint && a.capInsets == b.capInsets && a.tiles == b.tiles
      && a.vector === b.vector
  }
}
