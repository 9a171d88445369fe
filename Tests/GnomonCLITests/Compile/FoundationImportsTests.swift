// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// Files that import Foundation alone and use what Apple's hands on.
@Suite struct FoundationImportsTests {
  private func read(_ source: String) -> String? {
    FoundationImports.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func importsThatSayWhoSeesThemStayAsTheyAre() {
    #expect(
      read("import Foundation\npublic import Dispatch\nlet a = 1")
        == "public import GnomonFoundation\npublic import Dispatch\nlet a = 1")
    #expect(
      read("internal import Foundation; public import Dispatch")
        == "internal import GnomonFoundation; public import Dispatch")
  }

  @Test func theImportStandsOnFoundationsLine() {
    #expect(
      read("// a\n@_exported import Foundation // b\nlet a = 1\n")
        == "// a\n@_exported import GnomonFoundation // b\nlet a = 1\n")
    #expect(
      read("#if canImport(Foundation)\n  import Foundation\n#endif\n")
        == "#if canImport(Foundation)\n  import GnomonFoundation\n#endif\n")
    #expect(read("import Foundation") == "import GnomonFoundation")
  }

  @Test(arguments: [
    "", "let a = 1", "import struct Foundation.Date\n", "// import Foundation\n",
    "let a = \"import Foundation\"\n", "import Foundation.NSDate\n", "import FoundationEssentials\n", "import",
  ])
  func otherFilesAreLeft(source: String) {
    #expect(read(source) == nil)
  }

  @Test("A name of UIKit's is found in SwiftUI's module, which hands it on; one of Darwin's in Glibc")
  func qualifiedNames() {
    func read(_ source: String) -> String {
      String(decoding: SourceSet.withImportsForLinux(Array(source.utf8)), as: UTF8.self)
    }
    #expect(read("let a = UIKit.UIColor.red\n") == "let a = SwiftUI.UIColor.red\n")
    #expect(read("func f(_ a: [AppKit.NSColor]) {}\n") == "func f(_ a: [SwiftUI.NSColor]) {}\n")
    #expect(read("let a = Darwin.ceil(b)\n") == "let a = Glibc.ceil(b)\n")
    let others =
      "let a = names.UIKit.First\nlet d = names.Darwin.ceil\nlet b = UIKit.first\n// UIKit.UIColor\nlet c = \"UIKit.UIColor\"\n"
    #expect(read(others) == others)
  }
}
