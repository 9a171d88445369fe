// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

@Suite struct ModuleReplacementTests {
  @Test("XCTest hands Foundation on, with what Linux's lacks")
  func xctest() {
    func read(_ source: String) -> String? {
      FoundationImports.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      read("import XCTest\nlet a: AnyCancellable?") == "import XCTest; import GnomonFoundation\nlet a: AnyCancellable?")
    #expect(read("import XCTest\nlet a: Date?") == nil)
  }

  private func read(_ source: String) -> String? {
    PlatformImports.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Linux's C library takes Darwin's place, as a whole and for a part of it")
  func replaced() {
    #expect(read("import Darwin\nlet a = 1") == "import Glibc\nlet a = 1")
    #expect(read("import Darwin.C\nlet a = 1") == "import Glibc  \nlet a = 1")
    #expect(read("import math_h\n") == "import Glibc\n")
  }

  @Test("SwiftUI still takes UIKit's")
  func others() { #expect(read("import UIKit") == "import SwiftUI" && read("import DarwinKit") == nil) }
}
