// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// The lists of XCTest's tests, as the package manager of Swift 6 writes them.
struct DiscoveredTestsTests {
  private func wrapped(_ text: String) -> String {
    String(decoding: DiscoveredTests.wrapped(Array(text.utf8)), as: UTF8.self)
  }

  @Test("A test is called by its class's wrapper; one that's async is left alone")
  func tests() {
    let text = wrapped(
      """
      import XCTest
      fileprivate extension CardTests {
          static nonisolated(unsafe) let __allTests__CardTests = [
              ("testAdds", testAdds),
              ("testLoads", asyncTest(testLoads)),
              ("testTaps", testTaps)
          ]
      }
      """)
    #expect(text.contains(#"        ("testAdds", gnomonTest(CardTests.self, testAdds)),"# + "\n"))
    #expect(text.contains(#"        ("testLoads", asyncTest(testLoads)),"# + "\n"))
    #expect(text.contains(#"        ("testTaps", gnomonTest(CardTests.self, testTaps))"# + "\n"))
    #expect(text.contains("func gnomonTest<T: XCTestCase>"))
  }

  @Test("A file without lists stays as it is")
  func others() {
    let text = "import XCTest\npublic func __allDiscoveredTests() -> [XCTestCaseEntry] { [] }\n"
    #expect(wrapped(text) == text)
  }

  @Test("Only the package manager's own target holds lists")
  func targets() {
    #expect(DiscoveredTests.isList(module: "CardsPackageDiscoveredTests"))
    #expect(!DiscoveredTests.isList(module: "CardsTests"))
  }
}
