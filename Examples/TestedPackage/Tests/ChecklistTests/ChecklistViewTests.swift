import GnomonTesting
import SwiftUI
import Testing

@testable import Checklist

@MainActor @Suite struct ChecklistViewTests {
  @Test func addsAnItem() throws {
    let screen = Screen { ChecklistView(Checklist(["Passport"])) }
    #expect(!screen.button("Add").isEnabled)
    try screen.field("New item").type("Toothbrush")
    try screen.button("Add").tap()
    #expect(screen.button("Toothbrush").value == "to do")
    #expect(screen.field("New item").value == nil)
  }

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

  @Test func aTapEvaluatesOneRow() throws {
    let screen = Screen { ChecklistView(Checklist(["Passport", "Map", "Book"])) }
    screen.resetCounts()
    try screen.button("Book").tap()
    #expect(screen.evaluations(of: ItemRow.self) <= 3)
  }

  @Test func loadsWhatComesLater() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: [String].self)
    let screen = Screen { ChecklistView(Checklist { await answers.first { _ in true } ?? [] }) }
    await screen.settle()
    #expect(screen.progress("Loading").exists)
    answer.yield(["From afar"])
    try await screen.button("From afar").appears()
    #expect(screen.progress("Loading").isGone)
  }

  @Test func tellsAFailure() async throws {
    struct Offline: Error {}
    let screen = Screen { ChecklistView(Checklist { throw Offline() }) }
    try await screen.text("The list can't be loaded.").appears()
  }

  @Test func nothingIsCutOff() {
    let screen = Screen(.smallPhone) {
      $0.dynamicTypeSize = .accessibility2
    } content: {
      ChecklistView(Checklist(["Passport", "A thing with quite a long name that needs two lines"]))
    }
    #expect(screen.truncations.isEmpty)
    #expect(screen.overflows.isEmpty)
  }

  @Test func elements() async {
    let screen = Screen { ChecklistView(Checklist(["Passport", "Map"])) }
    await screen.settle()
    expectSnapshot(of: screen, as: .semantics)
  }

  @Test func looks() {
    expectSnapshots(as: .picture(.perceptual), variants: [.schemes, .directions], scale: 1) {
      List { ItemRow(item: ChecklistItem(id: 1, title: "Passport")) {} }
    }
  }
}
