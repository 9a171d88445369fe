// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What belongs to the strip of letters beside a list, and to a section's own actions. Neither is drawn: they're kept.
extension View {
  /// What stands for the section in the strip of letters beside a list; nil leaves it out.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { attribute("sectionIndexLabel", label) }

  /// What stands for the section in the strip of letters beside a list; nil leaves it out.
  nonisolated public func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Whether there's a strip of letters beside the lists inside.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    attribute("listSectionIndexVisibility", visibility)
  }

  /// What can be done with a section as a whole.
  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { attribute("sectionActions", AnyView(content())) }
}
