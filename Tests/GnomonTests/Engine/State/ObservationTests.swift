// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine
import Testing

@testable import Gnomon

@Observable
private final class Model {
  var first = 1
  var second = 10
  var child = Child()

  @Observable
  final class Child {
    var name = "child"
  }
}

private final class Counter: OpenCombine.ObservableObject {
  nonisolated(unsafe) static var made = 0
  @OpenCombine.Published var count = 0
  @OpenCombine.Published var other = 0
  init() { Self.made += 1 }
}

private struct ReadsFirst: View {
  let model: Model
  let journal: Journal

  var body: some View {
    let _ = journal.add("first \(model.first)")
    Color.red
  }
}

private struct ReadsSecond: View {
  let model: Model
  let journal: Journal

  var body: some View {
    let _ = journal.add("second \(model.second)")
    Text(model.child.name)
  }
}

private struct Both: View {
  let journal: Journal
  @State var model = Model()

  var body: some View {
    let _ = journal.add("both")
    VStack {
      ReadsFirst(model: model, journal: journal)
      ReadsSecond(model: model, journal: journal)
    }
  }
}

private struct Stepping: View {
  @Bindable var model: Model
  let bindings: Shared<Binding<Int>?>

  var body: some View {
    let _ = bindings.value = $model.first
    Text("\(model.first)")
  }
}

private struct FromEnvironment: View {
  @Gnomon.Environment(Model.self) private var model
  let journal: Journal

  var body: some View {
    let _ = journal.add("environment \(model.first)")
    Color.red
  }
}

private struct Owner: View {
  let remote: Remote<Int>
  let journal: Journal
  @Gnomon.StateObject private var counter = Counter()
  @Gnomon.State private var shift = 0

  var body: some View {
    let _ = remote.set = { shift = $0 }
    let _ = journal.add("owner \(shift)")
    VStack {
      Watcher(counter: counter, journal: journal)
      Reader(journal: journal)
    }
    .environmentObject(counter)
  }
}

private struct Watcher: View {
  @Gnomon.ObservedObject var counter: Counter
  let journal: Journal

  var body: some View {
    let _ = journal.add("watcher \(counter.count)")
    Text("\(counter.count)")
      .onAppear { $counter.count.wrappedValue += 1 }
  }
}

private struct Reader: View {
  @Gnomon.EnvironmentObject private var counter: Counter
  let journal: Journal

  var body: some View {
    let _ = journal.add("reader \(counter.count)")
    Color.red
  }
}

@MainActor @Suite(.serialized) struct ObservationTests {
  @Test("@Observable: a body is evaluated again only when a property that it read has changed")
  func granularity() async {
    let journal = Journal()
    let model = Model()
    let host = makeHost(Both(journal: journal, model: model), 100, 100)
    await host.settle()
    #expect(journal.entries == ["both", "first 1", "second 10"])
    journal.clear()
    model.first = 2
    await host.settle()
    #expect(journal.entries == ["first 2"])
    model.second = 11
    await host.settle()
    #expect(journal.entries == ["first 2", "second 11"])
    model.child.name = "other"
    await host.settle()
    #expect(journal.entries == ["first 2", "second 11", "second 11"])
    #expect(host.text() == "other")
  }

  @Test("@Bindable gives bindings to an observable object's properties")
  func bindable() async {
    let model = Model()
    let bindings = Shared<Binding<Int>?>(nil)
    let host = makeHost(Stepping(model: model, bindings: bindings), 100, 100)
    await host.settle()
    bindings.value?.wrappedValue = 7
    #expect(model.first == 7)
    await host.settle()
    #expect(host.text() == "7")
  }

  @Test("An observable object is found in the environment by its type")
  func environment() async {
    let journal = Journal()
    let model = Model()
    let host = makeHost(FromEnvironment(journal: journal).environment(model), 100, 100)
    await host.settle()
    model.first = 3
    await host.settle()
    model.second = 4
    await host.settle()
    #expect(journal.entries == ["environment 1", "environment 3"])
  }

  @Test("ObservableObject: StateObject makes it once, observers are evaluated when it changes")
  func objects() async {
    Counter.made = 0
    let journal = Journal()
    let remote = Remote<Int>()
    let host = makeHost(Owner(remote: remote, journal: journal), 100, 100)
    await host.settle()
    #expect(host.text() == "1")
    #expect(journal.entries.contains("watcher 1") && journal.entries.contains("reader 1"))
    remote.set(5)
    await host.settle()
    #expect(journal.entries.contains("owner 5"))
    #expect(Counter.made == 1)
    #expect(host.text() == "1" && host.warnings.isEmpty)
  }
}
