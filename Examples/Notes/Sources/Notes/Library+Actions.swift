// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore

// What can be undone. What an action registers is what undoes it; undone, that registers the action again.
extension Library {
  /// Makes a note with the tag that the list is filtered by, so that it's seen there. That isn't undone: a note that stays
  /// empty goes by itself, and what was written into one shouldn't go with a tap too many.
  func create(text: NoteText = NoteText()) -> Note.ID? {
    attempt { try store.create(text, tags: query.tag.map { [$0] } ?? []) }
  }

  func delete(_ ids: [Note.ID], _ undoManager: UndoManager?) {
    guard let deleted = attempt({ try store.delete(ids) }), !deleted.isEmpty else { return }
    register(deleted.count == 1 ? "Delete Note" : "Delete Notes", undoManager) { $0.restore(deleted, $1) }
  }

  func restore(_ notes: [WholeNote], _ undoManager: UndoManager?) {
    attempt { try store.restore(notes) }
    register(notes.count == 1 ? "Delete Note" : "Delete Notes", undoManager) { $0.delete(notes.map(\.id), $1) }
  }

  func setPinned(_ isPinned: Bool, _ id: Note.ID, position: Int64? = nil, _ undoManager: UndoManager?) {
    guard let note = attempt({ try store.note(id) })??.note, note.isPinned != isPinned else { return }
    attempt { try store.setPinned(isPinned, id, position: position) }
    register(isPinned == undoManager?.isUndoing ? "Unpin Note" : "Pin Note", undoManager) {
      $0.setPinned(!isPinned, id, position: note.position, $1)
    }
  }

  /// Moves rows of one section, as `onMove` tells it: they come before the row that has a number, counted before the move.
  func move(_ offsets: IndexSet, to destination: Int, in notes: [NoteSummary], _ undoManager: UndoManager?) {
    guard let isPinned = notes.first?.isPinned else { return }
    let ids = offsets.map { notes[$0].id }
    let others = notes.filter { !ids.contains($0.id) }
    // Rows that are moved themselves stand nowhere. Behind the last row of a page there may be more.
    let next =
      notes[destination...].first { !ids.contains($0.id) }?.id
      ?? others.last.flatMap { last in attempt { try store.next(after: last.id) } ?? nil }
    // Each goes back before the row that it stood before. The last one goes first, so that it's there for the others.
    let back = offsets.reversed().map { Move(ids: [notes[$0].id], next: $0 + 1 < notes.count ? notes[$0 + 1].id : nil) }
    move([Move(ids: ids, next: next)], back: back, isPinned, undoManager)
  }

  private struct Move {
    var ids: [Note.ID]
    var next: Note.ID?
  }

  private func move(_ moves: [Move], back: [Move], _ isPinned: Bool, _ undoManager: UndoManager?) {
    attempt {
      for move in moves { try store.move(move.ids, before: move.next, isPinned: isPinned) }
    }
    register("Move Note", undoManager) { $0.move(back, back: moves, isPinned, $1) }
  }

  func setTag(_ tag: Tag.ID, _ isOn: Bool, on id: Note.ID, _ undoManager: UndoManager?) {
    attempt { isOn ? try store.add(tag, to: [id]) : try store.remove(tag, from: [id]) }
    register(isOn == undoManager?.isUndoing ? "Remove Tag" : "Add Tag", undoManager) {
      $0.setTag(tag, !isOn, on: id, $1)
    }
  }

  func deleteTag(_ tag: TagCount, _ undoManager: UndoManager?) {
    guard let notes = attempt({ try store.deleteTag(tag.id) }) else { return }
    register("Delete Tag", undoManager) { $0.restoreTag(tag.name, on: notes, $1) }
  }

  private func restoreTag(_ name: String, on notes: [Note.ID], _ undoManager: UndoManager?) {
    attempt {
      guard let id = try store.makeTag(name) else { return }
      try store.add(id, to: notes)
      register("Delete Tag", undoManager) { $0.deleteTag(TagCount(id: id, name: name, count: notes.count), $1) }
    }
  }

  func renameTag(_ tag: TagCount, to name: String, _ undoManager: UndoManager?) {
    guard name != tag.name else { return }
    // Two tags of one name would become one, and nobody could take them apart again.
    if tags.contains(where: { $0.id != tag.id && $0.name.caseInsensitiveCompare(name) == .orderedSame }) {
      return failure = String(localized: "There is a tag “\(name)” already.")
    }
    attempt { try store.rename(tag.id, to: name) }
    register("Rename Tag", undoManager) { library, undoManager in
      library.renameTag(TagCount(id: tag.id, name: name, count: tag.count), to: tag.name, undoManager)
    }
  }

  private func register(
    _ name: String, _ undoManager: UndoManager?, _ undo: @escaping @MainActor (Library, UndoManager?) -> Void
  ) {
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] library in undo(library, undoManager) }
    undoManager?.setActionName(name)
  }
}
