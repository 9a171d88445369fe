// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Stretches of a line that labels have taken, in their order.
struct TakenSpans {
  private var spans: [(lower: CGFloat, upper: CGFloat)] = []

  /// Takes a stretch; false where another has a part of it.
  mutating func take(_ lower: CGFloat, _ upper: CGFloat, gap: CGFloat, always: Bool) -> Bool {
    guard lower.isFinite, upper.isFinite else { return always }
    // The first stretch that begins after this one.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].lower < lower { low = middle + 1 } else { high = middle }
    }
    let isFree =
      (low == 0 || spans[low - 1].upper + gap <= lower) && (low == spans.count || upper + gap <= spans[low].lower)
    guard isFree || always else { return false }
    if isFree { spans.insert((lower, upper), at: low) }
    return true
  }
}
