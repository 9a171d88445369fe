import Foundation

/// Shares a grid's length out among its columns or rows as a stack's among its children: priority by priority, the least
/// flexible first, each an equal share of what is left; minimums of lower priorities are set aside (`facts 37, 38`).
struct LengthSharing {
  struct Part {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat

    init(index: Int, priority: Double, minimum: CGFloat, maximum: CGFloat) {
      self.index = index
      self.priority = priority
      self.minimum = minimum
      flexibility = minimum == .infinity ? 0 : countedFlexibility(maximum - minimum)
    }
  }

  private let parts: [Part]

  init(parts: [Part]) {
    self.parts = parts.sorted {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      return $0.flexibility != $1.flexibility ? $0.flexibility < $1.flexibility : $0.index < $1.index
    }
  }

  /// Asks each part what it takes of its share.
  ///
  /// - Returns: the length that nobody took.
  @discardableResult
  func share(_ length: CGFloat, into lengths: inout [CGFloat], _ take: (Int, CGFloat) -> CGFloat) -> CGFloat {
    var remaining = length
    var reserved = parts.reduce(0) { $0 + $1.minimum }
    var start = 0
    while start < parts.count {
      let end = parts[start...].firstIndex { $0.priority != parts[start].priority } ?? parts.count
      for part in parts[start..<end] { reserved -= part.minimum }
      if !reserved.isFinite || end == parts.count { reserved = 0 }
      for (position, part) in parts[start..<end].enumerated() {
        let share = max(0, remaining - reserved) / CGFloat(end - start - position)
        let taken = take(part.index, share)
        lengths[part.index] = taken
        remaining = max(0, remaining - taken)
      }
      start = end
    }
    return remaining
  }
}
