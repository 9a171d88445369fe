// SPDX-License-Identifier: Apache-2.0
import Addresses
import Interchange
import Testing

@Suite struct MutationTests {
  static let splices: [[UInt8]] =
    [
      "<", ">", "\"", "'", "&#", "&#x110000;", "<!--", "-->", "</dl>", "<dl>", "<h3>", "<a href=", "[", "]", "{", "}",
      ",", ":", "\\", "\\u", "\\ud800", "\n", "\r\n", "\0",
    ]
    .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xFE, 0xFF]]

  /// A file with some bytes changed, left out, doubled or put in.
  static func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !result.isEmpty {
      let at = Int.random(in: 0..<result.count, using: &generator)
      let end = min(result.count, at + Int.random(in: 1...20, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: result[at] = UInt8.random(in: 0...255, using: &generator)
      case 1: result.removeSubrange(at..<end)
      case 2: result.insert(contentsOf: result[at..<end], at: at)
      case 3: result.insert(contentsOf: splices.randomElement(using: &generator) ?? [], at: at)
      default: result.removeSubrange(at...)
      }
    }
    return result
  }

  @Test(arguments: Sample.all)
  func mutatedFilesNeitherTrapNorDependOnTheirPieces(_ sample: Sample) {
    var generator = SeededGenerator(state: UInt64(sample.text.utf8.count))
    let bytes = Array(sample.text.utf8)
    for round in 0..<150 {
      let file = Self.mutated(bytes, &generator)
      _ = ImportFormat.recognise(file)
      let whole = Reading.items(file, sample.format)
      let size = Int.random(in: 1...50, using: &generator)
      guard Reading.items(file, sample.format, size: size) == whole else {
        Issue.record("\(sample.name), round \(round): pieces of \(size) bytes give another result.")
        return
      }
      #expect(whole.count <= file.count + 2)
    }
  }

  @Test func everyReaderTakesEveryFile() {
    for sample in Sample.all {
      for format in ImportFormat.allCases { _ = Reading.items(Array(sample.text.utf8), format) }
    }
  }

  @Test func randomBytesAreNoTrap() {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = ImportFormat.recognise(bytes)
      for format in ImportFormat.allCases { _ = Reading.items(bytes, format) }
    }
  }

  /// One broken item costs no other.
  @Test func theRestIsReadAfterABrokenItem() {
    let json = #"""
      [{"url":"https://a.example/","savedAt":"x","labels":[]},
      {"url":"https://b.example/","savedAt":oops,"labels":[},
      {"url":"https://c.example/","title":"open,
       "savedAt":"x","labels":[]},
      {"url":7}, 8, ,
      {"url":"https://d.example/","savedAt":"x","labels":[]}
      """#
    let items = Reading.items(Array(json.utf8), .omnivore)
    let addresses = items.compactMap { if case .link(let link) = $0 { link.address.given } else { nil } }
    #expect(addresses.first == "https://a.example/" && addresses.last == "https://d.example/" && addresses.count >= 3)
    #expect(
      items.contains {
        if case .problem(let problem) = $0 { problem.sentence.hasPrefix("The file ends in the middle") } else { false }
      })
  }
}
