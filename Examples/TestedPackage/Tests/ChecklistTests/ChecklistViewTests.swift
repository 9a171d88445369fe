// SPDX-License-Identifier: Apache-2.0
import GnomonTesting
import SwiftUI
import Testing

@testable import Checklist

@MainActor @Suite struct ChecklistViewTests {
  // document: adds
  @Test func addsAnItem() throws {
    let screen = Screen { ChecklistView(Checklist(["Passport"])) }
    #expect(!screen.button("Add").isEnabled)
    try screen.field("New item").type("Toothbrush")
    try screen.button("Add").tap()
    #expect(screen.button("Toothbrush").value == "to do")
    #expect(screen.field("New item").value == nil)
  }
  // document: end

  @Test func returnKeyAdds() throws {
    let screen = Screen { ChecklistView(Checklist()) }
    try screen.field("New item").type("Map")
    try screen.field("New item").submit()
    #expect(screen.button("Map").exists)
  }

  @Test func ticksAndCounts() throws {
    let screen = Screen { ChecklistView(Checklist(["Passport", "Map"])) }
    try screen.button("Map").tap()
    #expect(screen.button("Map").value == "done")
    #expect(screen.progress("Done").value == "50%")
  }

  @Test func deletesByASwipe() throws {
    let screen = Screen { ChecklistView(Checklist(["Passport", "Map"])) }
    try screen.row("Passport").swipe(to: .leading)
    #expect(screen.button("Passport").isGone && screen.button("Map").exists)
  }

  // document: counts
  @Test func aTapEvaluatesOneRow() throws {
    let screen = Screen { ChecklistView(Checklist(["Passport", "Map", "Book"])) }
    screen.resetCounts()
    try screen.button("Book").tap()
    #expect(screen.evaluations(of: ItemRow.self) == 3)
  }
  // document: end

  // document: waits
  @Test func loadsWhatComesLater() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: [String].self)
    let screen = Screen { ChecklistView(Checklist { await answers.first { _ in true } ?? [] }) }
    await screen.settle()
    #expect(screen.progress("Loading").exists)
    answer.yield(["From afar"])
    try await screen.button("From afar").appears()
    #expect(screen.progress("Loading").isGone)
  }
  // document: end

  @Test func tellsAFailure() async throws {
    struct Offline: Error {}
    let screen = Screen { ChecklistView(Checklist { throw Offline() }) }
    try await screen.text("The list can't be loaded.").appears()
  }

  // document: room
  @Test func nothingIsCutOff() {
    let screen = Screen(.smallPhone) {
      $0.dynamicTypeSize = .accessibility2
    } content: {
      ChecklistView(Checklist(["Passport", "A thing with quite a long name that needs two lines"]))
    }
    #expect(screen.truncations.isEmpty)
    #expect(screen.overflows.isEmpty)
  }
  // document: end

  // document: elements
  @Test func elements() async {
    let screen = Screen { ChecklistView(Checklist(["Passport", "Map"])) }
    await screen.settle()
    expectSnapshot(of: screen, as: .semantics)
  }
  // document: end

  // document: looks
  @Test func looks() {
    expectSnapshots(as: .picture(.perceptual), variants: [.schemes, .directions], scale: 1) {
      List { ItemRow(item: ChecklistItem(id: 1, title: "Passport")) {} }
    }
  }
  // document: end
}
