// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// How far filters carry pixels from where they were drawn.
struct FilterReach {
  private(set) var margin = 0
  /// Whether pixels may appear anywhere.
  private(set) var isUnbounded = false
  /// How far the one filter moves pixels, where it is a blur so large that it's worked out without room around it.
  private var tightShift: (x: Int, y: Int)?

  init(_ filters: [DisplayFilter], matrix: cairo_matrix_t) {
    for filter in filters {
      switch filter {
      case .blur(let radius, let opaque):
        if !opaque { margin += GaussianBlur.reach(FilterReach.deviation(radius, matrix: matrix)) }
      case .shadow(_, let radius, let x, let y):
        let shift = FilterReach.vector(x, y, matrix: matrix)
        margin += GaussianBlur.reach(FilterReach.deviation(radius, matrix: matrix))
        margin += max(abs(shift.x), abs(shift.y))
      case .placedShadow(_, let radius, let x, let y, let options):
        let shift = FilterReach.vector(x, y, matrix: matrix)
        margin += GaussianBlur.reach(FilterReach.deviation(radius, matrix: matrix))
        margin += max(abs(shift.x), abs(shift.y))
        if options.contains(.invertsAlpha) { isUnbounded = true }
      case .alphaThreshold(let low, _, _):
        if low <= 0 { isUnbounded = true }
      case .colorMatrix(let matrix), .linearColorMatrix(let matrix):
        if matrix.a5 > 0 { isUnbounded = true }
      case .projection:
        isUnbounded = true
      }
    }
    margin = min(margin, 16384)
    guard filters.count == 1 else { return }
    switch filters[0] {
    case .blur(let radius, opaque: false) where FilterReach.isTight(radius, matrix): tightShift = (0, 0)
    case .shadow(_, let radius, let x, let y) where FilterReach.isTight(radius, matrix):
      tightShift = FilterReach.vector(x, y, matrix: matrix)
    default: break
    }
  }

  /// The pixels to work with for some content and what is seen of the canvas.
  func room(of content: PixelRect, seenIn visible: PixelRect) -> PixelRect {
    let (reached, around) = (content.expanded(by: margin), visible.expanded(by: margin))
    guard let shift = tightShift else { return reached.intersection(around) }
    // What is blurred, from where it's seen moved, and where it's seen.
    let seen = PixelRect(x: visible.x - shift.x, y: visible.y - shift.y, width: visible.width, height: visible.height)
    return content.intersection(around).union(seen.intersection(reached)).union(visible.intersection(reached))
  }

  private static func isTight(_ radius: CGFloat, _ matrix: cairo_matrix_t) -> Bool {
    deviation(radius, matrix: matrix) >= GaussianBlur.tightDeviation
  }

  /// A standard deviation in device pixels.
  static func deviation(_ radius: CGFloat, matrix: cairo_matrix_t) -> Double {
    let pixels = Double(radius) * matrix.scale
    return pixels.isFinite ? min(max(pixels, 0), 2000) : 0
  }

  /// A displacement in whole device pixels.
  static func vector(_ x: CGFloat, _ y: CGFloat, matrix: cairo_matrix_t) -> (x: Int, y: Int) {
    let right = matrix.xx * Double(x) + matrix.xy * Double(y)
    let down = matrix.yx * Double(x) + matrix.yy * Double(y)
    guard right.isFinite, down.isFinite else { return (0, 0) }
    return (Int(min(max(right.rounded(), -16384), 16384)), Int(min(max(down.rounded(), -16384), 16384)))
  }
}
