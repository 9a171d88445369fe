// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A number that a view keeps by itself: it takes the next one when it's made.
private final class Numbers {
  private var next = 0
  func take() -> Int {
    next += 1
    return next
  }
}

private struct Ticket: View {
  let name: String
  @State private var number: Int
  @State private var taps = 0

  init(_ name: String, _ numbers: Numbers) {
    self.name = name
    _number = State(wrappedValue: numbers.take())
  }

  var body: some View {
    Text("\(name) \(number) \(taps)")
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        taps += 1
      }
  }
}

/// Shows what a test sets.
private struct Switching<Content: View>: View {
  let remote: Remote<Int>
  @ViewBuilder let content: (Int) -> Content
  @State private var value = 0

  var body: some View {
    let _ = remote.set = { value = $0 }
    content(value)
  }
}

@MainActor @Suite struct IdentityTests {
  private func texts(_ host: ViewHost) -> [String] { host.snapshot().root.all("Text").compactMap(\.text) }

  private func run<Content: View>(_ values: [Int], @ViewBuilder _ content: @escaping (Int) -> Content) -> [[String]] {
    let remote = Remote<Int>()
    let host = makeHost(Switching(remote: remote, content: content), 400, 400)
    host.update()
    return [texts(host)]
      + values.map {
        remote.set($0)
        host.update()
        return texts(host)
      }
  }

  @Test("A state outlives the view's value")
  func kept() {
    let numbers = Numbers()
    #expect(run([1, 2]) { Ticket("v\($0)", numbers) } == [["v0 1 1"], ["v1 1 1"], ["v2 1 1"]])
  }

  @Test("A state is lost where the other branch of an if is taken")
  func branches() {
    let numbers = Numbers()
    let found = run([1, 2, 3]) { value in
      if value % 2 == 0 { Ticket("even", numbers) } else { Ticket("odd", numbers) }
    }
    #expect(found.map { $0[0].split(separator: " ")[0] } == ["even", "odd", "even", "odd"])
    #expect(Set(found.map { $0[0].split(separator: " ")[1] }).count == 4)
    let optional = run([1, 2]) { value in
      if value != 1 { Ticket("there", numbers) }
      Text("\(value)")
    }
    #expect(optional[1] == ["1"])
    #expect(optional[0][0] != optional[2][0])
  }

  @Test("A state follows its element wherever it moves in a ForEach")
  func elements() {
    let numbers = Numbers()
    let orders = [["a", "b", "c"], ["c", "a", "b"], ["b", "d", "c"], ["a", "b", "c"]]
    let found = run([1, 2, 3]) { value in
      VStack { ForEach(orders[value], id: \.self) { Ticket($0, numbers) } }
    }
    func number(_ step: Int, _ name: String) -> String? {
      found[step].first { $0.hasPrefix(name) }.map { String($0.split(separator: " ")[1]) }
    }
    #expect(found.map { $0.map { String($0.prefix(1)) } } == orders)
    for name in ["b", "c"] { #expect(Set((0..<4).map { number($0, name) }).count == 1) }
    #expect(number(0, "a") == number(1, "a"))
    #expect(number(0, "a") != number(3, "a"), "it was gone in between")
  }

  @Test("A state starts again with another id")
  func ids() {
    let numbers = Numbers()
    let found = run([1, 2, 3]) { Ticket("x", numbers).id($0 / 2) }
    #expect(found[0] == found[1] && found[2] == found[3] && found[1] != found[2])
  }

  @Test("A state starts again where an AnyView holds another type")
  func erased() {
    let numbers = Numbers()
    let found = run([1, 2, 3]) { value in
      value < 2 ? AnyView(Ticket("x", numbers)) : AnyView(Ticket("x", numbers).padding(1))
    }
    #expect(found[0] == found[1] && found[2] == found[3] && found[1] != found[2])
  }

  @Test("Where an id comes again, its first element's view is shown again, with one warning")
  func duplicates() {
    struct Row { let id: Int, name: String }
    let rows = [Row(id: 1, name: "first"), Row(id: 2, name: "second"), Row(id: 1, name: "third")]
    let host = makeHost(VStack { ForEach(rows, id: \.id) { Text($0.name) } }, 100, 100)
    host.update()
    #expect(texts(host) == ["first", "second", "first"])
    #expect(host.warnings.map(\.name) == [.duplicateID])
    // The initials of weekdays are the usual case.
    let week = makeHost(HStack { ForEach(["S", "M", "T", "W", "T", "F", "S"], id: \.self) { Text($0) } }, 300, 100)
    week.update()
    #expect(texts(week) == ["S", "M", "T", "W", "T", "F", "S"])
  }

  /// Whose id is another one each time that it's asked for.
  private struct Restless: Identifiable {
    var id: Int { Int.random(in: 0..<4) }
  }

  @Test("Ids that don't stay the same do no harm", arguments: [true, false])
  func restless(_ isLazy: Bool) {
    let counts = [5, 30, 12, 0, 40, 3]
    let found = run(Array(1..<6)) { value in
      let rows = ForEach((0..<counts[value]).map { _ in Restless() }) { _ in Text("x").frame(height: 5) }
      if isLazy { ScrollView { LazyVStack(spacing: 0) { rows } } } else { VStack(spacing: 0) { rows } }
    }
    #expect(found.map(\.count) == counts)
  }

  @Test("Views of an id that comes again keep their states, and go one by one", arguments: [3, 20])
  func duplicatesChange(_ others: Int) {
    let numbers = Numbers()
    let more = (0..<others).map { "x\($0)" }
    let lists = [["a", "b", "a"], ["b", "a", "a"], ["a", "b"], ["a", "a", "a"]].map { $0 + more }
    let found = run([1, 2, 3]) { value in
      VStack(spacing: 0) { ForEach(lists[value], id: \.self) { Ticket($0, numbers) } }
    }
    // The name and the number.
    let shown = found.map { $0.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } }
    #expect(shown.map { $0.map { String($0.prefix { $0 != " " }) } } == lists)
    func first(_ index: Int, _ count: Int) -> [String] { Array(shown[index].prefix(count)) }
    #expect(Set(first(0, 3)) == Set(first(1, 3)), "they only moved")
    #expect(first(2, 1) == first(0, 1), "the first keeps its own state")
    #expect(Set(first(3, 3)).count == 3, "each has a state of its own")
  }

  /// What comes is told before what goes.
  @MainActor @Test func aNewIdentityAppearsBeforeTheOldOneDisappears() {
    final class Log {
      var text = ""
    }
    struct Changing: View {
      @State var isOn = false
      let log: Log
      let change: (Binding<Bool>) -> Void

      var body: some View {
        change($isOn)
        return Color.red.onAppear { log.text += "A" }.onDisappear { log.text += "D" }.id(isOn)
      }
    }
    let log = Log()
    var isOn: Binding<Bool>?
    let host = makeHost(Changing(log: log) { isOn = $0 }, 10, 10)
    host.update()
    isOn?.wrappedValue = true
    host.update()
    #expect(log.text == "AAD")
  }
}
