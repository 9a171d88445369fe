// SPDX-License-Identifier: Apache-2.0

/// What is drawn of a difference, from the top: what changed with some rows around it, and how much was left out between.
struct DifferenceBands {
  enum Band: Equatable {
    /// Rows of the new picture that didn't change, beside a change.
    case context(new: Range<Int>)
    /// Rows of the old picture. Where each has a row that took its place, that one's first row.
    case removed(Range<Int>, other: Int?)
    /// Rows of the new picture.
    case added(Range<Int>, other: Int?)
    /// So many equal rows that aren't drawn.
    case folded(Int)
    /// So many rows that differ and aren't drawn any more.
    case cut(Int)
  }

  private(set) var bands: [Band] = []
  private(set) var rows = 0

  /// The rows around a change that are drawn.
  static let context = 32
  /// Equal rows between two changes that are drawn as a part of them: lines of a text are parted by such.
  static let joined = 14
  /// Empty rows that are space between lines of text, at most.
  static let space = 60
  /// The height of what stands for rows that aren't drawn, in points.
  static let foldHeight = 36

  private let hasInk: [Bool]

  /// - Parameter hasInk: for each row of the new picture whether something stands in it. Rows of context end between lines of text.
  init(_ parts: [RowAlignment.Part], hasInk: [Bool] = [], mostRows: Int = DifferenceLimits.drawnRows) {
    self.hasInk = hasInk
    let joined = Self.joining(parts, hasInk)
    var left = 0
    for (index, part) in joined.enumerated() {
      guard rows < mostRows else {
        if part.kind != .same { left += max(part.old.count, part.new.count) }
        continue
      }
      switch part.kind {
      case .same: addSame(part.new, isFirst: index == 0, isLast: index == joined.count - 1)
      case .changed, .replaced:
        let isPaired = part.kind == .changed
        let room = max(0, mostRows - rows)
        let olds = part.old.prefix(part.new.isEmpty ? room : max(room / 2, room - part.new.count))
        let news = part.new.prefix(max(0, room - olds.count))
        if !olds.isEmpty { bands.append(.removed(olds, other: isPaired ? part.new.lowerBound : nil)) }
        if !news.isEmpty { bands.append(.added(news, other: isPaired ? part.old.lowerBound : nil)) }
        rows += olds.count + news.count
        left += part.old.count - olds.count + part.new.count - news.count
      }
    }
    if left > 0 { bands.append(.cut(left)) }
  }

  private mutating func addSame(_ new: Range<Int>, isFirst: Bool, isLast: Bool) {
    let before = isFirst ? 0 : reach(from: new.lowerBound, by: 1)
    let after = isLast ? 0 : reach(from: new.upperBound - 1, by: -1)
    guard new.count > before + after + Self.foldHeight else {
      bands.append(.context(new: new))
      rows += new.count
      return
    }
    if before > 0 { bands.append(.context(new: new.prefix(before))) }
    bands.append(.folded(new.count - before - after))
    if after > 0 { bands.append(.context(new: new.suffix(after))) }
    rows += before + after + Self.foldHeight
  }

  /// How many rows of context there are from a row on: at most twice as many as usual, so that no line of text is cut through.
  private func reach(from row: Int, by step: Int) -> Int {
    var count = Self.context
    while count < 2 * Self.context, hasInk.indices.contains(row + step * count), hasInk[row + step * count] {
      count += 1
    }
    return count
  }

  /// Changes with few equal rows between them are one. So are those with more, where nothing stands in them and rows were added or removed:
  /// which of the empty rows are the new ones can't be told.
  static func joining(_ parts: [RowAlignment.Part], _ hasInk: [Bool]) -> [RowAlignment.Part] {
    func isSpace(_ rows: Range<Int>) -> Bool {
      rows.count <= space && rows.allSatisfy { hasInk.indices.contains($0) && !hasInk[$0] }
    }
    var done: [RowAlignment.Part] = []
    for part in parts {
      guard part.kind != .same, let last = done.last else {
        if let last = done.last, last.kind == .same {
          done[done.count - 1].old = last.old.lowerBound..<part.old.upperBound
          done[done.count - 1].new = last.new.lowerBound..<part.new.upperBound
        } else {
          done.append(part)
        }
        continue
      }
      if last.kind != .same {
        done[done.count - 1] = both(last, part)
      } else if done.count > 1,
        last.new.count <= joined
          || isSpace(last.new) && (part.kind == .replaced || done[done.count - 2].kind == .replaced)
      {
        done.removeLast()
        done[done.count - 1] = both(both(done[done.count - 1], last), part)
      } else {
        done.append(part)
      }
    }
    return done
  }

  private static func both(_ a: RowAlignment.Part, _ b: RowAlignment.Part) -> RowAlignment.Part {
    .init(
      kind: a.kind == .replaced || b.kind == .replaced ? .replaced : .changed,
      old: a.old.lowerBound..<b.old.upperBound, new: a.new.lowerBound..<b.new.upperBound)
  }
}
