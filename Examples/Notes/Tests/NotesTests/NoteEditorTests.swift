// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore
import Testing

@testable import Notes

/// Two windows that show the same note.
@MainActor @Suite struct NoteEditorTests {
  let store: NoteStore
  let library: Library
  let id: Note.ID

  init() throws {
    store = try NoteStore.inMemory()
    library = Library(store, autosaveDelay: .milliseconds(20))
    id = try store.create(NoteText(title: "Plan", body: "one\ntwo\nthree"))
  }

  @Test func whatIsTypedIsSavedAfterAPause() async throws {
    let editor = NoteEditor(id, in: library)
    for letter in ["a", "b", "c"] { editor.text.title += letter }
    #expect(try store.note(id)?.note.title == "Plan")
    try await expect { try store.note(id)?.note.title == "Planabc" }
    // One save, not three.
    #expect(try store.note(id)?.note.revision == 1)
  }

  @Test func whatIsTypedIsSavedAsTheFieldsGo() throws {
    let editor = NoteEditor(id, in: library)
    editor.text.body = "gone"
    editor.save()
    #expect(try store.note(id)?.note.body == "gone")
  }

  @Test func anEmptyNoteGoesAsItsLeft() throws {
    let empty = try store.create()
    NoteEditor(empty, in: library).leave()
    #expect(try store.note(empty) == nil)
    NoteEditor(id, in: library).leave()
    #expect(try store.note(id) != nil)
  }

  @Test func anotherPersonsTextComesIn() async throws {
    let (mine, theirs) = (NoteEditor(id, in: library), NoteEditor(id, in: Library(store)))
    #expect(!mine.hasOthersText)
    theirs.text.body = "one\ntwo\nTHREE"
    theirs.save()
    await expect { mine.text.body == "one\ntwo\nTHREE" && mine.hasOthersText }
    mine.text.body = "ONE\ntwo\nTHREE"
    #expect(!mine.hasOthersText)
  }

  @Test func differentLinesComeTogether() async throws {
    let (mine, theirs) = (NoteEditor(id, in: library), NoteEditor(id, in: Library(store)))
    mine.text.body = "ONE\ntwo\nthree"
    theirs.text.body = "one\ntwo\nTHREE"
    theirs.save()
    await expect { mine.text.body == "ONE\ntwo\nTHREE" && theirs.text.body == mine.text.body }
    #expect(mine.kept.isEmpty && mine.hasOthersText)
  }

  @Test func oneGoesOnWhereOneWrites() async throws {
    let (mine, theirs) = (NoteEditor(id, in: library), NoteEditor(id, in: Library(store)))
    // Behind “two”.
    mine.selection = 7..<7
    theirs.text.body = "zero\none\ntwo\nthree\nfour"
    theirs.save()
    await expect { mine.text.body == theirs.text.body }
    #expect(mine.selection == 12..<12)
  }

  @Test func theSameLineIsKept() async throws {
    let (mine, theirs) = (NoteEditor(id, in: library), NoteEditor(id, in: Library(store)))
    mine.text.body = "mine\ntwo\nthree"
    theirs.text.body = "theirs\ntwo\nthree"
    theirs.save()
    mine.save()
    // Both have it, and both are told.
    await expect { mine.text.body == "mine\ntwo\nthree" && theirs.text.body == mine.text.body }
    await expect { mine.kept.map(\.body) == ["theirs\ntwo\nthree"] && theirs.kept == mine.kept }
    mine.use(mine.kept[0])
    await expect { mine.text.body == "theirs\ntwo\nthree" && mine.kept.map(\.body) == ["mine\ntwo\nthree"] }
  }

  @Test func aDeletedNoteIsPutBackWithWhatWasTyped() async throws {
    let editor = NoteEditor(id, in: library)
    _ = try store.delete([id])
    await expect { editor.stored == nil }
    #expect(editor.wasSeen)
    editor.text.body += "\nfour"
    editor.save()
    #expect(try store.note(id) == nil)
    editor.putBack(nil)
    #expect(try store.note(id)?.note.body == "one\ntwo\nthree\nfour")
    await expect { editor.stored != nil }
    editor.text.body += "\nfive"
    editor.save()
    #expect(try store.note(id)?.note.body.hasSuffix("five") == true)
  }
}
