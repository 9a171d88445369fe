// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore
import Observation

/// A note that is being edited: what was typed, what the store has, and how they come together.
@MainActor @Observable
final class NoteEditor {
  let id: Note.ID
  /// What the fields show.
  var text = NoteText() {
    didSet { if text != oldValue, !isReceiving { saveSoon() } }
  }
  /// What is selected in the body, in UTF-16: where somebody writes. It goes with its words as others write around it.
  var selection: Range<Int>?
  /// The note as the store has it; nil once it's deleted.
  private(set) var stored: WholeNote?
  /// True after another person's text has come into the fields, until something is typed or it was told long enough.
  var hasOthersText = false

  /// What the fields had when they last agreed with the store.
  @ObservationIgnored private(set) var base = NoteText()
  /// That of the text in `base`. An older one that comes late is passed over.
  @ObservationIgnored private var revision: Int64 = -1
  @ObservationIgnored private let library: Library
  @ObservationIgnored private var observation: StoreObservation?
  @ObservationIgnored private var saving: Task<Void, Never>?
  @ObservationIgnored private var unsavedSince: ContinuousClock.Instant?
  @ObservationIgnored private var isReceiving = false
  /// The note as it was last seen, to put it back.
  @ObservationIgnored private var lastSeen: WholeNote?

  init(_ id: Note.ID, in library: Library) {
    self.id = id
    self.library = library
    observation = library.store.observe(id, onError: { [weak library] in library?.tell($0) }) { [weak self] in
      self?.receive($0)
    }
  }

  var isChanged: Bool { text != base }

  /// True if the note was there once.
  var wasSeen: Bool { lastSeen != nil }

  /// What was written over, and that nobody has looked at yet.
  var kept: [KeptText] { stored?.kept ?? [] }

  /// Saves after a pause. Each letter begins the pause anew, and who never pauses is saved each second.
  private func saveSoon() {
    hasOthersText = false
    saving?.cancel()
    let now = ContinuousClock.now
    let start = unsavedSince ?? now
    unsavedSince = start
    let end = min(now + library.autosaveDelay, start + .seconds(1))
    saving = Task { [weak self] in
      do { try await Task.sleep(until: end, clock: .continuous) } catch { return }
      self?.save()
    }
  }

  /// Saves what isn't saved yet. It's done on return, so it can be called as the fields go.
  func save() {
    saving?.cancel()
    unsavedSince = nil
    guard isChanged, stored != nil else { return }
    let edit = Edit(note: id, base: base, text: text)
    guard let saved = library.attempt({ try library.store.save(edit) }) ?? nil else { return }
    hasOthersText = saved.text != text
    agree(on: saved)
  }

  /// What comes from the store, from here or from elsewhere.
  private func receive(_ whole: WholeNote?) {
    guard let whole else { return stored = nil }
    // It may have been read before the last save.
    guard whole.note.revision >= revision else { return }
    let isFirst = lastSeen == nil
    stored = whole
    lastSeen = whole
    if whole.note.text == text || !isChanged {
      hasOthersText = hasOthersText || (!isFirst && whole.note.text != text)
      agree(on: whole.note)
    } else if whole.note.text != base {
      // What others wrote and what was typed come together as it's saved. Then others see it soon, too.
      saveSoon()
    }
  }

  private func agree(on note: Note) {
    if let place = selection, note.body != text.body {
      let (start, end) = (moved(place.lowerBound, to: note.body), moved(place.upperBound, to: note.body))
      selection = start..<max(start, end)
    }
    isReceiving = true
    text = note.text
    isReceiving = false
    (base, revision) = (note.text, note.revision)
  }

  private func moved(_ offset: Int, to body: String) -> Int { place(offset, of: text.body, in: body) }

  /// Puts a note back that was deleted, with what the fields have.
  func putBack(_ undoManager: UndoManager?) {
    guard var whole = lastSeen else { return }
    whole.note.text = text
    library.restore([whole], undoManager)
  }

  /// Saves what was typed. A note in which nothing ever was typed goes.
  func leave() {
    save()
    guard let stored, stored.note.text.isEmpty, stored.tags.isEmpty, stored.kept.isEmpty, text.isEmpty else { return }
    library.delete([id], nil)
  }

  func use(_ kept: KeptText) {
    save()
    if let note = library.attempt({ try library.store.exchange(kept) }) ?? nil { agree(on: note) }
  }

  func discard(_ kept: KeptText) { library.attempt { try library.store.discard(kept) } }
}
