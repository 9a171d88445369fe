// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import NotesStore

@Suite struct SearchTests {
  let store: NoteStore

  init() throws {
    store = try NoteStore.inMemory()
    try store.create(NoteText(title: "Crème brûlée", body: "Six egg yolks"))
    try store.create(NoteText(title: "Shopping", body: "Eggs and cream, 100%"))
    try store.create(NoteText(title: "日本の旅", body: "京都に行く"))
  }

  private func found(_ words: String) throws -> Set<String> {
    Set(try store.list(NoteQuery(search: words)).others.map(\.title))
  }

  @Test(arguments: [true, false])
  func wordsAreFound(byFTS5: Bool) throws {
    if !byFTS5 { try dropIndex() }
    #expect(try found("egg") == ["Crème brûlée", "Shopping"])
    #expect(try found("shop") == ["Shopping"])
    #expect(try found("zebra") == [])
    #expect(try found("  ").count == 3)
  }

  @Test func beginningsOfAllWordsAreFoundWithoutAccents() throws {
    #expect(try found("brul yol") == ["Crème brûlée"])
    #expect(try found("\"egg* OR (") == ["Crème brûlée", "Shopping"] || found("\"egg* OR (") == [])
  }

  @Test func signsAreFoundAsTheyAre() throws {
    #expect(try found("%") == ["Shopping"])
    #expect(try found("_") == [])
    try dropIndex()
    #expect(try found("100%") == ["Shopping"])
    #expect(try found("1_0") == [])
  }

  @Test func aChangedTextIsFoundAtOnce() throws {
    let id = try store.create(NoteText(title: "Draft", body: "alpha"))
    try store.save(
      Edit(note: id, base: NoteText(title: "Draft", body: "alpha"), text: NoteText(title: "Draft", body: "omega")))
    #expect(try found("omega") == ["Draft"] && found("alpha") == [])
    let deleted = try store.delete([id])
    #expect(try found("omega") == [])
    try store.restore(deleted)
    #expect(try found("omega") == ["Draft"])
  }

  private func dropIndex() throws {
    try store.writer.write { db in
      for event in ["insert", "delete", "update"] { try db.execute(sql: "DROP TRIGGER noteSearch_\(event)") }
      try db.drop(table: "noteSearch")
    }
  }
}
