// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

struct NoteRow: View {
  let note: NoteSummary
  @AppStorage(PreferenceKey.previewLines) private var lines = PreviewLines.one
  @AppStorage(PreferenceKey.order) private var order = NoteQuery.Order.modified

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(note.title.isEmpty ? String(localized: "New Note") : note.title)
        .font(.headline)
        .lineLimit(1)
      beginning
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(max(1, lines.rawValue))
      if !note.tags.isEmpty {
        Text(note.tags.map { "#\($0)" }.joined(separator: " "))
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
    .padding(.vertical, 2)
    .accessibilityElement(children: .combine)
    .accessibilityValue(note.isPinned ? Text("pinned") : Text(""))
  }

  private var beginning: Text {
    let date = Text(date.noteStyle).foregroundStyle(.primary)
    return lines == .none || note.snippet.isEmpty ? date : Text("\(date)  \(note.snippet)")
  }

  private var date: Date { order == .created ? note.created : note.modified }
}

/// What can be done with a row: by swipes, by its menu, and by those who hear it.
struct NoteActions: ViewModifier {
  let note: NoteSummary
  let moveUp: (@MainActor () -> Void)?
  let moveDown: (@MainActor () -> Void)?
  @Environment(Library.self) private var library
  @Environment(Navigation.self) private var navigation
  @Environment(\.undoManager) private var undoManager
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.openWindow) private var openWindow

  func body(content: Content) -> some View {
    content
      .swipeActions(edge: .leading) { pin.tint(.orange) }
      .swipeActions(edge: .trailing) { delete }
      .contextMenu {
        pin
        if let moveUp { Button("Move Up", systemImage: "arrow.up", action: moveUp) }
        if let moveDown { Button("Move Down", systemImage: "arrow.down", action: moveDown) }
        ShareLink(item: DeepLink.note(note.id).url) { Label("Share Link", systemImage: "link") }
        if supportsMultipleWindows {
          Button("Open in New Window", systemImage: "macwindow.badge.plus") { openWindow(value: note.id) }
        }
        Divider()
        delete
      }
      .accessibilityActions {
        if let moveUp { Button("Move Up", action: moveUp) }
        if let moveDown { Button("Move Down", action: moveDown) }
      }
  }

  private var pin: some View {
    Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
      library.setPinned(!note.isPinned, note.id, undoManager)
    }
  }

  private var delete: some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      if navigation.note == note.id { navigation.note = nil }
      library.delete([note.id], undoManager)
    }
  }
}

extension Date {
  /// The time for today, the weekday for the last days, else the date.
  var noteStyle: String {
    if Calendar.current.isDateInToday(self) { return formatted(date: .omitted, time: .shortened) }
    let days = Calendar.current.dateComponents([.day], from: self, to: .now).day ?? 0
    return (0..<6).contains(days) ? formatted(.dateTime.weekday(.wide)) : formatted(date: .numeric, time: .omitted)
  }
}

#Preview("Rows") {
  List(Library.sample().list.others) { NoteRow(note: $0) }
}
