// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private final class Reference {}

extension EnvironmentValues {
  @Entry fileprivate var typed: CGFloat = 3
  @Entry fileprivate var untyped = "a"
  @Entry fileprivate var optional: Int?
  @Entry fileprivate var reference: Reference = Reference()
  @Entry fileprivate var `default`: [String: Int] = ["a": 1]
  @Entry fileprivate var action: @Sendable (Int) -> Int = { $0 + 1 }
  @Entry fileprivate var unwrapped: Int!
}

extension Transaction {
  @Entry fileprivate var isFast = false
}

extension ContainerValues {
  @Entry fileprivate var rank = 1
}

extension FocusedValues {
  @Entry fileprivate var selected: Binding<Int>?
  @Entry fileprivate var named: Optional<String>
}

private struct Pair: View {
  var body: some View {
    Color.red.containerValue(\.rank, 7)
    Color.red
  }
}

@MainActor struct EntryMacroTests {
  @Test func entriesHaveDefaultsAndCanBeSet() {
    var values = EnvironmentValues()
    #expect(values.typed == 3)
    #expect(values.untyped == "a")
    #expect(values.optional == nil)
    #expect(values.default == ["a": 1])
    #expect(values.action(1) == 2)
    #expect(values.unwrapped == nil)
    values.typed = 4
    values.untyped = "b"
    values.optional = 5
    values.default["b"] = 2
    #expect((values.typed, values.untyped, values.optional) == (4, "b", 5))
    #expect(values.default == ["a": 1, "b": 2])
    // A default is made again at each reading.
    #expect(values.reference !== values.reference)
  }

  @Test func entriesOfOtherOwners() {
    var transaction = Transaction()
    #expect(!transaction.isFast)
    transaction.isFast = true
    #expect(transaction.isFast)
    var focused = FocusedValues()
    #expect(focused.selected == nil && focused.named == nil)
    focused.named = "a"
    #expect(focused.named == "a")
  }

  @Test func containerEntriesAreReadFromSubviews() {
    var found: [Int] = []
    let view = Group(subviews: Pair()) { subviews in
      let _ = found = subviews.map(\.containerValues.rank)
      EmptyView()
    }
    let host = makeHost(view, 10, 10)
    host.update()
    #expect(found == [7, 1])
  }
}
