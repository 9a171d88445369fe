// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The pixels that a layer with projections among its filters works in: those around what is drawn, as far as it's seen.
struct ProjectedLayer {
  /// A filter, or a projection that makes another picture of what's there.
  enum Step {
    case filter(DisplayFilter, content: PixelRect)
    case warp(ProjectionWarp, into: PixelRect)
  }

  /// The pixels that the content is drawn in; empty where nothing is seen.
  private(set) var room: PixelRect
  /// What is done to them, in this order.
  private(set) var steps: [Step] = []
  /// The pixels in which something may be drawn at the end.
  let reached: PixelRect

  /// Filters between two projections.
  private struct Stretch {
    var filters: [DisplayFilter] = []
    /// The pixels that something is drawn in before the filters, and behind them.
    var content = PixelRect.empty
    var reached = PixelRect.empty
    /// The projection behind the filters; nil for one that flattens everything.
    var warp: ProjectionWarp?

    mutating func reach(_ matrix: cairo_matrix_t) {
      let reach = FilterReach(filters, matrix: matrix)
      reached = reach.isUnbounded ? .everything : content.expanded(by: reach.margin)
    }
  }

  /// - Parameters:
  ///   - content: the pixels that the layer's content touches.
  ///   - visible: the part of the canvas that can be seen.
  init(_ filters: [DisplayFilter], matrix: cairo_matrix_t, content: PixelRect, visible: PixelRect) {
    var stretches = [Stretch(content: content)]
    for filter in filters {
      guard case .projection(let projection) = filter, projection.isNumeric else {
        stretches[stretches.count - 1].filters.append(filter)
        continue
      }
      let last = stretches.count - 1
      stretches[last].reach(matrix)
      stretches[last].warp = ProjectionWarp(projection: projection, matrix: matrix)
      stretches.append(Stretch(content: stretches[last].warp?.bounds(of: stretches[last].reached) ?? .empty))
    }
    stretches[stretches.count - 1].reach(matrix)
    reached = stretches[stretches.count - 1].reached
    room = .empty
    var seen = visible
    var rooms: [PixelRect] = []
    for stretch in stretches.reversed() {
      if !rooms.isEmpty { seen = stretch.warp?.source(of: seen) ?? .empty }
      let reach = FilterReach(stretch.filters, matrix: matrix)
      let all =
        reach.isUnbounded ? seen.expanded(by: reach.margin) : reach.room(of: stretch.content, seenIn: seen)
      seen = ProjectedLayer.limited(all, around: visible)
      rooms.append(seen)
    }
    rooms.reverse()
    guard !rooms.contains(where: \.isEmpty) else { return }
    room = rooms[0]
    for (index, stretch) in stretches.enumerated() {
      steps += stretch.filters.map { .filter($0, content: stretch.content) }
      if let warp = stretch.warp { steps.append(.warp(warp, into: rooms[index + 1])) }
    }
  }

  /// Near the horizon much would be seen in little room: no more is drawn than lies around what can be seen.
  private static func limited(_ rect: PixelRect, around visible: PixelRect) -> PixelRect {
    let side = max(visible.width, visible.height)
    guard Double(rect.width) * Double(rect.height) > 9 * Double(side) * Double(side) else { return rect }
    return rect.intersection(visible.expanded(by: side))
  }
}

extension DisplayFilter {
  /// Whether the filter draws its picture elsewhere.
  var isProjection: Bool { if case .projection = self { true } else { false } }
}

extension DisplayLayer {
  /// Whether nothing of what lies below is kept where the layer has no pixels.
  var keepsOnlyWhatItCovers: Bool {
    switch coverage {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .xor, nil: false
    }
  }
}
