// SPDX-License-Identifier: Apache-2.0
/// Where lines of a text of several lines begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
