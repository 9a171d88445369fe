// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The outline of a bar of which nothing is said: it's rounded at the end of its value, and of a stack only the
/// outermost part is. One between two values is rounded at all corners (`fact 110`).
struct BarShape {
  /// The corners' radius, in points.
  static let usualRadius: CGFloat = 2
  private let rounds: Edge?
  private let isInterval: Bool

  init(_ mark: Mark, _ geometry: PlotGeometry) {
    isInterval = mark.isInterval
    rounds = isInterval ? nil : geometry.data.outerEdge(of: mark, geometry)
  }

  func path(_ rect: CGRect) -> Path {
    let radius = min(Self.usualRadius, rect.width / 2, rect.height / 2)
    if isInterval {
      return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
    }
    guard let rounds else { return Path(rect) }
    var radii = RectangleCornerRadii()
    switch rounds {
    case .top: (radii.topLeading, radii.topTrailing) = (radius, radius)
    case .bottom: (radii.bottomLeading, radii.bottomTrailing) = (radius, radius)
    case .leading: (radii.topLeading, radii.bottomLeading) = (radius, radius)
    case .trailing: (radii.topTrailing, radii.bottomTrailing) = (radius, radius)
    }
    return Path(roundedRect: rect, cornerRadii: radii, style: .circular)
  }
}

extension ChartData {
  /// The side of a bar that lies furthest from zero of all that stand at its place; nil if it isn't the outermost, or
  /// grows from no zero.
  func outerEdge(of mark: Mark, _ geometry: PlotGeometry) -> Edge? {
    if case .range(.number(let start), .number(let end), false) = mark.y, mark.stacking != .center {
      guard outermost.ends(mark, .y, end) || start == 0 && mark.stacking == .unstacked else { return nil }
      let isUp = ((end >= start) == (geometry.y.end < geometry.y.start)) != geometry.y.isReversed
      return isUp ? .top : .bottom
    }
    if case .range(.number(let start), .number(let end), false) = mark.x, mark.stacking != .center {
      guard outermost.ends(mark, .x, end) || start == 0 && mark.stacking == .unstacked else { return nil }
      let isRight = ((end >= start) == (geometry.x.end > geometry.x.start)) != geometry.x.isReversed
      return isRight ? .trailing : .leading
    }
    return nil
  }
}

/// Where stacks end.
struct StackEnds {
  private struct Place: Hashable {
    let isX: Bool
    let at: Datum?
    let positions: [Datum]
    let isNegative: Bool
  }

  private var ends: [Place: Double] = [:]

  init(_ marks: ContiguousArray<Mark>) {
    for mark in marks where mark.kind == .bar && mark.stacking != .unstacked {
      if case .range(_, .number(let end), false) = mark.y { add(mark, .y, end) }
      if case .range(_, .number(let end), false) = mark.x { add(mark, .x, end) }
    }
  }

  private static func place(_ mark: Mark, _ axis: MarkStacking.ValueAxis, _ end: Double) -> Place {
    Place(
      isX: axis == .x, at: (axis == .x ? mark.y : mark.x).first, positions: mark.style?.positions.map(\.value) ?? [],
      isNegative: end < 0)
  }

  private mutating func add(_ mark: Mark, _ axis: MarkStacking.ValueAxis, _ end: Double) {
    let place = Self.place(mark, axis, end)
    ends[place] = abs(end) > abs(ends[place] ?? 0) ? end : ends[place] ?? end
  }

  func ends(_ mark: Mark, _ axis: MarkStacking.ValueAxis, _ end: Double) -> Bool {
    mark.stacking != .unstacked && ends[Self.place(mark, axis, end)] == end
  }
}
