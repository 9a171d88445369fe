// SPDX-License-Identifier: Apache-2.0
/// The name that a mistyped one most likely stands for. nil where none is near.
func nearest(to wanted: String, in names: [String]) -> String? {
  let target = Array(wanted.lowercased().unicodeScalars)
  guard target.count <= 200 else { return nil }
  let limit = max(1, target.count / 3)
  let ranked = names.map { (name: $0, distance: distance(target, Array($0.lowercased().unicodeScalars))) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
    return names.first { $0.lowercased().contains(wanted.lowercased()) && !wanted.isEmpty }
  }
  return best.name
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
