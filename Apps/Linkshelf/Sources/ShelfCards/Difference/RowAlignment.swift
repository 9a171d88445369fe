// SPDX-License-Identifier: Apache-2.0
import Comparing

/// Which rows of two pictures belong together: what was put in doesn't change all below it.
struct RowAlignment {
  /// Rows that follow each other in one or both pictures.
  struct Part: Equatable {
    enum Kind {
      /// Rows that look alike.
      case same
      /// Rows of which each took another's place.
      case changed
      /// Rows of one picture alone, or of both without an order.
      case replaced
    }

    var kind: Kind
    var old: Range<Int>
    var new: Range<Int>
  }

  private(set) var parts: [Part] = []

  init(_ old: RowFeatures, _ new: RowFeatures) {
    var numbers: [UInt64: Int32] = [:]
    func number(_ signature: UInt64) -> Int32 {
      if let known = numbers[signature] { return known }
      let number = Int32(numbers.count)
      numbers[signature] = number
      return number
    }
    let difference = SequenceDifference(old.signatures.map(number), new.signatures.map(number))
    for piece in difference.pieces {
      if piece.isSame {
        for (a, b) in zip(piece.old, piece.new) { addPair(a, b, old, new) }
      } else {
        change(piece.old, piece.new, old, new)
      }
    }
  }

  private mutating func addPair(_ a: Int, _ b: Int, _ old: RowFeatures, _ new: RowFeatures) {
    add(Part(kind: old.isLike(a, new, b) ? .same : .changed, old: a..<a + 1, new: b..<b + 1))
  }

  /// Rows whose signatures differ may still look alike.
  private mutating func change(_ olds: Range<Int>, _ news: Range<Int>, _ old: RowFeatures, _ new: RowFeatures) {
    var (oldStart, newStart) = (olds.lowerBound, news.lowerBound)
    var (oldEnd, newEnd) = (olds.upperBound, news.upperBound)
    if olds.count == news.count {
      for (a, b) in zip(olds, news) { addPair(a, b, old, new) }
      return
    }
    while oldStart < oldEnd, newStart < newEnd, old.isLike(oldStart, new, newStart) {
      addPair(oldStart, newStart, old, new)
      (oldStart, newStart) = (oldStart + 1, newStart + 1)
    }
    while oldStart < oldEnd, newStart < newEnd, old.isLike(oldEnd - 1, new, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    add(Part(kind: .replaced, old: oldStart..<oldEnd, new: newStart..<newEnd))
    for (a, b) in zip(oldEnd..<olds.upperBound, newEnd..<news.upperBound) { addPair(a, b, old, new) }
  }

  private mutating func add(_ part: Part) {
    guard !part.old.isEmpty || !part.new.isEmpty else { return }
    if let last = parts.last, last.kind == part.kind {
      parts[parts.count - 1].old = last.old.lowerBound..<part.old.upperBound
      parts[parts.count - 1].new = last.new.lowerBound..<part.new.upperBound
    } else {
      parts.append(part)
    }
  }
}
