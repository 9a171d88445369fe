// SPDX-License-Identifier: Apache-2.0
/// The way in which a symbol's layers are filled. Gnomon keeps it and fills symbols evenly.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let rawValue: Int

  /// One even colour.
  public static let flat = SymbolColorRenderingMode(rawValue: 0)
  /// A gradient of each layer's colour.
  public static let gradient = SymbolColorRenderingMode(rawValue: 1)
}

/// The way in which a symbol shows its variable value. Gnomon keeps it; its symbols show none.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let rawValue: Int

  /// The value is shown by the opacity of the symbol's layers.
  public static let color = SymbolVariableValueMode(rawValue: 0)
  /// The value is shown by the length of the symbol's lines.
  public static let draw = SymbolVariableValueMode(rawValue: 1)
}

extension EnvironmentValues {
  private enum ColorModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
  }

  private enum VariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
  }

  /// The way in which symbols' layers are filled; nil leaves it to each symbol. Gnomon keeps it without effect.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[ColorModeKey.self] }
    set { self[ColorModeKey.self] = newValue }
  }

  /// The way in which symbols show variable values; nil leaves it to each symbol. Gnomon keeps it without effect.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[VariableValueModeKey.self] }
    set { self[VariableValueModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols' layers inside are filled. Gnomon keeps it and fills them evenly.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets how symbols inside show variable values. Gnomon keeps it; its symbols show none.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// Sets how the symbol's layers are filled. It has no effect in Gnomon, which fills them evenly.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Sets how the symbol shows its variable value. It has no effect in Gnomon, whose symbols show none.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
