// SPDX-License-Identifier: Apache-2.0
import GnomonRequest
import Testing

@testable import GnomonCLI

/// Literals that are set in a program without compiling it.
@Suite struct LiteralTests {
  private func read(_ text: String) -> String? {
    let tokens = Lexer.tokens(of: Array(text.utf8))
    guard tokens.count == 1, let (form, value) = LiteralForm.read(tokens[0]) else { return nil }
    return "\(form) \(value)"
  }

  @Test("Numbers, truths and texts on one line are read as the compiler reads them")
  func forms() {
    #expect(read("12") == "integer 12")
    #expect(read("1_000") == "integer 1000")
    #expect(read("0xFF") == "integer 255")
    #expect(read("0b101") == "integer 5")
    #expect(read("14.5") == "fraction 14.5")
    #expect(read("1_0.2_5") == "fraction 10.25")
    #expect(read("true") == "truth true")
    #expect(read(#""a \"b\" \n\u{e9} \\""#) == "text a \"b\" \n\u{e9} \\")
    for other in [
      "`true`", #""\(a)""#, "1e5", "0x1p3", "99999999999999999999", #""\0""#, #""\u{0}""#, "#\"a\"#",
      "\"\"\"\na\n\"\"\"", "name", "0x_1", "0b_1", "\"\\u{+41}\"", "\"\\u{000000041}\"",
    ] {
      #expect(read(other) == nil, "\(other)")
    }
  }

