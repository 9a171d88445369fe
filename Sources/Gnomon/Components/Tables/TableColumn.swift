// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A column of a table: a header, and a cell for each row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
/// ```
public nonisolated struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var ownWidth = TableColumnWidth()

  @MainActor @preconcurrency public var _columns: [_TableColumn] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label),
        cell: { value in (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
        comparator: comparator, width: ownWidth)
    ]
  }

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The column's width in points; nil is its share of what the others leave.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.ownWidth = TableColumnWidth(min: width, ideal: width, max: width)
    return column
  }

  /// The column's width in points, and its bounds; nil leaves a bound open.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn<RowValue, Sort, Content, Label>
  {
    var column = self
    column.ownWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}

// MARK: Without an order

extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol {
    self.init(Text(title), nil, content)
  }

  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }

  // With an order or without one is told by what the table around says of it.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text, S: StringProtocol {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }

  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }
}

// MARK: Ordered by a comparator of the user's

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), comparator, content)
  }

  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator, content)
  }
}
