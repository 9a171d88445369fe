// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// Files that name Foundation's types for the network.
@Suite struct NetworkingImportsTests {
  private func read(_ source: String) -> String? {
    NetworkingImports.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func namesThatFoundationStandsBeforeAreTheirModules() {
    #expect(
      read("import Foundation\nclass A: Foundation.URLSessionDelegate {}\nlet b: Foundation.Date")
        == "import Foundation; import GnomonNetworking; import FoundationNetworking\n"
        + "class A: FoundationNetworking.URLSessionDelegate {}\nlet b: Foundation.Date")
    #expect(
      read("import Foundation\nimport FoundationXML\nlet a = Foundation.XMLParser(data: b)")
        == "import Foundation\nimport FoundationXML\nlet a = FoundationXML.XMLParser(data: b)")
  }

  @Test func theImportStandsOnFoundationsLine() {
    #expect(
      read("import Foundation // a\nlet a = URLSession.shared\n")
        == "import Foundation; import GnomonNetworking // a\nlet a = URLSession.shared\n")
    #expect(
      read("import SwiftUI\nfunc f(_ a: URLRequest) {}")
        == "import SwiftUI; import GnomonNetworking\nfunc f(_ a: URLRequest) {}")
  }

  @Test func documentsHaveAModuleToo() {
    #expect(
      read("import Foundation\nlet a: XMLParser, b: URLSession")
        == "import Foundation; import GnomonNetworking; import FoundationXML\nlet a: XMLParser, b: URLSession")
    #expect(read("import Foundation\nimport FoundationXML\nlet a: XMLParser") == nil)
  }

  @Test func picturesComeWithUIKit() {
    #expect(
      read("import UIKit\nlet a: CIImage?, b: CGImageSource?")
        == "import UIKit; import CoreImage; import ImageIO\nlet a: CIImage?, b: CGImageSource?")
    #expect(
      read("#if os(watchOS)\nimport ImageIO\n#endif\nimport UIKit\nlet b: CGImageSource?")
        == "#if os(watchOS)\nimport ImageIO\n#endif\nimport UIKit; import ImageIO\nlet b: CGImageSource?")
  }

  @Test func modulesOfCComeWithFoundationAndUIKit() {
    #expect(
      read("import Foundation\nlet a = kSecClass, b = Section(), c = SecretKey()")
        == "import Foundation; import Security\nlet a = kSecClass, b = Section(), c = SecretKey()")
    #expect(read("import Foundation\nimport Security\nlet a = kSecClass") == nil)
    #expect(read("import UIKit\nlet a = CTFontGetSize(b)") == "import UIKit; import CoreText\nlet a = CTFontGetSize(b)")
    #expect(read("import Darwin\nvar a = os_unfair_lock()") == "import Darwin; import os\nvar a = os_unfair_lock()")
  }

  @Test func frameworksWithViewsBringUIKit() {
    #expect(read("import AVKit\nfinal class A: UIView {}") == "import AVKit; import SwiftUI\nfinal class A: UIView {}")
    #expect(read("import AVKit\nimport UIKit\nfinal class A: UIView {}") == nil)
    #expect(read("import AVKit\nlet a = AVPlayer()") == nil)
  }

  @Test(arguments: [
    "import Foundation\nlet a = 1", "let a = URLSession.shared", "import Foundation\nlet a = \"URLSession\"",
    "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a = URLSession.shared",
  ])
  func otherFilesAreLeft(source: String) { #expect(read(source) == nil) }
}
