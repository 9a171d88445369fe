// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import NotesStore

@Suite struct StoreTests {
  let store: NoteStore

  init() throws { store = try NoteStore.inMemory() }

  @Test func aNewNoteComesFirst() throws {
    let first = try store.create(NoteText(title: "First"), date: Date(timeIntervalSince1970: 1))
    let second = try store.create(NoteText(title: "Second"), date: Date(timeIntervalSince1970: 2))
    for order in [NoteQuery.Order.modified, .created, .manual] {
      #expect(try store.list(NoteQuery(order: order)).others.map(\.id) == [second, first])
    }
    #expect(try store.list(NoteQuery(order: .title)).others.map(\.id) == [first, second])
  }

  @Test func aRowHasTheBeginningAndTheTags() throws {
    let work = try #require(try store.makeTag("work"))
    let home = try #require(try store.makeTag(" #home "))
    let id = try store.create(NoteText(title: "", body: "\n  Milk\nBread\n\nButter"), tags: [work, home])
    let row = try #require(try store.list(NoteQuery()).others.first)
    #expect(row.title == "Milk" && row.snippet == "Bread Butter")
    #expect(row.tags == ["home", "work"])
    #expect(try store.note(id)?.tags.map(\.name) == ["home", "work"])
  }

  @Test func aNoteWithoutATitleIsSortedByItsFirstLine() throws {
    try store.create(NoteText(title: "b"))
    try store.create(NoteText(body: "C"))
    try store.create(NoteText(title: "A"))
    #expect(try store.list(NoteQuery(order: .title)).others.map(\.title) == ["A", "b", "C"])
  }

  @Test func pinnedNotesStandApart() throws {
    let ids = try (1...3).map { try store.create(NoteText(title: "\($0)")) }
    for id in [ids[2], ids[0]] { try store.setPinned(true, id) }
    let list = try store.list(NoteQuery(order: .manual))
    #expect(list.pinned.map(\.id) == [ids[0], ids[2]] && list.others.map(\.id) == [ids[1]])
    try store.setPinned(false, ids[0])
    #expect(try store.list(NoteQuery(order: .manual)).others.map(\.id) == [ids[0], ids[1]])
  }

  @Test func whatIsDeletedComesBackWhole() throws {
    let tag = try #require(try store.makeTag("home"))
    let ids = try (1...3).map { try store.create(NoteText(title: "\($0)", body: "Body"), tags: [tag]) }
    try store.save(Edit(note: ids[1], base: NoteText(title: "other"), text: NoteText(title: "2", body: "Mine")))
    let before = try store.note(ids[1])
    #expect(before?.kept.count == 1)
    let deleted = try store.delete([ids[1]])
    #expect(try store.note(ids[1]) == nil)
    try store.deleteTag(tag)
    try store.restore(deleted)
    #expect(try store.note(ids[1]) == before)
    #expect(try store.list(NoteQuery(order: .manual)).others.map(\.id) == ids.reversed())
    // Twice is once.
    try store.restore(deleted)
  }

  @Test func aNumberIsNeverGivenTwice() throws {
    let first = try store.create()
    _ = try store.delete([first])
    #expect(try store.create() != first)
  }

  @Test func tagsAreCountedRenamedAndJoined() throws {
    let (work, home) = (try #require(try store.makeTag("work")), try #require(try store.makeTag("home")))
    let both = try store.create(NoteText(title: "both"), tags: [work, home])
    try store.create(NoteText(title: "one"), tags: [work])
    #expect(try store.tags().map { "\($0.name) \($0.count)" } == ["home 1", "work 2"])
    #expect(try store.makeTag("Work") == work)
    #expect(try store.makeTag("  ") == nil)
    try store.rename(home, to: "WORK")
    #expect(try store.tags().map { "\($0.name) \($0.count)" } == ["WORK 2"])
    #expect(try store.list(NoteQuery(tag: home)).count == 2)
    try store.remove(home, from: [both])
    #expect(try store.list(NoteQuery(tag: home)).others.map(\.title) == ["one"])
  }

  @Test func theFileIsWhereItsNamed() throws {
    #expect(try NoteStore.defaultPath(environment: ["NOTES_DATABASE": "/data/notes.sqlite"]) == "/data/notes.sqlite")
    #expect(try NoteStore.defaultPath(environment: [:]).hasSuffix("/Notes/notes.sqlite"))
  }
}
