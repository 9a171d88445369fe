// SPDX-License-Identifier: Apache-2.0
import GnomonRequest
import Testing

@testable import GnomonCLI

/// What goes into tools and comes out of them.
struct AgentAnswerTests {
  private let tool = AgentTool(
    name: "look", summary: "",
    parameters: [
      .text("on"), .number("number"), .number("x"), .number("y"), .number("budget"), .flag("picture"),
      .object("look", ""),
      .texts("names", ""), .text("role"),
    ]
  ) { _, _ in AgentAnswer() }

  private func arguments(_ values: JSONValue) throws -> AgentArguments { try AgentArguments(values, of: tool) }

  private func failure(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return (error as? CommandFailure)?.description ?? "\(error)"
    }
  }

  @Test("A text within its budget stays as it is; a longer one ends at a line, with how the rest may be had")
  func budgets() {
    let lines = (1...100).map { "line \($0)" }
    let text = lines.joined(separator: "\n")
    #expect(AgentAnswer.cut(text, budget: 1_000, advice: "More.") == text)
    let cut = AgentAnswer.cut(text, budget: 20, advice: "More.").split(separator: "\n")
    #expect(cut.dropLast().elementsEqual(lines.prefix(cut.count - 1).map { Substring($0) }))
    #expect(cut.last == "… \(100 - cut.count + 1) more lines. More.")
    // One long line is cut where the room ends.
    let long = AgentAnswer.cut(String(repeating: "é", count: 10_000), budget: 10, advice: "More.")
    #expect(long.hasPrefix("ééé") && long.utf8.count < 60)
    let family = AgentAnswer.cut(String(repeating: "👨‍👩‍👧‍👦", count: 100), budget: 10, advice: "")
    #expect(family == "👨‍👩‍👧‍👦\n…")
    #expect(AgentAnswer.end(of: lines, budget: 5) == "… 98 lines before these\nline 99\nline 100")
  }

  @Test("Arguments that a tool doesn't take are told with near names")
  func unknownNames() {
    #expect(failure { _ = try arguments(["pictures": true]) }.contains("Did you mean 'picture'?"))
    #expect(failure { _ = try arguments(["on": 1]).text("on") } == "'on' has to be a text, and is a number.")
    #expect(failure { _ = try arguments(["budget": 1]).budget(100) }.contains("between 50 and"))
    #expect(
      failure { _ = try arguments(["number": .number(1e300)]).number("number", in: 1...10) }.contains(
        "between 1 and 10"))
    #expect(failure { _ = try arguments([1]) }.contains("a list"))
  }

  @Test("A null is an argument that isn't there")
  func nulls() throws {
    let none = try arguments(["on": .null, "picture": .null, "names": .null])
    #expect(try none.text("on") == nil && !none.flag("picture") && none.texts("names").isEmpty)
    #expect(try arguments(["names": "one"]).texts("names") == ["one"])
  }

  @Test("A look takes names as options write them, and as programs do")
  func looks() throws {
    let look = try arguments([
      "look": ["typeSize": "AX3,large", "bold_text": true, "appearance": ["light", "dark"], "layout-direction": "rtl"]
    ]).look()
    #expect(
      look == [
        .init(.appearance, ["light", "dark"]), .init(.boldText, ["on"]), .init(.layoutDirection, ["rtl"]),
        .init(.typeSize, ["accessibility3", "large"]),
      ])
    for (look, words) in [
      (["apearance": "dark"] as JSONValue, "Did you mean 'appearance'?"), (["appearance": "blue"], "light or dark"),
      (["device": "iPhone 17", "size": "1x1"], "leave 'size' out"), (["orientation": "landscape"], "'device'"),
      (["appearance": 3], "has to be a text"), ("dark", "has to be an object"),
    ] {
      #expect(failure { _ = try arguments(["look": look]).look() }.contains(words))
    }
  }

  @Test("A place needs both of its coordinates, and comes before a name")
  func targets() throws {
    #expect(try arguments(["x": 1, "y": 2, "on": "A"]).target("on") == ScreenTarget(point: .init(x: 1, y: 2)))
    #expect(
      try arguments(["on": "A", "role": "row", "number": 2]).target("on")
        == ScreenTarget(name: "A", role: "row", number: 2))
    #expect(try arguments(["x": 1]).target("on") == nil)
  }

  private let outline = Outline(
    """
    Card  390×156 at (0, 344)  T.swift:4
      VStack  358×124 at (16, 360)  T.swift:3
        Text "A  B"  10×20 at (1, 2)  T.swift:3
        Row  358×20 at (16, 418)  T.swift:3
          Text "Row 0"  48×20 at (16, 418)  T.swift:2
        Row  358×20 at (16, 440)  T.swift:3
          Text "Row 1"  45×20 at (16, 440)  T.swift:2
    """)

  @Test("A part of a layout is found by type, path, words, number and line")
  func parts() {
    for (name, first) in [
      ("Row", "Row  358×20 at (16, 418)  T.swift:3"), ("Row#2", "Row  358×20 at (16, 440)  T.swift:3"),
      ("Row 1", "Text \"Row 1\"  45×20 at (16, 440)  T.swift:2"),
      ("VStack/Row/Text#2", "Text \"Row 1\"  45×20 at (16, 440)  T.swift:2"),
      ("T.swift:2", "Text \"Row 0\"  48×20 at (16, 418)  T.swift:2"), ("Card", "Card  390×156 at (0, 344)  T.swift:4"),
    ] {
      #expect(outline.part(named: name)?.text.split(separator: "\n").first.map(String.init) == first, "\(name)")
    }
    #expect(outline.part(named: "Row#3") == nil && outline.part(named: "Text/Card") == nil)
    // Other views may lie between the parts of a path.
    #expect(outline.part(named: "Card/Text")?.text == "Text \"A  B\"  10×20 at (1, 2)  T.swift:3")
    #expect(outline.part(named: "Row")?.text.split(separator: "\n").count == 2)
    #expect(outline.cut(below: 1).text.split(separator: "\n").count == 2)
    #expect(outline.cut(below: 0).names == ["Card"])
  }

  @Test("Words of a text may be anything: quotation marks, spaces, ends of lines, lines of trees")
  func words() {
    let outline = Outline(
      """
      HStack  10×20 at (0, 0)  T.swift:1
        Text "He said \\"hi\\" in  two\\nlines"  10×20 at (1, 2)  T.swift:2
        Text "▶ Play  1×1 at (9, 9)"  10×20 at (3, 4)  T.swift:3
      """)
    for name in ["He said \"hi\" in  two\nlines", "hi", "\"He said\"", "two\nlines"] {
      #expect(outline.part(named: name)?.box == RunRequest.Rect(x: 1, y: 2, width: 10, height: 20), "\(name)")
    }
    #expect(outline.part(named: "Play")?.box == RunRequest.Rect(x: 3, y: 4, width: 10, height: 20))
    #expect(outline.names.last == "Text \"▶ Play  1×1 at (9, 9)\"")
    #expect(
      Outline.plain("   └─ Text “▶ Play”  1×1 → 2×2           T.swift:1") == "  Text “▶ Play”  1×1 → 2×2  T.swift:1")
  }

  @Test("What only pleases the eye on a terminal is left out, and the step that decides stays marked")
  func plainText() {
    let text = """
        ├ Host  390×844
        │   proposes 390×844 to what's in it
      ▶ ├ Text “Row 1”  45.33×20.33                                          T.swift:2
      """
    #expect(
      Outline.plain(text) == """
         Host  390×844
          proposes 390×844 to what's in it
        ▶ Text “Row 1”  45.33×20.33  T.swift:2
        """)
  }
}
