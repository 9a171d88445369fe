// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// The focus of a host: what Tab reaches, who is told of it. Apple documents that a `focusable` view can have it, that
/// `isFocused` tells of the nearest view around that can, and that views that are only activated stay out.
@MainActor @Suite struct HostFocusTests {
  private let log = Journal()

  private func host(_ view: some View, _ profile: PlatformProfile = .iOS26) -> ViewHost {
    let host = makeHost(view, 200, 300) { $0.profile = profile }
    host.update()
    return host
  }

  private struct Indicator: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "\(name)!" : name).frame(width: 200, height: 50) }
  }

  private struct Three: View {
    @State private var text = ""
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        Indicator(name: "a").focusable()
        TextField("field", text: $text).frame(height: 50).onChange(of: text) { log.add($1) }
        Button("button") {}
        Indicator(name: "x").focusable(interactions: .activate)
        Indicator(name: "y").focusable(false)
        Indicator(name: "z").focusable().disabled(true)
        Indicator(name: "b").focusable()
      }
    }
  }

  private func focused(_ host: ViewHost) -> [String] { host.texts.filter { $0.hasSuffix("!") } }

  @Test("Tab goes through fields and views that can have the focus, and back with Shift")
  func tab() {
    let host = host(Three(log: log))
    #expect(focused(host) == [])
    #expect(host.press(.tab) && focused(host) == ["a!"])
    #expect(!host.type("lost"))
    #expect(host.press(.tab) && focused(host) == [] && host.type("t") && log.entries == ["t"])
    #expect(host.press(.tab) && focused(host) == ["b!"] && !host.type("lost"))
    #expect(host.press(.tab) && focused(host) == ["a!"])
    #expect(host.press(.tab, modifiers: .shift) && focused(host) == ["b!"])
    #expect(host.press(.tab, modifiers: .shift) && host.type("u"))
    #expect(!host.press(.tab, modifiers: .command))
    #expect(host.endFocus() && !host.type("lost") && !host.endFocus())
    #expect(host.moveFocus(backward: true) && focused(host) == ["b!"])
    #expect(!self.host(Button("only") {}).press(.tab))
  }

  @Test("The focus is given at a point, and by a click on macOS")
  func points() {
    let host = host(Three(log: log))
    let a = host.frame("Text[0]")
    #expect(!host.focus(at: CGPoint(x: CGFloat.nan, y: 0)) && !host.focus(at: CGPoint(x: -5, y: 0)))
    #expect(host.focus(at: CGPoint(x: a.midX, y: a.midY)) && focused(host) == ["a!"])
    let x = host.frame("Text[3]")
    #expect(!host.focus(at: CGPoint(x: x.midX, y: x.midY)) && focused(host) == ["a!"])
    for (profile, gives) in [(PlatformProfile.macOS26, true), (.iOS26, false)] {
      let host = self.host(Three(log: log), profile)
      let a = host.frame("Text[0]")
      host.tap(at: CGPoint(x: a.midX, y: a.midY))
      #expect(focused(host) == (gives ? ["a!"] : []))
    }
  }

  private struct States: View {
    enum Place: Hashable { case a, field }
    @FocusState private var place: Place?
    @FocusState private var isB: Bool
    @State private var text = ""
    @State private var isGone = false
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        if !isGone { Indicator(name: "a").focusable().focused($place, equals: .a) }
        TextField("field", text: $text).focused($place, equals: .field)
        Indicator(name: "b").focusable().focused($isB)
      }
      .onKeyPress("n") {
        place = nil; return .handled
      }
      .onKeyPress("g") {
        place = .a; return .handled
      }
      .onKeyPress("r") {
        isGone = true; return .handled
      }
      .onChange(of: place) { log.add("\($1.map { "\($0)" } ?? "nil")") }
      .onChange(of: isB) { log.add("b \($1)") }
    }
  }

  @Test("States follow the focus, and move it")
  func states() {
    let host = host(States(log: log))
    host.press(.tab)
    host.press(.tab)
    host.press(.tab)
    #expect(log.entries == ["a", "field", "nil", "b true"] || log.entries == ["a", "field", "b true", "nil"])
    log.clear()
    #expect(host.press("g") && log.entries.sorted() == ["a"] || log.entries.contains("a"))
    #expect(focused(host).contains("a!"))
    log.clear()
    #expect(host.press("n") && log.entries.contains("nil"))
    host.moveFocus()
    log.clear()
    host.press("r")
    #expect(log.entries == ["nil"] && focused(host) == [], "what goes loses the focus")
    #expect(!host.press("n"))
  }

  private struct Given: View {
    @FocusState private var isOn: Bool
    let log: Journal
    var body: some View {
      VStack {
        Color.red.focusable().onKeyPress {
          log.add($0.characters); return .handled
        }.focused($isOn)
      }
      .defaultFocus($isOn, true)
    }
  }

  @Test("A view that a state has given the focus gets the keys")
  func given() {
    let host = host(Given(log: log))
    #expect(host.press("k") && log.entries == ["k"])
  }

  private struct Buttons: View {
    @FocusState private var isOn: Bool
    let log: Journal
    var body: some View {
      VStack {
        Button("press") { log.add("pressed") }.focused($isOn)
        Button("give") { isOn = true }.keyboardShortcut("g")
      }
    }
  }

  @Test("On macOS space and return press a button that has the focus")
  func activation() {
    for (profile, count) in [(PlatformProfile.macOS26, 2), (.iOS26, 0)] {
      log.clear()
      let host = host(Buttons(log: log), profile)
      #expect(!host.press(.space))
      host.press("g", modifiers: .command)
      #expect(host.press(.space) == (count > 0) && host.press(.return) == (count > 0))
      #expect(log.entries.count == count)
    }
  }

  private struct Switching: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Indicator(name: "a").focusable(isOn)
        Toggle("on", isOn: $isOn).keyboardShortcut("t")
      }
    }
  }

  @Test("What can't have the focus any more loses it")
  func lost() {
    let host = host(Switching())
    host.moveFocus()
    #expect(focused(host) == ["a!"])
    host.press("t", modifiers: .command)
    #expect(focused(host) == [] && !host.moveFocus())
  }

  @Test("A press evaluates nothing but who reads the focus")
  func cost() {
    let host = host(Three(log: log))
    host.resetCounters()
    host.moveFocus()
    #expect(host.counters.bodies == 1)
    host.resetCounters()
    host.press("k")
    #expect(host.counters.bodies == 0)
  }
}
