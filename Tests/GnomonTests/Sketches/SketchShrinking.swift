// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// Takes stages apart as long as what's left still fails, so that a failure is read at a glance.
@MainActor
struct Shrinking {
  let fails: ([Stage]) -> Bool
  private var tries = 0

  init(_ fails: @escaping ([Stage]) -> Bool) { self.fails = fails }

  private mutating func stillFails(_ stages: [Stage]) -> Bool {
    tries += 1
    return tries < 1_500 && !stages.isEmpty && fails(stages)
  }

  mutating func shrink(_ stages: [Stage]) -> [Stage] {
    var best = stages
    if best.count > 2, stillFails(Array(best.suffix(2))) { best = Array(best.suffix(2)) }
    var isSmaller = true
    while isSmaller, tries < 1_500 {
      isSmaller = false
      for smaller in simpler(best) where stillFails(smaller) {
        best = smaller
        isSmaller = true
        break
      }
    }
    return best
  }

  /// Stages with one thing less, the largest things first.
  private func simpler(_ stages: [Stage]) -> [[Stage]] {
    var result: [[Stage]] = []
    for index in stages.indices.dropLast() {
      result.append(stages.enumerated().filter { $0.offset != index }.map(\.element))
    }
    func changed(_ change: (Sketch) -> Sketch?) {
      let new = stages.compactMap { stage -> Stage? in
        guard let sketch = stage.sketch.map(change) else { return nil }
        var stage = stage
        stage.sketch = sketch
        return stage
      }
      if new.count == stages.count, new != stages { result.append(new) }
    }
    let all = stages.flatMap(\.sketch.all)
    for id in unique(all.map(\.head.id)) {
      changed { $0.head.id == id ? nil : $0 }
      // A container gives way to its only view.
      result.append(
        stages.map { stage in
          var stage = stage
          if stage.sketch.head.id == id, stage.sketch.children.count == 1 { stage.sketch = stage.sketch.children[0] }
          return stage
        })
      changed { sketch in
        var sketch = sketch
        sketch.children = sketch.children.flatMap { $0.head.id == id ? $0.children : [$0] }
        return sketch
      }
    }
    for mark in unique(all.flatMap { $0.head.marks.map(\.id) }) {
      changed { sketch in
        var sketch = sketch
        sketch.head.marks.removeAll { $0.id == mark }
        sketch.layers.removeAll { $0.head.id == mark }
        return sketch
      }
    }
    let plain = stages.map { stage in
      var stage = stage
      (stage.safeTop, stage.isRightToLeft, stage.isLarge) = (0, false, false)
      (stage.width, stage.height) = (stages[0].width, stages[0].height)
      return stage
    }
    if plain != stages { result.append(plain) }
    return result.filter { $0 != stages }
  }

  private func unique(_ ids: [Int]) -> [Int] {
    var seen = Set<Int>()
    return ids.filter { seen.insert($0).inserted }
  }
}

/// How many seeds a test takes: few by default, and as many as `GNOMON_SEEDS` says (`500`, or `500-900`).
func seeds(_ usual: Int) -> Range<Int> {
  guard let wanted = ProcessInfo.processInfo.environment["GNOMON_SEEDS"] else { return 0..<usual }
  let bounds = wanted.split(separator: "-").compactMap { Int($0) }
  if bounds.count == 2, bounds[0] <= bounds[1] { return bounds[0]..<bounds[1] + 1 }
  return 0..<(bounds.first ?? usual)
}
