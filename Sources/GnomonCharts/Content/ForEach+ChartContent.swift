// SPDX-License-Identifier: Apache-2.0
public import Gnomon

extension ForEach: ChartContent where Content: ChartContent {
  /// No body: the content of each element is looked into.
  public var body: Never { fatalError("ForEach has no body: the content of each element is looked into.") }

  /// Adds the marks of each element.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    let count = content.data.count
    var ids = RepeatedIDs(count: count)
    marks.reserve(count)
    for element in content.data {
      let id = content.id(element)
      let own = ids.inputs(inputs, id, marks)
      Content._collect(content.content(element), own, into: marks)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Marks for each element of a collection, which the elements' own ids tell apart.
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: KeyPathReaders.reader(of: \.id))
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the part of an element that tells it from the others. Marks are found again by it when data changes.
  ///   - content: makes an element's marks.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: KeyPathReaders.reader(of: id))
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Marks for each number of a range. The range is read once and mustn't change.
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
