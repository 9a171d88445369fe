// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Rectangles that share an edge, in vector formats: whoever shows them smooths both sides of an edge that isn't on a
/// pixel, and what lies below shines through the seam. So the one that is drawn first reaches a little below the other,
/// where that one is opaque. Translucent ones are joined before (``TranslucentFills``); nothing else changes.
struct AdjoiningFills {
  /// How far a rectangle reaches below its neighbour, in points.
  private static let overlap: CGFloat = 1

  /// An edge of a rectangle, in one coordinate system and clip.
  private struct Edge: Hashable {
    enum Side { case left, right, top, bottom }
    var side: Side
    var state: Int
    var place: Int
    var start: Int
    var end: Int

    init(_ side: Side, of rect: CGRect, state: Int, at place: CGFloat) {
      let isUpright = side == .left || side == .right
      self.side = side
      self.state = state
      self.place = Edge.steps(place)
      start = Edge.steps(isUpright ? rect.minY : rect.minX)
      end = Edge.steps(isUpright ? rect.maxY : rect.maxX)
    }

    private static func steps(_ length: CGFloat) -> Int { Int((min(max(length, -1e6), 1e6) * 4096).rounded()) }
  }

  private struct Fill {
    var index: Int
    var rect: CGRect
    var state: Int
  }

  private var fills: [Fill] = []
  /// The last opaque rectangle with an edge.
  private var opaque: [Edge: Fill] = [:]

  /// The list with overlaps.
  static func overlapping(_ list: DisplayList) -> DisplayList {
    let list = TranslucentFills.joined(list)
    var search = AdjoiningFills()
    search.collect(list.commands)
    var result = list
    for fill in search.fills {
      guard let path = search.extended(fill), case .fill(_, let style, let paint) = list.commands[fill.index] else {
        continue
      }
      result.commands[fill.index] = .fill(path, style: FillStyle(antialiased: style.isAntialiased), paint: paint)
    }
    return result
  }

  private mutating func collect(_ commands: [DisplayCommand]) {
    var (state, last) = (0, 0)
    var saved: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .save: saved.append(state)
      case .restore, .endLayer: state = saved.popLast() ?? 0
      case .concatenate, .clip:
        last += 1
        state = last
      case .beginLayer:
        saved.append(state)
        last += 1
        state = last
      case .fill(let path, _, let paint):
        guard let rect = path.exactRect, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { break }
        if case .image = paint { break }
        let fill = Fill(index: index, rect: rect, state: state)
        fills.append(fill)
        guard paint.isOpaque else { break }
        opaque[Edge(.left, of: rect, state: state, at: rect.minX)] = fill
        opaque[Edge(.right, of: rect, state: state, at: rect.maxX)] = fill
        opaque[Edge(.top, of: rect, state: state, at: rect.minY)] = fill
        opaque[Edge(.bottom, of: rect, state: state, at: rect.maxY)] = fill
      default: break
      }
    }
  }

  /// The rectangle and what of it lies below later ones; nil where nothing does.
  private func extended(_ fill: Fill) -> Path? {
    let rect = fill.rect
    func reach(_ side: Edge.Side, _ place: CGFloat, _ length: (CGRect) -> CGFloat) -> CGFloat {
      guard let other = opaque[Edge(side, of: rect, state: fill.state, at: place)], other.index > fill.index else {
        return 0
      }
      return min(AdjoiningFills.overlap, length(other.rect) / 2)
    }
    let (left, right) = (reach(.right, rect.minX, \.width), reach(.left, rect.maxX, \.width))
    let (top, bottom) = (reach(.bottom, rect.minY, \.height), reach(.top, rect.maxY, \.height))
    guard left + right + top + bottom > 0 else { return nil }
    let wide = CGRect(x: rect.minX - left, y: rect.minY, width: rect.width + left + right, height: rect.height)
    guard top + bottom > 0 else { return Path(wide) }
    let high = CGRect(x: rect.minX, y: rect.minY - top, width: rect.width, height: rect.height + top + bottom)
    var path = Path(high)
    if left + right > 0 { path.addRect(wide) }
    return path
  }
}
