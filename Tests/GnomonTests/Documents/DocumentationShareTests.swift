// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// All that is public in `Gnomon` has a documentation comment: members of extensions, cases and requirements too, which the linter
/// doesn't ask for.
struct DocumentationShareTests {
  @Test("Each public declaration has a comment")
  func share() throws {
    let symbols = try SymbolGraph.symbols(of: "Gnomon")
    #expect(symbols.count > 7000)
    #expect(Self.undocumented(symbols) == [], "say what the name doesn't: units, nil, limits, effect")
  }

  @Test("A declaration without a comment, or with an empty one, is found")
  func missing() throws {
    let json = """
      {"symbols": [
        {"pathComponents": ["A", "b"],
         "location": {"uri": "file:///x/Sources/Gnomon/Base/A.swift", "position": {"line": 1}}},
        {"pathComponents": ["A", "c"], "docComment": {"lines": [{"text": "What it is."}]},
         "location": {"uri": "file:///x/Sources/Gnomon/Base/A.swift", "position": {"line": 2}}},
        {"pathComponents": ["A", "d"], "docComment": {"lines": [{"text": " "}]},
         "location": {"uri": "file:///x/Sources/Gnomon/Base/A.swift", "position": {"line": 4}}}
      ]}
      """
    let symbols = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8)).symbols
    #expect(Self.undocumented(symbols) == ["Base/A.swift:2: A.b", "Base/A.swift:5: A.d"])
  }

  /// What the compiler makes by itself has no place.
  private static func undocumented(_ symbols: [SymbolGraph.Symbol]) -> [String] {
    symbols.filter { !$0.isDocumented }.compactMap { symbol in
      guard let place = symbol.location, let path = place.uri.components(separatedBy: "/Sources/Gnomon/").last else {
        return nil
      }
      return "\(path):\(place.position.line + 1): \(symbol.pathComponents.joined(separator: "."))"
    }
    .sorted()
  }
}
