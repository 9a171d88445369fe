// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that rows can't be sorted by, with a header from the app's resources.
  ///
  /// `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), nil, content)
  }

  /// Makes a column of texts that rows can't be sorted by, with a header from the app's resources.
  ///
  /// It's for tables without a sort order. `value` leads to the text of a cell.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleResource), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Makes a column that sorts rows by a comparator of your own, with a header from the app's resources.
  ///
  /// `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), comparator, content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of texts that sorts rows by these texts, with a header from the app's resources.
  ///
  /// `value` leads to the text of a cell. A nil comparator compares them as `KeyPathComparator` does by itself.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator? = nil
  ) where Content == Text {
    self.init(Text(titleResource), value: value, comparator: comparator)
  }

  /// Makes a column that sorts rows by one of their values and a comparator for it, with a header from the app's
  /// resources.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init<V, C>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(Text(titleResource), value: value, comparator: comparator, content: content)
  }

  /// Makes a column that sorts rows by one of their values in its own order, with a header from the app's resources.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(Text(titleResource), value: value, content: content)
  }
}
