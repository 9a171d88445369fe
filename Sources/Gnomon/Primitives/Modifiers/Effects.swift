// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Makes the view as a whole translucent. It keeps its space in the layout.
  ///
  /// Views that lie above each other inside don't shine through each other.
  ///
  /// - Parameter opacity: 0 is invisible, 1 opaque. Numbers outside count as the nearer of the two, and NaN as 1.
  nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity.isNaN ? 1 : opacity)) }

  /// Draws the view with its width and height multiplied by two factors. The layout stays.
  ///
  /// - Parameters:
  ///   - scale: the factors for width and height; negative ones mirror. Where one isn't finite, nothing is scaled.
  ///   - anchor: the point of the view that stays in place.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor: anchor), name: "scaleEffect")
  }

  /// Draws the view with its width and height multiplied by one factor. The layout stays.
  ///
  /// - Parameters:
  ///   - s: the factor; negative mirrors along both axes. One that isn't finite scales nothing.
  ///   - anchor: the point of the view that stays in place.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view with its width multiplied by `x` and its height by `y`. The layout stays.
  ///
  /// - Parameters:
  ///   - x: the factor for the width; negative mirrors.
  ///   - y: the factor for the height; negative turns the view upside down.
  ///   - anchor: the point of the view that stays in place.
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned by an angle. The layout stays.
  ///
  /// - Parameters:
  ///   - angle: positive turns clockwise. One that isn't finite turns nothing.
  ///   - anchor: the point of the view that stays in place.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor), name: "rotationEffect")
  }

  /// Draws the view turned about an axis in space. The layout stays.
  ///
  /// - Parameters:
  ///   - angle: the turn about the axis. One that isn't finite turns nothing.
  ///   - axis: the direction of the axis: `x` to the right, `y` down, `z` towards the reader.
  ///   - anchor: the point of the view that the axis goes through.
  ///   - anchorZ: the distance of the axis behind or in front of the view, in points.
  ///   - perspective: how much larger near parts are than far ones; 0 is no perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    effect(
      .rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective),
      name: "rotation3DEffect")
  }

  /// Draws the view after an affine map, about its top left corner. The layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.matrix(ProjectionTransform(transform)), name: "transformEffect")
  }

  /// Draws the view after a map that may have a perspective, about its top left corner. The layout stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.matrix(transform), name: "projectionEffect")
  }

  /// Draws the view blurred.
  ///
  /// Up to 64 things inside are blurred each by itself; beyond that all are blurred as one.
  ///
  /// - Parameters:
  ///   - radius: the blur's standard deviation in points.
  ///   - opaque: true if the blur lets nothing shine through at the edges.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.filter(.blur(radius: radius, opaque: opaque)))
  }

  /// Draws a shadow below the view. The layout stays.
  ///
  /// Up to 64 things inside have a shadow of their own; beyond that all of them share one.
  ///
  /// - Parameters:
  ///   - color: the shadow's colour: black at a third of its opacity unless said otherwise.
  ///   - radius: the blur's radius in points; below 0, or not finite, counts as 0: a sharp edge.
  ///   - x: the distance to the right in points; what isn't finite counts as 0.
  ///   - y: the distance down in points; what isn't finite counts as 0.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Makes the view's colours lighter by adding to each component.
  ///
  /// - Parameter amount: 0 changes nothing, 1 is white and −1 black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    effect(.filter(.colorMatrix(.brightness(amount))))
  }

  /// Spreads the view's colour components about the middle.
  ///
  /// - Parameter amount: 1 changes nothing, 0 is grey, more makes differences larger. Negative inverts the colours.
  nonisolated public func contrast(_ amount: Double) -> some View { effect(.filter(.colorMatrix(.contrast(amount)))) }

  /// Spreads the view's colour components about its luminance.
  ///
  /// - Parameter amount: 1 changes nothing, 0 leaves greys, more makes colours stronger.
  nonisolated public func saturation(_ amount: Double) -> some View {
    effect(.filter(.colorMatrix(.saturation(amount))))
  }

  /// Takes colour away from the view and keeps its luminance.
  ///
  /// - Parameter amount: 0 changes nothing, 1 leaves greys. Numbers outside count as the nearer of the two.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    effect(.filter(.colorMatrix(.grayscale(amount))))
  }

  /// Turns the hue of the view's colours, and keeps their luminance about the same.
  ///
  /// - Parameter angle: a whole turn changes nothing.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    effect(.hueRotation(angle))
  }

  /// Inverts the view's colours: each component becomes 1 less itself. The opacity stays.
  nonisolated public func colorInvert() -> some View { effect(.filter(.colorMatrix(.colorInvert))) }

  /// Makes the view black, with its luminance as its opacity: what is dark becomes transparent.
  nonisolated public func luminanceToAlpha() -> some View { effect(.filter(.colorMatrix(.luminanceToAlpha))) }

  /// Multiplies each component of the view's colours with that of a colour, the opacity too. White changes nothing.
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Mixes the view with what lies below it in the same group, by a blend mode.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Draws the view as one picture before opacity, blend modes and other effects outside are applied to it.
  nonisolated public func compositingGroup() -> some View { effect(.group(.nonLinear)) }

  /// Draws the view into one picture before it's mixed with what lies below.
  ///
  /// - Parameters:
  ///   - opaque: a promise that nothing shows through. It has no effect in Gnomon.
  ///   - colorMode: how colours are mixed inside of the picture.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    effect(.group(colorMode))
  }
}

