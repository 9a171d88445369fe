// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gnomon

/// A straight line for each element of a collection.
@MainActor @preconcurrency
public struct RulePlot<Content> {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension RulePlot: ChartContent where Content: ChartContent {
  /// The marks.
  public var body: some ChartContent { content }

  /// Adds the marks.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, inputs, into: marks)
  }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
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
public struct VectorizedRulePlotContent<Data>: VectorizedChartContent, PrimitiveChartContent, @unchecked Sendable
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

extension RulePlot {
  /// A horizontal line for each element, between two values.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: .range(xStart.value(element).given, xEnd.value(element).given),
        y: .value(y.value(element).given))
    }
  }

  /// A vertical line for each element, between two values.
  nonisolated public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: .value(x.value(element).given),
        y: .range(yStart.value(element).given, yEnd.value(element).given))
    }
  }

  /// A horizontal line for each element, between two places in points.
  nonisolated public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(.rule, x: .fixedRange(xStart, xEnd), y: .value(y.value(element).given))
    }
  }

  /// A horizontal line for each element between two values, at a height in points; nil is the middle of the plot.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: .range(xStart.value(element).given, xEnd.value(element).given), y: y.map { .fixed($0) } ?? .full)
    }
  }

  /// A vertical line for each element, between two places in points.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(.rule, x: .value(x.value(element).given), y: .fixedRange(yStart, yEnd))
    }
  }

  /// A vertical line for each element between two values, at a distance in points; nil is the middle of the plot.
  nonisolated public init<Data, Y>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: x.map { .fixed($0) } ?? .full, y: .range(yStart.value(element).given, yEnd.value(element).given))
    }
  }

  /// A horizontal line for each element, between two places of the element in points.
  nonisolated public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: .fixedRange(element[keyPath: xStart], element[keyPath: xEnd]),
        y: .value(y.value(element).given))
    }
  }

  /// A horizontal line for each element between two values, at a height of the element in points.
  nonisolated public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: .range(xStart.value(element).given, xEnd.value(element).given), y: .fixed(element[keyPath: y]))
    }
  }

  /// A vertical line for each element, between two places of the element in points.
  nonisolated public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: .value(x.value(element).given),
        y: .fixedRange(element[keyPath: yStart], element[keyPath: yEnd]))
    }
  }

  /// A vertical line for each element between two values, at a distance of the element in points.
  nonisolated public init<Data, Y>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedRulePlotContent(data) { element in
      GivenMark(
        .rule, x: .fixed(element[keyPath: x]), y: .range(yStart.value(element).given, yEnd.value(element).given))
    }
  }
}
