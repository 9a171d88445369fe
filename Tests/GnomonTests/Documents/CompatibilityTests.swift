// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The tables of SwiftUI's API hold by themselves, and the tests that they name use what they say. Whether the module has each name is
/// compared by `Scripts/compatibility --check`, since only the compiler knows.
struct CompatibilityTests {
  @Test("Each table has rows of eight columns, with a status and the sentence that it needs")
  func columns() throws {
    let tables = try CompatibilityTable.all()
    #expect(tables.count > 20)
    for table in tables {
      #expect(table.problems == [], "Documentation/compatibility/\(table.group).tsv")
    }
  }

  @Test("What works has a test that exists and uses the name")
  func tests() throws {
    var words: [String: Set<String>] = [:]
    var problems: [String] = []
    for row in try CompatibilityTable.all().flatMap(\.rows) where row.status == "works" || !row.test.isEmpty {
      let file = "Tests/" + row.test
      if words[file] == nil { words[file] = (try? ProjectFiles.text(file)).map { SourceCode($0).words } ?? [] }
      if let problem = row.problem(in: words[file] ?? []) { problems.append(problem) }
    }
    #expect(problems == [], "run Scripts/compatibility --fill-tests after swift build --build-tests")
  }

  @Test("A test that isn't there, and one that doesn't use the name, are found")
  func wrongTests() throws {
    let row = try #require(CompatibilityTable.Row("View.padding(_:)\t\tfunc\tiOS 13.0\tworks\t\tGone.swift\t"))
    #expect(row.problem(in: []) == "View.padding(_:): Gone.swift isn't there, or its code doesn't use “padding”")
    #expect(row.problem(in: SourceCode("Text(\"padding\") // .padding()").words) != nil)
    #expect(row.problem(in: SourceCode("Text(\"a\").padding()").words) == nil)
  }

  @Test("A row lacks nothing that its status needs")
  func wrongRows() {
    func problems(_ row: String) -> [String] { CompatibilityTable(group: "a", lines: [row]).problems }
    #expect(problems("View.a()\t\tfunc\tiOS 13.0\tworks\t\tA.swift\t") == [])
    #expect(problems("View.a()\t\tfunc\tiOS 13.0\tworks\t\t\t") == ["View.a(): “works” needs a test"])
    #expect(
      problems("View.a()\t\tfunc\tiOS 13.0\tpartly\t\t\t") == ["View.a(): “partly” needs a sentence with a full stop"])
    #expect(problems("View.a()\t\tfunc\tiOS 13.0\tmaybe\t\t\t") == ["View.a(): “maybe” isn't a status"])
    #expect(problems("View.a()\tworks") == ["“View.a()\tworks” isn't eight columns"])
  }

  @Test(
    "Words are those of code alone",
    arguments: [
      ("a.b(c) // d", ["a", "b", "c"]), ("/* a /* b */ c */ d", ["d"]), ("\"a \\(b(\"c\")) d\" + e", ["b", "e"]),
      ("#\"a \\(b) \\#(c)\"# d", ["c", "d"]), ("\"\"\"\na \"b\" \\(c)\n\"\"\" d", ["c", "d"]), ("\"a\nb", ["b"]),
      ("\"\\\"a\\\"\" b", ["b"]), ("", []),
    ])
  func words(source: String, words: [String]) {
    #expect(SourceCode(source).words == Set(words))
  }

  @Test("The project's README has the tables' counts")
  func counts() throws {
    let beside = ["other-frameworks", "other-systems"]
    let rows = try CompatibilityTable.all().filter { !beside.contains($0.group) }.flatMap(\.rows)
    let readme = try ProjectFiles.text("README.md").replacing(",", with: "")
    for status in CompatibilityTable.statuses {
      let count = rows.count { $0.status == status }
      #expect(readme.contains("| \(status) | \(count) |"), "run Scripts/compatibility")
    }
  }
}
