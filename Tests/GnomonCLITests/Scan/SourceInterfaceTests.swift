// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// What other files of a module see of a file.
@Suite struct SourceInterfaceTests {
  private static let source = """
    import SwiftUI
    struct Card: View {
      @State private var count = 0
      let title: String
      var size: CGFloat { get { 4 } set { print(newValue) } }
      var wide: Bool { count > 3 }
      init(title: String = "a") { self.title = title }
      var body: some View {
        VStack { Text(title); Button("Add") { count += 1 } }
      }
      func add(_ amount: Int) -> Int { func local() -> Int { 1 }; return amount + local() }
      subscript(index: Int) -> Int { index }
      enum Kind: Int { case small = 1, large }
    }
    protocol Shown { var title: String { get } }
    extension Card: Shown {}
    let names = ["a"].map { $0 + "b" }
    #Preview("A card") { Card() }
    """

  @Test(
    "What stands in bodies, accessors and previews is nobody else's",
    arguments: [
      ("VStack {", "HStack(spacing: 3) {"), ("count += 1", "count += 2; print(\"}\")"), ("get { 4 }", "get { 5 * 2 }"),
      ("count > 3", "title.isEmpty"), ("self.title = title", "self.title = title + \"b\" /* { */"),
      ("func local() -> Int { 1 }", "func local(_ a: Int = 3) -> Int { a }"), ("{ index }", "{ index + 1 }"),
      ("#Preview(\"A card\") { Card() }", "#Preview(\"Other\", traits: .sizeThatFitsLayout) { Card(title: \"b\") }"),
      ("import SwiftUI\n", "import SwiftUI // a comment\n\n"),
    ])
  func inner(_ old: String, _ new: String) { #expect(isSame(old, new)) }

  @Test(
    "What others can name is theirs to know",
    arguments: [
      ("count = 0", "count = 0.5"), ("let title: String", "let title: Substring"), ("struct Card", "class Card"),
      ("title: String = \"a\"", "title: String"), ("var wide: Bool", "var wide: Int"),
      ("var body: some View", "var body: Text"), ("-> Int { func", "-> Double { func"),
      ("case small = 1", "case small = 2"),
      ("get { 4 } set { print(newValue) }", "get { 4 }"), ("get { 4 } set", "get async { 4 } set"),
      ("String { get }", "String { get set }"), ("extension Card: Shown", "extension Card: Other"),
      ("$0 + \"b\"", "$0.count"), ("import SwiftUI", "import UIKit"), ("func add", "private func add"),
      ("func add", "@inlinable func add"),
      ("  func add", "  func other() {}\n  func add"),
    ])
  func outer(_ old: String, _ new: String) { #expect(!isSame(old, new)) }

  @Test("Where a body's attribute shows it to others, and where braces don't close, the whole text counts")
  func unsure() {
    let shown = "@inlinable func a() -> Int { 1 }"
    #expect(interface(shown) != interface(shown.replacing("1", with: "2")))
    let open = "struct A { func a() { if true { }\n func b() { 1 }"
    #expect(interface(open) != interface(open.replacing("1", with: "2")))
    #expect(interface("}") != interface("} "))
    #expect(interface("func a() { /}/ }\nlet b = 1") != interface("func a() { /}/ }\nlet b = 2"))
  }

  @Test(
    "Where a regular expression may stand the whole text counts; a division is none",
    arguments: [
      ("let a = /[{\"]/", true), ("f(/a\\/*/)", true), ("try /\"/.x", true), ("return /}/", true),
      ("let a = b / c", false), ("let a = b/c/d", false), ("a /= 2", false), ("let a = f(1)/2", false),
    ])
  func patterns(_ text: String, isUnsure: Bool) {
    func file(_ number: Int) -> String { "func a() { \(text) }\nfunc b() { \(number) }" }
    #expect((interface(file(1)) != interface(file(2))) == isUnsure)
  }

  @Test(
    "A body is what a macro may look at, but for attributes that are none",
    arguments: [
      ("@Traced func a() { 1 }", false), ("@M.Traced(x: 1) var a: Int { 1 }", false),
      ("@Table struct A { func a() { 1 } }", false), ("@Traced class func a() { 1 }", false),
      ("#table\n{ 1 }", false), ("func a()\n#table { 1 }", false),
      ("@MainActor func a() { 1 }", true), ("@available(iOS 17, *) @ViewBuilder var a: Int { 1 }", true),
      ("@Observable class A { func a() { 1 } }", true), ("@Traced var a = 2\nfunc b() { 1 }", true),
      ("#if os(iOS)\nfunc a() { 1 }\n#endif", true), ("class A: @unchecked Sendable { func a() { 1 } }", true),
    ])
  func macros(_ text: String, isHidden: Bool) {
    #expect((interface(text) == interface(text.replacing("{ 1 }", with: "{ 3 }"))) == isHidden)
  }

  @Test("Names that look like keywords aren't taken for them")
  func names() {
    // What stands behind them is kept, so that a change is seen.
    for start in [
      "let a = B.init", "static let `class` = 1; let c = d", "case `init`(Int); let a = b", "var a = b.func",
    ] {
      let text = "enum E { \(start) { 1 } }"
      #expect(interface(text) != interface(text.replacing("1 }", with: "2 }")), "\(start)")
    }
  }

  private func isSame(_ old: String, _ new: String) -> Bool {
    let changed = Self.source.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != Self.source)
    return interface(Self.source) == interface(changed)
  }

  private func interface(_ text: String) -> SourceInterface { SourceInterface(of: Array(text.utf8)) }
}
