// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Gives the whole host an appearance; nil leaves it.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
