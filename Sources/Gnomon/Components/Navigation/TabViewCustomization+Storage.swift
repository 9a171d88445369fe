// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AppStorage {
  /// Stores a user's changes of a tab view's tabs under a key. Users can't make any in Gnomon.
  ///
  /// - Parameters:
  ///   - wrappedValue: The changes where nothing is stored; none by default.
  ///   - key: The name in the store.
  ///   - store: The user defaults to store them in; nil is those of the view's environment.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(wrappedValue, key, store, .encoded)
  }
}

extension SceneStorage {
  /// Stores a user's changes of a tab view's tabs in the scene under a key. A scene keeps them by itself: `store` has
  /// no effect.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(wrappedValue, key, .encoded)
  }
}
