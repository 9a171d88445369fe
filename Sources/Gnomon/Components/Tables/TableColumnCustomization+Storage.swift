// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AppStorage {
  /// Which columns of a table a user has hidden or shown.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(wrappedValue, key, store, .encoded)
  }
}

extension SceneStorage {
  /// Which columns of a table a user has hidden or shown.
  public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(wrappedValue, key, .encoded)
  }
}
