// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// Says that two people wrote in the same lines, and leads to what isn't in the note.
struct KeptBanner: View {
  let show: @MainActor () -> Void

  var body: some View {
    Banner("Changed elsewhere at the same time. The other text is kept.", systemImage: "exclamationmark.triangle.fill")
    {
      Button("Show", action: show).font(.subheadline.bold())
    }
  }
}

/// Says that what stands below was written elsewhere, a moment ago.
struct OthersTextBanner: View {
  var body: some View {
    Banner("Changed elsewhere", systemImage: "arrow.triangle.2.circlepath") {}
  }
}

private struct Banner<Action: View>: View {
  let words: LocalizedStringKey
  let systemImage: String
  let action: Action

  init(_ words: LocalizedStringKey, systemImage: String, @ViewBuilder action: () -> Action) {
    self.words = words
    self.systemImage = systemImage
    self.action = action()
  }

  var body: some View {
    HStack(spacing: 12) {
      Label(words, systemImage: systemImage)
        .font(.subheadline)
        .frame(maxWidth: .infinity, alignment: .leading)
      action
    }
    .padding(12)
    .background(.tint.opacity(0.14), in: .rect(cornerRadius: 12))
    .padding(.horizontal)
    .padding(.top, 8)
  }
}

/// The texts that were written over. Each can come back in place of the note's, which is kept then.
struct KeptTextsView: View {
  let editor: NoteEditor
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Section("In the Note") { TextLines(text: editor.text) }
      ForEach(editor.kept) { kept in
        Section {
          TextLines(text: kept.text)
          Button("Use This Text") { editor.use(kept) }
          Button("Discard", role: .destructive) { editor.discard(kept) }
        } header: {
          Text("Kept, of \(kept.date.formatted(date: .abbreviated, time: .shortened))")
        }
      }
    }
    .navigationTitle("Other Texts")
    .toolbarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
    }
    .onChange(of: editor.kept.isEmpty) { if editor.kept.isEmpty { dismiss() } }
  }
}

private struct TextLines: View {
  let text: NoteText

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !text.title.isEmpty { Text(text.title).font(.headline) }
      Text(text.body)
    }
    .textSelection(.enabled)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Other texts") {
  let library = Library.conflicted()
  NavigationStack { KeptTextsView(editor: NoteEditor(Navigation.opened().note!, in: library)) }
}
