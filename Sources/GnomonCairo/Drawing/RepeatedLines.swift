// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which rows, or columns, of a picture with one byte a pixel needn't be worked on, since they repeat their neighbour.
///
/// Most of what has a shadow is a card: deep inside its sides nothing changes along them. A blur sees only so far, so
/// what it makes of the middle of such a stretch is the same all along, and one line of it stands for many.
struct RepeatedLines {
  /// The lines that are kept, as stretches of the whole picture; the last line before a gap stands for what it leaves
  /// out.
  private(set) var kept: [Range<Int>]
  /// How many lines are kept.
  let count: Int

  /// Leaves out a multiple of `step` lines of each run of equal ones, `margin` away from its ends.
  private init(runs: [Range<Int>], of total: Int, margin: Int, step: Int) {
    var kept: [Range<Int>] = []
    var start = 0
    for run in runs {
      let gap = (run.count - 2 * margin - 1) / step * step
      guard gap > 0 else { continue }
      let end = run.lowerBound + margin + 1
      kept.append(start..<end)
      start = end + gap
    }
    if start < total { kept.append(start..<total) }
    self.kept = kept
    count = kept.reduce(0) { $0 + $1.count }
  }

  static func rows(
    of picture: UnsafePointer<UInt8>, width: Int, height: Int, margin: Int, step: Int
  ) -> RepeatedLines {
    runs(of: height, margin: margin, step: step) { row in
      memcmp(picture + row * width, picture + (row - 1) * width, width) == 0
    }
  }

  /// Looks only at the rows that are kept: the others are equal to one of them.
  static func columns(
    of picture: UnsafePointer<UInt8>, width: Int, rows: RepeatedLines, margin: Int, step: Int
  ) -> RepeatedLines {
    guard width > 2 * margin + step else { return runs(of: width, margin: margin, step: step) { _ in false } }
    // Not 0 where a column differs from the one before.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { differences in
      guard let base = differences.baseAddress else {
        return runs(of: width, margin: margin, step: step) { _ in false }
      }
      base.initialize(repeating: 0, count: width)
      for range in rows.kept {
        for row in range {
          let line = picture + row * width
          for x in 1..<width { base[x] |= line[x] ^ line[x &- 1] }
        }
      }
      return runs(of: width, margin: margin, step: step) { base[$0] == 0 }
    }
  }

  private static func runs(
    of total: Int, margin: Int, step: Int, isRepetition: (Int) -> Bool
  ) -> RepeatedLines {
    var runs: [Range<Int>] = []
    if total > 2 * margin + step {
      var start = 0
      for line in 1..<total where !isRepetition(line) {
        if line - start > 2 * margin + step { runs.append(start..<line) }
        start = line
      }
      if total - start > 2 * margin + step { runs.append(start..<total) }
    }
    return RepeatedLines(runs: runs, of: total, margin: margin, step: step)
  }

  /// Calls `body` with stretches of kept lines and the gap behind each: where it begins in what is kept and in the
  /// whole picture, its length, and how many lines its last one stands for in addition.
  func forEachStretch(of total: Int, _ body: (_ kept: Int, _ whole: Int, _ count: Int, _ gap: Int) -> Void) {
    var place = 0
    for (index, range) in kept.enumerated() {
      let next = index + 1 < kept.count ? kept[index + 1].lowerBound : total
      body(place, range.lowerBound, range.count, next - range.upperBound)
      place += range.count
    }
  }
}

/// A picture with one byte a pixel, less the rows and columns that repeat others.
struct CondensedPicture {
  let rows: RepeatedLines
  let columns: RepeatedLines
  private let width: Int
  private let height: Int

  /// `margin` is how far a filter sees, `step` what it counts pixels in.
  init(_ picture: UnsafePointer<UInt8>, width: Int, height: Int, margin: Int, step: Int) {
    self.width = width
    self.height = height
    rows = .rows(of: picture, width: width, height: height, margin: margin, step: step)
    columns = .columns(of: picture, width: width, rows: rows, margin: margin, step: step)
  }

  /// Whether nothing repeats, so that the whole picture is kept.
  var isWhole: Bool { rows.count == height && columns.count == width }

  /// Copies what is kept, without gaps between rows.
  func condense(_ picture: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
    var row = target
    for range in rows.kept {
      for y in range {
        columns.forEachStretch(of: width) { kept, whole, count, _ in
          memcpy(row + kept, picture + y * width + whole, count)
        }
        row += columns.count
      }
    }
  }

  /// Writes the whole picture of what has become of the kept pixels.
  func expand(_ source: UnsafePointer<UInt8>, into picture: UnsafeMutablePointer<UInt8>) {
    rows.forEachStretch(of: height) { kept, whole, count, gap in
      for line in 0..<count {
        let row = picture + (whole + line) * width
        let from = source + (kept + line) * columns.count
        columns.forEachStretch(of: width) { kept, whole, count, gap in
          memcpy(row + whole, from + kept, count)
          if gap > 0 { memset(row + whole + count, Int32(from[kept + count - 1]), gap) }
        }
      }
      let last = picture + (whole + count - 1) * width
      for line in 0..<gap { memcpy(last + (line + 1) * width, last, width) }
    }
  }
}
