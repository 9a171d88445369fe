// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Leaves out points of a line that can't be seen: of those in one column of pixels the first, the last, the highest and
/// the lowest stay, so that no extreme moves.
enum LineThinning {
  /// Up to so many points a line keeps all: vector documents are looked at closely.
  static let least = 20_000

  static func thinned(_ points: [CGPoint], scale: CGFloat) -> [CGPoint] {
    guard points.count > least else { return points }
    // A line that goes back isn't thinned.
    for (a, b) in zip(points, points.dropFirst()) where b.x < a.x { return points }
    var result: [CGPoint] = []
    var index = 0
    while index < points.count {
      let column = (points[index].x * scale).rounded(.down)
      var (low, high, end) = (index, index, index)
      while end + 1 < points.count, (points[end + 1].x * scale).rounded(.down) == column {
        end += 1
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
      }
      for kept in Set([index, low, high, end]).sorted() { result.append(points[kept]) }
      index = end + 1
    }
    return result
  }
}
