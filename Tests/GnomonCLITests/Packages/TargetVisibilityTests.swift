// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// Which targets of a package see the modules of Apple's names.
@Suite struct TargetVisibilityTests {
  private func sees(_ sources: String..., isFetched: Bool = true, seen: Set<String> = []) -> Bool {
    TargetVisibility(
      provided: ["SwiftUI", "Combine", "CoreGraphics", "os"], defined: [], isFetched: isFetched, sees: seen.contains
    ).decide(sources.map { Lexer.tokens(of: Array($0.utf8)) })
  }

  @Test(arguments: [
    "import SwiftUI", "@_exported import SwiftUI", "import struct SwiftUI.Text", "@preconcurrency import Combine",
    "import UIKit",
    "#if os(Linux)\nimport SwiftUI\n#endif",
  ])
  func whatCannotBeCompiledWithoutThemSeesThem(_ source: String) {
    #expect(sees("let a = 1", source))
  }

  @Test func aReadingForLinuxIsEnoughForADependency() {
    #expect(!sees("#if canImport(Combine)\nimport Combine\n#endif\nstruct Store {}"))
    #expect(!sees("#if canImport(SwiftUI)\nimport SwiftUI\nstruct Card {}\n#endif", "struct Store {}"))
    #expect(!sees("#if os(macOS)\nimport AppKit\n#endif\nfunc f() {}"))
  }

  @Test func theUsersOwnTargetSeesWhatItNames() {
    #expect(sees("#if canImport(Combine)\nimport Combine\n#endif\nstruct Store {}", isFetched: false))
    #expect(!sees("struct Store {}", isFetched: false))
    // `os` is a module's name too.
    #expect(!sees("#if os(Linux)\nstruct Store {}\n#endif", isFetched: false))
  }

  @Test func aDependencyOfWhichNothingWouldBeLeftSeesThem() {
    #expect(sees("#if canImport(SwiftUI)\nimport SwiftUI\nstruct Card {}\n#endif"))
    #expect(
      sees("#if canImport(SwiftUI)\nimport SwiftUI\nstruct Card {}\n#endif", "@_exported import struct Foundation.Data")
    )
  }

  @Test func whoImportsATargetThatSeesThemSeesThem() {
    #expect(sees("import Cards\nstruct A {}", seen: ["Cards"]))
    #expect(!sees("import Store\nstruct A {}", seen: ["Cards"]))
    #expect(!sees("#if os(macOS)\nimport Cards\n#endif\nstruct A {}", seen: ["Cards"]))
  }

  @Test func whatApplesFoundationHandsOnIsNeeded() {
    #expect(sees("import Foundation\nfinal class Model: ObservableObject {}"))
    #expect(sees("import Foundation\n@Observable final class Model {}"))
    #expect(!sees("import Foundation\nlet a: Observable<Int>"))
    #expect(!sees("import Foundation\nimport OpenCombine\nfinal class Model: ObservableObject {}"))
    #expect(!sees("import Foundation\nprotocol ObservableObject {}", "import Foundation\nclass A: ObservableObject {}"))
  }
}
