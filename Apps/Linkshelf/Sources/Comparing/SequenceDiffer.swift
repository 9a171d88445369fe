// SPDX-License-Identifier: Apache-2.0

/// Finds the pairs of equal items of two sequences.
///
/// Equal beginnings and ends come first. Between them, items that occur once in both are held fast where they stand in the same order in
/// both (the longest such row of them); what lies between them is done in the same way. Where no such item is left, the shortest edit is
/// looked for, with a limit; see ``EditSearch``.
struct SequenceDiffer {
  private let old: [Int32]
  private let new: [Int32]
  /// For each old item the place of its equal new one, or -1.
  private(set) var partner: [Int32]
  private(set) var steps = 0
  private(set) var hasGivenUp = false
  private let limit: Int
  /// How often an item occurs in the ranges that are looked at, and where. Zero between two looks.
  private var oldCounts: [Int32]
  private var newCounts: [Int32]
  private var newPlaces: [Int32]

  /// How often ranges are parted at items that occur once. Each time costs one pass over what is left.
  private static let mostPartings = 12

  struct Task {
    var old: Range<Int>
    var new: Range<Int>
    var partings = 0
  }

  init(_ old: [Int32], _ new: [Int32]) {
    self.old = old
    self.new = new
    partner = Array(repeating: -1, count: old.count)
    limit = SequenceDifference.mostSteps(old.count, new.count)
    let kinds = Int(max(old.max() ?? -1, new.max() ?? -1)) + 1
    oldCounts = Array(repeating: 0, count: kinds)
    newCounts = oldCounts
    newPlaces = oldCounts
  }

  mutating func run() {
    var tasks = [Task(old: 0..<old.count, new: 0..<new.count)]
    while let next = tasks.popLast() {
      let task = trimmed(next)
      guard !task.old.isEmpty, !task.new.isEmpty else { continue }
      guard steps < limit else {
        hasGivenUp = true
        return
      }
      let parts = task.partings < Self.mostPartings ? parted(task) : []
      if parts.isEmpty { search(task) } else { tasks += parts }
    }
  }

  /// What is left between the equal beginnings and ends, which are paired.
  private mutating func trimmed(_ task: Task) -> Task {
    var (oldStart, oldEnd) = (task.old.lowerBound, task.old.upperBound)
    var (newStart, newEnd) = (task.new.lowerBound, task.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      partner[oldStart] = Int32(newStart)
      (oldStart, newStart, steps) = (oldStart + 1, newStart + 1, steps + 1)
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd, steps) = (oldEnd - 1, newEnd - 1, steps + 1)
      partner[oldEnd] = Int32(newEnd)
    }
    return Task(old: oldStart..<oldEnd, new: newStart..<newEnd, partings: task.partings)
  }

  /// The ranges between items that occur once in both; empty where there are none.
  private mutating func parted(_ task: Task) -> [Task] {
    count(task)
    var pairs: [(old: Int, new: Int)] = []
    for place in task.old where oldCounts[Int(old[place])] == 1 && newCounts[Int(old[place])] == 1 {
      pairs.append((place, Int(newPlaces[Int(old[place])])))
    }
    uncount(task)
    guard !pairs.isEmpty else { return [] }
    let fixed = Rising.longest(pairs.map(\.new))
    steps += pairs.count * 4
    var parts: [Task] = []
    var (oldEnd, newEnd) = (task.old.lowerBound, task.new.lowerBound)
    for index in fixed {
      let pair = pairs[index]
      partner[pair.old] = Int32(pair.new)
      if oldEnd < pair.old, newEnd < pair.new {
        parts.append(Task(old: oldEnd..<pair.old, new: newEnd..<pair.new, partings: task.partings + 1))
      }
      (oldEnd, newEnd) = (pair.old + 1, pair.new + 1)
    }
    // One that is empty tells that the work was parted, and is dropped at its turn.
    parts.append(
      Task(old: oldEnd..<task.old.upperBound, new: newEnd..<task.new.upperBound, partings: task.partings + 1))
    return parts
  }

  private mutating func count(_ task: Task) {
    for place in task.old { oldCounts[Int(old[place])] += 1 }
    for place in task.new {
      newCounts[Int(new[place])] += 1
      newPlaces[Int(new[place])] = Int32(place)
    }
    steps += task.old.count + task.new.count
  }

  private mutating func uncount(_ task: Task) {
    for place in task.old { oldCounts[Int(old[place])] = 0 }
    for place in task.new { newCounts[Int(new[place])] = 0 }
  }

  /// Looks for the shortest edit among those items that the other side has too.
  private mutating func search(_ task: Task) {
    count(task)
    let oldPlaces = task.old.filter { newCounts[Int(old[$0])] > 0 }
    let newPlaces = task.new.filter { oldCounts[Int(new[$0])] > 0 }
    uncount(task)
    guard !oldPlaces.isEmpty, !newPlaces.isEmpty else { return }
    var search = EditSearch(
      oldPlaces.map { old[$0] }, newPlaces.map { new[$0] }, steps: steps, limit: limit)
    search.run { oldIndex, newIndex in partner[oldPlaces[oldIndex]] = Int32(newPlaces[newIndex]) }
    steps = search.steps
    if search.hasGivenUp { hasGivenUp = true }
  }
}

/// The longest row of rising numbers.
enum Rising {
  /// The indices of the longest subsequence that rises. Cost: O(n log n).
  static func longest(_ numbers: [Int]) -> [Int] {
    // For each length the index of the smallest number that such a row ends with.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      row.append(index)
      index = before[index]
    }
    return row.reversed()
  }
}
