// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct WithAnimationTests {
  struct Removing: View {
    @State private var items = Array(0..<6)
    @State private var names: Set = ["a"]
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("\(items.count) \(names.count)")
        Button("remove") { withAnimation { items.remove(at: 2) } }
        Button("others") {
          withAnimation { items.removeFirst() }
          withAnimation(.spring) { items.removeLast() }
          withAnimation(.default) { names.insert("b") }
          withAnimation(nil) { isOn.toggle() }
        }
        Button("last") {
          withAnimation {
            items.removeLast()
          } completion: {
            names.removeAll()
          }
        }
        Button("transaction") { withTransaction(Transaction(animation: .default)) { items.popLast() } }
      }
    }
  }

  @Test("What a collection gives back needn't be used in a closure that animates")
  func removal() {
    let host = makeHost(Removing(), 300, 300)
    host.update()
    for (index, expected) in [(1, "5 1"), (2, "3 2"), (3, "2 0"), (4, "1 0")] {
      let button = host.frame("Text[\(index)]")
      host.tap(at: CGPoint(x: button.midX, y: button.midY))
      host.update()
      #expect(host.texts[0] == expected)
    }
  }

  @Test("A result is handed on where it's wanted")
  func results() throws {
    struct Failure: Error {}
    var items = [1, 2, 3]
    let removed = withAnimation { items.remove(at: 1) }
    let number: Int = withAnimation(.linear) {
      let sum = items.reduce(0, +)
      return sum
    }
    withAnimation { items.append(4) }
    #expect(removed == 2 && number == 4 && items == [1, 3, 4])
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(throws: Failure.self) { try withAnimation { if items.count > 1 { throw Failure() } } }
  }
}
