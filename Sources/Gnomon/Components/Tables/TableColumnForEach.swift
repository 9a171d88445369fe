// SPDX-License-Identifier: Apache-2.0
/// A table's columns for the elements of a collection.
public nonisolated struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public var data: Data
  /// Makes an element's columns.
  public var content: (Data.Element) -> Content

  @MainActor @preconcurrency public var _columns: [_TableColumn] { data.flatMap { content($0)._columns } }

  public init(
    _ data: Data,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> _ content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public init(
    _ data: Range<Int>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> _ content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}
