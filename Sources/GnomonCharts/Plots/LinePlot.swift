// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A line through a point for each element of a collection, or of a function.
@MainActor @preconcurrency
public struct LinePlot<Content> {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// The marks.
  public var body: some ChartContent { content }

  /// Adds the marks.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, inputs, into: marks)
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
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
public struct VectorizedLinePlotContent<Data>: VectorizedChartContent, PrimitiveChartContent, @unchecked Sendable
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

extension LinePlot {
  /// A point of a line for each element.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedLinePlotContent(data) { element in
      GivenMark(.line, x: .value(x.value(element).given), y: .value(y.value(element).given))
    }
  }

  /// A point of a series' line for each element.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedLinePlotContent(data) { element in
      var mark = GivenMark(.line, x: .value(x.value(element).given), y: .value(y.value(element).given))
      mark.series = series.value(element).given
      return mark
    }
  }
}
