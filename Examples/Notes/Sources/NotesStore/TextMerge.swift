// SPDX-License-Identifier: Apache-2.0

/// What became of two texts that were made from one.
struct MergedText: Equatable {
  var text: String
  /// True if both changed the same lines. The text is mine, then.
  var isConflict = false
}

/// Puts together what two people made of a text, by lines.
///
/// What each of them changed is taken as one piece: the lines between the first and the last that differ. That's how
/// people write for the half of a second between two saves.
func merge(_ mine: String, _ theirs: String, from base: String) -> MergedText {
  if theirs == base || mine == theirs { return MergedText(text: mine) }
  if mine == base { return MergedText(text: theirs) }
  let lines = base.split(separator: "\n", omittingEmptySubsequences: false)
  let (my, other) = (Piece(of: mine, from: lines), Piece(of: theirs, from: lines))
  let (first, second) = my.range.lowerBound < other.range.lowerBound ? (my, other) : (other, my)
  // A line between them tells which of them comes first.
  guard first.range.upperBound < second.range.lowerBound else { return MergedText(text: mine, isConflict: true) }
  let merged =
    lines[..<first.range.lowerBound] + first.lines + lines[first.range.upperBound..<second.range.lowerBound]
    + second.lines + lines[second.range.upperBound...]
  return MergedText(text: merged.joined(separator: "\n"))
}

/// The lines of a text that were changed, and what stands there now.
private struct Piece {
  var range: Range<Int>
  var lines: ArraySlice<Substring>

  init(of text: String, from base: [Substring]) {
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shorter = min(base.count, new.count)
    var start = 0
    while start < shorter, base[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, base[base.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    range = start..<base.count - end
    lines = new[start..<new.count - end]
  }
}
