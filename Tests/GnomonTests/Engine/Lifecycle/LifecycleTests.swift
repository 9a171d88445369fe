// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Coming: View {
  let remote: Remote<Int>
  let journal: Journal
  @State private var value = 0

  var body: some View {
    let _ = remote.set = { value = $0 }
    VStack {
      if value < 10 {
        Color.red
          .onAppear { journal.add("appear") }
          .onDisappear { journal.add("disappear") }
          .task(id: value / 2) {
            let id = value / 2
            journal.add("task \(id)")
            do {
              try await Task.sleep(for: .seconds(3600))
              journal.add("slept")
            } catch { journal.add("cancelled \(id)") }
          }
          .onChange(of: value) { journal.add("change \($0) \($1)") }
          .onChange(of: value, initial: true) { journal.add("initial \($0) \($1)") }
      }
    }
  }
}

private struct Chain: View {
  let journal: Journal
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    let _ = journal.add("body \(first) \(second)")
    Color.red
      .onAppear { first = 1 }
      .onChange(of: first) { second = first * 10 }
  }
}

private struct SeesGeometry: View {
  let journal: Journal

  var body: some View {
    let _ = journal.add("body")
    GeometryReader { space in
      let _ = journal.add("laid out \(Int(space.size.width))")
      Color.red.onAppear { journal.add("appear \(Int(space.size.width))") }
    }
  }
}

private struct Nested: View {
  let journal: Journal

  var body: some View {
    VStack {
      Color.red
        .onAppear { journal.add("inner appear") }
        .onChange(of: 1, initial: true) { journal.add("inner change") }
        .task { journal.add("inner task") }
    }
    .onChange(of: 1, initial: true) { journal.add("outer change") }
    .onAppear { journal.add("outer appear") }
    .task { journal.add("outer task") }
  }
}

@MainActor @Suite struct LifecycleTests {
  @Test("What appears, changes, runs and goes", .timeLimit(.minutes(30)))
  func order() async {
    let journal = Journal()
    let remote = Remote<Int>()
    let host = makeHost(Coming(remote: remote, journal: journal), 100, 100)
    await host.settle()
    #expect(journal.entries == ["appear", "initial 0 0", "task 0"])
    journal.clear()
    remote.set(1)
    await host.settle()
    #expect(journal.entries.sorted() == ["change 0 1", "initial 0 1"], "the task's id is the same")
    journal.clear()
    remote.set(2)
    await settle(host, until: 4, in: journal)
    #expect(Set(journal.entries) == ["change 1 2", "initial 1 2", "cancelled 0", "task 1"])
    journal.clear()
    remote.set(10)
    await settle(host, until: 2, in: journal)
    #expect(Set(journal.entries) == ["disappear", "cancelled 1"])
    journal.clear()
    remote.set(3)
    await host.settle()
    #expect(journal.entries == ["appear", "initial 3 3", "task 1"])
    #expect(host.warnings.isEmpty)
  }

  /// A cancelled sleep ends on a thread of its own, when that gets its turn: what it leads to is waited for.
  private func settle(_ host: ViewHost, until count: Int, in journal: Journal) async {
    await host.settle()
    for _ in 0..<5_000 where journal.entries.count < count {
      try? await Task.sleep(for: .milliseconds(2))
      await host.settle()
    }
  }

  @Test("Each change costs one more pass, and then all is quiet")
  func chain() {
    let journal = Journal()
    let host = makeHost(Chain(journal: journal), 100, 100)
    host.update()
    #expect(journal.entries.last == "body 1 10" || journal.entries.last == "body 1 0")
    #expect(host.counters.passes == 3)
    host.resetCounters()
    host.update()
    #expect(host.counters.bodies == 0 && host.counters.measures == 0 && host.counters.places == 0)
  }

  @Test("fact 90: onAppear runs after the layout and before drawing")
  func appearAfterLayout() {
    let journal = Journal()
    let host = makeHost(SeesGeometry(journal: journal), 120, 100)
    host.update()
    #expect(journal.entries == ["body", "laid out 120", "appear 120"])
  }

  @Test("facts 91, 92: inner before outer, in the order that they're written in; then the tasks, inner first")
  func nestedOrder() async {
    let journal = Journal()
    let host = makeHost(Nested(journal: journal), 100, 100)
    await host.settle()
    #expect(
      journal.entries == [
        "inner appear", "inner change", "outer change", "outer appear", "inner task", "outer task",
      ])
  }
}
