// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Who has the focus where several know of it, or where nobody may have it (F3 and F9 of swiftui-interaction, recorded on macOS 27: a click gives
/// it, and what is hidden or disabled takes none).
@MainActor @Suite struct FocusSharingTests {
  private let log = Journal()

  private func host(_ view: some View, _ profile: PlatformProfile = .iOS26) -> ViewHost {
    let host = makeHost(view, 200, 200) { $0.profile = profile }
    host.update()
    return host
  }

  private func tap(_ host: ViewHost, _ row: Int) { host.tap(at: CGPoint(x: 100, y: CGFloat(50 * row + 25))) }

  private struct TwoFields: View {
    @FocusState private var on: Bool
    @State private var texts = ["", ""]
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          TextField("a", text: $texts[0]).frame(height: 50)
          TextField("b", text: $texts[1]).frame(height: 50)
        }.focused($on)
        Button("give") { on = true }.frame(width: 200, height: 50)
        Button("take") { on = false }.frame(width: 200, height: 50)
      }
      .onChange(of: texts) { log.add($1.joined(separator: "|")) }
      .onChange(of: on) { log.add("\($1)") }
    }
  }

  @Test func twoFieldsOfOneFocusAreTypedInto() {
    let host = host(TwoFields(log: log))
    tap(host, 0)
    host.type("x")
    tap(host, 1)
    host.type("y")
    tap(host, 0)
    host.type("z")
    #expect(log.entries == ["true", "x|", "x|y", "xz|y"])
    log.clear()
    tap(host, 3)
    #expect(!host.type("lost") && log.entries == ["false"])
    tap(host, 2)
    host.type("!")
    #expect(log.entries == ["false", "true", "xz!|y"])
  }

  private struct Component: View {
    @FocusState private var own: Bool
    @State private var text = ""
    let name: String
    let log: Journal
    var body: some View {
      TextField(name, text: $text).focused($own).frame(width: 150, height: 50)
        .overlay(alignment: .trailing) { Button("o") { own.toggle() }.frame(width: 20, height: 50) }
        .onChange(of: text) { log.add("\(name)=\($1)") }
        .onChange(of: own) { log.add("\(name) \($1)") }
    }
  }

  private struct Outer: View {
    @FocusState private var which: String?
    let log: Journal
    var body: some View {
      VStack(spacing: 0) {
        Component(name: "a", log: log).focused($which, equals: "a")
        Component(name: "b", log: log).focused($which, equals: "b")
        Button("give") { which = "b" }.frame(width: 200, height: 50)
        Button("take") { which = nil }.frame(width: 200, height: 50)
      }
      .onChange(of: which) { log.add($1 ?? "nil") }
    }
  }

  @Test func thoseAroundKnowOfTheFocusAndGiveIt() {
    let host = host(Outer(log: log))
    tap(host, 0)
    host.type("x")
    #expect(log.entries.sorted() == ["a", "a true", "a=x"])
    log.clear()
    tap(host, 2)
    host.type("y")
    #expect(log.entries.sorted() == ["a false", "b", "b true", "b=y"])
    log.clear()
    tap(host, 3)
    #expect(!host.type("lost") && log.entries.sorted() == ["b false", "nil"])
    log.clear()
    let inner = CGPoint(x: 165, y: 25)
    host.tap(at: inner)
    host.type("z")
    #expect(log.entries.sorted() == ["a", "a true", "a=xz"])
    log.clear()
    host.tap(at: inner)
    #expect(!host.type("lost") && log.entries.sorted() == ["a false", "nil"])
  }

  private struct Barred: View {
    let kind: Int
    let log: Journal
    @FocusState private var on: Bool
    @State private var text = ""
    @State private var isDisabled = false
    var body: some View {
      VStack(spacing: 0) {
        switch kind {
        case 0: TextField("a", text: $text).frame(height: 50).hidden().focused($on)
        case 1: TextField("a", text: $text).frame(height: 50).disabled(true).focused($on)
        case 2: Color.red.focusable().disabled(true).frame(height: 50).focused($on)
        case 3: Color.red.focusable().frame(height: 50).focused($on).disabled(true)
        default: TextField("a", text: $text).frame(height: 50).disabled(isDisabled).focused($on)
        }
        Button("give") { on = true }.frame(width: 200, height: 50)
        Button("disable") { isDisabled = true }.frame(width: 200, height: 50)
      }
      .frame(height: 200, alignment: .top)
      .onChange(of: text) { log.add($1) }
      .onChange(of: on) { log.add("\($1)") }
    }
  }

  @Test(arguments: 0..<4) func whatIsHiddenOrDisabledInsideTakesNone(kind: Int) {
    let host = host(Barred(kind: kind, log: log), .macOS26)
    tap(host, 1)
    #expect(!host.type("x") && log.entries.last != "true")
    log.clear()
    tap(host, 0)
    #expect(!host.type("y") && log.entries == [])
  }

  @Test func typingEndsWhereAFieldIsDisabled() {
    let host = host(Barred(kind: 4, log: log))
    tap(host, 0)
    host.type("x")
    tap(host, 2)
    #expect(!host.type("y") && log.entries == ["true", "x", "false"])
  }

  /// Recorded for macOS 27's field without a prompt by swiftui-field-chrome (SZ6).
  @Test func anEmptyFieldIsAsHighAsOneWithAText() {
    let log = log
    func field(_ text: String) -> some View {
      TextField("", text: .constant(text)).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        log.add("\($0)")
      }
    }
    _ = host(field(""))
    _ = host(field("x"))
    #expect(log.entries.count == 2 && log.entries[0] == log.entries[1] && log.entries[0] != "0.0")
  }

  private struct Nested: View {
    enum Part { case outer, inner }
    @FocusState private var part: Part?
    let log: Journal
    var body: some View {
      ZStack {
        Color.gray
        Color.red.frame(width: 60, height: 60).focusable().focused($part, equals: .inner)
      }
      .focusable().focused($part, equals: .outer)
      .onChange(of: part) { log.add($1.map { "\($0)" } ?? "nil") }
    }
  }

  @Test func theInnermostTakesAClick() {
    let host = host(Nested(log: log), .macOS26)
    host.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.entries == ["inner"])
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.entries == ["inner", "outer"])
  }
}
