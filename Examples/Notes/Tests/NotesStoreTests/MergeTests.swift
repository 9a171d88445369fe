// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import NotesStore

@Suite struct MergeTests {
  @Test(arguments: [
    // base, mine, theirs, what becomes of them
    ("a\nb\nc", "A\nb\nc", "a\nb\nc", "A\nb\nc"),
    ("a\nb\nc", "a\nb\nc", "a\nb\nC", "a\nb\nC"),
    ("a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"),
    ("a\nb\nc", "a\nb\nC\nd", "x\na\nb\nc", "x\na\nb\nC\nd"),
    ("a\nb\nc", "a", "a", "a"),
    ("a\nb\nc\nd\ne", "a\ne", "A\nb\nc\nd\ne", "a\ne"),
    ("", "mine", "theirs", "mine"),
  ])
  func lines(base: String, mine: String, theirs: String, both: String) {
    let merged = merge(mine, theirs, from: base)
    #expect(merged.text == both)
    // A conflict is told exactly where what they wrote isn't in the result.
    #expect(merged.isConflict == (theirs != base && mine != theirs && mine != base && both == mine))
  }

  @Test("Of two who write in different lines nothing is lost, whoever is first")
  func differentLines() {
    let base = (0..<8).map { "line \($0)" }
    for i in 0..<8 {
      for j in 0..<8 where abs(i - j) > 1 {
        var (mine, theirs) = (base, base)
        mine[i] = "mine"
        theirs[j] = "theirs"
        let merged = merge(
          mine.joined(separator: "\n"), theirs.joined(separator: "\n"), from: base.joined(separator: "\n"))
        #expect(!merged.isConflict && merged.text.contains("mine") && merged.text.contains("theirs"))
      }
    }
  }

  @Test(arguments: [
    // | is where somebody writes
    ("a|b", "ab", 1), ("ab|", "xab", 3), ("|ab", "xab", 0), ("a\nb|\nc", "a\nb\nc\nd", 3), ("one |two", "ONE two", 4),
    ("ab|cd", "a", 1), ("é😀|x", "yé😀x", 4), ("|", "abc", 0), ("abc|", "", 0),
    ("a\nb|\nc", "x\na\nb\nc\ny", 5), ("a\n|b\nc", "b\nc", 0), ("a\nb\n|", "A\nb\n", 4),
  ])
  func placesStayBesideTheirWords(marked: String, new: String, expected: Int) {
    let offset = marked.utf16.prefix { $0 != UInt16(ascii: "|") }.count
    #expect(place(offset, of: marked.replacing("|", with: ""), in: new) == expected)
  }

  @Test func twoSavesInDifferentFields() throws {
    let store = try NoteStore.inMemory()
    let base = NoteText(title: "Trip", body: "Monday")
    let id = try store.create(base)
    try store.save(Edit(note: id, base: base, text: NoteText(title: "Trip to Rome", body: "Monday")))
    let saved = try store.save(Edit(note: id, base: base, text: NoteText(title: "Trip", body: "Tuesday")))
    #expect(saved?.text == NoteText(title: "Trip to Rome", body: "Tuesday"))
    #expect(try store.note(id)?.kept.isEmpty == true)
  }

  @Test func theLastOneWinsAndTheOtherIsKept() throws {
    let store = try NoteStore.inMemory()
    let base = NoteText(title: "Trip", body: "Monday")
    let id = try store.create(base)
    try store.save(Edit(note: id, base: base, text: NoteText(title: "Trip", body: "Tuesday")))
    let mine = Edit(note: id, base: base, text: NoteText(title: "Trip", body: "Wednesday"))
    #expect(try store.save(mine)?.text.body == "Wednesday")
    var kept = try #require(try store.note(id)?.kept)
    #expect(kept.map(\.body) == ["Tuesday"])

    // Whoever wants the other text takes it, and the one that was there is kept in its place.
    try store.exchange(kept[0])
    #expect(try store.note(id)?.note.body == "Tuesday")
    kept = try #require(try store.note(id)?.kept)
    #expect(kept.map(\.body) == ["Wednesday"])
    try store.discard(kept[0])
    #expect(try store.note(id)?.kept.isEmpty == true)
  }

  @Test func aDeletedNoteIsntMadeAgain() throws {
    let store = try NoteStore.inMemory()
    let id = try store.create()
    _ = try store.delete([id])
    #expect(try store.save(Edit(note: id, base: NoteText(), text: NoteText(title: "Late"))) == nil)
    #expect(try store.list(NoteQuery()).total == 0)
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