/// A shadow, whose colour depends on the environment.
nonisolated struct ShadowModifier: UnaryModifier {
  let color: Color
  var radius: CGFloat
  var offset: CGSize

  final class Node: UnaryNode<ShadowModifier> {
    override func modifierDidChange(from old: ShadowModifier) { animateColor(from: old.color, to: modifier.color) }

    override func environmentDidChange(_ new: EnvironmentValues) {
      animatingColor({ modifier.color }) { super.environmentDidChange(new) }
    }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      let color = shownColor(modifier.color)
      guard color.opacity > 0 else { return context.draw(child) }
      let filter = DisplayFilter.shadow(
        color: color, radius: max(0, finite(modifier.radius)), x: finite(modifier.offset.width),
        y: finite(modifier.offset.height))
      context.layerOfEach(DisplayLayer(filters: [filter])) { $0.draw(child) }
    }
  }
}

nonisolated struct ColorMultiplyModifier: UnaryModifier {
  let color: Color

  final class Node: UnaryNode<ColorMultiplyModifier> {
    override func modifierDidChange(from old: ColorMultiplyModifier) {
      animateColor(from: old.color, to: modifier.color)
    }

    override func environmentDidChange(_ new: EnvironmentValues) {
      animatingColor({ modifier.color }) { super.environmentDidChange(new) }
    }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      let color = shownColor(modifier.color)
      let matrix = ColorMatrix.colorMultiply(
        red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
      context.layer(DisplayLayer(filters: [.colorMatrix(matrix)])) { $0.draw(child) }
    }
  }
}

// A modifier's colour is on its way as a leaf's paint is.
extension LayoutNode {
  fileprivate func animateColor(from old: Color, to new: Color) {
    guard graph.transaction?.animation != nil else { return }
    animatePaints(from: [.color(old.resolve(in: environment))], to: [.color(new.resolve(in: environment))])
  }

  fileprivate func animatingColor(_ color: () -> Color, _ change: () -> Void) {
    animatingPaints({ [.color(color().resolve(in: environment))] }, change)
  }

  fileprivate func shownColor(_ color: Color) -> Color.Resolved {
    let resolved = color.resolve(in: environment)
    guard case .color(let shown) = shown(.color(resolved)) else { return resolved }
    return shown
  }
}
