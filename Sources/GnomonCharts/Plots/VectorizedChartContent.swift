// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Marks for each element of a collection, of which modifiers ask for values of the elements.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// An element of the collection.
  associatedtype DataElement

  /// Adds the marks, each changed by the modifiers around. The chart calls it.
  nonisolated static func _collectEach(
    _ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector, _ change: _ElementChange<DataElement>)
}

/// What modifiers do to the mark of an element.
public struct _ElementChange<Element> {
  let apply: ((MarkStyle, Element, _MarkCollector) -> Void)?

  /// The inputs of an element's mark.
  func inputs(_ inputs: _MarkInputs, _ element: Element, _ marks: _MarkCollector) -> _MarkInputs {
    guard let apply else { return inputs }
    return inputs.styled { apply($0, element, marks) }
  }

  /// Adds a mark for each element. Elements that have ids are told apart by these, others by their order.
  func addMarks(
    of elements: some Sequence<Element>, _ inputs: _MarkInputs, into marks: _MarkCollector,
    _ mark: (Element) -> GivenMark
  ) {
    if let type = Element.self as? any Identifiable.Type {
      func add<E: Identifiable>(_ type: E.Type) {
        var ids = RepeatedIDs(count: elements.underestimatedCount)
        for element in elements {
          let id = unsafeBitCast(element, to: E.self).id
          marks.add(mark(element), self.inputs(ids.inputs(inputs, id, marks), element, marks))
        }
      }
      return add(type)
    }
    var index = 0
    for element in elements {
      marks.add(mark(element), self.inputs(inputs.at(index), element, marks))
      index += 1
    }
  }
}

/// A plot whose marks are told something by a modifier.
struct ModifiedPlot<Content: VectorizedChartContent>: VectorizedChartContent, PrimitiveChartContent, @unchecked Sendable
{
  typealias DataElement = Content.DataElement
  typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (MarkStyle, DataElement, _MarkCollector) -> Void

  nonisolated static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    _collectEach(content, inputs, into: marks, _ElementChange(apply: nil))
  }

  nonisolated static func _collectEach(
    _ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector, _ change: _ElementChange<DataElement>
  ) {
    let (own, outer) = (content.change, change.apply)
    Content._collectEach(
      content.content, inputs, into: marks,
      _ElementChange { style, element, marks in
        outer?(style, element, marks)
        own(style, element, marks)
      })
  }
}

extension _ElementChange {
  init(_ apply: @escaping (MarkStyle, Element, _MarkCollector) -> Void) { self.apply = apply }
}

extension VectorizedChartContent {
  nonisolated func each(_ change: @escaping (MarkStyle, DataElement, _MarkCollector) -> Void) -> ModifiedPlot<Self> {
    ModifiedPlot(content: self, change: change)
  }
}
