// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that switches the environment's edit mode.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  @MainActor @preconcurrency public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
