// SPDX-License-Identifier: Apache-2.0
extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }

  /// The appearance that views are drawn in: light or dark. It is light where nothing else is set.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the reader asks for: the standard one unless a host says otherwise.
  ///
  /// The system's colours that have a name, as `Color.red`, follow it, but for those of macOS up to 15. Labels, fills,
  /// lines, backgrounds and materials don't.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  static var contrastKey: ObjectIdentifier { ObjectIdentifier(ColorSchemeContrastKey.self) }

  /// The contrast that the reader asks for, to be set by hosts and tests.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

extension View {
  /// Draws the views inside in a light or a dark appearance.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
