// SPDX-License-Identifier: Apache-2.0
/// A look of tables, set by `tableStyle(_:)`.
///
/// Gnomon draws the built-in looks. A type of your own can only stand for one of them.
@preconcurrency @MainActor
public protocol TableStyle {
  /// The built-in look that the style stands for.
  nonisolated var _kind: _TableStyleKind { get }
}

/// The built-in looks of tables.
public enum _TableStyleKind: Sendable {
  /// The look for the system: rows from edge to edge.
  case automatic
  /// Rows with space at the sides on macOS, from edge to edge on iOS.
  case inset
}

/// The look of tables for the system: rows from edge to edge.
public nonisolated struct AutomaticTableStyle: TableStyle {
  /// Makes the style that follows the system.
  nonisolated public init() {}
  /// The look for the system.
  public var _kind: _TableStyleKind { .automatic }
}

/// Rows with 8 points of space at the sides on macOS, and none on iOS.
public nonisolated struct InsetTableStyle: TableStyle {
  /// Makes the style of rows with space at the sides.
  nonisolated public init() {}
  /// The look of rows with space at the sides.
  public var _kind: _TableStyleKind { .inset }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look for the system: rows from edge to edge.
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with space at the sides on macOS, from edge to edge on iOS.
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
  /// Sets the look of the tables inside.
  nonisolated public func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
    environment(\.tableStyle, style._kind)
  }
}
