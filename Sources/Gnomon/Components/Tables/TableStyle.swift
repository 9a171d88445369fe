// SPDX-License-Identifier: Apache-2.0
/// How tables look.
@preconcurrency @MainActor
public protocol TableStyle {
  /// The built-in look behind the style.
  nonisolated var _kind: _TableStyleKind { get }
}

/// The built-in looks of tables.
public enum _TableStyleKind: Sendable {
  case automatic
  case inset
}

/// The look for the system.
public nonisolated struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
  public var _kind: _TableStyleKind { .automatic }
}

/// Rows with space at the sides.
public nonisolated struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
  public var _kind: _TableStyleKind { .inset }
}

extension TableStyle where Self == AutomaticTableStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableStyleKey: EnvironmentKey {
  static var defaultValue: _TableStyleKind { .automatic }
}

extension EnvironmentValues {
  var tableStyle: _TableStyleKind {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the tables inside a look.
  nonisolated public func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
    environment(\.tableStyle, style._kind)
  }
}
