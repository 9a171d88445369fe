// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A modifier that draws a view transformed, by its size; the layout stays.
///
/// What `animatableData` holds is interpolated, and the transform is asked for again in each frame of an animation.
///
/// ```swift
/// struct Tilt: GeometryEffect {
///   var degrees: Double
///
///   var animatableData: Double {
///     get { degrees }
///     set { degrees = newValue }
///   }
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     let slope = CGFloat(degrees / 180)
///     return ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: slope, d: 1, tx: 0, ty: 0))
///   }
/// }
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation
where Self.Body == Never {
  /// The transform for a view of a size in points, in the view's own coordinates.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes the node that draws its content transformed. The engine calls it.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    GeometryEffectNode<Self>.make(modifier, context, content)
  }

  /// The effect without its part in the geometry that views inside read: only what is drawn changes.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that changes what is drawn, and no coordinates. `ignoredByLayout()` makes it.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect has no body: the engine applies it.
  public typealias Body = Never
  /// The effect whose transform is drawn.
  public var base: Base

  /// The interpolated part of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The effect's transform for a view of a size in points.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

protocol IgnoredByLayout {}

final class GeometryEffectNode<Effect: GeometryEffect>: UnaryNode<Effect> {
  override func modifierDidChange(from old: Effect) { graph.layoutDidChange = true }
  override var animatesFrame: Bool { true }

  private var transform: ProjectionTransform? {
    let transform = modifier.effectValue(size: size)
    return transform.isIdentity ? nil : transform
  }

  override var contentTransform: ProjectionTransform? { Effect.self is any IgnoredByLayout.Type ? nil : transform }

  override func draw(_ context: inout DrawingContext) {
    guard let child else { return }
    guard let transform else { return context.draw(child) }
    context.transformed(transform) { $0.draw(child) }
  }

  override var snapshotName: String? { baseName(of: Effect.self) }
}
