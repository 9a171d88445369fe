// SPDX-License-Identifier: Apache-2.0

/// Finds which views of one list stand for which of another: a common sequence in which the same text counts most.
///
/// Short lists are compared each with each. In long ones the views that are the same at both ends are taken first, then
/// those whose name and text come once in both lists; what lies between them is compared each with each where it's short,
/// else in step. So the work grows with the lists' lengths.
struct ViewMatcher {
  private let old: [Key]
  private let new: [Key]
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// How many comparisons it took.
  private(set) var comparisons = 0

  /// As many comparisons as a table may take.
  private static let mostCells = 250_000

  /// Numbers for a view's name, and for its name with its text.
  private struct Key: Hashable {
    let view: Int
    let whole: Int
  }

  private struct Words: Hashable {
    let view: Int
    let text: String?
  }

  init(_ old: [LayoutFile.Node], _ new: [LayoutFile.Node]) {
    var views: [String: Int] = [:]
    var wholes: [Words: Int] = [:]
    func key(_ node: LayoutFile.Node) -> Key {
      let view = views[node.view] ?? views.count
      views[node.view] = view
      let words = Words(view: view, text: node.text)
      let whole = wholes[words] ?? wholes.count
      wholes[words] = whole
      return Key(view: view, whole: whole)
    }
    self.old = old.map(key)
    self.new = new.map(key)
    match(old.indices, new.indices, looksForAnchors: true)
  }

  private mutating func likeness(_ i: Int, _ j: Int) -> Int {
    comparisons += 1
    return old[i].view != new[j].view ? 0 : old[i].whole == new[j].whole ? 3 : 2
  }

  private mutating func match(_ before: Range<Int>, _ now: Range<Int>, looksForAnchors: Bool) {
    var (a, b) = (before, now)
    // No sequence counts more than one that begins with views that are the same.
    while let i = a.first, let j = b.first, likeness(i, j) == 3 {
      pairs.append((i, j))
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    if a.isEmpty || b.isEmpty { return }
    if a.count <= Self.mostCells / b.count { return matchByTable(a, b) }
    var end: [(old: Int, new: Int)] = []
    while let i = a.last, let j = b.last, likeness(i, j) == 3 {
      end.append((i, j))
      (a, b) = (a.dropLast(), b.dropLast())
    }
    if looksForAnchors { matchByAnchors(a, b) } else { matchInStep(a, b) }
    pairs += end.reversed()
  }

  private mutating func matchInStep(_ a: Range<Int>, _ b: Range<Int>) {
    for (i, j) in zip(a, b) where likeness(i, j) > 0 { pairs.append((i, j)) }
  }

  /// The sequence that counts most.
  private mutating func matchByTable(_ a: Range<Int>, _ b: Range<Int>) {
    let width = b.count + 1
    var best = Array(repeating: Int32(0), count: (a.count + 1) * width)
    func place(_ i: Int, _ j: Int) -> Int { (i - a.lowerBound) * width + j - b.lowerBound }
    for i in a.reversed() {
      for j in b.reversed() {
        let score = Int32(likeness(i, j))
        let both = score > 0 ? score + best[place(i + 1, j + 1)] : 0
        best[place(i, j)] = max(best[place(i + 1, j)], best[place(i, j + 1)], both)
      }
    }
    var (i, j) = (a.lowerBound, b.lowerBound)
    while i < a.upperBound, j < b.upperBound {
      let score = Int32(likeness(i, j))
      if score > 0, best[place(i, j)] == score + best[place(i + 1, j + 1)] {
        pairs.append((i, j))
        i += 1
        j += 1
      } else if best[place(i, j)] == best[place(i + 1, j)] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  // MARK: Long lists

  private mutating func matchByAnchors(_ a: Range<Int>, _ b: Range<Int>) {
    let anchors = anchors(a, b)
    if anchors.isEmpty { return matchInStep(a, b) }
    var (i, j) = (a.lowerBound, b.lowerBound)
    for anchor in anchors {
      match(i..<anchor.old, j..<anchor.new, looksForAnchors: false)
      pairs.append(anchor)
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    match(i..<a.upperBound, j..<b.upperBound, looksForAnchors: false)
  }

  /// The views that come once in both lists, as many as stand in the same order.
  private mutating func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
    func once(_ keys: [Key], _ range: Range<Int>) -> [Int: Int] {
      var places: [Int: Int?] = [:]
      for index in range { places[keys[index].whole] = places[keys[index].whole] == nil ? .some(index) : .some(nil) }
      return places.compactMapValues { $0 }
    }
    comparisons += a.count + b.count
    let places = once(new, b)
    let both = once(old, a).compactMap { whole, index in places[whole].map { (old: index, new: $0) } }
    return longestRising(both.sorted { $0.old < $1.old })
  }

  /// The longest part in which the new places rise as well.
  private func longestRising(_ list: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // For each length the index of the smallest end of a part that long, and for each element the one before it.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: list.count)
    for (index, pair) in list.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if list[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var part: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      part.append(list[index])
      index = previous[index]
    }
    return part.reversed()
  }
}
