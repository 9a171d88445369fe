// SPDX-License-Identifier: Apache-2.0

/// Two texts compared line by line.
enum TextComparison {
  /// The lines that differ, with a minus or a plus in front, and some around them.
  static func lines(_ old: String, _ new: String, around: Int = 2, limit: Int = 60) -> String {
    let (a, b) = (old.split(separator: "\n"), new.split(separator: "\n"))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    // The comparison takes the square of the lines: what is very long is shown from its first difference on.
    if a.count + b.count <= 4_000 {
      for change in b.difference(from: a) {
        switch change {
        case .remove(let place, _, _): removed.insert(place)
        case .insert(let place, _, _): inserted.insert(place)
        }
      }
    } else {
      let same = zip(a, b).prefix { $0 == $1 }.count
      removed.formUnion(same..<max(same, min(a.count, same + limit)))
      inserted.formUnion(same..<max(same, min(b.count, same + limit)))
    }
    var all: [(sign: String, line: Substring)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i) {
        all.append(("-", a[i]))
        i += 1
      } else if inserted.contains(j) {
        all.append(("+", b[j]))
        j += 1
      } else if i < a.count, j < b.count {
        all.append((" ", b[j]))
        i += 1
        j += 1
      } else {
        break
      }
    }
    let kept = all.indices.filter { index in
      all[max(0, index - around)...min(all.count - 1, index + around)].contains { $0.sign != " " }
    }
    var shown: [String] = []
    for (place, index) in kept.enumerated() {
      if place > 0, kept[place - 1] + 1 < index { shown.append("  …") }
      if shown.count >= limit {
        shown.append("  … and more")
        break
      }
      shown.append("\(all[index].sign) \(all[index].line)")
    }
    return shown.joined(separator: "\n")
  }
}
