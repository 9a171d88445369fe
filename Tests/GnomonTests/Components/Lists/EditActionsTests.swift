// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct EditActionsTests {
  private struct Item: Identifiable {
    var id: Int
    var name: String
  }

  private struct Page: View {
    @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B"), Item(id: 3, name: "C")]
    let actions: EditActions<[Item]>
    var body: some View {
      List($items, editActions: actions) { $item in
        Text(item.name).onTapGesture { item.name += "!" }
      }
    }
  }

  private func middle(_ host: ViewHost, _ index: Int) -> CGPoint {
    CGPoint(x: host.frame("Text[\(index)]").midX, y: host.frame("Text[\(index)]").midY)
  }

  @Test("Rows of a list are deleted, moved and written through their binding")
  func all() {
    let host = makeHost(Page(actions: .all), 390, 800)
    host.update()
    #expect(host.texts == ["A", "B", "C"])
    #expect(host.swipeRow(at: middle(host, 1)))
    #expect(host.texts == ["A", "C"])
    #expect(host.moveRow(at: middle(host, 0), to: 2))
    #expect(host.texts == ["C", "A"])
    host.tap(at: middle(host, 1))
    #expect(host.texts == ["C", "A!"])
  }

  @Test("Only what the actions name can be done")
  func some() {
    let host = makeHost(Page(actions: .move), 390, 800)
    host.update()
    #expect(!host.swipeRow(at: middle(host, 1)))
    #expect(host.moveRow(at: middle(host, 2), to: 0))
    #expect(host.texts == ["C", "A", "B"])
  }
}
