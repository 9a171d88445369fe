// SPDX-License-Identifier: Apache-2.0
import Foundation

// How containers and controls differ between the systems.
extension PlatformProfile {
  /// Whether a tab view's tabs are a strip above its pages; elsewhere a bar below them.
  var hasTabsAbove: Bool { system == .macOS }

  /// Whether a disclosure group's sign stands in front of its label and alone opens it; elsewhere it stands behind the
  /// label, and the whole row opens.
  var hasLeadingDisclosureSigns: Bool { system == .macOS }

  /// The width of a split view's sidebar that asks for none, in points.
  var sidebarWidth: CGFloat { system == .macOS ? 200 : 320 }

  /// Whether a field in the rows of a grouped form shows its title in front of it; elsewhere it's the field's prompt.
  var labelsFieldsInGroupedForms: Bool { system == .macOS }

  /// Whether the value of a stepper with a format stands in a field.
  var typesSteppedValues: Bool { system == .macOS }

  /// Whether the rows of a list that is being edited have signs to delete, move and select them by.
  var showsRowEditing: Bool { system == .iOS }
}
