// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Comparing

@Suite struct SequenceDifferenceTests {
  /// Checks all that holds for every difference.
  private func check(_ old: [Int32], _ new: [Int32], _ location: SourceLocation = #_sourceLocation) -> Int {
    let difference = SequenceDifference(old, new)
    var (oldEnd, newEnd, changed) = (0, 0, 0)
    var wasSame: Bool?
    for piece in difference.pieces {
      #expect(piece.old.lowerBound == oldEnd && piece.new.lowerBound == newEnd, sourceLocation: location)
      #expect(piece.isSame != wasSame && !(piece.old.isEmpty && piece.new.isEmpty), sourceLocation: location)
      if piece.isSame {
        #expect(Array(old[piece.old]) == Array(new[piece.new]), sourceLocation: location)
      } else {
        changed += piece.old.count + piece.new.count
      }
      (oldEnd, newEnd, wasSame) = (piece.old.upperBound, piece.new.upperBound, piece.isSame)
    }
    #expect(oldEnd == old.count && newEnd == new.count, sourceLocation: location)
    #expect(
      difference.steps <= SequenceDifference.mostSteps(old.count, new.count) + 12 * (old.count + new.count) + 50_000,
      "\(difference.steps)", sourceLocation: location)
    return changed
  }

  /// The length of the shortest edit, by the table of all prefixes.
  private func shortest(_ old: [Int32], _ new: [Int32]) -> Int {
    var row = Array(0...new.count)
    for (i, a) in old.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, b) in new.enumerated() {
        let value = a == b ? corner : min(row[j], row[j + 1]) + 1
        (corner, row[j + 1]) = (row[j + 1], value)
      }
    }
    return row[new.count]
  }

  @Test func allSmallPairsAreRightAndShort() {
    var all: [[Int32]] = [[]]
    for length in 1...5 {
      let before = all.filter { $0.count == length - 1 }
      all += before.flatMap { row in (0..<Int32(3)).map { row + [$0] } }
    }
    for old in all {
      for new in all {
        _ = check(old, new)
        var search = EditSearch(old, new, steps: 0, limit: .max)
        var pairs = 0
        search.run { _, _ in pairs += 1 }
        #expect(old.count + new.count - 2 * pairs == shortest(old, new), "\(old) \(new)")
      }
    }
  }

  @Test func randomPairsAreRight() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<4_000 {
      let kinds = Int32([1, 2, 3, 8, 40, 1_000][round % 6])
      let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in Int32.random(in: 0..<kinds, using: &random) }
      var new = old
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) || place == new.count {
          new.insert(Int32.random(in: 0..<kinds, using: &random), at: place)
        } else {
          new.remove(at: place)
        }
      }
      if round % 10 == 0 { new.shuffle(using: &random) }
      _ = check(old, new)
    }
  }

  @Test func aSequenceIsTheSameAsItself() {
    let items = (0..<20_000).map { Int32($0 % 7) }
    #expect(SequenceDifference(items, items).pieces == [.init(isSame: true, old: 0..<20_000, new: 0..<20_000)])
    #expect(SequenceDifference([], []).pieces.isEmpty)
  }

  @Test func worstCasesStayWithinTheLimit() {
    var random = SeededGenerator(seed: 3)
    let count = 20_000
    func items(_ kinds: Int32) -> [Int32] { (0..<count).map { _ in Int32.random(in: 0..<kinds, using: &random) } }
    let rising = (0..<Int32(count)).map { $0 }
    _ = check(rising, rising.map { $0 + Int32(count) })
    _ = check(rising, rising.reversed())
    _ = check(rising, rising.shuffled(using: &random))
    for kinds in [1, 2, 3, 10, 100, 1_000, 10_000] as [Int32] { _ = check(items(kinds), items(kinds)) }
    _ = check(items(5), items(5).map { $0 * 2 })
    // Items that occur once hold the first and the last of what is left, again and again.
    let nested = (0..<count).map { Int32($0 % 2 == 0 ? $0 : 1) }
    _ = check(nested, Array(nested.reversed()))
    _ = check(rising, Array(rising[10_000...] + rising[..<10_000]))
    _ = check(rising + rising, rising.shuffled(using: &random) + rising)
  }

  @Test func aLimitThatIsReachedIsSaid() {
    var random = SeededGenerator(seed: 5)
    let old = (0..<2_000).map { _ in Int32.random(in: 0..<2, using: &random) }
    #expect(SequenceDifference(old, old.reversed()).isComplete)
  }

  @Test func theLongestRisingRowIsFound() {
    #expect(Rising.longest([]) == [])
    #expect(Rising.longest([3, 2, 1]).count == 1)
    #expect(Rising.longest([2, 9, 3, 4, 1, 5]).map { [2, 9, 3, 4, 1, 5][$0] } == [2, 3, 4, 5])
  }
}
