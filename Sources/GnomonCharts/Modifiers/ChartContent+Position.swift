// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension ChartContent {
  /// Puts marks of different values beside each other.
  ///
  /// - Parameters:
  ///   - value: a category for each place.
  ///   - axis: the axis along which they stand; nil is the axis of the bars' categories.
  ///   - span: the room that all of them together take.
  nonisolated public func position<P>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent where P: Plottable {
    let value = value.given
    return styled { marks, collector in
      let datum = collector.datum(value, for: .position)
      marks.positions.removeAll { $0.axis == axis }
      marks.positions.append(MarkStyle.Position(value: datum, axis: axis, span: span))
    }
  }

  /// Moves the marks, in points: right and down.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(EdgeOffsets(xStart: x, xEnd: x, yStart: y, yEnd: y))
  }

  /// Moves the marks by a size, in points: right and down.
  nonisolated public func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }

  /// Moves the marks, and the two ends of their height by distances of their own, in points.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    moved(EdgeOffsets(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
  }

  /// Moves the marks, and the two ends of their width by distances of their own, in points.
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    moved(EdgeOffsets(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
  }

  /// Moves each edge of the marks, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    moved(EdgeOffsets(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
  }

  nonisolated private func moved(_ offsets: EdgeOffsets) -> ModifiedMarks<Self> {
    styled { marks, _ in marks.offset = marks.offset + offsets }
  }
}
