// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Where marks lie in a plot of a known size.
struct PlotGeometry {
  let data: ChartData
  let size: CGSize
  let x: PlotScale
  let y: PlotScale
  /// The part of each category's room along y that its label takes, in points, where labels stand in the plot.
  let labelRoom: CGFloat

  /// The width of a bar, and the side of a rectangle, on a scale that has no rooms, in points. Unverified.
  static let usualLength: CGFloat = 8

  /// The ways that marks have still to go; nil where they're at their places.
  private let ways: [Int: SIMD8<Double>]?

  init(
    _ data: ChartData, size: CGSize, labelRoom: CGFloat = 0, pads: PlotPads = PlotPads(),
    ways: [Int: SIMD8<Double>]? = nil
  ) {
    self.ways = ways
    self.data = data
    self.size = size
    self.labelRoom = labelRoom
    let isMirrored = data.surroundings.isRightToLeft, isDown = data.y.isCategory
    let xEnds = Self.ends(
      data.settings.xScale.range, size.width, isMirrored ? (pads.right, pads.left) : (pads.left, pads.right))
    let yEnds = Self.ends(
      data.settings.yScale.range, size.height, isDown ? (pads.top, pads.bottom) : (pads.bottom, pads.top))
    // From right to left the first value lies at the right.
    x =
      data.surroundings.isRightToLeft
      ? data.x.ranging(from: size.width - xEnds.0, to: size.width - xEnds.1)
      : data.x.ranging(from: xEnds.0, to: xEnds.1)
    // Numbers and dates grow upwards, categories come from the top.
    y =
      data.y.isCategory
      ? data.y.ranging(from: yEnds.0, to: yEnds.1)
      : data.y.ranging(from: size.height - yEnds.0, to: size.height - yEnds.1)
  }

