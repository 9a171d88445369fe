// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShapeStyle {
  /// Draws with what the style brings beside its paint: a blend mode, shadows outside and inside.
  func withEffects(
    in environment: EnvironmentValues, size: CGSize, _ context: inout DrawingContext,
    _ body: (inout DrawingContext) -> Void
  ) {
    _effects(in: environment).draw(in: environment, size: size, &context, body)
  }
}

extension _StyleEffects {
  /// Draws with them in a frame of a size.
  func draw(
    in environment: EnvironmentValues, size: CGSize, _ context: inout DrawingContext,
    _ body: (inout DrawingContext) -> Void
  ) {
    if isEmpty { return body(&context) }
    var layer = DisplayLayer()
    if let mode = blendMode { layer.blendMode = mode }
    for shadow in shadows where shadow.kind == .drop {
      layer.filters.append(
        .shadow(
          color: shadow.color.resolve(in: environment), radius: max(0, finite(shadow.radius)), x: finite(shadow.x),
          y: finite(shadow.y)))
    }
    context.layer(layer) { context in
      body(&context)
      for shadow in shadows where shadow.kind == .inner {
        drawInside(shadow, in: environment, size: size, &context, body)
      }
    }
  }

  /// An inner shadow: what lies around the content, blurred, moved, and kept where the content is.
  private func drawInside(
    _ shadow: ShadowStyle, in environment: EnvironmentValues, size: CGSize, _ context: inout DrawingContext,
    _ body: (inout DrawingContext) -> Void
  ) {
    let radius = max(0, finite(shadow.radius))
    let (x, y) = (finite(shadow.x), finite(shadow.y))
    let reach = 3 * radius + abs(x) + abs(y) + 1
    let around = CGRect(origin: context.origin, size: size).insetBy(dx: -reach, dy: -reach)
    let color = shadow.color.resolve(in: environment)
    context.layer(DisplayLayer(blendMode: .sourceAtop)) { context in
      context.layer(DisplayLayer(filters: radius > 0 ? [.blur(radius: radius, opaque: false)] : [])) { context in
        context.add(.fill(Path(around), style: FillStyle(), paint: .color(color)))
        context.layer(DisplayLayer(blendMode: .destinationOut)) { context in
          let move = ProjectionTransform(CGAffineTransform(translationX: x, y: y))
          context.transformed(move, body)
        }
      }
    }
  }
}
