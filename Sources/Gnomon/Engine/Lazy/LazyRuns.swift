// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lengths of a lazy container's lines, in runs: neighbours that are alike share one. What was measured stays; the
/// rest is estimated.
struct LazyRuns {
  struct Run: Equatable {
    var count: Int
    /// The length of each line, with the gap before it.
    var length: CGFloat
    var isMeasured: Bool
  }

  private(set) var runs: ContiguousArray<Run> = []
  private(set) var count = 0
  // Where each run starts, known up to a run.
  private var starts: ContiguousArray<(line: Int, position: CGFloat)> = []
  /// The number of lines that were measured, and the length that they would have on average if each had a gap before
  /// it.
  private(set) var measuredCount = 0
  private var typicalSum: CGFloat = 0
  private var typical: CGFloat?

  init(count: Int, estimate: CGFloat) {
    self.count = count
    if count > 0 { runs = [Run(count: count, length: estimate, isMeasured: false)] }
  }

  /// The length that a line is taken to have that wasn't measured; nil where none was.
  var average: CGFloat? {
    guard measuredCount > 0 else { return nil }
    // A sum of equal numbers may miss their multiple.
    return typical ?? typicalSum / CGFloat(measuredCount)
  }

  var firstLength: CGFloat { runs.first?.length ?? 0 }
  var isMeasured: Bool { runs.allSatisfy(\.isMeasured) }

  // MARK: Places

  private mutating func start(ofRun index: Int) -> (line: Int, position: CGFloat) {
    if starts.isEmpty { starts.append((0, 0)) }
    while starts.count <= index {
      let (last, run) = (starts[starts.count - 1], runs[starts.count - 1])
      starts.append((last.line + run.count, last.position + CGFloat(run.count) * run.length))
    }
    return starts[index]
  }

  private mutating func runsDidChange(from index: Int) {
    if starts.count > index + 1 { starts.removeLast(starts.count - index - 1) }
  }

  mutating func total() -> CGFloat { start(ofRun: runs.count).position }

