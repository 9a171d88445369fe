// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that opens the settings of an app. Gnomon draws it; a tap does nothing, since it has no window for
/// settings.
public nonisolated struct SettingsLink<Label>: View where Label: View {
  let label: Label

  /// Makes a button that opens the settings, with a view as its label. A tap does nothing in Gnomon.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button with its label.
  @MainActor @preconcurrency public var body: some View { Button(action: {}) { label } }
}

/// The label of a link to the settings that was given none.
public nonisolated struct DefaultSettingsLinkLabel: View {
  /// The title “Settings…”.
  @MainActor @preconcurrency public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a button that opens the settings, with the title “Settings…”. A tap does nothing in Gnomon.
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}
