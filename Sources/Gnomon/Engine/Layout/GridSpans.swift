// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The needs of cells of several columns, kept until the columns are settled.
struct GridSpans {
  private struct Span {
    let columns: Range<Int>
    let level: Int
    /// The width that the columns have to have together, without the distances between them.
    var width: CGFloat
  }

  /// The spans, in the order in which their first cells were served. The same columns of the same priority are one
  /// span.
  private var spans: [Span] = []

  mutating func add(_ columns: Range<Int>, level: Int, width: CGFloat) {
    if let same = spans.firstIndex(where: { $0.columns == columns && $0.level == level }) {
      spans[same].width = max(spans[same].width, width)
    } else {
      spans.append(Span(columns: columns, level: level, width: width))
    }
  }

  /// What spans miss that begin in a column, while later groups have cells of their other columns. If there is one
  /// other column, nothing: it will be as wide as they need (recorded on macOS 27).
  func missing(from column: Int, _ widths: [CGFloat], _ open: GridLevel) -> CGFloat {
    spans.reduce(0) { sum, span in
      guard span.columns.lowerBound == column, span.columns.count > 2, open.isWaiting(in: span.columns) else {
        return sum
      }
      return sum + max(0, span.width - widths[span.columns].reduce(0, +))
    }
  }

  /// The columns' widths with what the spans need more, in equal parts.
  ///
  /// If some columns of a span are bare, those take it: they have no width yet, and no single cell has had a share of
  /// them. Otherwise all of its columns do, and whatever an overlapping span has added counts as if it were this one's,
  /// though other columns have a part of it (recorded on macOS 27).
  func settle(_ widths: [CGFloat], hasShared: [Bool]) -> [CGFloat] {
    var result = widths
    var added: [(columns: Range<Int>, width: CGFloat)] = []
    for span in spans {
      let bare = span.columns.filter { result[$0] == 0 && !hasShared[$0] }
      var missing = span.width
      if bare.isEmpty {
        missing -= widths[span.columns].reduce(0, +)
        for other in added where other.columns.overlaps(span.columns) { missing -= other.width }
      } else {
        missing -= result[span.columns].reduce(0, +)
      }
      guard missing > 0 else { continue }
      let widened = bare.isEmpty ? Array(span.columns) : bare
      for column in widened { result[column] += missing / CGFloat(widened.count) }
      added.append((span.columns, missing))
    }
    return result
  }
}
