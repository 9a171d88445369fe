// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Builds a table's columns out of statements.
///
/// In a table with an order, columns without one may stand beside others that have one; a column that may be either has one.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View { column }

  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View { column }

  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }

  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
    column
  }

  @_disfavoredOverload
  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
    column
  }

  public static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C: TableColumnContent { content }

  @_disfavoredOverload
  public static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, C: TableColumnContent, C.TableColumnSortComparator == Never { content }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .trueContent(first)) }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .falseContent(second)) }

  @_disfavoredOverload
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent, T.TableColumnSortComparator == Never,
    T.TableRowValue == F.TableRowValue, F.TableColumnSortComparator == Never
  { _ConditionalContent(storage: .trueContent(first)) }

  @_disfavoredOverload
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent, T.TableColumnSortComparator == Never,
    T.TableRowValue == F.TableRowValue, F.TableColumnSortComparator == Never
  { _ConditionalContent(storage: .falseContent(second)) }
}

/// Several columns beside each other.
public nonisolated struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public var value: T
  private let parts: @MainActor (T) -> [[_TableColumn]]

  init(_ value: T, _ parts: @escaping @MainActor (T) -> [[_TableColumn]]) {
    self.value = value
    self.parts = parts
  }

  @MainActor @preconcurrency public var _columns: [_TableColumn] { parts(value).flatMap(\.self) }
}

// MARK: Columns of newer systems

extension TableColumnBuilder {
  public static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Sort>
  ) -> some TableColumnContent<RowValue, Sort> { ErasedTableColumns(content: content) }

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