  /// The first run whose end isn't before what is asked for.
  private mutating func run(_ isBefore: ((line: Int, position: CGFloat)) -> Bool) -> Int {
    _ = start(ofRun: runs.count)
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(starts[middle + 1]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place where a line begins.
  mutating func position(of line: Int) -> CGFloat {
    guard line < count else { return total() }
    let index = run { $0.line <= line }
    let start = starts[index]
    return start.position + CGFloat(line - start.line) * runs[index].length
  }

  /// The first line that ends behind a position; the number of lines where none does.
  mutating func line(at position: CGFloat) -> Int {
    guard position > 0 else { return 0 }
    let index = run { $0.position <= position }
    guard index < runs.count else { return count }
    let (start, run) = (starts[index], runs[index])
    guard run.length > 0 else { return start.line }
    let steps = ((position - start.position) / run.length).rounded(.down)
    let offset = steps.isFinite ? Int(max(0, min(steps, CGFloat(run.count - 1)))) : 0
    return start.line + min(max(0, offset), run.count - 1)
  }

  mutating func length(of line: Int) -> CGFloat {
    guard line < count else { return 0 }
    return runs[run { $0.line <= line }].length
  }

  // MARK: Measuring

  /// Takes note of a line's length.
  ///
  /// - Parameter typical: what it would be if a line like it stood before.
  mutating func measure(_ line: Int, length: CGFloat, typical: CGFloat) {
    guard line < count else { return }
    let index = run { $0.line <= line }
    let run = runs[index]
    if !run.isMeasured {
      self.typical = measuredCount == 0 || self.typical == typical ? typical : nil
      measuredCount += 1
      typicalSum += typical
    } else if run.length != length {
      self.typical = measuredCount == 1 ? typical : nil
      typicalSum += length - run.length
    }
    let new = Run(count: 1, length: length, isMeasured: true)
    if run.isMeasured, run.length == length { return }
    let before = line - starts[index].line
    var parts: ContiguousArray<Run> = []
    if before > 0 { parts.append(Run(count: before, length: run.length, isMeasured: run.isMeasured)) }
    parts.append(new)
    let after = run.count - before - 1
    if after > 0 { parts.append(Run(count: after, length: run.length, isMeasured: run.isMeasured)) }
    replace(index..<index + 1, with: parts)
  }

  /// Takes lines from one on, as far as they weren't measured, to be of a length.
  mutating func estimate(from line: Int, as length: CGFloat) {
    guard line < count else { return }
    var index = run { $0.line <= line }
    let before = line - starts[index].line
    if before > 0 {
      guard !runs[index].isMeasured, runs[index].length != length else { return estimateRuns(from: index + 1, length) }
      let run = runs[index]
      replace(
        index..<index + 1,
        with: [
          Run(count: before, length: run.length, isMeasured: false),
          Run(count: run.count - before, length: length, isMeasured: false),
        ])
      index += 1
    }
    estimateRuns(from: index, length)
  }

  private mutating func estimateRuns(from first: Int, _ length: CGFloat) {
    var firstChanged: Int?
    for index in runs.indices.dropFirst(first) where !runs[index].isMeasured && runs[index].length != length {
      runs[index].length = length
      if firstChanged == nil { firstChanged = index }
    }
    if let firstChanged { runsDidChange(from: firstChanged) }
  }

  /// Takes what was measured for estimates.
  mutating func forgetMeasures() {
    for index in runs.indices { runs[index].isMeasured = false }
    (measuredCount, typicalSum, typical) = (0, 0, nil)
  }

  // MARK: Other lines

  /// Puts lines of an estimated length in.
  mutating func insert(_ number: Int, at line: Int, estimate: CGFloat) {
    guard number > 0 else { return }
    let new = Run(count: number, length: estimate, isMeasured: false)
    count += number
    guard line < count - number else {
      runs.append(new)
      return runsDidChange(from: max(0, runs.count - 2))
    }
    let index = run { $0.line <= line }
    let before = line - starts[index].line
    guard before > 0 else { return replace(index..<index, with: [new]) }
    var (head, tail) = (runs[index], runs[index])
    head.count = before
    tail.count -= before
    replace(index..<index + 1, with: [head, new, tail])
  }

  mutating func remove(_ lines: Range<Int>) {
    let lines = lines.clamped(to: 0..<count)
    guard !lines.isEmpty else { return }
    var kept: ContiguousArray<Run> = []
    var line = 0
    for run in runs {
      let gone = (line..<line + run.count).clamped(to: lines).count
      line += run.count
      if gone < run.count {
        kept.append(Run(count: run.count - gone, length: run.length, isMeasured: run.isMeasured))
      }
      if run.isMeasured {
        measuredCount -= gone
        typicalSum -= CGFloat(gone) * run.length
      }
    }
    runs = kept
    count -= lines.count
    starts.removeAll(keepingCapacity: true)
  }

  /// Adds estimated lines at the end or takes lines away there.
  mutating func resize(to number: Int, estimate: CGFloat) {
    if number > count { insert(number - count, at: count, estimate: estimate) } else { remove(number..<count) }
  }

  /// Puts runs in the place of others, as one with neighbours that are alike.
  private mutating func replace(_ range: Range<Int>, with parts: ContiguousArray<Run>) {
    var (low, high) = (range.lowerBound, range.upperBound)
    var merged: ContiguousArray<Run> = []
    func add(_ run: Run) {
      if let last = merged.last, last.length == run.length, last.isMeasured == run.isMeasured {
        merged[merged.count - 1].count += run.count
      } else {
        merged.append(run)
      }
    }
    if low > 0 {
      low -= 1
      add(runs[low])
    }
    for part in parts { add(part) }
    if high < runs.count {
      add(runs[high])
      high += 1
    }
    runs.replaceSubrange(low..<high, with: merged)
    runsDidChange(from: low)
  }
}
