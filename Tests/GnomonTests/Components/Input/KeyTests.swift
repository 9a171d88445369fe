// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What a key does. Apple documents that `onKeyPress` is for the view with the focus, that `.handled` ends the dispatch,
/// and that presses and repeats are told by default.
@MainActor @Suite struct KeyTests {
  private let log = Journal()

  private func host(_ view: some View, _ profile: PlatformProfile = .iOS26) -> ViewHost {
    let host = makeHost(view, 200, 400) { $0.profile = profile }
    host.update()
    return host
  }

  private func nested(_ inner: KeyPress.Result) -> some View {
    let log = log
    return VStack {
      Color.red.focusable()
        .onKeyPress { press in
          log.add("inner \(press.characters)")
          return inner
        }
    }
    .onKeyPress(phases: .all) { press in
      log.add("outer \(press.phase.rawValue)")
      return .handled
    }
  }

  @Test("Actions are asked from the view with the focus outwards, until one takes the key")
  func bubbling() {
    let host = host(nested(.ignored))
    #expect(!host.press("a"), "nothing has the focus")
    #expect(log.entries.isEmpty)
    #expect(host.press(.tab))
    #expect(log.entries == ["outer 4"], "the key is let go where the focus is by then")
    log.clear()
    #expect(host.press("a", repeats: 2))
    #expect(log.entries == ["inner a", "outer 1", "inner a", "outer 2", "inner a", "outer 2", "outer 4"])
    log.clear()
    let other = self.host(nested(.handled))
    other.press(.tab)
    #expect(log.entries == ["outer 4"])
    other.keyDown("a")
    #expect(log.entries == ["outer 4", "inner a"])
    #expect(other.keyUp("a") && log.entries.last == "outer 4")
  }

  @Test("Keys and characters choose the actions")
  func matching() {
    let log = log
    func told(_ name: String) -> (KeyPress) -> KeyPress.Result {
      { press in
        log.add("\(name) \(press.key.character) \(press.modifiers.rawValue)")
        return .handled
      }
    }
    let host = host(
      Color.red.focusable()
        .onKeyPress(.upArrow) {
          log.add("up"); return .handled
        }
        .onKeyPress(keys: ["x", "y"], action: told("set"))
        .onKeyPress(characters: .decimalDigits, action: told("digit"))
        .onKeyPress("z", phases: .up, action: told("let go")))
    host.moveFocus()
    #expect(host.press(.upArrow) && host.press("y") && host.press("7", modifiers: [.shift]) && host.press("z"))
    #expect(!host.press("q") && !host.press(.downArrow))
    #expect(log.entries == ["up", "set y 0", "digit 7 2", "let go z 0"])
  }

  private struct Shortcuts: View {
    let log: Journal
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("No") { log.add("disabled") }.keyboardShortcut("s").disabled(true)
        Button("Hidden") { log.add("hidden") }.keyboardShortcut("s").hidden()
        Button("Save") { log.add("save") }.keyboardShortcut("s")
        Button("Other") { log.add("second") }.keyboardShortcut("s")
        Toggle("Bold", isOn: $isOn).keyboardShortcut("b", modifiers: [.command, .shift])
        Button("OK") { log.add("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log.add("cancel") }.keyboardShortcut(.cancelAction)
        Text(isOn ? "bold" : "plain")
      }
    }
  }

  @Test("The first control that has a shortcut, is shown and enabled, is triggered")
  func shortcuts() {
    for profile in [PlatformProfile.iOS26, .macOS26] {
      log.clear()
      let host = host(Shortcuts(log: log), profile)
      #expect(host.press("s", modifiers: .command) && host.press(.return) && host.press(.escape))
      #expect(log.entries == ["save", "ok", "cancel"])
      #expect(!host.press("s") && !host.press("s", modifiers: [.command, .option]))
      #expect(host.press("B", modifiers: [.command, .shift, .capsLock]) && host.texts.last == "bold")
    }
  }

  @Test("A shortcut with Command goes before the actions of keys, one without behind them")
  func order() {
    let log = log
    let host = host(
      VStack {
        Color.red.focusable().onKeyPress {
          log.add("key \($0.characters == "\r")"); return .ignored
        }
        Button("A") { log.add("command") }.keyboardShortcut("k")
        Button("B") { log.add("return") }.keyboardShortcut(.defaultAction)
      })
    host.moveFocus()
    host.press("k", modifiers: .command)
    host.press(.return)
    #expect(log.entries == ["command", "key true", "return"])
  }

  private struct Rows: View {
    let log: Journal
    var body: some View {
      List(0..<100, id: \.self) { row in
        Button("Row \(row)") { log.add("\(row)") }.keyboardShortcut(KeyEquivalent(Character("\(row % 10)")))
      }
    }
  }

