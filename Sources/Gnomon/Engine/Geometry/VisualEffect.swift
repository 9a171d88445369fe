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
  public init() {}
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

  public func offset(_ offset: CGSize) -> some VisualEffect {
    apply(
      .matrix(
        ProjectionTransform(CGAffineTransform(translationX: finite(offset.width), y: finite(offset.height)))))
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.scale(scale, anchor: anchor))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.scale(CGSize(width: scale, height: scale), anchor: anchor))
  }

  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    apply(.rotation(angle, anchor: anchor))
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    apply(.rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { apply(.matrix(transform)) }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    apply(.matrix(ProjectionTransform(transform)))
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { apply(.opacity(opacity.isNaN ? 1 : opacity)) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    apply(.filter(.blur(radius: radius, opaque: opaque)))
  }

  public func brightness(_ amount: Double) -> some VisualEffect { matrix(.brightness(amount)) }
  public func contrast(_ amount: Double) -> some VisualEffect { matrix(.contrast(amount)) }
  public func saturation(_ amount: Double) -> some VisualEffect { matrix(.saturation(amount)) }
  public func grayscale(_ amount: Double) -> some VisualEffect { matrix(.grayscale(amount)) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { matrix(.hueRotation(angle)) }
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
