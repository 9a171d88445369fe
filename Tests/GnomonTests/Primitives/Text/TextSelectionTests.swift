// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What is selected of a field's text: what is typed takes its place, and the binding follows (`TextSelection`, as Apple documents it).
@MainActor @Suite struct TextSelectionTests {
  private final class Model {
    var text: String
    var selection: TextSelection?
    /// Makes of a text that is written another one.
    var filter: (String) -> String = { $0 }
    init(_ text: String) { self.text = text }

    var texts: Binding<String> { Binding(get: { self.text }, set: { self.text = self.filter($0) }) }
    var selections: Binding<TextSelection?> { Binding(get: { self.selection }, set: { self.selection = $0 }) }

    /// The text with `|` at the selection's bounds.
    var marked: String {
      guard let selection else { return text }
      var result = text
      for range in selection.ranges(in: text).reversed() {
        result.insert("|", at: range.upperBound)
        if !range.isEmpty { result.insert("|", at: range.lowerBound) }
      }
      return result
    }

    func select(_ lower: Int, _ upper: Int) {
      selection = TextSelection(range: text.place(at: lower)..<text.place(at: upper))
    }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = makeHost(view, 200, 100)
    host.update()
    host.tap(at: CGPoint(x: 100, y: 50))
    return host
  }

  @Test("Typing replaces what is selected, and the insertion point follows")
  func typing() {
    let model = Model("one two")
    let host = host(TextField("a", text: model.texts, selection: model.selections))
    #expect(model.marked == "one two|")
    host.type("!")
    #expect(model.marked == "one two!|" && model.selection?.isInsertion == true)
    model.select(0, 3)
    #expect(model.marked == "|one| two!" && model.selection?.isInsertion == false)
    host.type("three")
    #expect(model.marked == "three| two!")
    host.deleteBackward()
    #expect(model.marked == "thre| two!")
    host.select(2..<6)
    #expect(model.marked == "th|re t|wo!")
    host.deleteBackward()
    #expect(model.marked == "th|wo!")
    host.select(0..<0)
    host.deleteBackward()
    #expect(model.marked == "|thwo!")
    host.type("👩‍👧")
    host.type("e\u{301}")
    #expect(model.marked == "👩‍👧é|thwo!")
    host.deleteBackward()
    host.deleteBackward()
    #expect(model.marked == "|thwo!")
    model.selection = nil
    host.type("?")
    #expect(model.marked == "thwo!?|")
  }

  @Test("Of several selected parts the first is replaced, the others go")
  func severalParts() {
    let model = Model("one two three")
    let host = host(TextField("a", text: model.texts, selection: model.selections))
    var set = RangeSet<String.Index>()
    set.insert(contentsOf: model.text.place(at: 0)..<model.text.place(at: 3))
    set.insert(contentsOf: model.text.place(at: 7)..<model.text.place(at: 13))
    model.selection = TextSelection(ranges: set)
    #expect(model.marked == "|one| two| three|" && model.selection?.isInsertion == false)
    host.type("x")
    #expect(model.marked == "x| two")
    model.selection = TextSelection(ranges: RangeSet())
    #expect(model.selection?.isInsertion == true)
    host.type("y")
    #expect(model.marked == "x twoy|")
  }

  @Test("Indices of other texts are taken for the nearest places of this one")
  func strangeIndices() {
    let model = Model("👩‍👧b")
    let host = host(TextField("a", text: model.texts, selection: model.selections))
    let long = String(repeating: "x", count: 100)
    model.selection = TextSelection(range: long.index(long.startIndex, offsetBy: 3)..<long.endIndex)
    #expect(model.marked == "|👩‍👧b|")
    model.selection = TextSelection(insertionPoint: long.endIndex)
    host.type("c")
    #expect(model.marked == "👩‍👧bc|")
    model.text = ""
    host.type("d")
    #expect(model.marked == "d|")
    model.filter = { $0.uppercased() + "…" }
    model.select(0, 0)
    host.type("e")
    #expect(model.marked == "ED…|")
    #expect(host.select(-3..<1_000) && model.marked == "|ED…|")
  }

  @Test("Without a binding a host selects all the same, until somebody else changes the text")
  func withoutBinding() {
    let model = Model("one")
    let host = host(TextField("a", text: model.texts))
    host.select(0..<1)
    host.type("tw")
    host.type("i")
    #expect(model.text == "twine")
    model.text = "ten"
    host.type("s")
    #expect(model.text == "tens")
    #expect(!makeHost(Text("a"), 100, 100).select(0..<1))
  }

  @Test("All forms, an editor's and a search's among them; the environment says the affinity")
  func forms() {
    let resource: LocalizedStringResource = "a"
    func check(_ line: Int = #line, _ make: (Model) -> some View) {
      let model = Model("ab")
      let host = host(make(model).textSelectionAffinity(.upstream))
      host.select(1..<1)
      host.type("x")
      #expect(model.marked == "ax|b" && model.selection?.affinity == .upstream, "line \(line)")
    }
    check { TextField("a", text: $0.texts, selection: $0.selections, prompt: Text("p")) }
    check { TextField(String("a"), text: $0.texts, selection: $0.selections, axis: .vertical) }
    check { TextField(resource, text: $0.texts, selection: $0.selections, axis: .horizontal) }
    check { TextField(text: $0.texts, selection: $0.selections) { Text("a") } }
    check { TextField("a", text: $0.texts, selection: $0.selections).textFieldStyle(.roundedBorder) }
    check { TextEditor(text: $0.texts, selection: $0.selections) }
    check { Color.red.searchable(text: $0.texts).searchSelection($0.selections) }
    #expect(TextSelection(insertionPoint: "".startIndex).affinity == .automatic)
  }

  private struct Suggestions: View {
    @State private var text = "one two"
    @State private var selection: TextSelection?
    var body: some View {
      VStack(spacing: 0) {
        TextField("a", text: $text, selection: $selection).frame(height: 30)
        Text(words).frame(height: 20)
      }
    }
    private var words: String {
      guard case .selection(let range)? = selection?.indices else { return "none" }
      return range.isEmpty ? "at \(text[..<range.lowerBound].count)" : String(text[range])
    }
  }

  @Test("A body that reads the selection is evaluated as it changes")
  func follows() {
    let host = makeHost(Suggestions(), 200, 50)
    host.update()
    func shows(_ words: String) -> Bool { host.snapshot().text().contains("\"\(words)\"") }
    #expect(shows("none"))
    host.tap(at: CGPoint(x: 100, y: 15))
    #expect(shows("at 7"))
    host.select(4..<7)
    #expect(shows("two"))
    host.type("2")
    #expect(shows("at 5") && shows("one 2"))
  }
}