  @Test("A value fits a type where it's one of its values in each program")
  func values() {
    #expect(
      LiteralForm.integer.fits(.cgFloat, "9007199254740992") && !LiteralForm.integer.fits(.cgFloat, "9007199254740993"))
    #expect(LiteralForm.integer.fits(.int, "9007199254740993") && !LiteralForm.fraction.fits(.int, "1.5"))
    #expect(!LiteralForm.integer.fits(.float, "16777217") && !LiteralForm.text.fits(.bool, "true"))
    #expect(!LiteralForm.fraction.fits(.double, String(repeating: "9", count: 400) + ".0"))
  }

  private func source(_ text: String) -> LiteralSource? {
    LiteralSource("/A.swift", of: [("/A.swift", Array(text.utf8))], userLength: text.utf8.count, arguments: [])
  }

  /// A tree in which each literal of a text has a type.
  private func dump(_ literals: [(line: Int, column: Int, type: String, isNegative: Bool)]) -> SyntaxDump {
    let lines = literals.map { literal in
      "  (x=integer_literal_expr type=\"\(literal.type)\" location=/A.swift:\(literal.line):\(literal.column) "
        + "range=[/A.swift:1:1 - line:1:1]\(literal.isNegative ? " negative" : "") value=\"1\" "
        + "builtin_initializer=\"Swift.(file).\(literal.type).init(_builtinIntegerLiteral:)\" initializer=\"**NULL**\")"
    }
    return self.tree(lines.joined(separator: "\n"))
  }

  @Test("What the compiler works out, macros' arguments and literals of several types stay as they are")
  func sites() throws {
    let text = "é(1, -2)\nlet a = 3 + 4; #Preview(5) { f(6) }; x[7]; g(0 ..< 8); y &+= 9; z = 1"
    let places = [
      (1, 4, "Int", false), (1, 7, "Int", true), (2, 9, "Int", false), (2, 13, "Int", false), (2, 25, "Int", false),
      (2, 32, "Int", false), (2, 40, "Int", false), (2, 46, "Int", false), (2, 52, "Int", false), (2, 62, "Int", false),
      (2, 69, "Int", false),
    ]
    let source = try #require(self.source(text))
    var sites = source.sites(in: dump(places))
    #expect(sites.map { ($0.isNegative ? "-" : "") + $0.value } == ["1", "-2", "6", "7", "0", "8", "1"])
    let changed = String(decoding: source.text(with: sites), as: UTF8.self)
    #expect(
      changed.hasPrefix("é(_gnomonLiteral_0, _gnomonLiteral_1)\nlet a = 3 + 4; #Preview(5) { f(_gnomonLiteral_2) };"))
    #expect(changed.contains("_gnomonValue_1: Swift.Int = -2\n"))
    sites = source.sites(in: dump(places + [(1, 4, "Double", false)]))
    #expect(sites.map(\.value).first == "2")
    #expect(
      self.source("let a = /1/\nf(2)") == nil && self.source("f(1, #column)") == nil && self.source("f(a)") == nil)
  }

  @Test("Only literals may be others, in the same form and on the same lines")
  func differences() throws {
    let text = "f(1, 2.5)\ng(\"a\")\nlet a = b - 3"
    let source = try #require(self.source(text))
    let all = zip([(1, 3), (1, 6), (2, 3)], ["Int", "Double", "String"]).map { ($0.0, $0.1, $1, false) }
    let variant = LiteralVariant(source, source.sites(in: dump(all)), library: "")
    func values(_ text: String) -> [String]? {
      variant.values(for: [("/A.swift", Array(text.utf8))], [])?.map { "\($0.number) \($0.text)" }
    }
    #expect(values(text) == [])
    #expect(values(text.replacing("f(1", with: "f(70")) == ["0 70"])
    #expect(values("f(1,  0.25)  // f\ng(\"b\\n\")\nlet a = b - 3") == ["1 0.25", "2 b\n"])
    for (old, new) in [
      ("2.5", "2"), ("f(1", "f(-1"), ("f(1", "f(1.0"), ("\"a\"", "\"\\(a)\""), ("- 3", "- 4"), ("f(1, ", "f(1,\n "),
      ("g", "h"),
      ("f(1", "f( 1"), ("b - 3", "b -3"), ("f(1", "f(99999999999999999999"),
    ] {
      #expect(values(text.replacing(old, with: new)) == nil, "\(new)")
    }
    #expect(variant.values(for: [("/A.swift", Array(text.utf8))], ["-O"]) == nil)
    #expect(variant.values(for: [("/B.swift", Array(text.utf8))], []) == nil)
  }

  private func tree(_ dump: String) -> SyntaxDump {
    SyntaxDump(Array(dump.utf8), of: "/A.swift")!
  }

  @Test("Trees agree where only properties stand for literals of their types")
  func trees() {
    func tree(_ expression: String, column: Int = 3) -> SyntaxDump {
      self.tree(
        """
        (call_expr type="Text" location=/A.swift:7:\(column) range=[/A.swift:7:\(column) - line:7:9] decl_context=0x5\(column)
          (argument=\(expression))))
          (declref_expr decl="M.(file).f@/A.swift:3:\(column)"))
        """)
    }
    let literal =
      #"integer_literal_expr type="Int" location=/A.swift:7:4 value="1" builtin_initializer="i" initializer="n""#
    func property(_ number: Int, _ type: String = "Int") -> String {
      #"declref_expr type="\#(type)" location=/A.swift:7:4 decl="M.(file)._gnomonLiteral_\#(number)@/A.swift:9:1" function_ref=unapplied"#
    }
    func difference(
      _ other: SyntaxDump, _ types: [Int: LiteralType] = [0: .int, 1: .double]
    ) -> SyntaxDump.Difference? {
      tree(literal).difference(from: other, propertiesNamed: "_gnomonLiteral_", types: types)
    }
    #expect(difference(tree(literal, column: 5), [:]) == nil)
    #expect(difference(tree(property(0), column: 8), [0: .int]) == nil)
    #expect(difference(tree(literal), [0: .int]) == .literal(0))
    #expect(difference(tree(property(0, "Double"))) == .literal(0))
    #expect(difference(tree(property(1))) == .literal(1))
    #expect(difference(tree(property(2))) == .line(7))
    #expect(difference(tree(literal.replacing("Int", with: "Double"))) == .line(7))
    #expect(difference(self.tree("")) == .line(7))
  }
}
