// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Undo and redo, with the names of what they do.
struct UndoButtons: View {
  @Environment(\.undoManager) private var undoManager
  /// An undo manager doesn't tell views when it changes; it posts notifications.
  @State private var state = UndoState()

  var body: some View {
    Group {
      Button(state.undo ?? "Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
        .disabled(state.undo == nil)
      Button(state.redo ?? "Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
        .disabled(state.redo == nil)
    }
    .onAppear(perform: look)
    .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidCloseUndoGroup)) { _ in look() }
    .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidUndoChange)) { _ in look() }
    .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidRedoChange)) { _ in look() }
  }

  private func look() {
    state = UndoState(
      undo: undoManager.flatMap { $0.canUndo ? $0.undoMenuItemTitle : nil },
      redo: undoManager.flatMap { $0.canRedo ? $0.redoMenuItemTitle : nil })
  }
}

private struct UndoState: Equatable {
  var undo: String?
  var redo: String?
}
