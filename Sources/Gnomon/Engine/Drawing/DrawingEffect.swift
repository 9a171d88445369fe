// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that changes how a view is drawn and leaves its layout alone.
enum DrawingEffect: Sendable {
  case opacity(Double)
  case filter(DisplayFilter)
  case hueRotation(Angle)
  case blend(BlendMode)
  case group(ColorRenderingMode)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(
    Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  case matrix(ProjectionTransform)

  /// The transform in the coordinates of a view of the given size; nil changes no coordinates.
  func transform(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .opacity, .filter, .hueRotation, .blend, .group: return nil
    case .scale(let scale, let anchor):
      guard scale.width.isFinite, scale.height.isFinite else { return nil }
      return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .about(point(anchor, size))
    case .rotation(let angle, let anchor):
      guard angle.radians.isFinite else { return nil }
      return ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians))).about(point(anchor, size))
    case .matrix(let matrix): return matrix
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      guard angle.radians.isFinite else { return nil }
      let length = max(size.width, size.height)
      var matrix = CATransform3DMakeTranslation(0, 0, -anchorZ)
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(0, 0, anchorZ))
      if perspective != 0, length > 0 {
        var view = CATransform3DIdentity
        view.m34 = -perspective / length
        matrix = CATransform3DConcat(matrix, view)
      }
      return ProjectionTransform(matrix).about(point(anchor, size))
    }
  }

  private func point(_ anchor: UnitPoint, _ size: CGSize) -> CGPoint {
    CGPoint(x: finite(anchor.x * size.width), y: finite(anchor.y * size.height))
  }

  /// Draws what `body` draws with the effect.
  func draw(_ context: inout DrawingContext, size: CGSize, _ body: (inout DrawingContext) -> Void) {
    switch self {
    case .opacity(let opacity):
      if opacity >= 1 { return body(&context) }
      if opacity > 0 { context.layer(DisplayLayer(opacity: opacity), body) }
    case .filter(let filter):
      if case .blur(_, opaque: false) = filter {
        context.layerOfEach(DisplayLayer(filters: [filter]), body)
      } else {
        context.layer(DisplayLayer(filters: [filter]), body)
      }
    case .hueRotation(let angle):
      context.layer(DisplayLayer(filters: [.colorMatrix(.hueRotation(angle))]), body)
    case .blend(let mode): context.layer(DisplayLayer(blendMode: mode), body)
    case .group(let mode): context.layer(DisplayLayer(colorMode: mode), body)
    default:
      if let transform = transform(in: size) { context.transformed(transform, body) } else { body(&context) }
    }
  }
}

extension DrawingEffect {
  /// True if nothing is seen through it.
  var hidesAll: Bool { if case .opacity(let opacity) = self { opacity <= 0 } else { false } }
}

/// A modifier that is one drawing effect.
nonisolated struct EffectModifier: UnaryModifier {
  var effect: DrawingEffect
  /// The name in a snapshot, for an effect that changes coordinates.
  let name: String?

  final class Node: UnaryNode<EffectModifier> {
    override func modifierDidChange(from old: EffectModifier) {
      graph.layoutDidChange = true
      // Rows have room for the signs of links that are seen.
      if old.effect.hidesAll != modifier.effect.hidesAll { graph.preferencesVersion &+= 1 }
    }

    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      if modifier.effect.hidesAll {
        content.contributeUnseen(to: preference)
      } else {
        content.contribute(to: preference)
      }
    }

    override var animatesFrame: Bool { modifier.name != nil }
    override var contentTransform: ProjectionTransform? { modifier.effect.transform(in: size) }
    override var snapshotName: String? { modifier.name }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      modifier.effect.draw(&context, size: size) { $0.draw(child) }
    }
  }
}

extension View {
  nonisolated func effect(_ effect: DrawingEffect, name: String? = nil) -> ModifiedContent<Self, EffectModifier> {
    modifier(EffectModifier(effect: effect, name: name))
  }
}
