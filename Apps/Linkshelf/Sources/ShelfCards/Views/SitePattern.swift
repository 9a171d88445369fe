// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A calm pattern of quarter circles, circles and leaves that a name chooses: the same for the same name.
struct SitePattern: View {
  let name: String
  let palette: CardPalette
  /// The tiles along the width. They are squares.
  let columns: Int

  var body: some View {
    Canvas { context, size in
      guard size.width > 0, columns > 0 else { return }
      let side = size.width / CGFloat(columns)
      let rows = min(64, Int((size.height / side).rounded(.up)))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.ground.color))
      var numbers = SeededNumbers(name: name + "/pattern")
      let motifs = PatternMotif.pair(&numbers)
      for row in 0..<rows {
        for column in 0..<columns {
          let tile = CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
          draw(motifs, &numbers, in: tile, context)
        }
      }
    }
    .accessibilityHidden(true)
  }

  private func draw(
    _ motifs: [PatternMotif], _ numbers: inout SeededNumbers, in tile: CGRect, _ context: GraphicsContext
  ) {
    // Read in any case, so that one tile doesn't move the choices of the next.
    let (chance, ground, tone, turn) = (
      numbers.below(100), numbers.below(palette.tones.count), numbers.below(palette.tones.count), numbers.below(4)
    )
    if chance % 5 == 0 { context.fill(Path(tile), with: .color(palette.tones[ground].color)) }
    guard chance < 82 else { return }
    let motif = motifs[chance % 3 == 0 ? 1 : 0]
    let shown = chance % 5 == 0 && tone == ground ? (tone + 1) % palette.tones.count : tone
    context.fill(motif.path(in: tile, turns: turn), with: .color(palette.tones[shown].color))
  }
}
