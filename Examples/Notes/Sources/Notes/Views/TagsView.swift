// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// All tags: shown as a filter, renamed, deleted, added.
struct TagsView: View {
  @Environment(Library.self) private var library
  @Environment(Navigation.self) private var navigation
  @Environment(\.undoManager) private var undoManager
  @State private var newName = ""
  @State private var renamed: TagCount?
  @State private var name = ""

  var body: some View {
    List {
      Section {
        HStack {
          TextField("New Tag", text: $newName).onSubmit(add)
          Button("Add", action: add).disabled(newName.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      Section {
        ForEach(library.tags) { tag in
          Button {
            library.query.tag = tag.id
            navigation.showsTags = false
          } label: {
            Label {
              Text(tag.name).foregroundStyle(Color.primary)
            } icon: {
              Image(systemName: "number").foregroundStyle(.tint)
            }
          }
          .badge(tag.count)
          .accessibilityHint("Shows the notes with this tag")
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { library.deleteTag(tag, undoManager) }
            Button("Rename", systemImage: "pencil") { rename(tag) }
          }
          .contextMenu {
            Button("Rename", systemImage: "pencil") { rename(tag) }
            Button("Delete", systemImage: "trash", role: .destructive) { library.deleteTag(tag, undoManager) }
          }
        }
      } footer: {
        if !library.tags.isEmpty { Text("Deleting a tag leaves its notes as they are.") }
      }
    }
    .overlay {
      if library.tags.isEmpty {
        ContentUnavailableView("No Tags", systemImage: "number", description: Text("Notes are found by their tags."))
          .allowsHitTesting(false)
      }
    }
    .navigationTitle("Tags")
    .toolbarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) { UndoButtons() }
    }
    .alert("Rename Tag", isPresented: $renamed.isPresent, presenting: renamed) { tag in
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) {}
      Button("Rename") { library.renameTag(tag, to: name, undoManager) }
    }
  }

  private func add() {
    library.attempt { try library.store.makeTag(newName) }
    newName = ""
  }

  private func rename(_ tag: TagCount) {
    name = tag.name
    renamed = tag
  }
}

/// The tags of one note, each with a mark where the note has it.
struct TagPicker: View {
  let editor: NoteEditor
  @Environment(Library.self) private var library
  @Environment(\.undoManager) private var undoManager
  @Environment(\.dismiss) private var dismiss
  @State private var newName = ""

  var body: some View {
    List {
      Section {
        TextField("New Tag", text: $newName).onSubmit(add).submitLabel(.done)
      }
      Section {
        ForEach(library.tags) { tag in
          let isOn = editor.stored?.tags.contains { $0.id == tag.id } ?? false
          Button {
            library.setTag(tag.id, !isOn, on: editor.id, undoManager)
          } label: {
            HStack {
              Text(tag.name).foregroundStyle(Color.primary)
              Spacer()
              if isOn { Image(systemName: "checkmark").bold().accessibilityHidden(true) }
            }
            .contentShape(.rect)
          }
          .accessibilityAddTraits(isOn ? .isSelected : [])
        }
      }
    }
    .navigationTitle("Tags")
    .toolbarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
    }
  }

  private func add() {
    guard let id = library.attempt({ try library.store.makeTag(newName) }) ?? nil else { return }
    library.setTag(id, true, on: editor.id, undoManager)
    newName = ""
  }
}

#Preview("All tags") { NavigationStack { TagsView() }.environment(Library.sample()).environment(Navigation()) }
#Preview("No tags") { NavigationStack { TagsView() }.environment(Library.empty()).environment(Navigation()) }
#Preview("Tags of a note") {
  let library = Library.sample()
  NavigationStack { TagPicker(editor: NoteEditor(Navigation.opened().note!, in: library)) }.environment(library)
}
