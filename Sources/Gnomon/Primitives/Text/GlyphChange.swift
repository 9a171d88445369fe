// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way in which the glyphs of one text become those of another.
struct GlyphChange {
  private let old: [PlacedGlyph]
  private let new: [PlacedGlyph]
  /// The glyphs that both have, by their places in the old one.
  let partners: [Int: Int]
  private let progress: CGFloat
  /// The way that glyphs roll, in heights of their lines; 0 where they only fade.
  private let roll: CGFloat

  init(from old: [PlacedGlyph], to new: [PlacedGlyph], _ step: ContentMotion.Step) {
    self.old = old
    self.new = new
    progress = CGFloat(step.progress)
    switch step.change {
    case .fade: (partners, roll) = ([:], 0)
    case .interpolate:
      let isSame = old.map(\.characters) == new.map(\.characters)
      partners = isSame ? Dictionary(uniqueKeysWithValues: old.indices.map { ($0, $0) }) : [:]
      roll = 0
    case .roll(let down):
      partners = Self.partners(old.map(\.characters), new.map(\.characters))
      roll = down ? 0.5 : -0.5
    }
  }

  /// The characters that stay where numbers change: the same end, the same words in front, and of the rest what stands
  /// as far from the end, as digits do.
  static func partners(_ old: [String], _ new: [String]) -> [Int: Int] {
    let shorter = min(old.count, new.count)
    func isWord(_ characters: String) -> Bool { !(characters.first?.isNumber ?? false) }
    var front = 0
    while front < shorter, old[front] == new[front], isWord(old[front]) { front += 1 }
    var partners = Dictionary(uniqueKeysWithValues: (0..<front).map { ($0, $0) })
    for back in 1...max(1, shorter) where back <= shorter - front {
      let (from, to) = (old.count - back, new.count - back)
      if old[from] == new[to] { partners[from] = to }
    }
    return partners
  }

  /// True if a glyph that both have looks otherwise, and not only larger.
  func isOther(_ from: Int, _ to: Int) -> Bool {
    let (a, b) = (old[from].font, new[to].font)
    return a.weight != b.weight || a.width != b.width || a.isMonospacedDigit != b.isMonospacedDigit
  }

  func leaving(_ glyph: PlacedGlyph, _ state: GlyphState) -> GlyphState {
    var state = state
    state.opacity *= Double(1 - progress)
    state.offset.height += roll * glyph.height * progress
    return state
  }

  func entering(_ glyph: PlacedGlyph) -> GlyphState {
    GlyphState(
      opacity: Double(progress), offset: CGSize(width: 0, height: -roll * glyph.height * (1 - progress)))
  }

  /// A glyph of the new text that the old one had too.
  func kept(_ from: Int, at to: Int, _ state: GlyphState) -> GlyphState {
    let (a, b) = (old[from], new[to])
    let rest = 1 - progress
    let ratio = b.font.size > 0 ? a.font.size / b.font.size : 1
    return GlyphState(
      opacity: isOther(from, to) ? Double(progress) : state.opacity + (1 - state.opacity) * Double(progress),
      offset: CGSize(
        width: (a.origin.x + state.offset.width - b.origin.x) * rest,
        height: (a.origin.y + state.offset.height - b.origin.y) * rest),
      scale: max(0, 1 + (state.scale * ratio - 1) * rest))
  }

  /// A glyph of the old text that fades while another of the same characters takes its place.
  func growing(_ from: Int, to: Int, _ state: GlyphState) -> GlyphState {
    let (a, b) = (old[from], new[to])
    let ratio = a.font.size > 0 ? b.font.size / a.font.size : 1
    return GlyphState(
      opacity: state.opacity * Double(1 - progress),
      offset: CGSize(
        width: state.offset.width + (b.origin.x - a.origin.x - state.offset.width) * progress,
        height: state.offset.height + (b.origin.y - a.origin.y - state.offset.height) * progress),
      scale: max(0, state.scale + (ratio - state.scale) * progress))
  }
}
