// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text as it's drawn.
struct DrawnText {
  let resolution: TextResolution
  let shaped: any ShapedText
  let size: CGSize
  let environment: EnvironmentValues
  /// The renderer that draws it in its own way; nil where there's none.
  let renderer: (any TextRenderer)?

  /// The text's box in the coordinates of the commands. The corner lies on the grid; the size has been rounded up to it
  /// by the measuring.
  func box(in context: DrawingContext) -> CGRect {
    CGRect(origin: context.snapped(CGRect(origin: .zero, size: size)).origin, size: size)
  }

  /// True if it's nothing but glyphs and their paints.
  func isPlain(_ effects: [_StyleEffects]?) -> Bool {
    renderer == nil && effects == nil && !resolution.styles.contains(where: \.isDecorated)
  }
}

extension TextNode {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - movesPaints: whether it's painted as the node's own text, whose colours may be on their way.
  ///   - opacity: of the whole.
  func draw(_ text: DrawnText, movesPaints: Bool = true, opacity: Double = 1, _ context: inout DrawingContext) {
    let box = text.box(in: context)
    let effects = text.resolution.effects(in: text.environment)
    guard opacity >= 1 || text.isPlain(effects) else {
      return context.layer(DisplayLayer(opacity: opacity)) {
        draw(text, movesPaints: movesPaints, &$0)
      }
    }
    if let renderer = text.renderer { return draw(text, by: renderer, in: box, &context) }
    let paints = paints(of: text, movesPaints: movesPaints, opacity: opacity, in: box)
    if text.resolution.styles.contains(where: \.isDecorated) {
      return drawDecorations(of: text, in: box, &context) { drawGlyphs(of: text, in: box, paints, effects, &$0) }
    }
    guard let effects else { return context.add(.text(text.shaped, in: box, paints: paints)) }
    context.oneLeaf { drawGlyphs(of: text, in: box, paints, effects, &$0) }
  }

  func paints(of text: DrawnText, movesPaints: Bool, opacity: Double, in box: CGRect) -> [Paint] {
    let ends = text.resolution.paints(in: text.environment, bounds: box)
    let paints = movesPaints ? shown(ends) : ends
    return opacity < 1 ? paints.map { $0.multiplyingOpacity(max(0, opacity)) } : paints
  }

  /// Draws the glyphs: runs whose styles have shadows or blend, one kind after the other.
  private func drawGlyphs(
    of text: DrawnText, in box: CGRect, _ paints: [Paint], _ effects: [_StyleEffects]?,
    _ context: inout DrawingContext
  ) {
    guard let effects else { return context.add(.text(text.shaped, in: box, paints: paints)) }
    var kinds: [_StyleEffects] = []
    for kind in effects where !kinds.contains(kind) { kinds.append(kind) }
    for kind in kinds {
      let own = zip(paints, effects).map {
        $1 == kind ? $0 : .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
      }
      kind.draw(in: text.environment, size: text.size, &context) { context in
        // An inner shadow draws the text once more, moved.
        context.add(.text(text.shaped, in: text.box(in: context), paints: own))
      }
    }
  }

  private func draw(
    _ text: DrawnText, by renderer: any TextRenderer, in box: CGRect, _ context: inout DrawingContext
  ) {
    let recorder = GraphicsContext.Recorder()
    let canvas = CanvasEnvironment(
      environment: text.environment, size: box.size, scale: context.scale, shape: graph.shape,
      symbol: { _ in nil })
    var graphics = GraphicsContext(recorder: recorder, canvas: canvas)
    let fitted = FittedText(resolution: text.resolution, shaped: text.shaped, size: box.size)
    renderer.draw(layout: Text.Layout(fitted: fitted), in: &graphics)
    context.oneLeaf { context in
      context.add(.save)
      context.add(.concatenate(CGAffineTransform(translationX: box.minX, y: box.minY)))
      for command in recorder.commands { context.add(command) }
      context.add(.restore)
    }
  }
}
