// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// What texts of one look have in common that are set without Pango: found once, not for each text.
final class PlainStyle {
  private let key: Key
  let font: OpenedFont
  let features: [hb_feature_t]
  /// One, for a text of one run.
  let metrics: [FontMetrics]
  let reserved: FontMetrics
  /// What is added to each letter's advance, in points, by its place in a `LetterTable`.
  let additions: [Double]
  /// How far each glyph is moved from the pen, in points, by its letter's place.
  let shifts: [Double]
  /// The distance of the glyphs to the line's baseline, in points, y downwards.
  let rise: Double

  private struct Key: Equatable {
    var font: ResolvedFont
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var lineHeight: CGFloat?
    var breaksLigatures: Bool

    init(_ run: ResolvedText.Run) {
      font = run.font
      (tracking, baselineOffset) = (run.tracking, run.baselineOffset)
      (lineHeight, breaksLigatures) = (run.lineHeight, run.breaksLigatures)
    }
  }

  /// nil where a run wants more than a system font as it is: digits of one width are other glyphs.
  init?(_ run: ResolvedText.Run, _ library: FontLibrary) {
    // What isn't a number equals nothing, not even itself.
    guard run.language == nil, run.attachment == nil, !run.font.isMonospacedDigit, run.tracking.isFinite,
      run.baselineOffset.isFinite, let font = library.systemFaces.font(for: run.font)
    else {
      return nil
    }
    key = Key(run)
    self.font = font
    features = run.shapingFeatures
    metrics = [library.lineMetrics(of: run)]
    reserved = library.reservedLine(of: run)
    let scale = run.letterScale(in: font.family)
    let tracking = run.tracking(in: font.family)
    let corrections = (0..<LetterTable.count).map { letter in
      scale == 0 ? 0 : scale * MacLetterWidths.change(UInt8(letter), 0)
    }
    additions = corrections.map { tracking + $0 }
    shifts = corrections.map { $0 / 2 }
    // Not the negative of 0, which has a sign of its own.
    rise = 0 - Double(run.baselineOffset)
  }

  func isStyle(of run: ResolvedText.Run) -> Bool {
    run.language == nil && run.attachment == nil && key == Key(run)
  }

  /// Whether letters stay apart that the font would make one of.
  var breaksLigatures: Bool { key.breaksLigatures }
}

extension FontLibrary {
  /// The look of a run; nil where it isn't set without Pango. Call with the lock held.
  func plainStyle(of run: ResolvedText.Run) -> PlainStyle? {
    if let place = plainStyles.lastIndex(where: { $0.isStyle(of: run) }) { return plainStyles[place] }
    guard let made = PlainStyle(run, self) else { return nil }
    if plainStyles.count >= 32 { plainStyles.removeFirst(16) }
    plainStyles.append(made)
    return made
  }

  /// The measures of a line that has a run.
  func lineMetrics(of run: ResolvedText.Run) -> FontMetrics {
    if let height = run.lineHeight { return .line(of: height, fontSize: run.font.size) }
    var metrics = metrics(of: run.font).raised(by: run.baselineOffset)
    if let attachment = run.attachment, attachment.ascent.isFinite, attachment.descent.isFinite {
      metrics.ascent = max(metrics.ascent, Double(attachment.ascent))
      metrics.descent = max(metrics.descent, Double(attachment.descent))
      metrics.pitch = max(metrics.pitch, metrics.ascent + metrics.descent)
    }
    return metrics
  }

  /// A line that's kept for a text that begins with a run.
  func reservedLine(of run: ResolvedText.Run) -> FontMetrics {
    run.lineHeight.map { .line(of: $0, fontSize: run.font.size) }
      ?? reservedLine(of: run.font).raised(by: run.baselineOffset)
  }

  /// The letters of a font, where no more is needed to set them; nil where HarfBuzz has to be asked for each text.
  /// Call with the lock held.
  func letterTable(of font: OpenedFont, hasLetters: Bool, breaksLigatures: Bool, features: [hb_feature_t])
    -> LetterTable?
  {
    let slot = (hasLetters ? 1 : 0) | (breaksLigatures ? 2 : 0)
    if let known = font.letterTables[slot] { return known.isSound ? known : nil }
    let made = LetterTable()
    let isPairwise =
      font.face?.isPairwise[slot] ?? LetterReach.isPairwise(font.shaper, hasLetters: hasLetters, features: features)
    font.face?.isPairwise[slot] = isPairwise
    if !isPairwise { made.giveUp() }
    font.letterTables[slot] = made
    return made.isSound ? made : nil
  }
}
