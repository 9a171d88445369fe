// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AppStorage {
  /// What a user has changed of a tab view's tabs.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(wrappedValue, key, store, .encoded)
  }
}

extension SceneStorage {
  /// What a user has changed of a tab view's tabs. A scene keeps it by itself: `store` has no effect.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(wrappedValue, key, .encoded)
  }
}