  @Test("Rows of a list have shortcuts")
  func rows() {
    let host = host(Rows(log: log))
    #expect(host.press("3", modifiers: .command) && log.entries == ["3"])
    host.resetCounters()
    #expect(!host.press("x", modifiers: .command) && host.counters.bodies == 0)
  }

  @Test("Commands go to the innermost action around the focus")
  func commands() {
    let log = log
    let host = host(
      VStack {
        Color.red.focusable().onMoveCommand { log.add("\($0)") }.onExitCommand { log.add("exit") }
      }
      .onMoveCommand { _ in log.add("outer") }.onDeleteCommand { log.add("delete") }.onExitCommand(perform: nil))
    #expect(!host.press(.leftArrow))
    host.moveFocus()
    #expect(host.press(.leftArrow) && host.press(.downArrow) && host.press(.escape) && host.press(.delete))
    #expect(log.entries == ["left", "down", "exit", "delete"])
    #expect(!host.press(.leftArrow, modifiers: .option))
  }

  private struct Pad: View {
    @FocusState private var key: String?
    let log: Journal
    var isSection = false
    private func button(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 20).focusable().focused($key, equals: name)
    }
    @ViewBuilder private var corner: some View {
      let column = VStack(spacing: 0) {
        button("a").padding(.leading, 40); button("b")
      }
      if isSection {
        column.frame(width: 100, height: 100, alignment: .bottom).border(.blue).focusSection()
      } else {
        column
      }
    }
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            button("1"); button("2"); button("3")
          }
          HStack(spacing: 0) {
            button("4"); button("5"); button("6")
          }
        }
        corner.padding(.top, isSection ? 0 : 60)
      }
      .onChange(of: key) { log.add($1 ?? "none") }
    }
  }

  @Test("Arrows move the focus straight to the nearest view, and into sections as a whole")
  func arrows() {
    let host = host(Pad(log: log))
    #expect(!host.press(.rightArrow), "without a focus there's no place to go from")
    host.moveFocus()
    for key: KeyEquivalent in [.rightArrow, .rightArrow, .downArrow, .leftArrow, .upArrow] { #expect(host.press(key)) }
    #expect(log.entries == ["1", "2", "3", "6", "5", "2"])
    #expect(!host.press(.upArrow) && !host.press(.downArrow, modifiers: .option))
    host.press(.rightArrow)
    #expect(!host.press(.rightArrow) && log.entries.last == "3", "what lies lower isn't straight to the right")

    let other = Journal()
    let sections = self.host(Pad(log: other, isSection: true))
    sections.moveFocus()
    for _ in 0..<3 { #expect(sections.press(.rightArrow)) }
    #expect(other.entries == ["1", "2", "3", "a"], "Apple's documentation of focusSection()")
    sections.press(.downArrow)
    #expect(!sections.press(.rightArrow))
    sections.press(.leftArrow)
    #expect(other.entries.last == "a")
  }

  private struct Field: View {
    @State private var text = ""
    @State private var selection: TextSelection?
    let log: Journal
    var isEditor = false
    var body: some View {
      if isEditor {
        TextEditor(text: $text).onChange(of: text) { log.add($1) }
      } else {
        TextField("Name", text: $text, selection: $selection).onChange(of: text) { log.add($1) }
          .onSubmit { log.add("submitted") }
      }
    }
  }

  @Test("Characters, deletions, arrows and selections in a field")
  func typing() {
    let host = host(Field(log: log))
    host.moveFocus()
    for letter in "ab" { #expect(host.press(KeyEquivalent(letter))) }
    host.press("c", modifiers: .shift)
    host.press("d", modifiers: .capsLock)
    host.press(.space)
    host.press("!", modifiers: .shift)
    #expect(log.entries.last == "abCD !")
    host.press(.leftArrow)
    host.press(.delete)
    #expect(log.entries.last == "abCD!")
    host.press(.home)
    host.press(.deleteForward)
    #expect(log.entries.last == "bCD!")
    host.press(.rightArrow, modifiers: .shift)
    host.press(.rightArrow, modifiers: .shift)
    host.press(.leftArrow, modifiers: .shift)
    host.press("x")
    #expect(log.entries.last == "xCD!")
    host.press(.end)
    host.press(.leftArrow, modifiers: .shift)
    host.press(.leftArrow, modifiers: .shift)
    host.press(.rightArrow, modifiers: .shift)
    host.press("y")
    #expect(log.entries.last == "xCDy", "the end that moved is moved again")
    host.press("a", modifiers: .command)
    host.press("z")
    #expect(log.entries.last == "z")
    #expect(host.press(.return) && log.entries.last == "submitted")
    #expect(!host.press("q", modifiers: .control) && !host.press(.pageUp))
  }

  @Test("Words and lines")
  func words() {
    let host = host(Field(log: log, isEditor: true))
    host.moveFocus()
    host.type("one, two")
    host.press(.delete, modifiers: .option)
    #expect(log.entries.last == "one, ")
    host.press(.leftArrow, modifiers: .option)
    host.press("x")
    #expect(log.entries.last == "xone, ")
    host.press(.rightArrow, modifiers: .option)
    host.press(.tab)
    host.press(.return)
    #expect(log.entries.last == "xone\t\n, ")
    host.press(.end)
    host.press("u")
    host.press(.upArrow)
    host.press(.leftArrow, modifiers: .command)
    host.press(.deleteForward)
    #expect(log.entries.last == "one\t\n, u")
    host.press(.downArrow)
    host.press(.rightArrow, modifiers: .command)
    host.press(.delete, modifiers: .command)
    #expect(log.entries.last == "one\t\n")
  }

  private struct Removing: View {
    @State private var isShown = true
    let log: Journal
    var body: some View {
      VStack {
        if isShown {
          Color.red.focusable()
            .onKeyPress { _ in
              isShown = false
              return .ignored
            }
        }
        Color.blue.focusable().onKeyPress {
          log.add($0.characters); return .handled
        }
      }
      .onKeyPress {
        log.add("around \($0.characters)"); return .ignored
      }
    }
  }

  @Test("An action that removes the view with the focus")
  func removed() {
    let host = host(Removing(log: log))
    host.moveFocus()
    #expect(!host.press("a") && log.entries == ["around a"])
    #expect(!host.press("b") && log.entries == ["around a"], "nothing has the focus")
    #expect(host.press(.tab) && host.press("c") && log.entries.last == "c")
  }

  private final class Box { weak var host: ViewHost? }

  @Test("Actions that press keys themselves come to an end", .timeLimit(.minutes(30)))
  func endless() {
    let (box, log) = (Box(), log)
    let host = host(
      Color.red.focusable().onKeyPress { _ in
        log.add("a")
        _ = box.host?.press("a")
        return .handled
      })
    box.host = host
    host.moveFocus()
    #expect(host.press("a") && log.entries.count == 16)
  }

  private struct Sheet: View {
    @State private var isShown = false
    @State private var text = ""
    let log: Journal
    var mayNotClose = false
    var body: some View {
      VStack {
        Button("Open") { isShown = true }.keyboardShortcut("o")
        TextField("Below", text: $text)
      }
      .onKeyPress {
        log.add("below \($0.characters)"); return .ignored
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Button("Save") { log.add("save") }.keyboardShortcut("s")
          Color.red.focusable().onKeyPress("k") {
            log.add("sheet"); return .handled
          }
        }
        .interactiveDismissDisabled(mayNotClose)
      }
    }
  }

  @Test("Only what is presented on top takes part, and escape closes it")
  func sheets() {
    let host = host(Sheet(log: log))
    host.moveFocus()
    #expect(!host.press("s", modifiers: .command) && host.press("o", modifiers: .command))
    log.clear()
    #expect(!host.press("x"), "the field below doesn't get it")
    #expect(!host.press("o", modifiers: .command) && host.press("s", modifiers: .command))
    host.press(.tab)
    #expect(host.press("k") && log.entries == ["save", "sheet"])
    #expect(host.press(.escape) && host.snapshot().node("sheet") == nil)
    #expect(!host.press(.escape))
    let kept = self.host(Sheet(log: log, mayNotClose: true))
    kept.press("o", modifiers: .command)
    #expect(!kept.press(.escape) && kept.snapshot().node("sheet") != nil)
  }

  private struct Alerting: View {
    @State private var isShown = true
    let log: Journal
    let hasChoice: Bool
    var body: some View {
      Color.red.alert("Sure?", isPresented: $isShown) {
        if hasChoice {
          Button("Delete", role: .destructive) { log.add("delete") }
          Button("Keep", role: .cancel) { log.add("keep") }
        } else {
          Button("Fine") { log.add("fine") }
        }
      }
    }
  }

  @Test("Escape chooses what leaves an alert, and return its only button")
  func alerts() {
    let host = host(Alerting(log: log, hasChoice: true))
    #expect(!host.press(.return))
    #expect(host.press(.escape) && log.entries == ["keep"] && host.snapshot().node("alert") == nil)
    let single = self.host(Alerting(log: log, hasChoice: false))
    #expect(single.press(.return) && log.entries.last == "fine" && single.snapshot().node("alert") == nil)
  }

  @Test("Escape closes a menu")
  func menus() {
    let host = host(Menu("Menu") { Button("Item") {}.keyboardShortcut("i") }.keyboardShortcut("m"))
    #expect(host.press("m", modifiers: .command) && host.texts.contains("Item"))
    #expect(host.press(.escape) && !host.texts.contains("Item"))
    host.press("m", modifiers: .command)
    #expect(host.press("i", modifiers: .command) && !host.texts.contains("Item"), "its item ends it")
  }
}
