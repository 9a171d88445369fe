// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gnomon

/// A sector for each element of a collection.
@MainActor @preconcurrency
public struct SectorPlot<Content> {
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// The marks.
  public var body: some ChartContent { content }

  /// Adds the marks.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, inputs, into: marks)
  }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
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
public struct VectorizedSectorPlotContent<Data>: VectorizedChartContent, PrimitiveChartContent, @unchecked Sendable
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

extension SectorPlot {
  /// A sector for each element, whose angle is its value's share of all of them.
  nonisolated public init<Data>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedSectorPlotContent(data) { element in
      var mark = GivenMark(.sector, x: .value(angle.value(element).given), y: .full)
      mark.width = innerRadius.dimension(element)
      mark.height = outerRadius.dimension(element)
      mark.angularInset = angularInset ?? 0
      return mark
    }
  }

  /// A sector for each element, with an inset of the element in points.
  nonisolated public init<Data>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedSectorPlotContent(data) { element in
      var mark = GivenMark(.sector, x: .value(angle.value(element).given), y: .full)
      mark.width = innerRadius.dimension(element)
      mark.height = outerRadius.dimension(element)
      mark.angularInset = element[keyPath: angularInset]
      return mark
    }
  }
}
