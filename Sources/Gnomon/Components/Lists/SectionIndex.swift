// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What belongs to the strip of letters beside a list, and to a section's own actions. Neither is drawn: they're kept.
extension View {
  /// Sets the text for the section in the strip of letters beside a list; nil leaves the section out.
  ///
  /// Gnomon keeps it and draws no strip.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { attribute("sectionIndexLabel", label) }

  /// Sets the string for the section in the strip of letters beside a list; nil leaves the section out.
  ///
  /// Gnomon keeps it and draws no strip.
  nonisolated public func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Shows or hides the strip of letters beside the lists inside.
  ///
  /// Gnomon keeps it and draws no strip.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    attribute("listSectionIndexVisibility", visibility)
  }

  /// Offers actions for a section as a whole.
  ///
  /// Gnomon keeps them and draws nothing for them.
  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { attribute("sectionActions", AnyView(content())) }
}
