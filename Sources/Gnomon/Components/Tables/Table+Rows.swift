// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tables of rows that are written one by one.
///
/// `selection` holds the ids of the chosen rows, `sortOrder` the comparators by which rows are sorted, the decisive one
/// first: the table writes it, and sorting is up to who made the rows.
extension Table {
  /// Makes a table of rows that are written one by one.
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Makes a table of rows that are written one by one; one row can be selected.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table of rows that are written one by one; any number of rows can be selected.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table of rows that are written one by one; rows can be sorted.
  ///
  /// A tap on a column's header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so
  /// write the rows in that order.
  nonisolated public init<Sort>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of rows that are written one by one; one row can be selected, and rows can be sorted.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it. A tap on a column's
  /// header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so write the rows in that
  /// order.
  nonisolated public init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of rows that are written one by one; any number of rows can be selected, and rows can be sorted.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone. A tap on a column's header writes
  /// `sortOrder`, the decisive comparator first; the table itself doesn't sort, so write the rows in that order.
  nonisolated public init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of rows that are written one by one; columns can be hidden.
  ///
  /// `columnCustomization` says which columns are shown; nothing in the table changes it.
  nonisolated public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), customization: columnCustomization)
  }

  /// Makes a table of rows that are written one by one; one row can be selected, and columns can be hidden.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it. `columnCustomization`
  /// says which columns are shown; nothing in the table changes it.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection), customization: columnCustomization)
  }

  /// Makes a table of rows that are written one by one; any number of rows can be selected, and columns can be hidden.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone. `columnCustomization` says which
  /// columns are shown; nothing in the table changes it.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection), customization: columnCustomization)
  }

  /// Makes a table of rows that are written one by one; rows can be sorted, and columns can be hidden.
  ///
  /// A tap on a column's header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so
  /// write the rows in that order. `columnCustomization` says which columns are shown; nothing in the table changes it.
  nonisolated public init<Sort>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Makes a table of rows that are written one by one; one row can be selected, rows can be sorted, and columns can be
  /// hidden.
  ///
  /// `selection` is the id of the selected row, nil while no row is selected: a tap writes it. A tap on a column's
  /// header writes `sortOrder`, the decisive comparator first; the table itself doesn't sort, so write the rows in that
  /// order. `columnCustomization` says which columns are shown; nothing in the table changes it.
  nonisolated public init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of rows that are written one by one; any number of rows can be selected, rows can be sorted, and
  /// columns can be hidden.
  ///
  /// `selection` holds the ids of the selected rows: a tap selects a row alone. A tap on a column's header writes
  /// `sortOrder`, the decisive comparator first; the table itself doesn't sort, so write the rows in that order.
  /// `columnCustomization` says which columns are shown; nothing in the table changes it.
  nonisolated public init<Sort>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
