// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a glyph on its way between two contents, from where it lies in its own text.
struct GlyphState {
  var opacity = 1.0
  var offset = CGSize.zero
  /// About the glyph's origin on the baseline.
  var scale: CGFloat = 1
}

/// The glyphs of a text and of those that it was before, each on its own way.
struct RollingGlyphs {
  private struct Content {
    let text: DrawnText
    let movesPaints: Bool
    let glyphs: [PlacedGlyph]
  }

  private let contents: [Content]
  private let steps: [ContentMotion.Step]
  /// Longer texts fade as a whole.
  private static let mostGlyphs = 2_000

  /// The glyphs of a text; nil if it isn't drawn by its glyphs alone: it has pictures, shadows, a renderer.
  init?(_ text: DrawnText, after steps: [ContentMotion.Step]) {
    self.steps = steps
    var contents: [Content] = []
    for (text, movesPaints) in steps.map({ ($0.old.text, $0.old.sharesPaints) }) + [(text, true)] {
      guard text.isPlain(text.resolution.effects(in: text.environment)),
        let glyphs = PlacedGlyph.all(of: text, atMost: Self.mostGlyphs)
      else { return nil }
      contents.append(Content(text: text, movesPaints: movesPaints, glyphs: glyphs))
    }
    self.contents = contents
  }

  func draw(in node: TextNode, _ context: inout DrawingContext) {
    var states = Array(repeating: GlyphState(), count: contents[0].glyphs.count)
    for (index, step) in steps.enumerated() {
      let (old, new) = (contents[index], contents[index + 1])
      var next = Array(repeating: GlyphState(opacity: 0), count: new.glyphs.count)
      let change = GlyphChange(from: old.glyphs, to: new.glyphs, step)
      for (place, glyph) in new.glyphs.enumerated() { next[place] = change.entering(glyph) }
      for (from, glyph) in old.glyphs.enumerated() {
        guard let place = change.partners[from] else {
          draw(glyph, of: old, change.leaving(glyph, states[from]), node, &context)
          continue
        }
        if change.isOther(from, place) {
          draw(glyph, of: old, change.growing(from, to: place, states[from]), node, &context)
        }
        next[place] = change.kept(from, at: place, states[from])
      }
      states = next
    }
    let last = contents[contents.count - 1]
    for (glyph, state) in zip(last.glyphs, states) { draw(glyph, of: last, state, node, &context) }
  }

  private func draw(
    _ glyph: PlacedGlyph, of content: Content, _ state: GlyphState, _ node: TextNode, _ context: inout DrawingContext
  ) {
    let opacity = min(1, state.opacity)
    guard opacity > 0, state.scale > 0, glyph.width > 0 else { return }
    let box = content.text.box(in: context)
    let paints = node.paints(of: content.text, movesPaints: content.movesPaints, opacity: opacity, in: box)
    var part = glyph.part
    part.offset = state.offset
    guard state.scale != 1 else {
      return context.add(.textPart(part, of: content.text.shaped, in: box, paints: paints))
    }
    part.offset = .zero
    let origin = CGPoint(x: box.minX + glyph.origin.x, y: box.minY + glyph.origin.y)
    context.add(.save)
    context.add(
      .concatenate(
        CGAffineTransform(
          a: state.scale, b: 0, c: 0, d: state.scale,
          tx: origin.x + state.offset.width - origin.x * state.scale,
          ty: origin.y + state.offset.height - origin.y * state.scale)))
    context.add(.textPart(part, of: content.text.shaped, in: box, paints: paints))
    context.add(.restore)
  }
}
