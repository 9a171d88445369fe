// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Builds a table's columns out of statements.
///
/// In a table with a sort order, columns that can't be sorted by may stand beside others. A column that can be either
/// sorts.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  /// Takes a column with the builder's sort comparator as it is.
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View { column }

  /// Takes a column that rows can't be sorted by as it is.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View { column }

  /// Takes columns with the builder's sort comparator as they are.
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
    column
  }

  /// Takes columns that rows can't be sorted by as they are.
  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }

  /// Takes a block of one statement as it is, whose columns have the builder's sort comparator.
  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
    column
  }

  /// Takes a block of one statement as it is, whose columns rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }

  /// Takes the columns of an `if` without `else`: none where the condition is false.
  public static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C: TableColumnContent { content }

  /// Takes the columns, which rows can't be sorted by, of an `if` without `else`: none where the condition is false.
  @_disfavoredOverload
  public static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, C: TableColumnContent, C.TableColumnSortComparator == Never { content }

  /// Takes the columns of the first branch of an `if` or a `switch`.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .trueContent(first)) }

  /// Takes the columns of the second branch of an `if` or a `switch`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .falseContent(second)) }

  /// Takes the columns, which rows can't be sorted by, of the first branch of an `if` or a `switch`.
  @_disfavoredOverload
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent, T.TableColumnSortComparator == Never,
    T.TableRowValue == F.TableRowValue, F.TableColumnSortComparator == Never
  { _ConditionalContent(storage: .trueContent(first)) }

  /// Takes the columns, which rows can't be sorted by, of the second branch of an `if` or a `switch`.
  @_disfavoredOverload
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent, T.TableColumnSortComparator == Never,
    T.TableRowValue == F.TableRowValue, F.TableColumnSortComparator == Never
  { _ConditionalContent(storage: .falseContent(second)) }
}

/// Several columns beside each other. The builder makes them out of a block of two to ten statements.
public nonisolated struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  /// The type of the value that a row shows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that rows are sorted by; `Never` where they aren't.
  public typealias TableColumnSortComparator = Sort
  /// The columns are built in: they have no body.
  public typealias TableColumnBody = Never
  /// The columns as a tuple, in order.
  public var value: T
  private let parts: @MainActor (T) -> [[_TableColumn]]

  init(_ value: T, _ parts: @escaping @MainActor (T) -> [[_TableColumn]]) {
    self.value = value
    self.parts = parts
  }

  /// The columns one by one, as the table works with them.
  @MainActor @preconcurrency public var _columns: [_TableColumn] { parts(value).flatMap(\.self) }
}

// MARK: Columns of newer systems

extension TableColumnBuilder {
  /// Takes columns that are there only on newer systems, without their type.
  public static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Sort>
  ) -> some TableColumnContent<RowValue, Sort> { ErasedTableColumns(content: content) }

  /// Takes columns that are there only on newer systems, and that rows can't be sorted by, without their type.
  @_disfavoredOverload
  public static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Never>
  ) -> some TableColumnContent<RowValue, Never> { ErasedTableColumns(content: content) }
}

/// Columns whose type isn't known.
private nonisolated struct ErasedTableColumns<RowValue, Sort>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  let content: any TableColumnContent<RowValue, Sort>

  @MainActor @preconcurrency var _columns: [_TableColumn] { content._columns }
}
