// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is public in a built module, as the compiler tells it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Location: Decodable {
      /// Counted from 0.
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }

    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?

    var isDocumented: Bool { docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } == true }
  }

  var symbols: [Symbol]

  /// The symbols of a module that was built for these tests, those that it adds to other modules' types included.
  static func symbols(of module: String) throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Compiler.extractSymbols(of: module, to: folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
  }
}
