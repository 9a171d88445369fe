// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
  /// No row is made of nothing: there is no value to ask.
  @MainActor @preconcurrency public var tableRowBody: Never { switch self {} }
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { AnyView(EmptyView()) }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  /// No column is made of nothing: there is no value to ask.
  nonisolated public var tableColumnBody: Never { switch self {} }
  @MainActor @preconcurrency public var _columns: [_TableColumn] { [] }
}

// MARK: Optional contents

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    self?._rows(context) ?? AnyView(EmptyView())
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  @MainActor @preconcurrency public var _columns: [_TableColumn] { self?._columns ?? [] }
}

// MARK: Conditions

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never

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
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @MainActor @preconcurrency public var _columns: [_TableColumn] {
    switch storage {
    case .trueContent(let content): content._columns
    case .falseContent(let content): content._columns
    }
  }
}

// MARK: Groups

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @_disfavoredOverload
  nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.content = content()
  }

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { content._rows(context) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @_disfavoredOverload
  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.content = content()
  }

  @MainActor @preconcurrency public var _columns: [_TableColumn] { content._columns }
}
