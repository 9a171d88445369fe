// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Text that an input method composes. As Apple documents of `UITextInput`, marked text is a part of the field's text,
/// the next one replaces it, and what is inserted takes its place.
@MainActor @Suite struct ComposingTests {
  private let log = Journal()

  private struct Field: View {
    @State private var text = "ab"
    let log: Journal
    var change: (String) -> String = { $0 }
    var body: some View {
      TextField("Name", text: Binding(get: { text }, set: { text = change($0) })).onChange(of: text) { log.add($1) }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = makeHost(view, 200, 100)
    host.update()
    host.moveFocus()
    return host
  }

  @Test("What is composed is in the text, is replaced, and is kept or taken away")
  func composing() {
    let host = host(Field(log: log))
    host.select(1..<1)
    #expect(!host.commitComposition() && !host.cancelComposition())
    #expect(host.compose("k") && host.compose("か") && host.compose("かん"))
    #expect(log.entries == ["akb", "aかb", "aかんb"])
    #expect(host.compose("漢") && host.commitComposition() && !host.commitComposition())
    #expect(log.entries.last == "a漢b")
    host.compose("x")
    #expect(host.cancelComposition() && log.entries.last == "a漢b")
    host.type("!")
    #expect(log.entries.last == "a漢!b")
    host.compose("to")
    host.type("と")
    #expect(log.entries.last == "a漢!とb")
    host.type("c")
    #expect(log.entries.last == "a漢!とcb")
    host.compose("y")
    host.compose("")
    #expect(log.entries.last == "a漢!とcb" && !host.cancelComposition())
  }

  @Test("What is selected is replaced, and signs that join what stands before")
  func selected() {
    let host = host(Field(log: log))
    host.selectAll()
    host.compose("e")
    #expect(log.entries == ["e"])
    host.commitComposition()
    host.compose("\u{301}")
    host.compose("\u{302}")
    #expect(log.entries.last == "e\u{302}")
    host.cancelComposition()
    #expect(log.entries.last == "e")
    host.compose("xyz", selecting: 1..<2)
    host.commitComposition()
    host.type("!")
    #expect(log.entries.last == "exyz!")
    host.compose("pq", selecting: -5..<900)
    host.compose("r", selecting: 0..<0)
    #expect(log.entries.last == "exyz!r")
  }

  @Test("Return keeps it, escape takes it away, and other edits leave it where it is")
  func keys() {
    let host = host(Field(log: log))
    host.compose("x")
    #expect(host.press(.return) && host.press("y") && log.entries.last == "abxy")
    host.compose("z")
    #expect(host.press(.escape) && log.entries.last == "abxy")
    host.compose("z")
    host.press(.delete)
    host.type("u")
    #expect(log.entries.last == "abxyu")
    host.compose("v")
    host.press(.home)
    host.type("w")
    #expect(log.entries.last == "wabxyuv")
    #expect(!host.commitComposition())
    host.compose("q")
    host.endFocus()
    #expect(log.entries.last == "wqabxyuv" && !host.cancelComposition() && !host.compose("no"))
  }

  @Test("A text that somebody else changes isn't composed any more")
  func changed() {
    let host = host(Field(log: log, change: { $0.uppercased() }))
    host.compose("x")
    #expect(log.entries == ["ABX"] && !host.cancelComposition())
    host.compose("y")
    #expect(log.entries.last == "ABXY")
  }

  @Test("Without a field nothing is composed")
  func nowhere() {
    let host = host(Color.red.focusable())
    #expect(!host.compose("x") && !host.commitComposition() && !host.selectAll())
  }
}
