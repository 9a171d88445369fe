// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tables of a collection.
///
/// `selection` holds the ids of the chosen rows, `sortOrder` the comparators by which rows are sorted, the decisive one
/// first: the table writes it, and sorting the collection is up to who made it.
extension Table {
  /// Makes a table with a row for each element of a collection.
  nonisolated public init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table with a row for each element of a collection; one row can be selected.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it.
  nonisolated public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table with a row for each element of a collection; any number of rows can be selected.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone.
  nonisolated public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table with a row for each element of a collection; rows can be sorted.
  ///
  /// A tap on a column's header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so
  /// pass the collection in that order.
  nonisolated public init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table with a row for each element of a collection; one row can be selected, and rows can be sorted.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it. A tap on a column's
  /// header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so pass the collection in
  /// that order.
  nonisolated public init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Makes a table with a row for each element of a collection; any number of rows can be selected, and rows can be
  /// sorted.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone. A tap on a column's header writes
  /// `sortOrder`, the decisive comparator first; the table itself doesn't sort, so pass the collection in that order.
  nonisolated public init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Makes a table with a row for each element of a collection; columns can be hidden.
  ///
  /// `columnCustomization` says which columns are shown; nothing in the table changes it.
  nonisolated public init<Data>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
  }

  /// Makes a table with a row for each element of a collection; one row can be selected, and columns can be hidden.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it. `columnCustomization`
  /// says which columns are shown; nothing in the table changes it.
  nonisolated public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// Makes a table with a row for each element of a collection; any number of rows can be selected, and columns can be
  /// hidden.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone. `columnCustomization` says which
  /// columns are shown; nothing in the table changes it.
  nonisolated public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// Makes a table with a row for each element of a collection; rows can be sorted, and columns can be hidden.
  ///
  /// A tap on a column's header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so
  /// pass the collection in that order. `columnCustomization` says which columns are shown; nothing in the table
  /// changes it.
  nonisolated public init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table with a row for each element of a collection; one row can be selected, rows can be sorted, and
  /// columns can be hidden.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it. A tap on a column's
  /// header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so pass the collection in
  /// that order. `columnCustomization` says which columns are shown; nothing in the table changes it.
  nonisolated public init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Makes a table with a row for each element of a collection; any number of rows can be selected, rows can be sorted,
  /// and columns can be hidden.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone. A tap on a column's header writes
  /// `sortOrder`, the decisive comparator first; the table itself doesn't sort, so pass the collection in that order.
  /// `columnCustomization` says which columns are shown; nothing in the table changes it.
  nonisolated public init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
