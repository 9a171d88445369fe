// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonTrace

/// Reads expressions from texts alone.
@Suite struct ChainReaderTests {
  /// The beginning and the members, such as `Text: padding frame`; nil where nothing is sure. `#if` stands for a condition.
  private func read(_ text: String, from marker: String? = nil) -> String? {
    let bytes = Array(text.utf8)
    let start = marker.flatMap { text.firstRange(of: $0) }?.lowerBound ?? text.startIndex
    var reader = ChainReader(bytes, at: text.utf8.distance(from: text.startIndex, to: start))
    return reader.chain().map { chain in
      let names = chain.members.map { ($0.name ?? "#if") + ($0.argument.map { "(\($0))" } ?? "") }
      return ([(chain.base ?? "-") + ":"] + names).joined(separator: " ")
    }
  }

  @Test(
    "What members a text has",
    arguments: [
      ("Text(\"a\").padding()", "Text: padding"),
      ("Text(\"a\")\n\n  // why\n  .padding(8) /* .x() */ .bold()\n}", "Text: padding bold"),
      ("Text(\")\\(\"}\")\").a() }", "Text: a"),
      ("Text(#\"\\(\")\"#).a()", "Text: a"),
      ("Text(#\"\"\"\n\"\" .x() \\#(\")\")\n\"\"\"#).a()\nText(\"b\").b()", "Text: a"),
      ("VStack { Text(\"a\").b() }\n.a { } label: { } other: {\n}\n.c()", "VStack: a c"),
      ("Color.red.a()", "Color: a"),
      ("Style.Big().a()", "Big: a"),
      ("Style.Sub.make().a()", "Sub: make a"),
      ("header.a()", "-: a"),
      ("header(1)[2]!.a()", "-: a"),
      ("model?.view?.a()", "-: view a"),
      ("self.header.a()", "-: header a"),
      ("(isOn ? a : b).c()", "-: c"),
      ("List<Int, Row>(x) { }.a()", "List: a"),
      ("`default`.a()", "-: a"),
      ("Text(\"a\")\n#if os(iOS)\n.a()\n#if DEBUG\n.x()\n#endif\n#else\n.b()\n#endif\n.c()", "Text: #if c"),
      ("Text(\"a\").a()\n#if DEBUG\nText(\"b\")\n#endif", "Text: a"),
      ("Text(\"a\").a()\n#else\n.b()", "Text: a"),
      ("Text(\"a\").modifier(Card(x: 1))\n", "Text: modifier(Card)"),
      ("Text(\"a\").a();Text(\"b\").b()", "Text: a"),
      ("Text(\"a\").a()\nif x { }", "Text: a"),
      ("Text(\"a\").a(regex: { $0 / 2 })", "Text: a"),
    ])
  func members(_ text: String, _ expected: String) { #expect(read(text) == expected) }

  @Test(
    "Where it isn't sure",
    arguments: [
      "Text(\"a\").a() + Text(\"b\").b()", "isOn ? Text(\"a\").a() : Text(\"b\")", "x.a() ?? y", "try x().a()",
      "if isOn { }", ".init(1).a()", "Text(\"a\".a()", "Text(\"a).a()", "#Preview { Text(\"a\").a() }",
      "Text(\"a\").a() as Text",
      "Text(\"a\").a { } label: value", "Text(#/\\)/#).a()", "", "\"a\".b()", "Text(\"a\").a()\n  - Text(\"b\")",
    ])
  func unsure(_ text: String) { #expect(read(text) == nil, "\(text)") }

  @Test("A place in the middle of a word or a chain begins nothing")
  func middle() {
    #expect(read("Text(\"a\").padding()", from: "ext") == nil)
    #expect(read("Text(\"a\").padding()", from: "padding") == nil)
    #expect(read("{ Text(\"a\").padding()", from: "Text") == "Text: padding")
  }

  @Test("Nodes are told to members where all ways agree")
  func matches() {
    func owners(_ patterns: [ChainMatch.Pattern], _ names: [String], isWhole: Bool = true) -> [Int?] {
      ChainMatch(patterns, names, isWhole: isWhole).owners()
    }
    let padding = ChainMatch.Pattern.exactly(["padding"])
    let text = ChainMatch.Pattern.exactly(["Text"])
    #expect(owners([padding, padding, text], ["padding", "padding", "Text"]) == [0, 1, 2])
    // Something that may make anything, between.
    #expect(
      owners([padding, .anything, padding, text], ["padding", "a", "padding", "padding", "Text"]) == [0, 1, 1, 2, 3])
    #expect(
      owners([.anything, padding, .anything], ["padding", "padding", "Text"], isWhole: false) == [nil, nil, nil])
    // From outside it's sure as far as all is known.
    #expect(owners([padding, .anything], ["padding", "padding", "Text"], isWhole: false) == [0, 1, 1])
    #expect(
      owners([padding, .anything, padding, text], ["padding", "padding", "Text"], isWhole: false) == [0, nil, nil])
    #expect(owners([.optionally("offset"), .optionally("offset"), text], ["offset", "Text"]) == [nil, 2])
    // What doesn't fit at all.
    #expect(owners([padding, text], ["frame", "Text"]) == [nil, nil])
    #expect(owners([padding, text], []) == [])
  }
}
