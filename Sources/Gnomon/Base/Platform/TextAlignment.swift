// SPDX-License-Identifier: Apache-2.0
/// The side that the lines of a text of several lines lean on.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the leading edge.
  case leading
  /// Lines are centred.
  case center
  /// Lines end at the trailing edge.
  case trailing
}
