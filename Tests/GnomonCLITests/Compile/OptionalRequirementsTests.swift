// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// Optional methods of protocols, which Swift has only with Objective-C.
@Suite struct OptionalRequirementsTests {
  private func applied(_ source: String) -> String? {
    OptionalRequirements.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func methodsGetAnImplementationInTheSameLines() {
    let source = """
      public protocol CardDelegate: AnyObject {
        func begin()
        /// It may end.
        optional func didEnd(card: Card, by reason: Int)
        optional func move(
          _ card: Card,  // the one
          to place: @escaping (Int) -> Void
        ) async throws
        optional func stop()
      }
      let after = 1
      """
    let expected = """
      public protocol CardDelegate: AnyObject {
        func begin()
        /// It may end.
                 func didEnd(card: Card, by reason: Int)
                 func move(
          _ card: Card,  // the one
          to place: @escaping (Int) -> Void
        ) async throws
                 func stop()
      }; public extension CardDelegate { func didEnd(card: Card, by reason: Int) {}; \
      func move(     _ card: Card,       to place: @escaping (Int) -> Void   ) async throws {}; func stop() {} }
      let after = 1
      """
    #expect(applied(source) == expected)
  }

  @Test(arguments: [
    "protocol P { optional func count() -> Int }", "protocol P { func f() }", "let optional = 1",
    "protocol P { optional",
    "struct optional { func f() {} }",
  ])
  func restStaysAsItIs(_ source: String) { #expect(applied(source) == nil) }
}
