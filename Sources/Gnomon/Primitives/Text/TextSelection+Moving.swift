// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The place that a step leads to; the text's start or end where it leads no further.
  func place(after step: TextStep, from place: Index) -> Index {
    switch step.reach {
    case .character:
      if step.isForward { return place < endIndex ? index(after: place) : endIndex }
      return place > startIndex ? index(before: place) : startIndex
    case .word: return step.isForward ? wordEnd(after: place) : wordStart(before: place)
    case .lineEdge: return step.isForward ? lineEnd(after: place) : lineStart(before: place)
    case .line: return step.isForward ? placeBelow(place) : placeAbove(place)
    case .textEdge: return step.isForward ? endIndex : startIndex
    }
  }

  private func wordEnd(after place: Index) -> Index {
    let start = self[place...].firstIndex(where: \.isOfWord) ?? endIndex
    return self[start...].firstIndex { !$0.isOfWord } ?? endIndex
  }

  private func wordStart(before place: Index) -> Index {
    guard let last = self[..<place].lastIndex(where: \.isOfWord) else { return startIndex }
    return self[..<last].lastIndex { !$0.isOfWord }.map(index(after:)) ?? startIndex
  }

  private func lineStart(before place: Index) -> Index {
    self[..<place].lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex
  }

  private func lineEnd(after place: Index) -> Index { self[place...].firstIndex(where: \.isNewline) ?? endIndex }

  private func placeAbove(_ place: Index) -> Index {
    let start = lineStart(before: place)
    guard start > startIndex else { return startIndex }
    let end = index(before: start)
    return index(lineStart(before: end), offsetBy: distance(from: start, to: place), limitedBy: end) ?? end
  }

  private func placeBelow(_ place: Index) -> Index {
    let end = lineEnd(after: place)
    guard end < endIndex else { return endIndex }
    let below = index(after: end)
    let column = distance(from: lineStart(before: place), to: place)
    return index(below, offsetBy: column, limitedBy: lineEnd(after: below)) ?? lineEnd(after: below)
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
