// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What marks are brought to: their own places, and those of marks that go.
///
/// A mark that has gone fades where it was, and one that comes is seen more and more where it is. A point that goes from
/// a line or an area, or comes to one, slides along it: the line has no leap. Swift Charts' own way isn't documented.
final class MarkChange {
  /// Marks of a chart's former data that are still seen while they go.
  struct Leaving {
    let data: ChartData
    /// Their numbers among the data's marks.
    var marks: [Int]
    /// The lines and areas that go on without some of their points, by the number of their first mark.
    var shortened: Set<Int> = []
  }

  /// A point of a line: one of its own, or one that goes.
  enum LinePoint {
    case own(Int)
    case leaving(Int)
  }

  let data: ChartData
  /// The former data last, those before it in their order.
  private(set) var leaving: [Leaving] = []
  /// The points of lines and areas of which some go, by the number of the first mark. Those that go are of the former data.
  private(set) var lines: [Int: [LinePoint]] = [:]
  /// The places that all are brought to: those of the data, until some marks go or come. They're worked out when something
  /// moves.
  var vector: MarksVector { changed ?? data.vector }
  private var changed: MarksVector?

  init(_ data: ChartData) { self.data = data }

  /// - Parameters:
  ///   - data: what comes.
  ///   - old: what was shown.
  ///   - moved: how far that is on its way; nil where it's at its end.
  init(_ data: ChartData, after old: MarkChange, moved: MarksVector?) {
    self.data = data
    // What is made anew of the same while it's on its way goes on.
    guard !old.data.hasSameMarks(as: data) else {
      (leaving, lines, changed) = (old.leaving, old.lines, old.changed)
      return
    }
    changed = data.vector
    if let moved { keepGoing(old.leaving, moved) }
    let own = data.vector.values
    let gone = old.data.marks.indices.filter {
      own[old.data.marks[$0].identity] == nil && old.data.vector.values[old.data.marks[$0].identity] != nil
    }
    for index in gone { leave(old.data.marks[index], old.data) }
    leaving.append(Leaving(data: old.data, marks: gone))
    joinLines(old.data)
    if gone.isEmpty { leaving.removeLast() }
  }

  /// Marks that were going already go on, for as long as something is seen of them.
  private func keepGoing(_ old: [Leaving], _ moved: MarksVector) {
    for former in old {
      let marks = former.marks.filter { index in
        let id = former.data.marks[index].identity
        return data.vector.values[id] == nil && (moved.values[id]?[MarksVector.presence] ?? 0) > 0.001
      }
      for index in marks { leave(former.data.marks[index], former.data) }
      if !marks.isEmpty { leaving.append(Leaving(data: former.data, marks: marks, shortened: former.shortened)) }
    }
  }

  private func leave(_ mark: Mark, _ old: ChartData) {
    guard var value = old.vector.values[mark.identity] else { return }
    value[MarksVector.presence] = 0
    changed?.values[mark.identity] = value
  }

  // MARK: Lines

  /// Finds the lines that go on with more points or fewer.
  private func joinLines(_ old: ChartData) {
    let formerRuns = old.runs.filter { $0.kind == .line || $0.kind == .area }
    guard !formerRuns.isEmpty else { return }
    var runOf: [Int: Int] = [:]
    for (number, run) in data.runs.enumerated() where run.kind == .line || run.kind == .area {
      for index in run.indexes { runOf[data.marks[index].identity] = number }
    }
    guard !runOf.isEmpty else { return }
    var joined: Set<Int> = []
    for run in formerRuns {
      let known = run.indexes.lazy.compactMap { runOf[old.marks[$0].identity] }.first
      guard let known, data.runs[known].kind == run.kind, joined.insert(known).inserted else { continue }
      join(run, of: old, data.runs[known])
    }
  }

  private func join(_ former: MarkRun, of old: ChartData, _ run: MarkRun) {
    let own = Set(run.indexes.map { data.marks[$0].identity })
    let ids = former.indexes.map { old.marks[$0].identity }
    let before = Set(ids)
    let slides = Self.slides(ids, old.vector.values, data.vector.values) { own.contains($0) }
      .filter { data.vector.values[$0.key] == nil }
    if !slides.isEmpty {
      for (id, var value) in slides {
        value[MarksVector.presence] = 0
        changed?.values[id] = value
      }
      leaving[leaving.count - 1].shortened.insert(former.first)
      lines[run.first] = merged(former, of: old, run, own)
    }
    let coming = Self.slides(run.indexes.map { data.marks[$0].identity }, data.vector.values, old.vector.values) {
      before.contains($0)
    }
    for (id, var value) in coming where old.vector.values[id] == nil {
      value[MarksVector.presence] = 0
      changed?.origins[id] = value
    }
  }

  /// The points of a line with those that go, each of these behind the point that it stood behind.
  private func merged(_ former: MarkRun, of old: ChartData, _ run: MarkRun, _ own: Set<Int>) -> [LinePoint] {
    var behind: [Int?: [LinePoint]] = [:]
    var last: Int?
    for index in former.indexes {
      let id = old.marks[index].identity
      if own.contains(id) {
        last = id
      } else if data.vector.values[id] == nil {
        behind[last, default: []].append(.leaving(index))
      }
    }
    var points = behind[nil] ?? []
    for index in run.indexes {
      points.append(.own(index))
      points += behind[data.marks[index].identity] ?? []
    }
    return points
  }

  /// Where points of a line lie on another line that hasn't got them: between the neighbours that both have, or at the
  /// nearest of these beyond the ends.
  private static func slides(
    _ ids: [Int], _ places: [Int: SIMD8<Double>], _ others: [Int: SIMD8<Double>], isShared: (Int) -> Bool
  ) -> [Int: SIMD8<Double>] {
    var slides: [Int: SIMD8<Double>] = [:]
    var last: Int?
    var waiting: [Int] = []
    func settle(next: Int?) {
      for id in waiting {
        guard let place = places[id] else { continue }
        if let last, let next, let a = places[last], let b = places[next], let c = others[last], let d = others[next] {
          let way = b - a
          // Along the axis in which the neighbours are farther from each other.
          let axis = abs(way[0]) >= abs(way[1]) ? 0 : 1
          let share = way[axis] == 0 ? 0.5 : min(max((place[axis] - a[axis]) / way[axis], 0), 1)
          slides[id] = c + (d - c) * share
        } else if let end = last ?? next, let value = others[end] {
          slides[id] = value
        }
      }
      waiting = []
    }
    for id in ids {
      if isShared(id) {
        settle(next: id)
        last = id
      } else {
        waiting.append(id)
      }
    }
    settle(next: nil)
    return slides
  }
}
