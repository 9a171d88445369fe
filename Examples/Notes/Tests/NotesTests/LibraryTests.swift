// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore
import Testing

@testable import Notes

@MainActor @Suite struct LibraryTests {
  let library = Library.sample()
  let undoManager = UndoManager()

  init() { undoManager.groupsByEvent = false }

  private var titles: [String] { library.list.others.map(\.title) }

  /// What one event does.
  private func event(_ body: () -> Void) {
    undoManager.beginUndoGrouping()
    body()
    undoManager.endUndoGrouping()
  }

  @Test func aDeletionIsUndoneAndRedone() async {
    let before = library.list
    event { library.delete(library.list.others.prefix(2).map(\.id), undoManager) }
    await expect { library.list.count == 5 }
    #expect(undoManager.undoActionName == "Delete Notes")
    undoManager.undo()
    await expect { library.list == before }
    undoManager.redo()
    await expect { library.list.count == 5 }
    undoManager.undo()
    await expect { library.list == before }
  }

  @Test func aPinIsUndone() async {
    library.query.order = .manual
    let before = library.list
    event { library.setPinned(true, library.list.others[2].id, undoManager) }
    await expect { library.list.pinned.count == 2 }
    #expect(undoManager.undoActionName == "Pin Note")
    undoManager.undo()
    await expect { library.list == before }
    #expect(undoManager.redoActionName == "Pin Note")
  }

  @Test(arguments: [([0], 3), ([3], 0), ([0, 1], 4), ([1, 4], 0), ([2], 6), ([0, 2, 4], 3)])
  func rowsMoveAsAnArraysElements(offsets: [Int], destination: Int) async {
    library.query.order = .manual
    let before = titles
    var expected = before
    let moved = offsets.map { before[$0] }
    let index = destination - offsets.count { $0 < destination }
    expected.removeAll { moved.contains($0) }
    expected.insert(contentsOf: moved, at: index)
    event { library.move(IndexSet(offsets), to: destination, in: library.list.others, undoManager) }
    await expect { titles == expected }
    undoManager.undo()
    await expect { titles == before }
    undoManager.redo()
    await expect { titles == expected }
  }

  @Test func tagsAreTakenAndGivenBack() async throws {
    let home = try #require(library.tags.first { $0.name == "home" })
    library.query.tag = home.id
    #expect(library.list.count == 3)
    event { library.deleteTag(home, undoManager) }
    await expect { library.query.tag == nil && library.list.count == 7 && library.tags.count == 4 }
    undoManager.undo()
    await expect { library.tags.first { $0.name == "home" }?.count == 3 }
    event { library.renameTag(library.tags[0], to: "yard", undoManager) }
    await expect { library.tags.map(\.name).contains("yard") }
    undoManager.undo()
    await expect { library.tags.map(\.name).contains("garden") }
  }

  @Test func aTagIsntRenamedToAnother() throws {
    library.renameTag(try #require(library.tags.first { $0.name == "home" }), to: "Garden", undoManager)
    #expect(library.failure == "There is a tag “Garden” already.")
    #expect(try library.store.tags().map(\.name).contains("home") && !undoManager.canUndo)
  }

  @Test func theListGrowsByPages() async {
    let library = Library.many(450)
    #expect(library.list.others.count == NoteQuery.page && library.list.count == 450)
    library.appeared(library.list.others[50])
    #expect(library.list.others.count == NoteQuery.page)
    library.appeared(library.list.others[99])
    #expect(library.list.others.count == 2 * NoteQuery.page)
    library.query.search = "note 1"
    #expect(library.list.others.count == NoteQuery.page && library.limit == NoteQuery.page)
  }

  @Test func aMoveBehindAPagesLastRowGoesNoFurther() async {
    let library = Library.many(150)
    library.query.order = .manual
    let (first, last) = (library.list.others[0], library.list.others[99])
    library.move([0], to: 100, in: library.list.others, nil)
    await expect { library.list.others[98].id == last.id }
    library.appeared(library.list.others[99])
    #expect(library.list.others[99].id == first.id)
  }
}
