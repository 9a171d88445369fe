// SPDX-License-Identifier: Apache-2.0
/// The permission for a reader to select text. Drawings have no selection, so that nothing changes.
public protocol TextSelectability {
  /// True if text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// The answer that text can be selected.
  public static let allowsSelection = true
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// The answer that text can't be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether texts inside can be selected. Drawings have no selection.
  nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { self }
}
