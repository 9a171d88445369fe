// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// Lengths whose type Foundation leaves open on Linux.
@Suite struct LengthCompletionTests {
  private func completed(_ source: String, _ errors: String) -> String? {
    let bytes = Array(source.utf8)
    let completion = LengthCompletion(of: bytes, path: "/a.swift", in: CompilerDiagnostics(errors))
    return completion.isEmpty ? nil : String(decoding: completion.applied(to: bytes), as: UTF8.self)
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
    #expect(completed(source, errors) == expected)
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
    #expect(completed(source, errors) == nil)
  }
}
