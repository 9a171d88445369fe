// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonServe

@Suite struct ShownSourcesTests {
  @Test("A file is known by its name, as it was given, and by its whole path, also through links; no other is known")
  func paths() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shown-\(UUID().uuidString)").path
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    for name in ["Card.swift", "Other.swift"] { manager.createFile(atPath: folder + "/real/" + name, contents: nil) }
    symlink(folder + "/real", folder + "/link")
    symlink("Other.swift", folder + "/real/Away.swift")
    // Shown through the link, and named without it; and the other way round.
    for (given, named) in [("link", "real"), ("real", "link")] {
      let shown = ShownSources([["Card.swift": "\(folder)/./\(given)/Card.swift"]])
      let whole = "\(folder)/\(given)/Card.swift"
      for file in ["Card.swift", "\(folder)/./\(given)/Card.swift", whole, "\(folder)/\(named)/Card.swift"] {
        #expect(shown.path(of: file) == whole, "\(file)")
      }
      for file in [
        "Other.swift", "\(folder)/real/Other.swift", "\(folder)/real/Away.swift", "/etc/passwd", "", "/",
        "real/Card.swift",
        "\(folder)/real", "\(whole)/", "\(whole)/..",
      ] { #expect(shown.path(of: file) == (file == "\(whole)/" ? whole : nil), "\(file)") }
    }
    let here = manager.currentDirectoryPath
    #expect(ShownSources([["A.swift": "Sources/A.swift"]]).path(of: "A.swift") == here + "/Sources/A.swift")
  }

  @Test("Previews are a file's by their own program's files, and the last that begins above the cursor is meant")
  func previews() {
    let shown = ShownSources([
      ["Card.swift": "/a/Card.swift", "Row.swift": "/a/Row.swift"], ["Card.swift": "/b/Card.swift"],
    ])
    func list(_ places: [String]) -> [LivePreview] { places.map { LivePreview(key: "M.\($0)", name: "", place: $0) } }
    let lists = [
      list(["Card.swift:20", "Card.swift:10", "Row.swift:5", "", "Card.swift", "None.swift:1"]), list(["Card.swift:3"]),
    ]
    func found(_ file: String, _ line: Int) -> [String?] {
      let (keys, current) = shown.previews(at: SourcePlace(file: file, line: line, column: 1), in: lists)
      return keys + [nil, current]
    }
    #expect(found("/a/Card.swift", 9) == ["M.Card.swift:20", "M.Card.swift:10", nil, nil])
    #expect(found("/a/Card.swift", 10) == ["M.Card.swift:20", "M.Card.swift:10", nil, "M.Card.swift:10"])
    #expect(found("/a/Card.swift", 99) == ["M.Card.swift:20", "M.Card.swift:10", nil, "M.Card.swift:20"])
    #expect(found("/b/Card.swift", 4) == ["M.Card.swift:3", nil, "M.Card.swift:3"])
    #expect(found("/c/Card.swift", 4) == [nil, nil])
  }

  @Test("No more files are known than there's room for")
  func limit() {
    let many = Dictionary(
      uniqueKeysWithValues: (0..<ShownSources.limit + 100).map { ("\($0).swift", "/a/\($0).swift") })
    #expect(Set(ShownSources([many, many]).paths.values).count == ShownSources.limit)
  }
}
