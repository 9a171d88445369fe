// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A column of a table: a header, and a cell for each row.
///
/// A column with a `value` or a comparator sorts the rows by a tap on its header, where the table has a sort order.
///
/// ```swift
/// struct Planet: Identifiable {
///   let id: Int
///   var name: String
///   var moons: Int
/// }
///
/// struct PlanetTable: View {
///   let planets: [Planet]
///
///   var body: some View {
///     Table(planets) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Moons") { Text("\($0.moons)") }.width(60)
///     }
///   }
/// }
/// ```
public nonisolated struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  /// The type of the value that a row shows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that rows are sorted by; `Never` where they aren't.
  public typealias TableColumnSortComparator = Sort
  /// The column is built in: it has no body.
  public typealias TableColumnBody = Never
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var ownWidth = TableColumnWidth()

  /// The column as the table works with it.
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

  /// Sets the column's width, in points; nil gives it a share of what the other columns leave.
  ///
  /// A width that is negative or not finite counts as 0.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.ownWidth = TableColumnWidth(min: width, ideal: width, max: width)
    return column
  }

  /// Sets the column's width and its bounds, in points.
  ///
  /// Without an ideal width it takes a share of what the other columns leave, within the bounds. A nil bound is open,
  /// and a minimum above the maximum wins. Lengths that aren't finite count as 0, an infinite maximum too.
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
  /// Makes a column that rows can't be sorted by, with a localized header.
  ///
  /// `content` makes the cell for a row's value.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Makes a column that rows can't be sorted by, with a string as its header.
  ///
  /// `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol {
    self.init(Text(title), nil, content)
  }

  /// Makes a column that rows can't be sorted by, with a text as its header.
  ///
  /// `content` makes the cell for a row's value.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }

  // With an order or without one is told by what the table around says of it.
  /// Makes a column of texts that rows can't be sorted by, with a localized header.
  ///
  /// It's for tables without a sort order. `value` leads to the text of a cell.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that rows can't be sorted by, with a string as its header.
  ///
  /// It's for tables without a sort order. `value` leads to the text of a cell.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text, S: StringProtocol {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that rows can't be sorted by, with a text as its header.
  ///
  /// It's for tables without a sort order. `value` leads to the text of a cell.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }
}

// MARK: Ordered by a comparator of the user's

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Makes a column that sorts rows by a comparator of your own, with a localized header.
  ///
  /// `content` makes the cell for a row's value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }

  /// Makes a column that sorts rows by a comparator of your own, with a string as its header.
  ///
  /// `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(Text(title), comparator, content)
  }

  /// Makes a column that sorts rows by a comparator of your own, with a text as its header.
  ///
  /// `content` makes the cell for a row's value.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator, content)
  }
}
