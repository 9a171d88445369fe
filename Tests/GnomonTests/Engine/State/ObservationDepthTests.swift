// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

@Observable private final class Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  init(_ id: Int) {
    self.id = id
    title = "item \(id)"
  }
}

@Observable private final class Library {
  var name = "library"
  var items: [Item] = (0..<3).map(Item.init)
  var shelf = Shelf()
  @ObservationIgnored var unseen = 0

  /// Made of what the items say.
  var doneCount: Int { items.count { $0.isDone } }
  var label: String { "\(name) of \(shelf.place.room)" }

  @Observable final class Shelf {
    var place = Place()
    var width = 10
  }

  @Observable final class Place {
    var room = "hall"
    var floor = 1
  }
}

private struct Rows: View {
  let library: Library
  let journal: Journal

  var body: some View {
    let _ = journal.add("rows")
    VStack {
      ForEach(library.items) { Row(item: $0, journal: journal) }
      Done(library: library, journal: journal)
      Labelled(library: library, journal: journal)
    }
  }
}

private struct Row: View {
  let item: Item
  let journal: Journal
  var body: some View {
    let _ = journal.add("row \(item.id)")
    Text(item.title)
  }
}

private struct Done: View {
  let library: Library
  let journal: Journal
  var body: some View {
    let _ = journal.add("done \(library.doneCount)")
    Color.red
  }
}

private struct Labelled: View {
  let library: Library
  let journal: Journal
  var body: some View {
    let _ = journal.add("label \(library.label)")
    Color.red
  }
}

private struct Editing: View {
  @Bindable var item: Item
  let journal: Journal
  var body: some View {
    let _ = journal.add("editing")
    VStack {
      Shown(title: $item.title, journal: journal)
      Flag(isOn: $item.isDone, journal: journal)
    }
  }
}

private struct Shown: View {
  @Binding var title: String
  let journal: Journal
  var body: some View {
    let _ = journal.add("title \(title)")
    Text(title)
  }
}

private struct Flag: View {
  @Binding var isOn: Bool
  let journal: Journal
  var body: some View {
    let _ = journal.add("flag \(isOn)")
    Color.red.frame(height: 10).onTapGesture { isOn.toggle() }
  }
}

/// Reads one property or the other, as a state says.
private struct Choosing: View {
  let library: Library
  let remote: Remote<Bool>
  let journal: Journal
  @State private var showsName = true

  var body: some View {
    let _ = remote.set = { showsName = $0 }
    let _ = journal.add(showsName ? library.name : "\(library.shelf.width)")
    Color.red
  }
}

@MainActor @Suite(.serialized) struct ObservationDepthTests {
  private func host<V: View>(_ view: V, _ journal: Journal) -> ViewHost {
    let host = makeHost(view, 200, 200)
    host.update()
    journal.clear()
    return host
  }

  @Test("An element of an array: its row alone is evaluated, and who counts what it says")
  func arrays() {
    let (library, journal) = (Library(), Journal())
    let host = host(Rows(library: library, journal: journal), journal)
    library.items[1].title = "other"
    host.update()
    #expect(journal.entries == ["row 1"] && host.text(1) == "other")
    journal.clear()
    library.items[2].isDone = true
    host.update()
    #expect(journal.entries == ["done 1"])
    journal.clear()
    library.items.append(Item(3))
    host.update()
    #expect(journal.entries.sorted() == ["done 1", "row 3", "rows"], "\(journal.entries)")
    journal.clear()
    library.items.swapAt(0, 2)
    host.update()
    #expect(journal.entries.sorted() == ["done 1", "rows"], "rows only move: \(journal.entries)")
    #expect(host.text(0) == "item 2")
  }

  @Test("Computed properties and models inside models are read through")
  func computed() {
    let (library, journal) = (Library(), Journal())
    let host = host(Rows(library: library, journal: journal), journal)
    library.shelf.place.room = "attic"
    host.update()
    #expect(journal.entries == ["label library of attic"])
    journal.clear()
    library.shelf.place.floor = 2
    library.shelf.width = 12
    library.unseen = 5
    host.update()
    #expect(journal.entries.isEmpty, "nobody read those: \(journal.entries)")
    // A whole model is replaced: the old one is no longer heard.
    let old = library.shelf
    library.shelf = Library.Shelf()
    host.update()
    #expect(journal.entries == ["label library of hall"])
    journal.clear()
    old.place.room = "cellar"
    host.update()
    #expect(journal.entries.isEmpty, "\(journal.entries)")
  }

  @Test("Bindings through @Bindable: who reads the binding is evaluated, not who makes it")
  func bindable() {
    let (item, journal) = (Item(0), Journal())
    let host = host(Editing(item: item, journal: journal), journal)
    item.title = "new"
    host.update()
    #expect(journal.entries == ["title new"], "\(journal.entries)")
    journal.clear()
    host.tap(at: CGPoint(x: 100, y: host.frame("Flag").midY))
    #expect(item.isDone)
    #expect(journal.entries == ["flag true"], "\(journal.entries)")
  }

  @Test("What a body no longer reads doesn't evaluate it")
  func choosing() {
    let (library, remote, journal) = (Library(), Remote<Bool>(), Journal())
    let host = host(Choosing(library: library, remote: remote, journal: journal), journal)
    library.shelf.width = 11
    host.update()
    #expect(journal.entries.isEmpty)
    remote.set(false)
    host.update()
    library.name = "unread"
    host.update()
    #expect(journal.entries == ["11"])
    library.shelf.width = 12
    host.update()
    #expect(journal.entries == ["11", "12"])
    // Several writes before a frame are one evaluation.
    for width in 13..<20 { library.shelf.width = width }
    host.update()
    #expect(journal.entries == ["11", "12", "19"])
  }
}
