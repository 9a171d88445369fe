// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Marks that are drawn as one: the points of a line or an area, or a mark by itself.
struct MarkRun {
  var kind: Mark.Kind
  var group: Int?
  var zIndex: Double
  /// The number of the first mark, and those of others where there are some: most runs are one mark alone.
  var first: Int
  var others: [Int] = []

  /// The numbers of its marks.
  var indexes: [Int] { [first] + others }

  /// The marks of the run.
  func marks(of all: ContiguousArray<Mark>) -> [Mark] { [all[first]] + others.map { all[$0] } }

  /// What tells one line from another.
  private struct Series: Hashable {
    let kind: Mark.Kind
    let series: Datum?
    let style: Datum?
    let line: Datum?
    let symbol: Datum?
    let positions: [Datum]
    let group: Int?
    let stretch: Int
    let function: Int?
  }

  /// The runs of a chart's marks, in the order in which they're drawn.
  static func runs(of marks: ContiguousArray<Mark>) -> [MarkRun] {
    var runs: [MarkRun] = []
    runs.reserveCapacity(marks.count)
    var series: [Series: Int] = [:]
    var last: (Series, Int)?
    var hasOrder = false
    for (index, mark) in marks.enumerated() {
      let zIndex = mark.style?.zIndex ?? 0
      if zIndex != 0 { hasOrder = true }
      guard mark.kind == .line || mark.kind == .area else {
        runs.append(MarkRun(kind: mark.kind, group: mark.group, zIndex: zIndex, first: index))
        continue
      }
      let key = Series(
        kind: mark.kind, series: mark.series, style: mark.style?.foregroundBy, line: mark.style?.lineStyleBy,
        symbol: mark.style?.symbolBy, positions: mark.style?.positions.map(\.value) ?? [], group: mark.group,
        stretch: mark.stretch,
        function: mark.function)
      if let last, last.0 == key {
        runs[last.1].others.append(index)
        continue
      }
      if let known = series[key] {
        runs[known].others.append(index)
        last = (key, known)
      } else {
        series[key] = runs.count
        last = (key, runs.count)
        runs.append(MarkRun(kind: mark.kind, group: mark.group, zIndex: zIndex, first: index))
      }
    }
    guard hasOrder else { return runs }
    return runs.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}
