// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GraphicsContext {
  /// The ways in which a gradient goes on beyond its ends and mixes its colours.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits. Unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient begins anew beyond its end, again and again. Conic gradients don't read it.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// The gradient runs back and forth beyond its end. Conic gradients don't read it.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed in a linear colour space. Gnomon keeps it without effect.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The paint of paths and texts. Points are in the context's coordinates.
  public struct Shading: Sendable {
    /// Of a level: the first is 0.
    private let paint: @Sendable (EnvironmentValues, CGRect, _ level: Int) -> Paint
    /// Whether it has several levels of its own; nil is as the foreground style.
    private(set) var hasLevels: Bool? = false

    /// One whose further levels are the first, paler.
    init(paint: @escaping @Sendable (EnvironmentValues, CGRect) -> Paint) {
      self.paint = {
        paint($0, $1).multiplyingOpacity(HierarchicalShapeStyle.opacity(level: $2))
      }
    }

    init(
      hasLevels: Bool?, leveled paint: @escaping @Sendable (EnvironmentValues, CGRect, _ level: Int) -> Paint
    ) {
      self.hasLevels = hasLevels
      self.paint = paint
    }

    func paint(in environment: EnvironmentValues, bounds: CGRect, level: Int = 0) -> Paint {
      paint(environment, bounds, level)
    }

    /// The canvas's foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Several shadings, the first of which paints paths and texts.
    ///
    /// A symbol's layers take one each, and the last where there are fewer.
    ///
    /// - Parameter array: the shadings. Empty, it's the foreground style.
    public static func palette(_ array: [Shading]) -> Shading {
      guard !array.isEmpty else { return .foreground }
      return Shading(hasLevels: array.count > 1) { environment, bounds, level in
        let index = min(max(level, 0), array.count - 1)
        return array[index].paint(in: environment, bounds: bounds, level: array.count > 1 ? 0 : level)
      }
    }

    /// One colour, as it is in the canvas's environment.
    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.resolve(in: environment)) }
    }

    /// One colour of red, green and blue.
    ///
    /// - Parameters:
    ///   - colorSpace: the space that the components belong to.
    ///   - red: from 0 to 1.
    ///   - green: from 0 to 1.
    ///   - blue: from 0 to 1.
    ///   - opacity: from 0, which paints nothing, to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// One grey.
    ///
    /// - Parameters:
    ///   - colorSpace: the space that the grey belongs to.
    ///   - white: from 0, which is black, to 1.
    ///   - opacity: from 0, which paints nothing, to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, stretched over the box around what is painted.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(hasLevels: S.self == ForegroundStyle.self ? nil : false) { environment, bounds, level in
        style._paint(in: environment, bounds: bounds, level: level)
      }
    }

    /// Colours along a line.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - startPoint: where the first colour is.
    ///   - endPoint: where the last colour is.
    ///   - options: how it goes on beyond both. Without options that's the first and the last colour.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, bounds in
        let stops = gradient.resolvedStops(in: environment)
        let line = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
        let length = line.x * line.x + line.y * line.y
        guard options.isRepeating, length > 0 else {
          return .linearGradient(stops, start: startPoint, end: endPoint)
        }
        // As many periods as the painted box needs.
        let places = bounds.corners.map {
          (($0.x - startPoint.x) * line.x + ($0.y - startPoint.y) * line.y) / length
        }
        let (first, count) = periods(places)
        func point(_ place: Int) -> CGPoint {
          CGPoint(x: startPoint.x + line.x * CGFloat(place), y: startPoint.y + line.y * CGFloat(place))
        }
        return .linearGradient(
          repeated(stops, first, count, options), start: point(first), end: point(first + count))
      }
    }

    /// Colours by the distance from a centre.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - center: the point that distances are measured from.
    ///   - startRadius: the distance in points at which the first colour is.
    ///   - endRadius: the distance in points at which the last colour is.
    ///   - options: how it goes on beyond the end. Without options that's the last colour.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, bounds in
        let stops = gradient.resolvedStops(in: environment)
        let length = endRadius - startRadius
        guard options.isRepeating, length > 0 else {
          return .radialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        let places = bounds.corners.map {
          ((($0.x - center.x) * ($0.x - center.x) + ($0.y - center.y) * ($0.y - center.y)).squareRoot() - startRadius)
            / length
        }
        let (_, count) = periods(places + [0])
        return .radialGradient(
          repeated(stops, 0, max(1, count), options), center: center, startRadius: startRadius,
          endRadius: startRadius + length * CGFloat(max(1, count)))
      }
    }

    /// Colours by the direction from a centre, once around it.
    ///
    /// - Parameters:
    ///   - gradient: the colours.
    ///   - center: the point that directions are seen from.
    ///   - angle: the direction of the first colour. It grows clockwise from the right.
    ///   - options: aren't read.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, _ in
        .angularGradient(
          gradient.resolvedStops(in: environment), center: center, startAngle: angle,
          endAngle: angle + .degrees(360))
      }
    }

    /// A mesh gradient, stretched over the box around what is painted.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A part of a picture, repeated from an origin.
    ///
    /// - Parameters:
    ///   - image: the picture. One that isn't found paints nothing.
    ///   - origin: a corner of one of the tiles.
    ///   - sourceRect: the part, in fractions of the picture's size.
    ///   - scale: what the picture's size is multiplied by; 0 and below is 1.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      let style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { environment, _ in
        style._paint(in: environment, bounds: CGRect(origin: origin, size: .zero))
      }
    }

    /// The first period and the number of them that places lie in; at most 64.
    private static func periods(_ places: [CGFloat]) -> (first: Int, count: Int) {
      let usable = places.filter(\.isFinite)
      let low = max(-32, min((usable.min() ?? 0).rounded(.down), 31))
      let high = max(low + 1, min((usable.max() ?? 1).rounded(.up), 32))
      return (Int(low), Int(high - low))
    }

    private static func repeated(
      _ stops: [ResolvedStop], _ first: Int, _ count: Int, _ options: GradientOptions
    ) -> [ResolvedStop] {
      (0..<count).flatMap { index in
        let isBackwards = options.contains(.mirror) && !(first + index).isMultiple(of: 2)
        let period =
          isBackwards
          ? stops.reversed().map { ResolvedStop(color: $0.color, location: 1 - $0.location) } : stops
        return period.map {
          ResolvedStop(color: $0.color, location: (CGFloat(index) + $0.location) / CGFloat(count))
        }
      }
    }
  }

  /// The shading as it is in this context's environment, which it no longer depends on.
  public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading {
    let environment = environment
    let hasLevels = shading.hasLevels ?? (environment.styles.foreground?.secondary != nil)
    return Shading(hasLevels: hasLevels) { _, bounds, level in
      shading.paint(in: environment, bounds: bounds, level: level)
    }
  }
}

extension GraphicsContext.GradientOptions {
  fileprivate var isRepeating: Bool { contains(.repeat) || contains(.mirror) }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
