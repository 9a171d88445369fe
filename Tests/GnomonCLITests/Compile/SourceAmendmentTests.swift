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
