// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What the documents name has to be there.
struct DocumentTests {
  @Test("Paths in backquotes and links in the documents exist", arguments: try ProjectFiles.documents())
  func paths(document: String) throws {
    let text = try ProjectFiles.text(document)
    #expect(NamedPaths(in: text, of: document).missing == [], "\(document) names what isn't there")
  }

  @Test("Files that ARCHITECTURE.md names without a folder exist")
  func fileNames() throws {
    let text = try ProjectFiles.text("ARCHITECTURE.md")
    let folders = ["Sources", "Tests", "Compatibility", "Benchmarks", "Examples"]
    let files = try folders.flatMap { try ProjectFiles.files(in: $0, endings: ["swift"]) }
    let names = Set(files.map { URL(fileURLWithPath: $0).lastPathComponent })
    let missing = text.matches(of: #/`([A-Za-z0-9_+]+\.swift)`/#).map { String($0.output.1) }
      .filter { !names.contains($0) && !ProjectFiles.exists($0) }
    #expect(missing == [])
  }

  @Test("Tests that DEVIATIONS.md names exist")
  func testNames() throws {
    let files = try ProjectFiles.files(in: "Tests", endings: ["swift"])
    let names = Set(files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
    let text = try ProjectFiles.text("DEVIATIONS.md")
    let named = Set(text.matches(of: #/`([A-Z]\w+(?:Tests|Claims|Facts))`/#).map { String($0.output.1) })
    #expect(named.count > 40)
    #expect(named.subtracting(names).sorted() == [])
  }

  @Test("Paths that aren't there are found: whole ones, links, and those inside of Sources/Gnomon")
  func missingPaths() {
    let text = """
      See `Sources/Gone/Nowhere.swift`, [this](Documentation/gone.md), [that](#below) and `make test`, `a/b`, `.gone/run`.
      `Engine/Gone` and `Engine/Evaluation/Gone.swift` aren't there, `Engine/Evaluation/ViewNode.swift` is.
      """
    let missing = [
      "Sources/Gone/Nowhere.swift", "Engine/Gone", "Engine/Evaluation/Gone.swift", "Documentation/gone.md",
    ]
    #expect(NamedPaths(in: text, of: "README.md").missing == missing)
  }

  @Test("Links begin at the document's own folder")
  func linksOfDeeperDocuments() {
    #expect(NamedPaths(in: "[a](../README.md) [b](facts.md)", of: "Documentation/x.md").missing == [])
    #expect(NamedPaths(in: "[a](README.md)", of: "Documentation/x.md").missing == ["README.md"])
  }
}

/// The paths that a document names: words in backquotes that begin with a folder, and targets of links to files.
private struct NamedPaths {
  /// The named paths of which there's no file and no folder, as written.
  let missing: [String]

  init(in text: String, of document: String) {
    let quoted = text.matches(of: #/`([A-Za-z0-9_+./-]+)`/#).map { String($0.output.1) }
    let linked = text.matches(of: #/\]\(([A-Za-z0-9_+./-]+)(#[^)]*)?\)/#).map { String($0.output.1) }
    let folder = Repository.file(document).deletingLastPathComponent()
    missing =
      quoted.filter(Self.isMissing)
      + linked.filter { !ProjectFiles.exists(folder.appendingPathComponent($0).standardizedFileURL) }
  }

  /// A path begins at the root or, in short, inside of `Sources/Gnomon`. What begins with no folder of either isn't a path.
  private static func isMissing(_ word: String) -> Bool {
    guard let slash = word.firstIndex(of: "/") else { return false }
    let first = word[..<slash]
    if tops.contains(String(first)) { return !ProjectFiles.exists(word) }
    if floors.contains(String(first)) { return !ProjectFiles.exists("Sources/Gnomon/" + word) }
    return false
  }

  private static let tops = folders(in: "")
  private static let floors = folders(in: "Sources/Gnomon")

  private static func folders(in path: String) -> Set<String> {
    let folder = Repository.file(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(
      names.filter { name in
        var isFolder: ObjCBool = false
        let path = folder.appendingPathComponent(name).path
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return isThere && isFolder.boolValue && !name.hasPrefix(".")
      })
  }
}
