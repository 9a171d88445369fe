// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// An area with a place for each element of a collection, or of a function.
@MainActor @preconcurrency
public struct AreaPlot<Content> {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension AreaPlot: ChartContent where Content: ChartContent {
  /// The marks.
  public var body: some ChartContent { content }

  /// Adds the marks.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, inputs, into: marks)
  }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
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
public struct VectorizedAreaPlotContent<Data>: VectorizedChartContent, PrimitiveChartContent, @unchecked Sendable
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

extension AreaPlot {
  /// The area from zero to a value of each element.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedAreaPlotContent(data) { element in
      var mark = GivenMark(.area, x: .value(x.value(element).given), y: .value(y.value(element).given))
      mark.stacking = stacking
      return mark
    }
  }

  /// The area between two values of each element along x.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedAreaPlotContent(data) { element in
      GivenMark(
        .area, x: .range(xStart.value(element).given, xEnd.value(element).given),
        y: .value(y.value(element).given))
    }
  }

  /// The area between two values of each element along y.
  nonisolated public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedAreaPlotContent(data) { element in
      GivenMark(
        .area, x: .value(x.value(element).given),
        y: .range(yStart.value(element).given, yEnd.value(element).given))
    }
  }

  /// The area of a series from zero to a value of each element.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedAreaPlotContent(data) { element in
      var mark = GivenMark(.area, x: .value(x.value(element).given), y: .value(y.value(element).given))
      mark.stacking = stacking
      mark.series = series.value(element).given
      return mark
    }
  }

  /// The area of a series between two values of each element along x.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedAreaPlotContent(data) { element in
      var mark = GivenMark(
        .area, x: .range(xStart.value(element).given, xEnd.value(element).given),
        y: .value(y.value(element).given))
      mark.series = series.value(element).given
      return mark
    }
  }

  /// The area of a series between two values of each element along y.
  nonisolated public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedAreaPlotContent(data) { element in
      var mark = GivenMark(
        .area, x: .value(x.value(element).given),
        y: .range(yStart.value(element).given, yEnd.value(element).given))
      mark.series = series.value(element).given
      return mark
    }
  }
}
