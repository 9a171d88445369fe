// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Columns ordered by a value of the row.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  // MARK: Strings, shown as they are; nil compares them as `KeyPathComparator(\.name)` does

  /// Makes a column of texts that sorts rows by these texts, with a localized header.
  ///
  /// `value` leads to the text of a cell. A nil comparator compares them as `KeyPathComparator` does by itself.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator? = nil
  ) where Content == Text {
    self.init(Text(titleKey), order(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that sorts rows by these texts, with a string as its header.
  ///
  /// `value` leads to the text of a cell. A nil comparator compares them as `KeyPathComparator` does by itself.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator? = nil
  ) where Content == Text, S: StringProtocol {
    self.init(Text(title), order(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that sorts rows by these texts, with a text as its header.
  ///
  /// `value` leads to the text of a cell. A nil comparator compares them as `KeyPathComparator` does by itself.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator? = nil
  ) where Content == Text {
    self.init(text, order(value, comparator)) { Text($0[keyPath: value]) }
  }

  // MARK: Values with a comparator

  /// Makes a column that sorts rows by one of their values and a comparator for it, with a localized header.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  nonisolated public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator), content)
  }

  /// Makes a column that sorts rows by one of their values and a comparator for it, with a string as its header.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init<V, S, C>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, S: StringProtocol, C: SortComparator {
    self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator), content)
  }

  /// Makes a column that sorts rows by one of their values and a comparator for it, with a text as its header.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  nonisolated public init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(text, KeyPathComparator(sendable(value), comparator: comparator), content)
  }

  // MARK: Values with an order of their own

  /// Makes a column that sorts rows by one of their values in its own order, with a localized header.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(Text(titleKey), KeyPathComparator(sendable(value)), content)
  }

  /// Makes a column that sorts rows by one of their values in its own order, with a string as its header.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  @_disfavoredOverload
  nonisolated public init<V, S>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable, S: StringProtocol {
    self.init(Text(title), KeyPathComparator(sendable(value)), content)
  }

  /// Makes a column that sorts rows by one of their values in its own order, with a text as its header.
  ///
  /// `value` leads to what is compared, and `content` makes the cell for a row's value.
  nonisolated public init<V>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(text, KeyPathComparator(sendable(value)), content)
  }
}

/// A key path as comparators want it. Those that a source spells out hold nothing that isn't sendable.
nonisolated private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

nonisolated private func order<Root>(
  _ path: KeyPath<Root, String>, _ comparator: String.StandardComparator?
) -> KeyPathComparator<Root> {
  comparator.map { KeyPathComparator(sendable(path), comparator: $0) } ?? KeyPathComparator(sendable(path))
}
