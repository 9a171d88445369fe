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
  let lines = lines(of: base)
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
    let new = NotesStore.lines(of: text)
    let shorter = min(base.count, new.count)
    var start = 0
    while start < shorter, base[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, base[base.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    range = start..<base.count - end
    lines = new[start..<new.count - end]
  }
}

/// Where a place in a text is after the text became another one: in the same line, as long as that is there. Places are
/// counted in UTF-16, as those of fields are.
public func place(_ offset: Int, of old: String, in new: String) -> Int {
  let (oldLines, newLines) = (lines(of: old), lines(of: new))
  var (line, column) = (0, offset)
  while line < oldLines.count - 1, column > oldLines[line].utf16.count {
    column -= oldLines[line].utf16.count + 1
    line += 1
  }
  let difference = newLines.difference(from: oldLines)
  var newLine = line
  for case .remove(let index, _, _) in difference.removals {
    if index < line { newLine -= 1 }
    if index == line { return placeInChangedLine(offset, of: old, in: new) }
  }
  for case .insert(let index, _, _) in difference.insertions where index <= newLine { newLine += 1 }
  return newLines[..<newLine].reduce(column) { $0 + $1.utf16.count + 1 }
}

private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

/// Behind what is the same before it, or before what is the same behind it.
private func placeInChangedLine(_ offset: Int, of old: String, in new: String) -> Int {
  let (old, new) = (Array(old.utf16), Array(new.utf16))
  let shorter = min(old.count, new.count)
  var start = 0
  while start < shorter, old[start] == new[start] { start += 1 }
  if offset <= start { return offset }
  var end = 0
  while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  return offset >= old.count - end ? offset + new.count - old.count : new.count - end
}
