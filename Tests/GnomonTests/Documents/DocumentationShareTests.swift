// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation
import Testing

/// How much of what is public in `Gnomon` has a documentation comment. What lacks one stands in a list, which may only get shorter.
struct DocumentationShareTests {
  /// A line each: the file below `Sources/Gnomon`, then a declaration's name, and how often it lacks a comment there where that's more
  /// than once.
  private static let list = DocumentBlock.root.appendingPathComponent("Tests/GnomonTests/Documents/undocumented.txt")

  @Test("What lacks a comment is what the list says, and no more")
  func share() throws {
    let symbols = try SymbolGraph.symbols(of: "Gnomon")
    #expect(symbols.count > 7000)
    let found = Self.lines(symbols)
    let known = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
    let (added, gone) = (Set(found).subtracting(known).sorted(), Set(known).subtracting(found).sorted())
    #expect(added == [], "these need a comment that says what the name doesn't")
    #expect(gone == [], "these have one now, or are gone: take their lines out of undocumented.txt")
    #expect(known == known.sorted())
  }

  @Test("A declaration without a comment is found")
  func missing() throws {
    let json = """
      {"symbols": [
        {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "a"}, "pathComponents": ["A", "b"],
         "location": {"uri": "file:///x/Sources/Gnomon/Base/A.swift", "position": {"line": 1}}},
        {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "b"}, "pathComponents": ["A", "c"],
         "docComment": {"lines": [{"text": "What it is."}]},
         "location": {"uri": "file:///x/Sources/Gnomon/Base/A.swift", "position": {"line": 2}}}
      ]}
      """
    let symbols = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8)).symbols
    #expect(Self.lines(symbols) == ["Base/A.swift A.b"])
  }

  private static func lines(_ symbols: [SymbolGraph.Symbol]) -> [String] {
    var counts: [String: Int] = [:]
    for symbol in symbols where !symbol.isDocumented {
      guard let path = symbol.location?.uri.components(separatedBy: "/Sources/Gnomon/").last else { continue }
      counts["\(path) \(symbol.name)", default: 0] += 1
    }
    return counts.map { $0.value > 1 ? "\($0.key) ×\($0.value)" : $0.key }.sorted()
  }
}