  private static func ends(
    _ range: _ScaleRangeOutputs<CGFloat>.Content?, _ length: CGFloat, _ pads: (CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat) {
    switch range {
    case .plotDimension(let start, let end): (start + pads.0, length - end - pads.1)
    case .values(let values): (values.first ?? 0, values.last ?? length)
    default: (pads.0, length - pads.1)
    }
  }

  /// The rectangle of a bar, a rectangle, a rule or a point; nil where it has no place.
  func rect(of mark: Mark) -> CGRect? {
    let style = mark.style
    guard case (var left, var right)? = span(mark, mark.x, .horizontal),
      case (var top, var bottom)? = span(mark, mark.y, .vertical)
    else { return nil }
    // Each of the two ends that were given is moved, wherever it lies.
    if let offset = style?.offset {
      left += offset.xStart
      right += offset.xEnd
      top += offset.yStart
      bottom += offset.yEnd
    }
    var rect = CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    if let way = ways?[mark.identity] {
      let (minX, minY) = (rect.minX + CGFloat(way[0]) * size.width, rect.minY + CGFloat(way[1]) * size.height)
      let (maxX, maxY) = (rect.maxX + CGFloat(way[2]) * size.width, rect.maxY + CGFloat(way[3]) * size.height)
      rect = CGRect(x: min(minX, maxX), y: min(minY, maxY), width: abs(maxX - minX), height: abs(maxY - minY))
    }
    return rect
  }

  /// The two ends of a mark along an axis; equal where it has no extent there.
  private func span(_ mark: Mark, _ channel: Channel, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let (scale, length) = axis == .horizontal ? (x, size.width) : (y, size.height)
    let dimension = axis == .horizontal ? mark.width : mark.height
    let hasExtent = mark.kind == .bar || mark.kind == .rectangle
    switch channel {
    case .full: return hasExtent ? (0, length) : (length / 2, length / 2)
    case .fixed(let value):
      let place = axis == .horizontal && data.surroundings.isRightToLeft ? length - value : value
      return (place, place)
    case .fixedRange(let start, let end): return fixed(start, end, length, axis)
    case .range(let start, let end, let isUnit):
      if isUnit {
        guard let first = scale.position(start), let last = scale.position(end) else { return nil }
        return room(mark, first, last, dimension, hasExtent, axis)
      }
      return ends(mark, start, end, scale)
    case .value(let datum):
      if case .category(let category) = datum {
        guard case (var first, let last)? = scale.band(category) else { return nil }
        if axis == .vertical, labelRoom > 0, first <= last { first = min(first + labelRoom, last) }
        return room(mark, first, last, dimension, hasExtent, axis)
      }
      guard let middle = scale.position(datum) else { return nil }
      guard hasExtent else { return (middle, middle) }
      // A share of a room or what an inset leaves of it is nothing where there are no rooms.
      let width = if case .fixed(let own) = dimension.storage { own } else { Self.usualLength }
      return (middle - width / 2, middle + width / 2)
    }
  }

  private func fixed(_ start: CGFloat?, _ end: CGFloat?, _ length: CGFloat, _ axis: Axis) -> (CGFloat, CGFloat) {
    // Along y points are counted from the top, as everywhere.
    if axis == .horizontal, data.surroundings.isRightToLeft {
      return (length - (end ?? length), length - (start ?? 0))
    }
    return (start ?? 0, end ?? length)
  }

  /// Two values. A bar begins where its domain does if zero isn't part of it.
  private func ends(_ mark: Mark, _ start: Datum, _ end: Datum, _ scale: PlotScale) -> (CGFloat, CGFloat)? {
    if case .category(let first) = start, case .category(let last) = end {
      guard let a = scale.band(first), let b = scale.band(last) else { return nil }
      return (min(a.0, a.1, b.0, b.1), max(a.0, a.1, b.0, b.1))
    }
    guard let last = scale.position(end) ?? scale.clamped(end) else { return nil }
    if mark.kind == .bar || mark.kind == .area, start.number == 0, !scale.contains(start) {
      return (scale.clamped(start) ?? scale.start, last)
    }
    guard let first = scale.position(start) ?? scale.clamped(start) else { return nil }
    return (first, last)
  }

  /// The part of a category's or a unit's room that a mark takes.
  private func room(
    _ mark: Mark, _ first: CGFloat, _ last: CGFloat, _ dimension: MarkDimension, _ hasExtent: Bool, _ axis: Axis
  ) -> (CGFloat, CGFloat) {
    var (start, end) = (min(first, last), max(first, last))
    let places = axis == .horizontal ? data.xPlaces : data.yPlaces
    if let position = mark.style?.positions.first(where: { $0.axis == nil || $0.axis == axis }),
      places.count > 1 || position.axis == axis, let index = places.index(of: position.value)
    {
      let all = end - start
      let area = position.span.length(in: all, automatic: all * 0.7)
      let part = area / CGFloat(max(places.count, 1))
      let index = axis == .horizontal && data.surroundings.isRightToLeft ? places.count - 1 - index : index
      start = (start + end - area) / 2 + CGFloat(index) * part
      end = start + part
    }
    let middle = (start + end) / 2
    guard hasExtent else { return (middle, middle) }
    let length = max(0, dimension.length(in: end - start, automatic: (end - start) * 0.7))
    return (middle - length / 2, middle + length / 2)
  }

  /// The middle of a mark; nil where it has no finite place.
  func point(of mark: Mark) -> CGPoint? {
    guard let rect = rect(of: mark), rect.midX.isFinite, rect.midY.isFinite else { return nil }
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// How much of a mark is seen while it comes: 1 is all.
  func presence(of mark: Mark) -> Double {
    ways?[mark.identity].map { min(max(1 + $0[MarksVector.presence], 0), 1) } ?? 1
  }

  /// How much is seen of marks that are drawn as one: as much as of the one that is seen most.
  func presence(of marks: some Sequence<Mark>) -> Double {
    guard ways != nil else { return 1 }
    return marks.lazy.map { presence(of: $0) }.max() ?? 1
  }

  /// The angles that a sector has still to go, in radians.
  func turn(of mark: Mark) -> (CGFloat, CGFloat) {
    ways?[mark.identity].map { (CGFloat($0[0]) * 2 * .pi, CGFloat($0[1]) * 2 * .pi) } ?? (0, 0)
  }

  /// The two ends of an area at one of its places.
  func edges(of mark: Mark) -> (CGPoint, CGPoint)? {
    guard let (a, b) = restingEdges(of: mark) else { return nil }
    guard let way = ways?[mark.identity] else { return (a, b) }
    return (
      CGPoint(x: a.x + CGFloat(way[0]) * size.width, y: a.y + CGFloat(way[1]) * size.height),
      CGPoint(x: b.x + CGFloat(way[2]) * size.width, y: b.y + CGFloat(way[3]) * size.height)
    )
  }

  private func restingEdges(of mark: Mark) -> (CGPoint, CGPoint)? {
    let offset = mark.style?.offset ?? EdgeOffsets()
    if case .range(let start, let end, false) = mark.y {
      guard let (x, _) = span(mark, mark.x, .horizontal), let (a, b) = ends(mark, start, end, y) else { return nil }
      return (CGPoint(x: x + offset.xStart, y: a + offset.yStart), CGPoint(x: x + offset.xStart, y: b + offset.yEnd))
    }
    if case .range(let start, let end, false) = mark.x {
      guard let (y, _) = span(mark, mark.y, .vertical), let (a, b) = ends(mark, start, end, x) else { return nil }
      return (CGPoint(x: a + offset.xStart, y: y + offset.yStart), CGPoint(x: b + offset.xEnd, y: y + offset.yStart))
    }
    return nil
  }

  /// The centre that sectors lie around, and the radius that they have room for.
  var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
  var radius: CGFloat { min(size.width, size.height) / 2 }
}

/// The axis along which a mark has a room of its own: the other one is that of its value.
enum MarkRoom {
  static func axis(of mark: Mark) -> Axis {
    if case .value(.category) = mark.x { return .horizontal }
    if mark.x.isUnit { return .horizontal }
    if case .value(.category) = mark.y { return .vertical }
    if mark.y.isUnit { return .vertical }
    if case .range = mark.x { return .vertical }
    return .horizontal
  }
}

extension PlotScale {
  /// The nearest place that a value without one has.
  func clamped(_ datum: Datum) -> CGFloat? { datum.number.flatMap { clampedPosition($0) } }
}
