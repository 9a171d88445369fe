// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Asks for an appearance of the whole host: light or dark; nil asks for none.
  ///
  /// Where several views ask, the first one is followed. Without any, the host's own appearance stays.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
