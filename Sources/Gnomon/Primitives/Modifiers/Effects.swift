// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Makes the view as a whole translucent; 0 is invisible, 1 opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity.isNaN ? 1 : opacity)) }

  /// Scales what is drawn about an anchor; the layout stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor: anchor), name: "scaleEffect")
  }

  /// Scales what is drawn about an anchor; the layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what is drawn about an anchor; the layout stays.
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is drawn about an anchor, clockwise; the layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor: anchor), name: "rotationEffect")
  }

  /// Turns what is drawn about an axis in space; the layout stays.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    effect(
      .rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective),
      name: "rotation3DEffect")
  }

  /// Transforms what is drawn; the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.matrix(ProjectionTransform(transform)), name: "transformEffect")
  }

  /// Projects what is drawn; the layout stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.matrix(transform), name: "projectionEffect")
  }

  /// Blurs the view; the radius is in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.filter(.blur(radius: radius, opaque: opaque)))
  }

  /// Puts a shadow below the view. The radius and the offsets are in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  nonisolated public func brightness(_ amount: Double) -> some View {
    effect(.filter(.colorMatrix(.brightness(amount))))
  }

  nonisolated public func contrast(_ amount: Double) -> some View { effect(.filter(.colorMatrix(.contrast(amount)))) }

  nonisolated public func saturation(_ amount: Double) -> some View {
    effect(.filter(.colorMatrix(.saturation(amount))))
  }

  nonisolated public func grayscale(_ amount: Double) -> some View {
    effect(.filter(.colorMatrix(.grayscale(amount))))
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    effect(.hueRotation(angle))
  }

  nonisolated public func colorInvert() -> some View { effect(.filter(.colorMatrix(.colorInvert))) }

  nonisolated public func luminanceToAlpha() -> some View { effect(.filter(.colorMatrix(.luminanceToAlpha))) }

  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Composites the view with a blend mode onto what lies below.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode)) }

  /// Draws the view apart before effects outside are applied.
  nonisolated public func compositingGroup() -> some View { effect(.group(.nonLinear)) }

  /// Draws the view into one picture before it's composited, its colours mixed as `colorMode` says.
  ///
  /// `opaque` promises that nothing shows through, and has no effect.
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
