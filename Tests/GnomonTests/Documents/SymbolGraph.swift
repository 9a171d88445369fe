// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation

/// What is public in a built module, as the compiler tells it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
      /// Set where the comment is another declaration's.
      var module: String?
    }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?

    /// `View.padding(_:)`.
    var name: String { pathComponents.joined(separator: ".") }

    var isDocumented: Bool {
      docComment?.lines.contains { !$0.text.trimmingCharacters(in: .whitespaces).isEmpty } == true
    }
  }

  var symbols: [Symbol]

  /// Reads the symbols of a module that was built for these tests, those that it adds to other modules' types included.
  static func symbols(of module: String) throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Compiler.extractSymbols(of: module, to: folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
  }
}
