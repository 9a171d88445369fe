// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AppStorage {
  /// Keeps a table's customization in the user's defaults, under a key.
  ///
  /// A nil store is the one of the environment, or else the standard one. A value that can't be read gives the default.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(wrappedValue, key, store, .encoded)
  }
}

extension SceneStorage {
  /// Keeps a table's customization with the state of its scene, under a key.
  ///
  /// A value that can't be read gives the default.
  public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(wrappedValue, key, .encoded)
  }
}
