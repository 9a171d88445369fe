// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private enum TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var commandTitle: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// The shortcuts of an app's commands. Apple documents that shortcuts are looked for in the views first, then among the
/// commands.
@MainActor @Suite struct SceneCommandTests {
  private final class Record {
    var entries: [String] = []
  }

  private struct Title: Commands {
    @FocusedValue(\.commandTitle) private var title
    @Environment(\.locale) private var locale
    let record: Record

    var body: some Commands {
      CommandMenu("Title") {
        Button("Tell") { record.entries.append("\(title ?? "none") \(locale.identifier)") }.keyboardShortcut("t")
      }
    }
  }

  private struct Tools: App {
    @State private var count = 0
    let record: Record
    init() { self.init(record: Record()) }
    init(record: Record) { self.record = record }

    var body: some Scene {
      WindowGroup {
        VStack {
          Text("\(count)")
          Button("View") { record.entries.append("view") }.keyboardShortcut("v")
          Color.red.focusable().focusedValue(\.commandTitle, "chapter")
        }
        .environment(\.locale, Locale(identifier: "fr"))
      }
      .commands {
        if count < 2 {
          CommandMenu("Count") { Button("More") { count += 1 }.keyboardShortcut("m") }
        } else {
          CommandGroup(after: .newItem) { Button("Much") { record.entries.append("much") }.keyboardShortcut("m") }
        }
        CommandGroup(replacing: .help) {
          Button("View, too") { record.entries.append("command") }.keyboardShortcut("v")
          Button("Off") { record.entries.append("off") }.keyboardShortcut("o").disabled(true)
        }
        Title(record: record)
        SidebarCommands()
      }
    }
  }

  private func host(_ app: some App) -> ViewHost {
    let host = makeHost(AppView(app: app), 100, 200) { $0.locale = Locale(identifier: "de") }
    host.update()
    return host
  }

  @Test("Commands act behind views, with the app's states and what has the focus")
  func commands() {
    let record = Record()
    let host = host(Tools(record: record))
    #expect(host.press("m", modifiers: .command) && host.press("m", modifiers: .command))
    #expect(host.texts.first == "2")
    #expect(host.press("m", modifiers: .command) && host.press("v", modifiers: .command))
    #expect(record.entries == ["much", "view"])
    #expect(!host.press("o", modifiers: .command) && !host.press("m"))
    host.press("t", modifiers: .command)
    host.moveFocus()
    host.press("t", modifiers: .command)
    #expect(record.entries.suffix(2) == ["none de", "chapter de"])
    #expect(host.warnings.isEmpty)
  }

  private struct Replaced: App {
    let record: Record
    init() { self.init(record: Record()) }
    init(record: Record) { self.record = record }
    var body: some Scene {
      WindowGroup { Color.red }
        .commands { CommandMenu("A") { Button("A") { record.entries.append("a") }.keyboardShortcut("a") } }
        .commandsReplaced { CommandMenu("B") { Button("B") { record.entries.append("b") }.keyboardShortcut("b") } }
        .commands { CommandMenu("C") { Button("C") { record.entries.append("c") }.keyboardShortcut("c") } }
    }
  }

  @Test("Commands that take the place of others")
  func replaced() {
    let record = Record()
    let host = host(Replaced(record: record))
    let taken = ["a", "b", "c"].map { host.press(KeyEquivalent($0), modifiers: .command) }
    #expect(taken == [false, true, true] && record.entries == ["b", "c"])
  }

  @Test("A key that's no command's lays nothing out")
  func cost() {
    let host = host(Tools(record: Record()))
    host.press("x", modifiers: .command)
    host.resetCounters()
    for _ in 0..<10 { host.press("x", modifiers: .command) }
    #expect(host.counters.measures == 0 && host.counters.places == 0)
  }
}
