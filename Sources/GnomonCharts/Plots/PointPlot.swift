// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gnomon

/// A point for each element of a collection.
@MainActor @preconcurrency
public struct PointPlot<Content> {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// The marks.
  public var body: some ChartContent { content }

  /// Adds the marks.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, inputs, into: marks)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
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
public struct VectorizedPointPlotContent<Data>: VectorizedChartContent, PrimitiveChartContent, @unchecked Sendable
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

extension PointPlot {
  /// A point for each element, at a place along both axes.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(data) { element in
      GivenMark(.point, x: .value(x.value(element).given), y: .value(y.value(element).given))
    }
  }

  /// A point for each element, at a place along x, at a height in points; nil is the middle of the plot.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(data) { element in
      GivenMark(.point, x: .value(x.value(element).given), y: y.map { .fixed($0) } ?? .full)
    }
  }

  /// A point for each element, at a place along x, at a height of the element in points.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(data) { element in
      GivenMark(.point, x: .value(x.value(element).given), y: .fixed(element[keyPath: y]))
    }
  }

  /// A point for each element, at a place along y, at a distance in points; nil is the middle of the plot.
  nonisolated public init<Data>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(data) { element in
      GivenMark(.point, x: x.map { .fixed($0) } ?? .full, y: .value(y.value(element).given))
    }
  }

  /// A point for each element, at a place along y, at a distance of the element in points.
  nonisolated public init<Data>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(data) { element in
      GivenMark(.point, x: .fixed(element[keyPath: x]), y: .value(y.value(element).given))
    }
  }
}
