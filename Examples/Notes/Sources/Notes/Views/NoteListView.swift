// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// The list of notes, with its search, its tags and its tools.
struct NoteListView: View {
  @Environment(Library.self) private var library
  @Environment(Navigation.self) private var navigation
  @Environment(\.undoManager) private var undoManager
  /// What is chosen, in a wide window. On a phone rows lead on.
  var selection: Binding<Route?>?

  var body: some View {
    @Bindable var library = library
    List(selection: selection) {
      if !library.tags.isEmpty, library.query.search.isEmpty {
        TagBar()
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
          .listRowSeparator(.hidden)
      }
      if !library.list.pinned.isEmpty {
        Section("Pinned") { rows(library.list.pinned) }
      }
      Section {
        rows(library.list.others)
      } header: {
        if !library.list.pinned.isEmpty, !library.list.others.isEmpty { Text("Notes") }
      } footer: {
        if library.list.count > 0 {
          Text("^[\(library.list.count) Note](inflect: true)").frame(maxWidth: .infinity)
        }
      }
    }
    .overlay { if library.list.count == 0 { EmptyListView() } }
    .searchable(text: $library.query.search, prompt: "Search")
    .navigationTitle(library.tag.map { "#\($0.name)" } ?? "Notes")
    .toolbar { tools }
  }

  private func rows(_ notes: [NoteSummary]) -> some View {
    ForEach(notes) { note in
      NavigationLink(value: Route.note(note.id)) { NoteRow(note: note) }
        .modifier(NoteActions(note: note, moveUp: mover(note, by: -1, notes), moveDown: mover(note, by: 2, notes)))
        .onAppear { library.appeared(note) }
    }
    .onMove(perform: library.canMove ? { library.move($0, to: $1, in: notes, undoManager) } : nil)
  }

  /// Moves a row up or down, for those who can't drag it. nil where it can't go there.
  private func mover(_ note: NoteSummary, by distance: Int, _ notes: [NoteSummary]) -> (@MainActor () -> Void)? {
    guard library.canMove, note.id != (distance < 0 ? notes.first : notes.last)?.id else { return nil }
    return {
      guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
      library.move([index], to: index + distance, in: notes, undoManager)
    }
  }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    // In a wide window an open note has them.
    if selection == nil || navigation.note == nil {
      ToolbarItemGroup(placement: .listUndo) { UndoButtons() }
    }
    ToolbarItem(placement: .primaryAction) { ListMenu() }
    ToolbarItemGroup(placement: .compose) {
      Spacer()
      Button("New Note", systemImage: "square.and.pencil") { navigation.note = library.create() }
        .keyboardShortcut("n")
    }
  }
}

extension ToolbarItemPlacement {
  /// A Mac's windows have one bar, above.
  #if os(macOS)
    fileprivate static let listUndo = ToolbarItemPlacement.navigation
    fileprivate static let compose = ToolbarItemPlacement.primaryAction
  #else
    fileprivate static let listUndo = ToolbarItemPlacement.topBarLeading
    fileprivate static let compose = ToolbarItemPlacement.bottomBar
  #endif
}

/// What is done with the whole list.
private struct ListMenu: View {
  @Environment(Navigation.self) private var navigation
  @AppStorage(PreferenceKey.order) private var order = NoteQuery.Order.modified

  var body: some View {
    Menu("More", systemImage: "ellipsis.circle") {
      Picker("Sort By", selection: $order) {
        ForEach(NoteQuery.Order.allCases, id: \.self) { Text($0.name) }
      }
      Divider()
      Button("Tags", systemImage: "number") { navigation.showsTags = true }
      Button("Settings", systemImage: "gearshape") { navigation.showsSettings = true }
    }
  }
}

private struct EmptyListView: View {
  @Environment(Library.self) private var library
  @Environment(Navigation.self) private var navigation

  var body: some View {
    if !library.query.search.isEmpty {
      ContentUnavailableView.search(text: library.query.search)
    } else if let tag = library.tag {
      ContentUnavailableView(
        "No Notes", systemImage: "number", description: Text("No note has the tag “\(tag.name)”."))
    } else {
      ContentUnavailableView {
        Label("No Notes", systemImage: "note.text")
      } description: {
        Text("What you write is kept here.")
      } actions: {
        Button("Write a Note") { navigation.note = library.create() }
          .buttonStyle(.borderedProminent)
      }
    }
  }
}

#Preview("List") { NavigationStack { NoteListView() }.environment(Library.sample()).environment(Navigation()) }
