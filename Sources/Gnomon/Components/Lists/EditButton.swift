// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that begins and ends the editing of a list's rows, by the `editMode` of its environment.
///
/// Its label is "Edit" or "Done". Where no view above sets `editMode`, a tap does nothing.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes a button for the edit mode of the environment around it.
  nonisolated public init() {}

  /// The button, with the label for the present edit mode.
  @MainActor @preconcurrency public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
