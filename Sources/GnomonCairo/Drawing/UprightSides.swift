// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The rows of a path in which it's nothing but a left side and a right side, both upright and on the pixel grid.
struct UprightSides {
  /// The pixels between the sides.
  let rect: PixelRect

  /// nil where there are no such rows, or it can't be told.
  init?(_ path: Path, matrix: cairo_matrix_t) {
    guard matrix.isAxisAligned, matrix.xy == 0, matrix.yx == 0 else { return nil }
    var edges = Edges(matrix: matrix)
    path.forEach { edges.add($0) }
    edges.close()
    guard edges.isFinite, let rows = edges.longestGap else { return nil }
    let (downs, ups) = (edges.strand(in: rows, goingDown: true), edges.strand(in: rows, goingDown: false))
    guard let downs, let ups, downs != ups else { return nil }
    // A row more on both sides than what is beyond may touch.
    let (top, bottom) = (Int(rows.lowerBound.rounded(.up)) + 1, Int(rows.upperBound.rounded(.down)) - 1)
    let (first, last) = (min(downs, ups), max(downs, ups))
    guard top < bottom else { return nil }
    rect = PixelRect(x: first, y: top, width: last - first, height: bottom - top)
  }

  private struct Side {
    var x: Int
    var top: Double
    var bottom: Double
    var goesDown: Bool
  }

  private struct Edges {
    let matrix: cairo_matrix_t
    var sides: [Side] = []
    /// Rows in which anything but an upright side lies.
    private var busy: [ClosedRange<Double>] = []
    private(set) var isFinite = true
    private var start: (x: Double, y: Double)?
    private var last = (x: 0.0, y: 0.0)

    init(matrix: cairo_matrix_t) { self.matrix = matrix }

    mutating func add(_ element: Path.Element) {
      switch element {
      case .move(let to):
        close()
        last = place(to)
        start = last
      case .line(let to): line(to: place(to))
      case .quadCurve(let to, let control): curve(to: place(to), [place(control)])
      case .curve(let to, let control1, let control2): curve(to: place(to), [place(control1), place(control2)])
      case .closeSubpath: close()
      }
    }

    /// Filling closes what is open.
    mutating func close() {
      if let start { line(to: start) }
    }

    private mutating func place(_ point: CGPoint) -> (x: Double, y: Double) {
      let place = matrix.point(Double(point.x), Double(point.y))
      if !(abs(place.x) < Double(PixelRect.limit) && abs(place.y) < Double(PixelRect.limit)) { isFinite = false }
      return (place.x, place.y)
    }

    private mutating func line(to: (x: Double, y: Double)) {
      guard isFinite, start != nil else {
        isFinite = false
        return
      }
      if last == to { return }
      let x = last.x.rounded()
      if max(abs(last.x - x), abs(to.x - x)) < 1.0 / 512 {
        sides.append(Side(x: Int(x), top: min(last.y, to.y), bottom: max(last.y, to.y), goesDown: to.y > last.y))
      } else {
        busy.append(min(last.y, to.y)...max(last.y, to.y))
      }
      last = to
    }

    private mutating func curve(to: (x: Double, y: Double), _ controls: [(x: Double, y: Double)]) {
      guard isFinite, start != nil else {
        isFinite = false
        return
      }
      let rows = [last.y, to.y] + controls.map(\.y)
      busy.append((rows.min() ?? 0)...(rows.max() ?? 0))
      last = to
    }

    /// The column of the one side that goes through rows in which nothing else lies; nil where there are several, or
    /// none. A side may come in pieces.
    func strand(in rows: Range<Double>, goingDown: Bool) -> Int? {
      var column: Int?
      var length = 0.0
      for side in sides where side.goesDown == goingDown {
        let part = min(side.bottom, rows.upperBound) - max(side.top, rows.lowerBound)
        guard part > 0 else { continue }
        guard column ?? side.x == side.x else { return nil }
        column = side.x
        length += part
      }
      return abs(length - (rows.upperBound - rows.lowerBound)) < 1e-3 ? column : nil
    }

    /// The most rows between two that are busy.
    var longestGap: Range<Double>? {
      let sorted = busy.sorted { $0.lowerBound < $1.lowerBound }
      guard var end = sorted.first?.upperBound else { return nil }
      var longest: Range<Double>?
      for rows in sorted.dropFirst() {
        if rows.lowerBound > end, rows.lowerBound - end > longest.map({ $0.upperBound - $0.lowerBound }) ?? 0 {
          longest = end..<rows.lowerBound
        }
        end = max(end, rows.upperBound)
      }
      return longest
    }
  }
}
