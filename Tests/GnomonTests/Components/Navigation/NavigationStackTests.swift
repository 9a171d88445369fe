// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// The tests look at what is shown; where bars lie is measured against real screens (`BarMeasures.swift`).
@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  struct Stack: View {
    @State var path: [Item] = []

    var body: some View {
      NavigationStack(path: $path) {
        List([Item(id: 1), Item(id: 2)]) { item in
          NavigationLink(item.name, value: item)
        }
        .navigationTitle("Items")
        .navigationDestination(for: Item.self) { item in
          VStack {
            Text("Detail \(item.id)")
            Text("Depth \(path.count)")
          }
          .navigationTitle(item.name)
          .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  @Test("A link pushes the view that its value leads to; the bar shows the title and the way back")
  func push() {
    let host = makeHost(Stack(), 390, 800)
    host.update()
    #expect(host.texts == ["Item 1", "Item 2", "Items"])
    #expect(host.tap(at: CGPoint(x: 300, y: host.frame("Text[1]").midY)))
    #expect(host.texts == ["Detail 2", "Depth 1", "Item 2"])
    #expect(host.tap(at: CGPoint(x: 40, y: 22)))
    #expect(host.texts == ["Item 1", "Item 2", "Items"])
  }

  @Test("A path that isn't empty is shown from the start")
  func deepLink() {
    let host = makeHost(Stack(path: [Item(id: 7), Item(id: 8)]), 390, 800)
    host.update()
    #expect(host.texts == ["Detail 8", "Depth 2", "Item 8"])
  }

  @Test("A view that a link pushes can dismiss itself, and follows the state of who pushed it")
  func pushedView() {
    struct Detail: View {
      let count: Int
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      var body: some View {
        Button("Close \(count) \(isPresented)") { dismiss() }
      }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationView {
          NavigationLink {
            Detail(count: count).onAppear { count += 1 }
          } label: {
            Text("Open")
          }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.tap(at: CGPoint(x: 195, y: host.frame("Text").midY)))
    #expect(host.texts == ["Close 1 true"])
    #expect(host.tap(at: CGPoint(x: 195, y: host.frame("Text").midY)))
    #expect(host.texts == ["Open"])
  }

  @Test("A page that is larger than the room between the bars leaves them where they are")
  func largePage() {
    let host = makeHost(
      NavigationStack {
        Color.red.frame(width: 400, height: 1000).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Status") } }
      }, 300, 400)
    host.update()
    #expect(host.frame("NavigationStack") == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(host.frame("Text").maxY < 44 && host.frame("Text[1]").minY > 400 - 28 - 48)
    #expect(host.frame("Color") == CGRect(x: -50, y: 54 + (400.0 - 54 - 76 - 1000) / 2, width: 400, height: 1000))
  }
}
