// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that opens the settings of an app, as ``OpenSettingsAction`` does. Where an app has one window, a tap opens
/// nothing, and a warning says so.
public nonisolated struct SettingsLink<Label>: View where Label: View {
  let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Makes a button that opens the settings, with a view as its label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button with its label.
  @MainActor @preconcurrency public var body: some View {
    let openSettings = openSettings
    Button(action: { openSettings() }) { label }
  }
}

/// The label of a link to the settings that was given none.
public nonisolated struct DefaultSettingsLinkLabel: View {
  /// The title “Settings…”.
  @MainActor @preconcurrency public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a button that opens the settings, with the title “Settings…”.
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}
