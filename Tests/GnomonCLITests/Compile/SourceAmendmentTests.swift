// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// What is written otherwise after errors: lengths whose type Foundation leaves open on Linux, methods that are optional on Apple's systems.
@Suite struct SourceAmendmentTests {
  private func amended(_ source: String, _ errors: String) -> String? {
    let bytes = Array(source.utf8)
    let amendment = SourceAmendment(of: bytes, path: "/a.swift", in: CompilerDiagnostics(errors))
    return amendment.isEmpty ? nil : String(decoding: amendment.applied(to: bytes), as: UTF8.self)
  }

  @Test func typesAreWrittenBeforeTheDots() {
    let source = "let a = 1\nlet b = CGSize(width: .infinity, height: .nan)\nlet c = CGPoint(x: .pi, y: 1)\n"
    let errors = """
      /a.swift:2:24: error: ambiguous use of 'infinity'
      let b = CGSize(width: .infinity, height: .nan)
      /a.swift:2:43: error: ambiguous use of 'nan'
      /a.swift:3:21: error: ambiguous use of 'pi'
      /a.swift:3:21: error: ambiguous use of 'pi'
      """
    let expected =
      "let a = 1\nlet b = CGSize(width: CGFloat.infinity, height: CGFloat.nan)\nlet c = CGPoint(x: CGFloat.pi, y: 1)\n"
    #expect(amended(source, errors) == expected)
  }

  @Test(arguments: [
    ("let b = Length.infinity\n", "/a.swift:1:16: error: ambiguous use of 'infinity'"),
    ("let b = f().infinity\n", "/a.swift:1:13: error: ambiguous use of 'infinity'"),
    ("let b: CGFloat = .other\n", "/a.swift:1:19: error: ambiguous use of 'other'"),
    ("let b: CGFloat = .infinity\n", "/b.swift:1:19: error: ambiguous use of 'infinity'"),
    ("let b: CGFloat = .infinity\n", "/a.swift:1:19: warning: ambiguous use of 'infinity'"),
    ("let b: CGFloat = .infinity\n", "/a.swift:9:19: error: ambiguous use of 'infinity'"),
    ("let b: CGFloat = .infinity\n", "/a.swift:1:900: error: ambiguous use of 'infinity'"),
    ("let b: CGFloat = .infinity\n", "/a.swift:1:0: error: ambiguous use of 'infinity'"),
    ("", "/a.swift:1:1: error: ambiguous use of 'infinity'"),
  ])
  func elsewhereNothingIsWritten(source: String, errors: String) {
    #expect(amended(source, errors) == nil)
  }

  @Test func whatIsOptionalInObjectiveCIsCalled() {
    let source = """
      func a() { (b as? C)?.urlSession?(s, didCreateTask: t) }
      func c() { b.urlSession?(s, dataTask: t); b.other?(1) }
      """
    let errors = """
      /a.swift:1:33: error: cannot use optional chaining on non-optional value of type '(URLSession, URLSessionTask) -> ()'
      """
    let expected = """
      func a() { (b as? C)?.urlSession (s, didCreateTask: t) }
      func c() { b.urlSession (s, dataTask: t); b.other?(1) }
      """
    #expect(amended(source, errors) == expected)
  }

  @Test("A name that is a whole argument is cast where an object is wanted, and nothing else is")
  func valuesAsObjects() {
    let source = "forget(kSecClassKey, kSecClass)\nforget(kSecClassKey + other)\n"
    let errors = """
      /a.swift:1:8: error: argument type 'CFString' (aka 'String') expected to be an instance of a class or class-constrained type
      /a.swift:1:22: error: argument type 'CFString' (aka 'String') expected to be an instance of a class or class-constrained type
      /a.swift:2:8: error: argument type 'CFString' (aka 'String') expected to be an instance of a class or class-constrained type
      """
    let expected =
      "forget(kSecClassKey as AnyObject, kSecClass as AnyObject)\nforget(kSecClassKey + other)\n"
    #expect(amended(source, errors) == expected)
  }

  @Test("A text by Core Foundation's name is bridged where a literal wants an object's text")
  func textsAsObjects() {
    let source = "let a: [NSString: Any] = [kSecClass: 1, kSecClassKey: 2]\n"
    let errors = """
      /a.swift:1:27: error: cannot convert value of type 'CFString' (aka 'String') to expected dictionary key type 'NSString'
      /a.swift:1:41: error: cannot convert value of type 'CFString' (aka 'String') to expected dictionary key type 'NSString'
      """
    let expected =
      "let a: [NSString: Any] = [kSecClass._bridgeToObjectiveC(): 1, kSecClassKey._bridgeToObjectiveC(): 2]\n"
    #expect(amended(source, errors) == expected)
  }

  @Test("An override that Swift refuses in an extension, or of one, gets a name of its own in its place, and is named")
  func overridesOfExtensions() {
    let source = """
      extension Pane {
        override open func layout() { super.layout() }
        @available(iOS 15, *) open override var mode: Int { 1 }
        func other() {}
      }
      """
    let errors = """
      /a.swift:2:22: error:  instance method 'layout()' declared in 'Base' cannot be overridden from extension
      /a.swift:3:43: error: property 'mode' is declared in extension of 'Base' and cannot be overridden
      /a.swift:4:8: error: instance method 'other()' declared in 'Base' cannot be overridden from extension
      """
    let expected = """
      extension Pane {
                 open func _ayout() { super.layout() }
        @available(iOS 15, *) open          var _ode: Int { 1 }
        func other() {}
      }
      """
    #expect(amended(source, errors) == expected)
    let amendment = SourceAmendment(of: Array(source.utf8), path: "/a.swift", in: CompilerDiagnostics(errors))
    #expect(
      amendment.uncalled == [
        "line 2: nobody calls 'layout()' here: without Objective-C it overrides nothing",
        "line 3: nobody calls 'mode' here: without Objective-C it overrides nothing",
      ])
  }

  @Test func changesOfSeveralPassesAreKeptTogether() {
    let source = Array("let a = CGSize(width: .pi, height: .nan); b.call?(1)\n".utf8)
    let errors = [
      "/a.swift:1:24: error: ambiguous use of 'pi'",
      "/a.swift:1:44: error: ambiguous use of 'nan'\n"
        + "/a.swift:1:56: error: cannot use optional chaining on non-optional value of type '(Int) -> ()'",
    ]
    let first = SourceAmendment(of: source, path: "/a.swift", in: CompilerDiagnostics(errors[0]))
    let second = SourceAmendment(of: first.applied(to: source), path: "/a.swift", in: CompilerDiagnostics(errors[1]))
    let both = first.followed(by: second).applied(to: source)
    let expected = "let a = CGSize(width: CGFloat.pi, height: CGFloat.nan); b.call (1)\n"
    #expect(String(decoding: both, as: UTF8.self) == expected)
  }
}
