// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The rows that the numbers in the sources weren't made from: the others' check.
///
/// A number in the sources names the rows that it was made from. What no source names was measured on other screens, or
/// of other things on the same ones, and holds by the rules alone.
@Suite struct SurfaceCheckTests {
  private static let named: Set<String> = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let sources = root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { text += (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    }
    return Set(text.matches(of: /[a-z]+[0-9]{2}-[0-9]{2}/).map { String($0.output) })
  }()

  /// The rows of a family that have a measure: of lists, bars, tabs, search fields or symbols.
  @MainActor private static func rows(of family: String) -> [String] {
    SurfaceTable.rows.map(\.id)
      .filter { $0.prefix { $0.isLetter } == family && SurfaceMeasures.all.measures[$0] != nil }
  }

  @Test(
    "Of each large family a third of the rows that are measured are named by no source",
    arguments: ["list", "nav", "tab", "sym"])
  @MainActor func check(family: String) {
    let rows = Self.rows(of: family)
    let check = rows.filter { !Self.named.contains($0) }
    #expect(rows.count >= 8)
    #expect(check.count * 3 >= rows.count, "\(check.count) of \(rows.count): \(check)")
  }

  @Test("Each row that a source names is one of the table")
  func names() {
    let known = Set(SurfaceTable.rows.map(\.id))
    let families = Set(known.map { $0.prefix { $0.isLetter } })
    let unknown = Self.named.filter { families.contains($0.prefix { $0.isLetter }) && !known.contains($0) }
    #expect(unknown.sorted() == [])
  }
}
