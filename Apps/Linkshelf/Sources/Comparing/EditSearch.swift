// SPDX-License-Identifier: Apache-2.0

/// The shortest way from one sequence to another by adding and removing items, from both ends at once (Myers 1986).
///
/// A search that goes on for more than ``patience`` edits is parted where it got furthest: the way is then no longer the shortest.
struct EditSearch {
  private let old: [Int32]
  private let new: [Int32]
  private(set) var steps: Int
  private let limit: Int
  private(set) var hasGivenUp = false
  /// How far each diagonal got, from the beginning and from the end.
  private var ahead: [Int]
  private var behind: [Int]

  /// The edits from each end before a search is parted.
  private static let patience = 64

  init(_ old: [Int32], _ new: [Int32], steps: Int, limit: Int) {
    self.old = old
    self.new = new
    self.steps = steps
    self.limit = limit
    ahead = Array(repeating: -1, count: 2 * Self.patience + 5)
    behind = ahead
  }

  /// Calls a function for each pair of equal items.
  mutating func run(_ pair: (Int, Int) -> Void) {
    var tasks = [(old: 0..<old.count, new: 0..<new.count)]
    while let task = tasks.popLast() {
      var (oldStart, oldEnd) = (task.old.lowerBound, task.old.upperBound)
      var (newStart, newEnd) = (task.new.lowerBound, task.new.upperBound)
      while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
        pair(oldStart, newStart)
        (oldStart, newStart, steps) = (oldStart + 1, newStart + 1, steps + 1)
      }
      while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
        (oldEnd, newEnd, steps) = (oldEnd - 1, newEnd - 1, steps + 1)
        pair(oldEnd, newEnd)
      }
      guard oldStart < oldEnd, newStart < newEnd else { continue }
      guard steps < limit else {
        hasGivenUp = true
        return
      }
      guard let (x, y) = parting(oldStart..<oldEnd, newStart..<newEnd) else { continue }
      tasks.append((oldStart..<oldStart + x, newStart..<newStart + y))
      tasks.append((oldStart + x..<oldEnd, newStart + y..<newEnd))
    }
  }

  /// A place that a short way leads through, inside both ranges; nil where none is found. They differ in their first and last items.
  private mutating func parting(_ olds: Range<Int>, _ news: Range<Int>) -> (Int, Int)? {
    let (width, height) = (olds.count, news.count)
    let (oldStart, newStart) = (olds.lowerBound, news.lowerBound)
    let (oldEnd, newEnd) = (olds.upperBound - 1, news.upperBound - 1)
    let delta = width - height
    let isOdd = delta & 1 != 0
    let most = min((width + height + 1) / 2, Self.patience)
    let zero = most + 1
    for index in 0...(2 * most + 2) {
      ahead[index] = -1
      behind[index] = -1
    }
    ahead[zero + 1] = 0
    behind[zero + 1] = 0
    // Diagonals that left the field at either side.
    var (aheadLow, aheadHigh, behindLow, behindHigh) = (0, 0, 0, 0)
    for edits in 0...most {
      for k in stride(from: -edits + aheadLow, through: edits - aheadHigh, by: 2) {
        let isDown = k == -edits || k != edits && ahead[zero + k - 1] < ahead[zero + k + 1]
        var x = isDown ? ahead[zero + k + 1] : ahead[zero + k - 1] + 1
        var y = x - k
        steps += 1
        while x < width, y < height, old[oldStart + x] == new[newStart + y] {
          (x, y, steps) = (x + 1, y + 1, steps + 1)
        }
        ahead[zero + k] = x
        if x > width {
          aheadHigh += 2
        } else if y > height {
          aheadLow += 2
        } else if isOdd {
          let other = delta - k
          if abs(other) < edits, behind[zero + other] >= 0, x >= width - behind[zero + other] {
            return inside(x, y, width, height)
          }
        }
      }
      for k in stride(from: -edits + behindLow, through: edits - behindHigh, by: 2) {
        let isDown = k == -edits || k != edits && behind[zero + k - 1] < behind[zero + k + 1]
        var x = isDown ? behind[zero + k + 1] : behind[zero + k - 1] + 1
        var y = x - k
        steps += 1
        while x < width, y < height, old[oldEnd - x] == new[newEnd - y] { (x, y, steps) = (x + 1, y + 1, steps + 1) }
        behind[zero + k] = x
        if x > width {
          behindHigh += 2
        } else if y > height {
          behindLow += 2
        } else if !isOdd {
          let other = delta - k
          if abs(other) <= edits, ahead[zero + other] >= 0, ahead[zero + other] >= width - x {
            return inside(width - x, height - y, width, height)
          }
        }
      }
    }
    return furthest(width, height, zero, most)
  }

  /// The place that is furthest from the end where its search began.
  private func furthest(_ width: Int, _ height: Int, _ zero: Int, _ most: Int) -> (Int, Int)? {
    var best = (sum: 0, x: 0, y: 0)
    for k in -most...most {
      let (x, y) = (ahead[zero + k], ahead[zero + k] - k)
      if x >= 0, y >= 0, x <= width, y <= height, x + y > best.sum { best = (x + y, x, y) }
      let (u, v) = (behind[zero + k], behind[zero + k] - k)
      if u >= 0, v >= 0, u <= width, v <= height, u + v > best.sum { best = (u + v, width - u, height - v) }
    }
    return inside(best.x, best.y, width, height)
  }

  /// nil where a place wouldn't part anything, so that each parting makes the work smaller.
  private func inside(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int)? {
    guard x >= 0, y >= 0, x <= width, y <= height, x + y > 0, x + y < width + height else { return nil }
    return (x, y)
  }
}
