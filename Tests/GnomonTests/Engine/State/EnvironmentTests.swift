// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct ReadsLevel: View {
  @Gnomon.Environment(\.level) private var level
  let name: String
  let journal: Journal

  var body: some View {
    let _ = journal.add("\(name) \(level)")
    Color.red
  }
}

private struct ReadsNothing: View {
  let journal: Journal

  var body: some View {
    let _ = journal.add("nothing")
    ReadsLevel(name: "inner", journal: journal)
  }
}

private struct Levels: View {
  let remote: Remote<Int>
  let journal: Journal
  @State private var level = 1

  var body: some View {
    let _ = remote.set = { level = $0 }
    VStack {
      ReadsNothing(journal: journal).environment(\.level, level)
      ReadsLevel(name: "beside", journal: journal)
      ReadsLevel(name: "fixed", journal: journal).environment(\.level, 9)
      ReadsLevel(name: "changed", journal: journal).transformEnvironment(\.level) { $0 += 100 }
    }
  }
}

private struct Row: View, @preconcurrency Equatable {
  let id: Int
  let noise: Int
  let journal: Journal

  static func == (a: Row, b: Row) -> Bool { a.id == b.id }

  var body: some View {
    let _ = journal.add("row \(id) \(noise)")
    Color.red
  }
}

private struct Rows: View {
  let remote: Remote<Int>
  let journal: Journal
  @State private var value = 0

  var body: some View {
    let _ = remote.set = { value = $0 }
    Row(id: value / 10, noise: value, journal: journal).equatable()
  }
}

@MainActor @Suite struct EnvironmentTests {
  @Test("Only the readers of a changed environment value are evaluated again")
  func readers() {
    let journal = Journal()
    let remote = Remote<Int>()
    let host = makeHost(Levels(remote: remote, journal: journal), 100, 100)
    host.update()
    #expect(journal.entries.sorted() == ["beside 0", "changed 100", "fixed 9", "inner 1", "nothing"])
    journal.clear()
    remote.set(2)
    host.update()
    #expect(journal.entries == ["inner 2"])
  }

  @Test("A change of the colour scheme evaluates those who read it")
  func colorScheme() {
    struct ReadsScheme: View {
      @Gnomon.Environment(\.colorScheme) private var scheme
      let journal: Journal

      var body: some View {
        let _ = journal.add("\(scheme)")
        Color.primary
      }
    }
    let journal = Journal()
    let host = makeHost(ReadsScheme(journal: journal), 100, 100)
    host.update()
    let light = host.snapshot().node("Color")?.color
    host.setColorScheme(.dark)
    #expect(journal.entries == ["light", "dark"])
    #expect(host.snapshot().node("Color")?.color != light)
  }

  @Test("An EquatableView's body is evaluated only for a value that isn't equal")
  func equatable() {
    let journal = Journal()
    let remote = Remote<Int>()
    let host = makeHost(Rows(remote: remote, journal: journal), 100, 100)
    host.update()
    for value in [1, 2, 12, 13] {
      remote.set(value)
      host.update()
    }
    #expect(journal.entries == ["row 0 0", "row 1 12"])
  }

  @Test func controlsAreActive() {
    #expect(EnvironmentValues().controlActiveState == .key)
    #expect(EnvironmentValues().locale.identifier == "en_US")
    #expect(EnvironmentValues().calendar.firstWeekday == 1)
  }

  private struct Disabled: View {
    @Environment(\.isEnabled) var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  @Test func nothingInsideCanEnableAgain() {
    let host = makeHost(
      VStack {
        Disabled(); Disabled().disabled(false).disabled(true)
      }, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["on", "off"])
  }

  private struct Classes: View {
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.verticalSizeClass) var vertical
    var body: some View { Text("\(horizontal == .compact ? "c" : "r")\(vertical == .compact ? "c" : "r")") }
  }

  @Test func sizeClassesFollowTheHost() {
    let host = makeHost(Classes(), 390, 844)
    host.update()
    #expect(host.text() == "cr")
    host.resize(to: CGSize(width: 844, height: 390))
    #expect(host.text() == "cc")
    host.resize(to: CGSize(width: 1024, height: 768))
    #expect(host.text() == "rr")
  }

  /// The path leads through a binding, which says in the old environment, too, what is true now.
  @Test("A value behind a binding is compared with what was read")
  func throughBinding() {
    let (remote, journal) = (Remote<Bool>(), Journal())
    let host = makeHost(Switching(remote: remote, journal: journal), 100, 100)
    host.update()
    #expect(journal.entries == ["false"])
    remote.set(true)
    host.update()
    #expect(journal.entries == ["false", "true"])
  }
}

private struct FlagKey: EnvironmentKey {
  static let defaultValue: Binding<Bool>? = nil
}

extension EnvironmentValues {
  fileprivate var flag: Binding<Bool>? {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }

  fileprivate var isFlagged: Bool { flag?.wrappedValue ?? false }
}

private struct ReadsFlag: View {
  @Gnomon.Environment(\.isFlagged) private var isFlagged
  let journal: Journal

  var body: some View {
    let _ = journal.add("\(isFlagged)")
    Color.red
  }
}

private struct Switching: View {
  let remote: Remote<Bool>
  let journal: Journal
  @State private var isOn = false

  var body: some View {
    let _ = remote.set = { isOn = $0 }
    let _ = isOn
    ReadsFlag(journal: journal).environment(\.flag, Binding(get: { isOn }, set: { isOn = $0 }))
  }
}
