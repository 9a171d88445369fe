// SPDX-License-Identifier: Apache-2.0
/// Rows for the elements of a collection.
extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// Rows for each element are built in: they have no body.
  public typealias TableRowBody = Never

  /// The rows of the elements as views. Only those in sight are made.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(
        data: data,
        content: { [content] element in
          let row = MainActorCarrier((content, element, context))
          return onMain { MainActorCarrier(row.value.0(row.value.1)._rows(row.value.2)) }.value
        }, id: id))
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

// Views are made far more often: those initialisers are tried first.
extension ForEach where Content: TableRowContent {
  /// Makes rows for each identifiable element of a collection.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes rows for each number of a range.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Makes rows for each element of a collection, with ids by a key path. The ids have to differ from each other.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes one row for each identifiable element of a collection.
  @_disfavoredOverload
  nonisolated public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}
