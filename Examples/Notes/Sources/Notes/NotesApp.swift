// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

@main
struct NotesApp: App {
  private let store = Result { try NoteStore(path: NoteStore.defaultPath()) }

  var body: some Scene {
    WindowGroup {
      switch store {
      case .success(let store): MainWindow(store)
      case .failure(let error): ClosedStoreView(error)
      }
    }
    WindowGroup("Note", for: Note.ID.self) { $id in
      if case .success(let store) = store, let id { NoteWindow(store, id) }
    }
    #if os(macOS)
      Settings { SettingsView() }
    #endif
  }
}

/// What is shown where there's no database.
struct ClosedStoreView: View {
  private let error: any Error

  init(_ error: any Error) { self.error = error }

  var body: some View {
    ContentUnavailableView(
      "Notes can’t be opened", systemImage: "externaldrive.badge.xmark", description: Text(error.localizedDescription))
  }
}
