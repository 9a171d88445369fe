// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

@Suite struct ExtensionOverridesTests {
  private func applied(_ source: String) -> String? {
    ExtensionOverrides.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("The class calls the extension's method, and all lines stay")
  func calls() {
    let source = """
      class Pad: UIView {
      }
      extension Pad {
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        override func draw(_ rect: CGRect) {}
      }
      """
    let expected = """
      class Pad: UIView {
      override func draw(_ rect: CGRect) { _ofExtension_draw(rect) }; \
      public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { _ofExtension_point(inside: point, with: event) }; }
      extension Pad {
        public          func _ofExtension_point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
                 func _ofExtension_draw(_ rect: CGRect) {}
      }
      """
    let result = applied(source)
    #expect(result?.split(separator: "\n").count == expected.split(separator: "\n").count)
    for part in [
      "override func draw(_ rect: CGRect) { _ofExtension_draw(rect) }; ",
      "{ _ofExtension_point(inside: point, with: event) }; ", "public          func _ofExtension_point(inside",
    ] {
      #expect(result?.contains(part) == true, "\(part)")
    }
  }

  @Test("An extension's access is the method's, and what it throws is thrown on")
  func effects() {
    let result = applied("class A: B {}\npublic extension A { override func go() async throws {} }")
    #expect(result?.contains("public override func go() async throws { try await _ofExtension_go() }; }") == true)
  }

  @Test("Sources that break off are left to the compiler")
  func brokenSources() {
    let whole = "class A: B {}\nextension A { override func go(to place: CGPoint, _ rest: Int...) throws { } }"
    for length in 0...whole.utf8.count {
      let part = String(decoding: Array(whole.utf8.prefix(length)), as: UTF8.self)
      for end in ["", " }", " } }", "( } }", "class"] { _ = applied(part + end) }
    }
    #expect(applied("class A: B {}\nextension A { override func }") == nil)
  }

  @Test("A property that is only read is the class's, too")
  func properties() {
    let result = applied("class A: B {}\nextension A { public override var name: String { \"a\" } }")
    #expect(
      result
        == "class A: B {public override var name: String { _ofExtension_name }; }\n"
        + "extension A { public          var _ofExtension_name: String { \"a\" } }")
  }

  @Test("A class of another file, a property that is set and an override within a class stay")
  func stays() {
    #expect(applied("extension UIView { override func draw(_ rect: CGRect) {} }") == nil)
    #expect(
      applied("class A: B { override func go() {} }\nextension A { override var a: Int { get { 0 } set {} } }") == nil)
    #expect(applied("class A: B {}\nextension A { class C: D { override func go() {} } }") == nil)
  }
}
