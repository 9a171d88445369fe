// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What the documents name has to be there.
struct DocumentTests {
  private static let documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "DEVIATIONS.md"]

  @Test("Paths in backquotes and links in the documents exist", arguments: documents)
  func paths(document: String) throws {
    let text = try String(contentsOf: Repository.file(document), encoding: .utf8)
    let missing = Self.paths(in: text).filter {
      !FileManager.default.fileExists(atPath: Repository.file($0).path)
    }
    #expect(missing == [], "\(document) names what isn't there")
  }

  @Test("A path that isn't there is found")
  func missingPaths() {
    let text = "See `Sources/Gone/Nowhere.swift`, [this](Documentation/gone.md) and `make test`, `a/b`."
    #expect(Self.paths(in: text) == ["Sources/Gone/Nowhere.swift", "Documentation/gone.md"])
  }

  /// Words in backquotes that begin with a top folder and name a file or a folder, and targets of links to files.
  private static func paths(in text: String) -> [String] {
    let folders = ["Sources/", "Tests/", "Documentation/", "Scripts/", "Compatibility/", "Examples/"]
    let quoted = text.matches(of: #/`([A-Za-z0-9_+./-]+)`/#).map { String($0.output.1) }
      .filter { path in folders.contains { path.hasPrefix($0) } }
    let linked = text.matches(of: #/\]\(([A-Za-z0-9_+./-]+)(#[^)]*)?\)/#).map { String($0.output.1) }
    return quoted + linked
  }
}
