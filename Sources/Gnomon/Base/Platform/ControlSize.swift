// SPDX-License-Identifier: Apache-2.0
/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}
