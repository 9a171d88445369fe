// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine
import Testing

@testable import Gnomon
@testable import GnomonTrace

@Observable private final class Basket {
  var count = 0
  var title = "empty"
  var fruits = [Fruit("apple"), Fruit("pear")]
  @ObservationIgnored var touched = 0
}

@Observable private final class Fruit: Identifiable {
  var name: String
  init(_ name: String) { self.name = name }
}

private final class Meter: ObservableObject {
  @Published var level = 1
}

@Observable private final class Lonely {
  var value = 0
  nonisolated(unsafe) static let shared = Lonely()
}

private struct Counter: View {
  let basket: Basket
  var body: some View { Text("\(basket.count)") }
}

private struct Shelf: View {
  @State private var basket = Basket()
  let act: (Basket) -> Void
  var body: some View {
    VStack {
      Counter(basket: basket)
      Text(basket.title)
      ForEach(basket.fruits) { fruit in Text(fruit.name) }
    }
    .onAppear { act(basket) }
  }
}

private struct Level: View {
  @StateObject private var meter = Meter()
  var body: some View { Text("\(meter.level)").onAppear { meter.level = 4 } }
}

private struct Far: View {
  var body: some View { Text("\(Lonely.shared.value)").onAppear { Lonely.shared.value += 1 } }
}

/// The trace names the observed property that has changed, as it names a state.
@MainActor @Suite struct ObservedTests {
  private func because(_ explanation: Explanation, _ name: String) throws -> [String] {
    try explanation.node(name).evaluations.map(\.because)
  }

  @Test("A body knows the one property of an object that has changed, with both values and who wrote it")
  func property() throws {
    let explanation = explained(Shelf { $0.count = 3 })
    #expect(try because(explanation, "Counter") == ["it's new", "count of Basket has changed: 0 → 3"])
    let changes = explanation.record.passes.flatMap(\.changes).map(\.words)
    #expect(changes == ["count of Basket: 0 → 3, written by onAppear"])
    #expect(try explanation.node("Counter").evaluations.last?.cause == .property("count of Basket"))
  }

  @Test("Of several that change, each body is told the one that it reads")
  func several() throws {
    let explanation = explained(
      Shelf {
        $0.count = 3
        $0.title = "full"
        $0.fruits[1].name = "plum"
      })
    #expect(try because(explanation, "Counter").last == "count of Basket has changed: 0 → 3")
    #expect(try because(explanation, "Shelf").last == "title of Basket has changed: “empty” → “full”")
    #expect(try because(explanation, "plum").last == "name of Fruit has changed: “pear” → “plum”")
  }

  @Test("What nobody reads isn't taken for the cause where it changes later; where it changes with it, both are told")
  func unread() throws {
    let explanation = explained(
      Shelf {
        $0.count = 3
        $0.touched = 1
      })
    let words = try #require(try because(explanation, "Counter").last)
    #expect(
      words == "an observed property that it reads has changed: one of count of Basket 0 → 3, touched of Basket 0 → 1")
  }

  @Test("An ObservableObject's published property is named, too")
  func published() throws {
    #expect(try because(explained(Level()), "Level").last == "level of Meter has changed: 1 → 4")
  }

  @Test("An object that no view holds has no name; the cause is told in general")
  func outside() throws {
    #expect(try because(explained(Far()), "Far").last == "an observed property that it reads has changed")
  }

  @Test("Looking at objects doesn't subscribe views to what their bodies don't read")
  func silence() {
    let host = makeHost(Shelf { _ in }, 300, 200) { $0.isTraced = true }
    host.update()
    let before = host.counters.bodies
    host.update()
    #expect(host.counters.bodies == before)
  }

  @Test("Objects aren't kept alive")
  func lifetime() {
    weak var kept: Basket?
    var host: ViewHost? = makeHost(Shelf { kept = $0 }, 300, 200) { $0.isTraced = true }
    host?.update()
    #expect(kept != nil)
    host = nil
    #expect(kept == nil)
  }
}
