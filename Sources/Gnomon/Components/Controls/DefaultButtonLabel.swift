// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The label that a button has of its role: a title with a symbol, in bars the symbol alone.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

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
  /// A button with the label of its role.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(label: DefaultButtonLabel(role: role), role: role, action: action)
  }
}
