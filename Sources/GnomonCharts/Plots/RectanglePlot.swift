// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gnomon

/// Rectangles for each element of a collection.
@MainActor @preconcurrency
public struct RectanglePlot<Content> {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  /// The marks.
  public var body: some ChartContent { content }

  /// Adds the marks.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, inputs, into: marks)
  }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection.
  public typealias DataElement = Content.DataElement

  /// Adds the marks, each changed by the modifiers around.
  nonisolated public static func _collectEach(
    _ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector, _ change: _ElementChange<DataElement>
  ) {
    Content._collectEach(content.content, inputs, into: marks, change)
  }
}

/// A mark for each element of a collection.
@MainActor @preconcurrency
public struct VectorizedRectanglePlotContent<Data>: VectorizedChartContent, PrimitiveChartContent, @unchecked Sendable
where Data: RandomAccessCollection {
  /// An element of the collection.
  public typealias DataElement = Data.Element
  /// No body: the marks are drawn as they are.
  public typealias Body = Never

  nonisolated(unsafe) let data: Data
  nonisolated(unsafe) let mark: (Data.Element) -> GivenMark

  nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> GivenMark) {
    (self.data, self.mark) = (data, mark)
  }

  /// Adds a mark for each element.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    _collectEach(content, inputs, into: marks, _ElementChange(apply: nil))
  }

  /// Adds a mark for each element, changed by the modifiers around.
  nonisolated public static func _collectEach(
    _ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector, _ change: _ElementChange<DataElement>
  ) {
    change.addMarks(of: content.data, inputs, into: marks, content.mark)
  }
}

extension RectanglePlot {
  /// A rectangle for each element, at a place along both axes.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(data) { element in
      var mark = GivenMark(.rectangle, x: .value(x.value(element).given), y: .value(y.value(element).given))
      mark.width = width.dimension(element)
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// A rectangle for each element, between two values along x.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedRectanglePlotContent(data) { element in
      var mark = GivenMark(
        .rectangle, x: .range(xStart.value(element).given, xEnd.value(element).given),
        y: .value(y.value(element).given))
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// A rectangle for each element, between two values along y.
  nonisolated public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedRectanglePlotContent(data) { element in
      var mark = GivenMark(
        .rectangle, x: .value(x.value(element).given),
        y: .range(yStart.value(element).given, yEnd.value(element).given))
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// A rectangle for each element, at a place along x, between two places in points.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(data) { element in
      var mark = GivenMark(.rectangle, x: .value(x.value(element).given), y: .fixedRange(yStart, yEnd))
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// A rectangle for each element, at a place along y, between two places in points.
  nonisolated public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(data) { element in
      var mark = GivenMark(.rectangle, x: .fixedRange(xStart, xEnd), y: .value(y.value(element).given))
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// A rectangle for each element, between two values along x and two places in points.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedRectanglePlotContent(data) { element in
      GivenMark(
        .rectangle, x: .range(xStart.value(element).given, xEnd.value(element).given), y: .fixedRange(yStart, yEnd))
    }
  }

  /// A rectangle for each element, between two values along y and two places in points.
  nonisolated public init<Data, Y>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedRectanglePlotContent(data) { element in
      GivenMark(
        .rectangle, x: .fixedRange(xStart, xEnd), y: .range(yStart.value(element).given, yEnd.value(element).given))
    }
  }

  /// A rectangle for each element, at a place along x, between two places of the element in points.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(data) { element in
      var mark = GivenMark(
        .rectangle, x: .value(x.value(element).given),
        y: .fixedRange(element[keyPath: yStart], element[keyPath: yEnd]))
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// A rectangle for each element, at a place along y, between two places of the element in points.
  nonisolated public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(data) { element in
      var mark = GivenMark(
        .rectangle, x: .fixedRange(element[keyPath: xStart], element[keyPath: xEnd]),
        y: .value(y.value(element).given))
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// A rectangle for each element, between two values along x and two places of the element in points.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedRectanglePlotContent(data) { element in
      GivenMark(
        .rectangle, x: .range(xStart.value(element).given, xEnd.value(element).given),
        y: .fixedRange(element[keyPath: yStart], element[keyPath: yEnd]))
    }
  }

  /// A rectangle for each element, between two values along y and two places of the element in points.
  nonisolated public init<Data, Y>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedRectanglePlotContent(data) { element in
      GivenMark(
        .rectangle, x: .fixedRange(element[keyPath: xStart], element[keyPath: xEnd]),
        y: .range(yStart.value(element).given, yEnd.value(element).given))
    }
  }

  /// A rectangle for each element, between two values along both axes.
  nonisolated public init<Data, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable, Y: Plottable {
    content = VectorizedRectanglePlotContent(data) { element in
      GivenMark(
        .rectangle, x: .range(xStart.value(element).given, xEnd.value(element).given),
        y: .range(yStart.value(element).given, yEnd.value(element).given))
    }
  }

  /// A rectangle for each element, between places of the element in points.
  nonisolated public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(data) { element in
      GivenMark(
        .rectangle, x: .fixedRange(element[keyPath: xStart], element[keyPath: xEnd]),
        y: .fixedRange(element[keyPath: yStart], element[keyPath: yEnd]))
    }
  }
}
