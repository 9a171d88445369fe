// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// Sources that leave nothing for systems other than Apple's.
@Suite struct SystemConditionsTests {
  private func read(_ source: String, _ system: SystemConditions.System) -> String? {
    SystemConditions(system: system).applied(to: LexedSource(Array(source.utf8))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func conditionsAreReadInPlace() {
    let source = "#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif !os( macOS )\n#endif\n"
    #expect(read(source, .iOS) == "#if true    || false   \nlet a = 1\n#elseif !false      \n#endif\n")
    #expect(read(source, .macOS) == "#if false   || false   \nlet a = 1\n#elseif !true       \n#endif\n")
    #expect(read("#if os(OSX)\n#endif", .macOS) == "#if true   \n#endif")
    #expect(
      read("#if canImport(UIKit)\n#elseif canImport(AppKit)\n#endif", .iOS)
        == "#if true            \n#elseif false            \n#endif")
    #expect(
      read("#if canImport(UIKit)\n#elseif canImport(AppKit)\n#endif", .macOS)
        == "#if false           \n#elseif true             \n#endif")
  }

  @Test(arguments: [
    "#if os(Linux)\n#endif", "#if canImport(SwiftUI)\n#endif", "let a = os(iOS)", "// #if os(iOS)",
    "let a = \"#if os(iOS)\"",
    "#if DEBUG\nlet a = os(iOS)\n#endif", "#if os(iOS", "",
  ])
  func otherTextIsLeft(source: String) {
    #expect(read(source, .iOS) == nil)
  }
}
