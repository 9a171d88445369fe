// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Person: Equatable {
  var name = "Ada"
  var age = 36
  var tags = ["a", "b"]
}

private struct Holder: View {
  let journal: Journal
  let remote: Remote<(Binding<Person>) -> Void>
  @State private var person = Person()

  var body: some View {
    let _ = journal.add("body")
    let binding = $person
    let _ = remote.set = { $0(binding) }
    Text("\(person.name) \(person.age) \(person.tags.joined())")
  }
}

private struct Editor: View {
  @Binding var age: Int
  let journal: Journal

  var body: some View {
    let _ = journal.add("editor \(age)")
    Text("\(age)")
  }
}

private struct Parent: View {
  let journal: Journal
  let remote: Remote<(Binding<Person>) -> Void>
  @State private var person = Person()

  var body: some View {
    let _ = journal.add("parent")
    let binding = $person
    let _ = remote.set = { $0(binding) }
    Editor(age: $person.age, journal: journal)
  }
}

private struct WritesInBody: View {
  @State private var count = 0

  var body: some View {
    let _ = count = 1
    Text("\(count)")
  }
}

@MainActor @Suite struct BindingTests {
  @Test("Projections and dynamic members read and write the state")
  func members() {
    let journal = Journal()
    let remote = Remote<(Binding<Person>) -> Void>()
    let host = makeHost(Holder(journal: journal, remote: remote), 400, 100)
    host.update()
    #expect(host.text() == "Ada 36 ab")
    remote.set { person in
      person.name.wrappedValue = "Eve"
      person.age.wrappedValue += 1
      person.tags[1].wrappedValue = "c"
      for tag in person.tags { tag.wrappedValue += "!" }
      #expect(person.wrappedValue == Person(name: "Eve", age: 37, tags: ["a!", "c!"]))
    }
    host.update()
    #expect(host.text() == "Eve 37 a!c!")
    #expect(journal.count("body") == 2, "one evaluation for all the writes")
    remote.set { $0.age.wrappedValue = 37 }
    host.update()
    #expect(journal.count("body") == 2, "the same value changes nothing")
  }

  @Test("Only what read a value is evaluated again")
  func granularity() {
    let journal = Journal()
    let remote = Remote<(Binding<Person>) -> Void>()
    let host = makeHost(Parent(journal: journal, remote: remote), 400, 100)
    host.update()
    #expect(journal.entries == ["parent", "editor 36"])
    remote.set { $0.age.wrappedValue = 40 }
    host.update()
    #expect(journal.entries.suffix(1) == ["editor 40"])
    #expect(host.text() == "40")
    #expect(journal.count("parent") == 1, "the parent hands the state on and doesn't read it")
  }

  @Test("Constant, optional and hashable bindings, and one over closures")
  func kinds() {
    let number = Shared(1)
    let binding = Binding(get: { number.value }, set: { number.value = $0 })
    binding.wrappedValue = 5
    #expect(number.value == 5 && binding.wrappedValue == 5)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    let wrapped = Binding<Int?>(binding)
    wrapped.wrappedValue = nil
    #expect(number.value == 5)
    wrapped.wrappedValue = 6
    #expect(number.value == 6)
    let nothing = Binding<Int?>.constant(nil)
    #expect(Binding<Int>(nothing) == nil)
    #expect(Binding<AnyHashable>(binding).wrappedValue == AnyHashable(6))
  }

  @Test("A state written while its body is evaluated is one warning")
  func writesInBody() {
    let host = makeHost(WritesInBody(), 100, 100)
    host.update()
    host.update()
    #expect(host.warnings.map(\.name) == [.stateWrittenDuringUpdate])
    #expect(host.warnings.first?.view.contains("WritesInBody") == true)
    #expect(host.text() == "1")
  }
}
