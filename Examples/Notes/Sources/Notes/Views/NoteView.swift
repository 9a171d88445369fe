// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// A note that is read and written.
struct NoteView: View {
  private let id: Note.ID
  @Environment(Library.self) private var library
  @State private var editor: NoteEditor?

  init(_ id: Note.ID) { self.id = id }

  var body: some View {
    ZStack {
      if let editor {
        if editor.stored != nil { EditorView(editor: editor) } else { GoneView(editor: editor) }
      }
    }
    .onChange(of: id, initial: true) {
      editor?.save()
      editor = NoteEditor(id, in: library)
    }
  }
}

private struct EditorView: View {
  @Bindable var editor: NoteEditor
  @Environment(Library.self) private var library
  @Environment(Navigation.self) private var navigation
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var scenePhase
  @State private var showsTags = false
  @State private var showsKept = false
  @FocusState private var focus: Field?

  private enum Field { case title, body }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !editor.kept.isEmpty {
        KeptBanner { showsKept = true }
      } else if editor.hasOthersText {
        OthersTextBanner()
          .task(id: editor.stored?.note.revision) {
            try? await Task.sleep(for: .seconds(5))
            if !Task.isCancelled { editor.hasOthersText = false }
          }
      }
      TextField("Title", text: $editor.text.title)
        .font(.title.bold())
        .focused($focus, equals: .title)
        .submitLabel(.next)
        .onSubmit { focus = .body }
        .padding(.horizontal)
        .padding(.top, 12)
      details
        .contentMargins(.horizontal, 16, for: .scrollContent)
      BodyEditor(editor: editor)
        .font(.body)
        .lineSpacing(3)
        .scrollContentBackground(.hidden)
        .focused($focus, equals: .body)
        .accessibilityLabel("Text")
        // An editor's text has a margin of its own.
        .padding(.horizontal, 11)
    }
    .frame(maxWidth: 760)
    .frame(maxWidth: .infinity)
    .toolbar { tools }
    .toolbarTitleDisplayMode(.inline)
    .navigationTitle(title)
    .sheet(isPresented: $showsTags) {
      NavigationStack { TagPicker(editor: editor) }.presentationDetents([.medium, .large])
    }
    .sheet(isPresented: $showsKept) {
      NavigationStack { KeptTextsView(editor: editor) }
    }
    .onAppear { if editor.text.isEmpty { focus = .title } }
    .onDisappear { editor.leave() }
    .onChange(of: scenePhase) { if scenePhase != .active { editor.save() } }
  }

  /// What windows, tabs of browsers and the button to go back call the note.
  private var title: String {
    editor.text.title.isEmpty ? String(localized: "New Note") : editor.text.title
  }

  private var details: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        if let note = editor.stored?.note {
          Text(note.modified.formatted(date: .abbreviated, time: .shortened))
            .font(.footnote)
            .foregroundStyle(.secondary)
            .accessibilityLabel("Edited \(note.modified.formatted(date: .long, time: .shortened))")
        }
        ForEach(editor.stored?.tags ?? []) { tag in
          Menu("#\(tag.name)") {
            Button("Show Notes", systemImage: "line.3.horizontal.decrease") {
              library.query.tag = tag.id
              navigation.note = nil
            }
            Button("Remove Tag", systemImage: "minus.circle", role: .destructive) {
              library.setTag(tag.id, false, on: editor.id, undoManager)
            }
          }
          .menuStyle(.button)
          .buttonStyle(ChipStyle())
        }
        Button("Tags", systemImage: "plus") { showsTags = true }
          .buttonStyle(ChipStyle())
          .accessibilityLabel("Choose Tags")
      }
    }
  }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    // The title stands above the text, and not in the bar once more.
    #if os(iOS)
      ToolbarItem(placement: .principal) { Text(verbatim: "").accessibilityHidden(true) }
    #endif
    ToolbarItemGroup(placement: .primaryAction) {
      UndoButtons()
      Menu("More", systemImage: "ellipsis.circle") {
        if let note = editor.stored?.note {
          Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
            library.setPinned(!note.isPinned, note.id, undoManager)
          }
          ShareLink(item: "\(editor.text.title)\n\n\(editor.text.body)")
          Button("Delete", systemImage: "trash", role: .destructive) {
            editor.save()
            navigation.note = nil
            library.delete([note.id], undoManager)
          }
        }
      }
    }
  }
}

/// The note's text. Where the system lets an app know where somebody writes, that stays beside its words as others write
/// around it; before iOS 18 it goes to the end.
private struct BodyEditor: View {
  @Bindable var editor: NoteEditor

  var body: some View {
    if #available(iOS 18, macOS 15, *) {
      TextEditor(text: $editor.text.body, selection: $editor.textSelection)
    } else {
      TextEditor(text: $editor.text.body)
    }
  }
}

@available(iOS 18, macOS 15, *)
extension NoteEditor {
  fileprivate var textSelection: TextSelection? {
    get {
      guard let selection, selection.upperBound <= text.body.utf16.count else { return nil }
      let start = String.Index(utf16Offset: selection.lowerBound, in: text.body)
      let end = String.Index(utf16Offset: selection.upperBound, in: text.body)
      return TextSelection(range: start..<end)
    }
    set {
      guard case .selection(let range)? = newValue?.indices else { return selection = nil }
      selection = range.lowerBound.utf16Offset(in: text.body)..<range.upperBound.utf16Offset(in: text.body)
    }
  }
}

/// What is there in place of a note that was deleted while it was open, or that an address leads to in vain.
private struct GoneView: View {
  let editor: NoteEditor
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    ContentUnavailableView {
      Label("No Such Note", systemImage: "trash")
    } description: {
      Text("It was deleted.")
    } actions: {
      if editor.wasSeen {
        Button("Put Back") { editor.putBack(undoManager) }.buttonStyle(.borderedProminent)
      }
    }
  }
}

#Preview("Note") {
  NavigationStack { NoteView(Navigation.opened().note!) }.environment(Library.sample()).environment(Navigation())
}
#Preview("Changed elsewhere") {
  NavigationStack { NoteView(Navigation.opened().note!) }.environment(Library.conflicted()).environment(Navigation())
}
#Preview("Deleted elsewhere") {
  NavigationStack { NoteView(Note.ID(rawValue: 99)) }.environment(Library.sample()).environment(Navigation())
}
