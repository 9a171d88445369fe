// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A binding to a collection is a collection of bindings, too. Where a view is made of it, the binding is read while the
/// body is evaluated, so that elements that come later are shown.
@MainActor @Suite("Views of bound collections") struct BoundCollectionTests {
  struct Item: Identifiable {
    var id: Int
    var name: String
  }

  private struct Rows<Content: View>: View {
    @State private var items: [Item] = []
    @State private var chosen: Int?
    @State private var several: Set<Int> = []
    let content: (Binding<[Item]>, Binding<Int?>, Binding<Set<Int>>) -> Content
    var body: some View {
      content($items, $chosen, $several)
        .onAppear { items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")] }
    }
  }

  private func expectRows(_ kind: String, _ rows: Rows<some View>) {
    let host = makeHost(rows, 300, 300)
    host.update()
    #expect(host.texts == ["one", "two"], "\(kind)")
  }

  @Test("Elements that come later are shown")
  func later() {
    expectRows("ForEach", Rows { items, _, _ in VStack { ForEach(items) { $item in Text(item.name) } } })
    expectRows("by an id", Rows { items, _, _ in VStack { ForEach(items, id: \.id) { $item in Text(item.name) } } })
    expectRows(
      "in a reader", Rows { items, _, _ in GeometryReader { _ in ForEach(items) { $item in Text(item.name) } } })
    expectRows("in a lazy stack", Rows { items, _, _ in LazyVStack { ForEach(items) { $item in Text(item.name) } } })
    expectRows("List", Rows { items, _, _ in List(items) { $item in Text(item.name) } })
    expectRows("one chosen", Rows { items, one, _ in List(items, selection: one) { $item in Text(item.name) } })
    expectRows("several", Rows { items, _, many in List(items, selection: many) { $item in Text(item.name) } })
    expectRows("a list's rows", Rows { items, _, _ in List { ForEach(items) { $item in Text(item.name) } } })
  }

  @Test("What a row writes through its binding is shown")
  func writing() {
    struct Page: View {
      @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      var body: some View {
        VStack {
          ForEach($items) { $item in
            Button(item.name) { item.name += "!" }
          }
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    let second = host.frame("Text[1]")
    host.tap(at: CGPoint(x: second.midX, y: second.midY))
    #expect(host.texts == ["one", "two!"])
  }

  @Test("Rows that are due with their collection are never made of elements that are gone", arguments: [true, false])
  func shrinking(isLazy: Bool) {
    struct Page: View {
      @State private var items = (0..<6).map { Item(id: $0, name: "item \($0)") }
      @State private var isMarked = false
      let isLazy: Bool
      @ViewBuilder private var rows: some View {
        ForEach($items) { $item in Text(item.name + (isMarked ? "!" : "")) }
      }
      var body: some View {
        VStack {
          Button("remove") {
            isMarked = true
            items.removeLast(5)
          }
          if isLazy { LazyVStack { rows } } else { rows }
        }
      }
    }
    let host = makeHost(Page(isLazy: isLazy), 300, 300)
    host.update()
    let button = host.frame("Text[0]")
    host.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(host.texts == ["remove", "item 0!"])
  }

  @Test("Rows out of sight that have moved up are made of what stands there now")
  func movingOutOfSight() {
    struct Page: View {
      @State private var items = (0..<6).map { Item(id: $0, name: "item \($0)") }
      @State private var isMarked = false
      let made: Journal
      var body: some View {
        VStack(spacing: 0) {
          Button("remove") {
            isMarked = true
            items.removeFirst(3)
          }
          .frame(height: 50)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach($items) { $item in
                let _ = made.add("\(item.id) \(item.name)")
                Text(item.name + (isMarked ? "!" : "")).frame(height: 50)
              }
            }
          }
        }
      }
    }
    let made = Journal()
    let host = makeHost(Page(made: made), 300, 100)
    host.update()
    made.clear()
    host.tap(at: CGPoint(x: 150, y: 25))
    #expect(host.texts.contains("item 3!"))
    #expect(Set(made.entries) == ["3 item 3", "4 item 4", "5 item 5"])
  }

  private final class Change {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
  }

  private struct Changing: View {
    let change: Change
    @State private var items: [Item]
    init(_ change: Change) {
      self.change = change
      _items = State(initialValue: change.items)
    }
    var body: some View {
      VStack(spacing: 0) {
        Button("change") { items = change.items }.frame(height: 50)
        LazyVStack(spacing: 0) { ForEach($items) { $item in Text(item.name).frame(height: 20) } }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("In a lazy stack, too, the first element of an id is shown each time, whatever comes, goes and moves")
  func repeated() {
    func items(_ names: [String]) -> [Item] { names.map { Item(id: Int($0.prefix(1))!, name: $0) } }
    let change = Change(items(["1a", "2b"]))
    let host = makeHost(Changing(change), 200, 400)
    host.update()
    func show(_ names: [String], as shown: [String]) {
      change.items = items(names)
      host.tap(at: CGPoint(x: 100, y: 25))
      #expect(host.texts.dropFirst() == shown[...])
    }
    // One comes that is before the one that was there.
    show(["2c", "1a", "2b"], as: ["2c", "1a", "2c"])
    // Two that could both be taken for the third element.
    show(["1d", "2e", "1f"], as: ["1d", "2e", "1d"])
    show(["2g", "3h", "1i", "4j", "5k"], as: ["2g", "3h", "1i", "4j", "5k"])
    show([], as: [])
  }
}
