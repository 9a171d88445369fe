// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Effects that change how a view is drawn and leave its layout alone.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects in the order in which they're applied.
  var _effects: _VisualEffects { get }
}

/// A list of effects, opaque to users.
public struct _VisualEffects: Sendable {
  var list: [DrawingEffect] = []
}

/// A view's drawing as it is: what effects start from.
public struct EmptyVisualEffect: VisualEffect {
  /// The drawing as it is.
  public init() {}
  /// No effects.
  public var _effects: _VisualEffects { _VisualEffects() }
}

struct AppliedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let effect: DrawingEffect
  typealias AnimatableData = EmptyAnimatableData
  var _effects: _VisualEffects { _VisualEffects(list: base._effects.list + [effect]) }
}

extension VisualEffect {
  private func apply(_ effect: DrawingEffect) -> AppliedVisualEffect<Self> {
    AppliedVisualEffect(base: self, effect: effect)
  }

  private func matrix(_ matrix: ColorMatrix) -> AppliedVisualEffect<Self> { apply(.filter(.colorMatrix(matrix))) }

  /// Moves the drawing by a distance in points; the view keeps its place. A length that isn't finite counts as 0.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    apply(
      .matrix(
        ProjectionTransform(CGAffineTransform(translationX: finite(offset.width), y: finite(offset.height)))))
  }

  /// Moves the drawing by distances in points; the view keeps its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales the drawing about an anchor, with a factor for each axis; 1 keeps it, a negative one mirrors it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.scale(scale, anchor: anchor))
  }

  /// Scales the drawing about an anchor, with one factor for both axes; 1 keeps it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.scale(CGSize(width: scale, height: scale), anchor: anchor))
  }

  /// Scales the drawing about an anchor, with a factor for each axis; 1 keeps it, a negative one mirrors it.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns the drawing about an anchor; a positive angle is clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.rotation(angle, anchor: anchor))
  }

  /// Turns the drawing about an axis in space.
  ///
  /// - Parameters:
  ///   - angle: how far it's turned.
  ///   - axis: the axis's direction; its length says nothing.
  ///   - anchor: the point in the view that the axis goes through.
  ///   - anchorZ: the axis's distance in front of the view, in points.
  ///   - perspective: how strongly near parts are larger; 0 is none.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    apply(.rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps the drawing by a projective matrix, in points from the view's top leading corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { apply(.matrix(transform)) }

  /// Maps the drawing by an affine matrix, in points from the view's top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    apply(.matrix(ProjectionTransform(transform)))
  }

  /// Draws the view with an opacity: 0 is nothing, 1 is as it is. What isn't a number counts as 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { apply(.opacity(opacity.isNaN ? 1 : opacity)) }

  /// Blurs the drawing; the view keeps its place and size.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation in points; 0 is none.
  ///   - opaque: true if what lies at the edges stays opaque.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    apply(.filter(.blur(radius: radius, opaque: opaque)))
  }

  /// Adds a number to all colour components: 0 keeps them, 1 gives white, −1 black.
  public func brightness(_ amount: Double) -> some VisualEffect { matrix(.brightness(amount)) }
  /// Moves colour components away from medium grey by a factor: 1 keeps them, 0 makes all grey.
  public func contrast(_ amount: Double) -> some VisualEffect { matrix(.contrast(amount)) }
  /// Moves colours away from grey by a factor: 1 keeps them, 0 takes all colour away.
  public func saturation(_ amount: Double) -> some VisualEffect { matrix(.saturation(amount)) }
  /// Takes colour away: 0 keeps it, 1 leaves grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { matrix(.grayscale(amount)) }
  /// Turns all hues by an angle; a full turn keeps them.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { matrix(.hueRotation(angle)) }
  /// Combines the drawing's colours with those below it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { apply(.blend(blendMode)) }
}

/// Draws a view with effects that are a function of its geometry.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: UnaryModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  final class Node: UnaryNode<VisualEffectModifier<Effect>> {
    private var known: [DrawingEffect] = []
    private var version: UInt = 0

    override func modifierDidChange(from old: VisualEffectModifier<Effect>) {
      version = 0
      graph.layoutDidChange = true
      guard let clock = graph.frameClock, graph.transaction?.animation != nil, isPlaced else { return }
      clock.animateEffects(of: self, from: effects(of: old), to: effects(of: modifier))
    }

    private func effects(of modifier: VisualEffectModifier<Effect>) -> [DrawingEffect] {
      modifier.effect(EmptyVisualEffect(), GeometryProxy(self))._effects.list
    }

    /// Asked for only when something is drawn or converted, so that it sees the places of the frame.
    private var effects: [DrawingEffect] {
      if version != graph.layoutVersion {
        version = graph.layoutVersion
        known = effects(of: modifier)
      }
      guard flags.contains(.animated), let motion = graph.frameClock?.effectMotion(of: self) else { return known }
      return motion.shown(known)
    }

    override var contentTransform: ProjectionTransform? {
      effects.compactMap { $0.transform(in: size) }.reduce(nil) { $0?.concatenating($1) ?? $1 }
    }

    override var animatesFrame: Bool { true }
    override var snapshotName: String? { "visualEffect" }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      draw(effects[...], &context, child)
    }

    private func draw(_ effects: ArraySlice<DrawingEffect>, _ context: inout DrawingContext, _ child: LayoutNode) {
      guard let last = effects.last else { return context.draw(child) }
      last.draw(&context, size: size) { draw(effects.dropLast(), &$0, child) }
    }
  }
}

extension View {
  /// Draws the view with effects that are made of its geometry; the layout stays.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
