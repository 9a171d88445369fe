// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The style that shapes, texts and symbols are painted with: a colour, a gradient, a picture, or a style that becomes
/// one of those in an environment.
///
/// A style of one's own gives another style from ``resolve(in:)``:
///
/// ```swift
/// struct Ink: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> Color.Resolved {
///     (environment.colorScheme == .dark ? Color.white : .indigo).resolve(in: environment)
///   }
/// }
///
/// struct Signature: View {
///   var body: some View {
///     Text("J. Doe").italic().foregroundStyle(Ink())
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of style that this one becomes; `Never` for styles that paint themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one becomes in an environment. It's called whenever the style is painted, so it should be
  /// cheap.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// The paint over a rectangle for a level of the hierarchy, 0 being the style itself. The engine calls it.
  func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint

  /// The blend mode and the shadows, which apply beside the paint. The engine calls it.
  func _effects(in environment: EnvironmentValues) -> _StyleEffects

  /// True if the style may look up the foreground style around it.
  var _readsForeground: Bool { get }
}

extension ShapeStyle {
  /// The paint over a rectangle, at the first level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    _paint(in: environment, bounds: bounds, level: 0)
  }

  /// The usual paint of a style of one's own: that of the style which it becomes.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    if Resolved.self == Never.self { return .color(.clear) }
    return resolve(in: environment)._paint(in: environment, bounds: bounds, level: level)
  }

  /// The usual blend mode and shadows of a style of one's own: those of the style which it becomes.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    if Resolved.self == Never.self { return _StyleEffects() }
    return resolve(in: environment)._effects(in: environment)
  }

  /// True for a style of one's own, unless it becomes components: what it becomes may look up the foreground style.
  public var _readsForeground: Bool { Resolved.self != Never.self && Resolved.self != Color.Resolved.self }
}

extension ShapeStyle where Self.Resolved == Never {
  /// Never called: a style without a resolved style paints itself. Calling it ends the program.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) has no style that it becomes: it paints itself.")
  }
}

extension Never: ShapeStyle {
  /// No style at all becomes no style.
  public typealias Resolved = Never
}

/// The blend mode and the shadows that a style asks for beside its paint.
public struct _StyleEffects: Hashable, Sendable {
  /// nil leaves the blend mode as it is.
  var blendMode: BlendMode?
  /// From the inside out.
  var shadows: [ShadowStyle] = []

  var isEmpty: Bool { blendMode == nil && shadows.isEmpty }
}

extension Color: ShapeStyle {
  /// The colour as a paint, with its opacity reduced by the level of the hierarchy. Labels have levels of their own.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    // The label colours have measured levels of their own.
    if level > 0, storage == .system(.primary) { return .color(SemanticColors(environment).foreground(level: level)) }
    return .color(resolve(in: environment).multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The components become no other style: they paint themselves.
  public typealias Resolved = Never

  /// The components as a paint, with their opacity reduced by the level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    .color(multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

extension Paint {
  /// The paint with the opacity of all its colours multiplied.
  package func multiplyingOpacity(_ factor: Double) -> Paint {
    if factor == 1 { return self }
    func faded(_ stops: [ResolvedStop]) -> [ResolvedStop] {
      stops.map { ResolvedStop(color: $0.color.multiplyingOpacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      return .ellipticalGradient(
        faded(stops), bounds: bounds, center: center, startRadiusFraction: start, endRadiusFraction: end)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.multiplyingOpacity(factor) }
      mesh.background = mesh.background.multiplyingOpacity(factor)
      return .mesh(mesh)
    case .image(let image, let origin):
      return .image(image.multiplyingOpacity(factor), origin: origin)
    }
  }
}

extension DisplayImage {
  /// The image with its alpha multiplied. Copies the pixels.
  func multiplyingOpacity(_ factor: Double) -> DisplayImage {
    guard factor.isFinite, factor < 1 else { return self }
    let factor = max(factor, 0)
    var pixels = bitmap.pixels
    for index in stride(from: 3, to: pixels.count, by: 4) {
      pixels[index] = UInt8((Double(pixels[index]) * factor).rounded())
    }
    var copy = self
    copy.bitmap = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    copy.vector = nil
    return copy
  }
}
