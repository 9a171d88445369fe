// SPDX-License-Identifier: Apache-2.0
/// The name that a mistyped one most likely stands for. nil where none is near.
public func nearest(to wanted: String, in names: [String]) -> String? {
  let target = Array(wanted.lowercased().unicodeScalars)
  guard target.count <= 200 else { return nil }
  let limit = max(1, target.count / 3)
  guard let best = ranked(names, by: target).first, best.distance <= limit else {
    return names.first { $0.lowercased().contains(wanted.lowercased()) && !wanted.isEmpty }
  }
  return best.name
}

/// The names that are most like another, the nearest first. None where it has more than 200 characters.
public func nearest(_ count: Int, to wanted: String, in names: [String]) -> [String] {
  let target = Array(wanted.lowercased().unicodeScalars)
  return target.count > 200 ? [] : ranked(names, by: target).prefix(count).map(\.name)
}

/// The names with their distances, the nearest first, equal ones in their order.
private func ranked(_ names: [String], by target: [Unicode.Scalar]) -> [(name: String, distance: Int)] {
  let all = names.map { (name: $0, distance: distance(target, Array($0.lowercased().unicodeScalars))) }
  return all.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }.map(\.element)
}

/// How many characters have to be put in, taken out, replaced or swapped with their neighbour.
private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var before: [Int] = []
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var next = [i + 1]
    for (j, b) in right.enumerated() {
      var cost = min(next[j] + 1, row[j + 1] + 1, row[j] + (a == b ? 0 : 1))
      if i > 0 && j > 0 && a == right[j - 1] && left[i - 1] == b { cost = min(cost, before[j - 1] + 1) }
      next.append(cost)
    }
    (before, row) = (row, next)
  }
  return row[right.count]
}
