// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import NotesStore

/// Two stores of one file, each with connections of its own, as two processes have.
@Suite struct SharedFileTests {
  let path = FileManager.default.temporaryDirectory.appending(components: "Notes-\(UUID())", "notes.sqlite")
    .path(percentEncoded: false)

  @Test func oneSeesWhatTheOtherWrites() throws {
    let (first, second) = (try NoteStore(path: path), try NoteStore(path: path))
    defer { clean() }
    let id = try first.create(NoteText(title: "Shared"))
    #expect(try second.list(NoteQuery()).others.map(\.id) == [id])
    #expect(try second.writer.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
  }

  @MainActor @Test(.timeLimit(.minutes(1))) func observersHearOfTheOther() async throws {
    let (first, second) = (try NoteStore(path: path), try NoteStore(path: path))
    defer { clean() }
    // Written before anybody follows, and after the store was opened.
    let id = try second.create(NoteText(title: "One"))
    let (lists, list) = AsyncStream.makeStream(of: NoteList.self)
    let observation = first.observe(NoteQuery(), onError: { Issue.record($0) }, onChange: { list.yield($0) })
    let follower = Task { try await first.followOtherProcesses(every: .milliseconds(10)) }
    defer { follower.cancel() }
    var iterator = lists.makeAsyncIterator()
    #expect(await iterator.next()?.others.map(\.title) == ["One"])
    try second.save(Edit(note: id, base: NoteText(title: "One"), text: NoteText(title: "Two")))
    #expect(await iterator.next()?.others.map(\.title) == ["Two"])
    _ = try second.delete([id])
    #expect(await iterator.next()?.others.isEmpty == true)
    // Own changes don't wait for a look at the file.
    follower.cancel()
    try first.create(NoteText(title: "Own"))
    #expect(await iterator.next()?.others.map(\.title) == ["Own"])
    observation.cancel()
  }

  @Test("Twelve open a new file at once, and write at once; nothing is lost")
  func manyAtOnce() async throws {
    defer { clean() }
    try await withThrowingTaskGroup { group in
      for writer in 0..<12 {
        group.addTask {
          let store = try NoteStore(path: path)
          for number in 0..<10 { try store.create(NoteText(title: "\(writer).\(number)")) }
        }
      }
      try await group.waitForAll()
    }
    let store = try NoteStore(path: path)
    #expect(try store.list(NoteQuery()).total == 120)
    let places = try await store.writer.read { try Int.fetchOne($0, sql: "SELECT count(DISTINCT position) FROM note") }
    #expect(places == 120)
  }

  @Test("Two type into one note at once: each word is in the note or kept")
  func twoType() async throws {
    defer { clean() }
    let base = NoteText(title: "Both", body: "")
    let store = try NoteStore(path: path)
    let id = try store.create(base)
    try await withThrowingTaskGroup { group in
      for name in ["ada", "bob"] {
        group.addTask {
          let store = try NoteStore(path: path)
          var text = base
          for number in 0..<20 {
            let before = text
            text.body += "\(name)\(number) "
            text = try #require(try store.save(Edit(note: id, base: before, text: text))?.text)
          }
        }
      }
      try await group.waitForAll()
    }
    let whole = try #require(try store.note(id))
    let all = whole.note.body + whole.kept.map(\.body).joined()
    for name in ["ada", "bob"] {
      for number in 0..<20 { #expect(all.contains("\(name)\(number) ")) }
    }
  }

  private func clean() {
    try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }
}
