// SPDX-License-Identifier: Apache-2.0
/// The wish of the reader for heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text as thick as it's set.
  case regular
  /// Thicker text.
  case bold
}
