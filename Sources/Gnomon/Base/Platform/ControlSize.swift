// SPDX-License-Identifier: Apache-2.0
/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size, for tight rows of tools.
  case mini
  /// Smaller than usual.
  case small
  /// The size that controls have by default.
  case regular
  /// Larger than usual.
  case large
  /// The largest size, for a view's main action.
  case extraLarge
}
