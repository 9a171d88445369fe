// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that opens an app's settings. A host has no window for them: it's drawn and does nothing.
public nonisolated struct SettingsLink<Label>: View where Label: View {
  let label: Label

  /// Makes a button that opens the app's settings, with a view as its label. A tap does nothing here.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// What it consists of.
  @MainActor @preconcurrency public var body: some View { Button(action: {}) { label } }
}

/// The label that a link to settings has by itself.
public nonisolated struct DefaultSettingsLinkLabel: View {
  /// What it consists of.
  @MainActor @preconcurrency public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with the system's title.
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}
