// SPDX-License-Identifier: Apache-2.0
/// A table's columns for the elements of a collection, one or several for each.
public nonisolated struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  /// The type of the value that a row shows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that rows are sorted by; `Never` where they aren't.
  public typealias TableColumnSortComparator = Sort
  /// The columns are built in: they have no body.
  public typealias TableColumnBody = Never
  /// The elements that have columns, in order.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// The columns of all elements, one by one.
  @MainActor @preconcurrency public var _columns: [_TableColumn] { data.flatMap { content($0)._columns } }

  /// Makes columns for each identifiable element of a collection.
  public init(
    _ data: Data,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> _ content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// Makes columns for each element of a collection, with ids by a key path.
  ///
  /// Gnomon makes all columns anew each time: it doesn't read the ids.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Makes columns for each number of a range.
  public init(
    _ data: Range<Int>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> _ content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }
}
