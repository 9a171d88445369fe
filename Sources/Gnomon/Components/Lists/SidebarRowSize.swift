// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How large the rows of sidebars are, which users of a Mac choose.
public enum SidebarRowSize: Hashable, Sendable {
  case small
  case medium
  case large
}

extension EnvironmentValues {
  private enum SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
  }

  /// How large the rows of sidebars are, for views that adapt to it: sidebars here are of one size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
