// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The label of a button that is made of a role alone: a title with a symbol. Bars show the symbol alone.
///
/// The titles are English and are looked up as keys in the tables of strings.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A label for the role: Cancel and Close with a cross, Done with a tick, Delete with a bin.
  @MainActor @preconcurrency public var body: some View {
    switch role {
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose label is made of its role. `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(label: DefaultButtonLabel(role: role), role: role, action: action)
  }
}
