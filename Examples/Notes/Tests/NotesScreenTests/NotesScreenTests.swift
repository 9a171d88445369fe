// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonTesting
import NotesStore
import SwiftUI
import Testing

@testable import Notes

/// The app, used as a person uses it.
@MainActor @Suite struct NotesScreenTests {
  /// A screen with settings of its own.
  private func show(
    _ library: Library, on device: Device = .phone, order: NoteQuery.Order = .modified, size: CGSize? = nil
  ) -> Screen {
    let settings = UserDefaults(suiteName: "NotesScreenTests-\(UUID())")!
    settings.set(order.rawValue, forKey: PreferenceKey.order)
    return Screen(device, size: size) { MainWindow(library).defaultAppStorage(settings) }
  }

  private func empty() throws -> Library { Library(try .inMemory(), autosaveDelay: .milliseconds(10)) }

  @Test func writesANote() async throws {
    let library = try empty()
    let screen = show(library)
    try screen.button("Write a Note").tap()
    #expect(screen.field("Title").isFocused)
    try screen.field("Title").type("Groceries")
    try screen.field("Text").type("Milk, eggs")
    await screen.settle()
    try screen.button("Back").tap()
    try await screen.button(.beginning(with: "Groceries")).appears()
    #expect(screen.button(.containing("Milk, eggs")).exists)
    #expect(try library.store.list(NoteQuery()).others.map(\.title) == ["Groceries"])
  }

  @Test func searches() async throws {
    let screen = show(.sample())
    try screen.searchField().type("tomat")
    try await screen.button(.beginning(with: "Shopping")).disappears()
    #expect(screen.button(.beginning(with: "Garden in June")).exists)
    try screen.searchField().clear()
    try screen.searchField().type("zebra")
    try await screen.text(.containing("No Results")).appears()
  }

  @Test func deletesUndoesAndRedoes() async throws {
    let screen = show(.sample())
    #expect(!screen.button("Undo").isEnabled)
    try screen.row(.beginning(with: "Shopping")).perform("Delete")
    try await screen.button(.beginning(with: "Shopping")).disappears()
    try screen.button("Undo Delete Note").tap()
    try await screen.button(.beginning(with: "Shopping")).appears()
    try screen.button("Redo Delete Note").tap()
    try await screen.button(.beginning(with: "Shopping")).disappears()
  }

  @Test func pinsANote() async throws {
    let library = Library.sample()
    let screen = show(library)
    try screen.row(.beginning(with: "Shopping")).perform("Pin")
    await screen.settle()
    #expect(library.list.pinned.map(\.title).contains("Shopping"))
    #expect(screen.row(.beginning(with: "Shopping")).isAbove(screen.row(.beginning(with: "Three days in Lisbon"))))
  }

  @Test func reorders() async throws {
    let library = Library.sample()
    let screen = show(library, order: .manual)
    try screen.button(.beginning(with: "Shopping")).perform("Move Down")
    await screen.settle()
    #expect(library.list.others.map(\.title).prefix(2) == ["Three days in Lisbon", "Shopping"])
    let row = screen.row(.beginning(with: "Three days in Lisbon")).frame
    #expect(screen.host.moveRow(at: CGPoint(x: row.midX, y: row.midY), to: 3))
    await screen.settle()
    #expect(library.list.others.map(\.title).prefix(3).last == "Three days in Lisbon")
    try screen.button("Undo Move Note").tap()
    await screen.settle()
    #expect(library.list.others.map(\.title).first == "Three days in Lisbon")
  }

  @Test func rowsStayWhereAnOrderIsGiven() throws {
    let screen = show(.sample())
    #expect(throws: (any Error).self) { try screen.button(.beginning(with: "Shopping")).perform("Move Down") }
  }

  @Test func filtersByATag() async throws {
    let screen = show(.sample())
    try screen.button("travel, 2 notes").tap()
    try await screen.button(.beginning(with: "Shopping")).disappears()
    #expect(screen.heading("#travel").exists)
    try screen.button("travel, 2 notes").tap()
    try await screen.button(.beginning(with: "Shopping")).appears()
  }

  @Test func tagsANote() async throws {
    let library = Library.sample()
    let screen = show(library)
    try screen.button(.beginning(with: "Shopping")).tap()
    try screen.button("Choose Tags").tap()
    try screen.button("ideas").tap()
    try screen.field("New Tag").type("slow")
    try screen.field("New Tag").submit()
    try screen.button("Done").tap()
    try await screen.button("#slow").appears()
    #expect(screen.button("#ideas").exists && screen.button("#home").exists)
  }

  @Test func choosesSettings() async throws {
    let screen = show(.sample())
    try screen.button("More").tap()
    try screen.button("Settings").tap()
    try screen.picker("Sort By").choose("Title")
    try screen.picker("Preview").choose("None")
    try screen.button("Done").tap()
    await screen.settle()
    #expect(screen.row(.beginning(with: "Books to read")).isAbove(screen.row(.beginning(with: "Bread"))))
    #expect(screen.button(.containing("Oat milk")).isGone)
  }

  @Test func opensAddresses() async throws {
    let library = Library.sample()
    let screen = show(library)
    #expect(screen.host.open(DeepLink.note(Note.ID(rawValue: 6)).url))
    try await screen.field("Title").appears()
    #expect(screen.field("Title").value == "Three days in Lisbon")
    #expect(screen.host.open(DeepLink.new(text: "From elsewhere").url))
    await screen.settle()
    #expect(screen.field("Text").value == "From elsewhere")
    #expect(library.list.count == 8)
    #expect(screen.host.open(URL(string: "notes://note/999")!))
    try await screen.text("No Such Note").appears()
  }

  @Test func twoColumnsInAWideWindow() async throws {
    let screen = show(.sample(), size: CGSize(width: 1_024, height: 768))
    #expect(screen.text("No Note Selected").exists)
    try screen.button(.beginning(with: "Shopping")).tap()
    try await screen.field("Title").appears()
    #expect(screen.row(.beginning(with: "Shopping")).isBefore(screen.field("Title")))
    try screen.field("Title").type(" list")
    await screen.settle()
    try await screen.row(.beginning(with: "Shopping list")).appears()
  }

  @Test func anotherPersonsWordsAreToldOf() async throws {
    let library = Library.conflicted()
    let screen = show(library)
    try screen.button(.beginning(with: "Three days in Lisbon")).tap()
    try await screen.text(.containing("The other text is kept")).appears()
    try screen.button("Show").tap()
    try screen.button("Use This Text").tap()
    await screen.settle()
    #expect(try library.store.note(Note.ID(rawValue: 6))?.note.body.hasPrefix("Sunday: arrive") == true)
  }

  @Test func aPageOfManyIsShown() async throws {
    let screen = show(.many(20_000))
    // What is made is what is seen.
    #expect(screen.evaluations(of: NoteRow.self) < 30)
    screen.resetCounts()
    try screen.searchField().type("note 1999")
    await screen.settle()
    #expect(screen.button(.beginning(with: "Note 19999")).exists)
    #expect(screen.evaluations(of: NoteRow.self) < 300)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func anyoneCanUseIt(scheme: ColorScheme) async throws {
    let screen = show(.sample())
    screen.setColorScheme(scheme)
    #expect(screen.audit().isEmpty)
    try screen.button(.beginning(with: "Shopping")).tap()
    await screen.settle()
    #expect(screen.audit().isEmpty)
  }
}
