// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Never: TableRowContent {
  /// The type of the value that a row shows: none, as there are no rows.
  public typealias TableRowValue = Never
  /// `Never` has no body.
  public typealias TableRowBody = Never
  /// No row is made of nothing: there is no value to ask.
  @MainActor @preconcurrency public var tableRowBody: Never { switch self {} }
  /// No rows.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { AnyView(EmptyView()) }
}

extension Never: TableColumnContent {
  /// The type of the comparator that rows are sorted by: none, as there are no columns.
  public typealias TableColumnSortComparator = Never
  /// `Never` has no body.
  public typealias TableColumnBody = Never
  /// No column is made of nothing: there is no value to ask.
  nonisolated public var tableColumnBody: Never { switch self {} }
  /// No columns.
  @MainActor @preconcurrency public var _columns: [_TableColumn] { [] }
}

// MARK: Optional contents

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the value that a row of the wrapped rows shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// Optional rows are built in: they have no body.
  public typealias TableRowBody = Never

  /// The wrapped rows as views; none for nil.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    self?._rows(context) ?? AnyView(EmptyView())
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the value that a row of the table shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// Optional columns are built in: they have no body of rows.
  public typealias TableRowBody = Never
  /// The type of the comparator that the wrapped columns sort by; `Never` where they don't.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// Optional columns are built in: they have no body.
  public typealias TableColumnBody = Never
  /// The wrapped columns, one by one; none for nil.
  @MainActor @preconcurrency public var _columns: [_TableColumn] { self?._columns ?? [] }
}

// MARK: Conditions

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the value that a row of either branch shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// Rows under a condition are built in: they have no body.
  public typealias TableRowBody = Never

  /// The rows of the branch that holds, as views.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    switch storage {
    case .trueContent(let content): content._rows(context)
    case .falseContent(let content): content._rows(context)
    }
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of the value that a row of the table shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the comparator that the columns of either branch sort by; `Never` where they don't.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// Columns under a condition are built in: they have no body.
  public typealias TableColumnBody = Never

  /// The columns of the branch that holds, one by one.
  @MainActor @preconcurrency public var _columns: [_TableColumn] {
    switch storage {
    case .trueContent(let content): content._columns
    case .falseContent(let content): content._columns
    }
  }
}

// MARK: Groups

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the value that a row of the group shows.
  public typealias TableRowValue = Content.TableRowValue
  /// A group of rows is built in: it has no body.
  public typealias TableRowBody = Never

  /// Makes a group of a table's rows, so that a modifier can change them all at once.
  @_disfavoredOverload
  nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.content = content()
  }

  /// The rows of the group as views.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { content._rows(context) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the value that a row of the table shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparator that the columns of the group sort by; `Never` where they don't.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// A group of columns is built in: it has no body.
  public typealias TableColumnBody = Never

  /// Makes a group of a table's columns, so that a modifier can change them all at once.
  @_disfavoredOverload
  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.content = content()
  }

  /// The columns of the group, one by one.
  @MainActor @preconcurrency public var _columns: [_TableColumn] { content._columns }
}
