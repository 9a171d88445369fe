// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tables of a tree of data: `children` gives what lies below an element, nil where nothing can.
///
/// `selection` holds the ids of the chosen rows, `sortOrder` the comparators by which rows are sorted, the decisive one
/// first: the table writes it, and sorting the collection is up to who made it.
extension Table {
  /// Makes a table of a tree of elements.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `columnCustomization` says which columns are shown; nothing in the table changes it. Nil, the default,
  /// leaves that to the columns.
  nonisolated public init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      customization: columnCustomization)
  }

  /// Makes a table of a tree of elements; one row can be selected.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` is the id of the selected row, nil while no row is selected: a tap writes it.
  /// `columnCustomization` says which columns are shown; nothing in the table changes it. Nil, the default, leaves that
  /// to the columns.
  nonisolated public init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }

  /// Makes a table of a tree of elements; any number of rows can be selected.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` holds the ids of the selected rows: a tap selects a row alone. `columnCustomization` says
  /// which columns are shown; nothing in the table changes it. Nil, the default, leaves that to the columns.
  nonisolated public init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }

  /// Makes a table of a tree of elements; rows can be sorted.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. A tap on a column's header writes `sortOrder`, the decisive comparator first; the table itself doesn't
  /// sort, so pass the collection in that order. `columnCustomization` says which columns are shown; nothing in the
  /// table changes it. Nil, the default, leaves that to the columns.
  nonisolated public init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Makes a table of a tree of elements; one row can be selected, and rows can be sorted.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` is the id of the selected row, nil while no row is selected: a tap writes it. A tap on a
  /// column's header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so pass the
  /// collection in that order. `columnCustomization` says which columns are shown; nothing in the table changes it.
  /// Nil, the default, leaves that to the columns.
  nonisolated public init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Makes a table of a tree of elements; any number of rows can be selected, and rows can be sorted.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` holds the ids of the selected rows: a tap selects a row alone. A tap on a column's header
  /// writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so pass the collection in that
  /// order. `columnCustomization` says which columns are shown; nothing in the table changes it. Nil, the default,
  /// leaves that to the columns.
  nonisolated public init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Sort: SortComparator, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
