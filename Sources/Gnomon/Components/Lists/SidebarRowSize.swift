// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The size of the rows of sidebars, which users of a Mac choose in their settings.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Rows of the usual size: the default.
  case medium
  /// Large rows.
  case large
}

extension EnvironmentValues {
  private enum SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
  }

  /// The size of the rows of sidebars, for views that adapt to it. The default is `medium`.
  ///
  /// Gnomon's own sidebars don't read it: their rows have one size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
