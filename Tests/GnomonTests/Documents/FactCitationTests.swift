// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Each fact that the code or a document cites by its number is on the page of facts.
struct FactCitationTests {
  private static let page = "Documentation/facts.md"

  @Test("Facts that sources, tests and documents cite are on the page")
  func citations() throws {
    let known = try Self.known()
    let folders = ["Sources", "Tests", "Benchmarks", "Examples", "Compatibility"]
    let sources = try folders.flatMap { try ProjectFiles.files(in: $0, endings: ["swift"]) }
    var unknown: [String] = []
    var count = 0
    for file in try sources + ProjectFiles.documents() {
      for number in Self.cited(in: try ProjectFiles.text(file)) {
        count += 1
        if !known.contains(number) { unknown.append("\(file): fact \(number)") }
      }
    }
    #expect(unknown == [], "\(Self.page) doesn't have them: add the fact with its source, or correct the number")
    // Fewer would mean that citations aren't found any more.
    #expect(count > 250)
  }

  @Test("Each fact of the page has a sentence and says how it's known, and no number comes twice")
  func page() throws {
    let rows = try ProjectFiles.text(Self.page).split(separator: "\n").filter { $0.contains("<a id=\"fact-") }
    var numbers: [Int] = []
    for row in rows {
      let match = try #require(
        row.wholeMatch(of: #/\| <a id="fact-(\d+)"><\/a>(\d+) \| (.{20,}) \| (.*\w.*) \|/#), "\(row)")
      #expect(match.output.1 == match.output.2, "the anchor and the number differ: \(row)")
      numbers.append(try #require(Int(match.output.1)))
    }
    #expect(numbers == Array(1...max(102, numbers.count)))
  }

  @Test("Numbers are found in each form of citation")
  func forms() {
    let text =
      "`facts 36–38, 42`; Fact 7; facts 6 to 9 and facts 48` and `49`; fact 1: 0, 10; artifact 3; facts 9-10"
      + "; fact 32: 1.5"
    #expect(Self.cited(in: text) == [36, 37, 38, 42, 7, 6, 7, 8, 9, 48, 49, 1, 9, 10, 32])
  }

  private static func known() throws -> Set<Int> {
    Set(try ProjectFiles.text(page).matches(of: #/id="fact-(\d+)"/#).compactMap { Int($0.output.1) })
  }

  /// The numbers after "fact" and "facts", ranges as all of their numbers.
  private static func cited(in text: String) -> [Int] {
    let citation = #/(?i)\bfacts? `?(\d+)((?:`?(?:–|-|, | to | and )`?\d+)*)/#
    let next = #/`?(–|-|, | to | and )`?(\d+)/#
    var numbers: [Int] = []
    for match in text.matches(of: citation) {
      guard var last = Int(match.output.1) else { continue }
      numbers.append(last)
      for step in match.output.2.matches(of: next) {
        guard let number = Int(step.output.2) else { continue }
        let isRange = ["–", "-", " to "].contains(step.output.1) && number > last
        numbers += isRange ? Array((last + 1)...number) : [number]
        last = number
      }
    }
    return numbers
  }
}
