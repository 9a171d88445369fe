// SPDX-License-Identifier: Apache-2.0

/// Writes the runs of a changed paragraph: of what was changed at one place, the removed comes before the added.
struct RunWriter {
  private(set) var runs: [TextComparison.Run] = []
  private let old: [TextToken]
  private let new: [TextToken]
  private var removed = ""
  private var added = ""

  init(_ old: [TextToken], _ new: [TextToken]) {
    self.old = old
    self.new = new
  }

  mutating func write(_ piece: SequenceDifference.Piece) {
    guard piece.isSame else {
      for token in old[piece.old] {
        removed += token.lead
        removed += token.word
      }
      for token in new[piece.new] {
        added += token.lead
        added += token.word
      }
      return
    }
    for (oldIndex, newIndex) in zip(piece.old, piece.new) {
      let (before, after) = (old[oldIndex], new[newIndex])
      // Words that are equal may be parted in another way.
      if before.lead == after.lead {
        flush()
        keep(after.lead)
      } else {
        removed += before.lead
        added += after.lead
        flush()
      }
      keep(after.word)
    }
  }

  mutating func finish() { flush() }

  private mutating func flush() {
    // A space before both belongs to neither.
    if let space = removed.first, space.isWhitespace, added.first == space {
      keep(removed.prefix(1))
      removed.removeFirst()
      added.removeFirst()
    }
    if !removed.isEmpty { runs.append(.init(kind: .removed, text: removed)) }
    if !added.isEmpty { runs.append(.init(kind: .added, text: added)) }
    removed = ""
    added = ""
  }

  private mutating func keep(_ text: Substring) {
    guard !text.isEmpty else { return }
    if runs.last?.kind == .same {
      runs[runs.count - 1].text += text
    } else {
      runs.append(.init(kind: .same, text: String(text)))
    }
  }
}

/// Equal words between changes that are longer: “the” between two sentences that were written anew tells nothing.
enum SmallIslands {
  /// The bytes of an island at most.
  private static let most = 24

  /// The pieces, with small islands made part of the changes around them.
  static func joined(_ pieces: [SequenceDifference.Piece], _ old: [TextToken]) -> [SequenceDifference.Piece] {
    var done: [SequenceDifference.Piece] = []
    for piece in pieces {
      done.append(piece)
      while done.count >= 3, !done[done.count - 1].isSame {
        let (before, island, after) = (done[done.count - 3], done[done.count - 2], done[done.count - 1])
        let words = island.old.count
        guard words <= most, words < max(before.old.count, before.new.count),
          words < max(after.old.count, after.new.count),
          old[island.old].reduce(0, { $0 + min($1.word.utf8.count, most + 1) }) <= most
        else { break }
        done.removeLast(3)
        done.append(
          .init(
            isSame: false, old: before.old.lowerBound..<after.old.upperBound,
            new: before.new.lowerBound..<after.new.upperBound))
      }
    }
    return done
  }
}
