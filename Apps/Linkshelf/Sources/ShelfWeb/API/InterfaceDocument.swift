// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes

/// The API's OpenAPI document, `openapi.json`.
struct InterfaceDocument: Sendable {
  static let shared = InterfaceDocument()

  /// nil where the file isn't there.
  let bytes: Data?
  /// The methods of each path; a part in braces stands for anything.
  private let paths: [(parts: [String], methods: [String])]

  private init() {
    bytes = Self.find().flatMap { try? Data(contentsOf: $0) }
    struct Document: Decodable { var paths: [String: [String: Ignored]] }
    struct Ignored: Decodable {}
    let document = bytes.flatMap { try? JSONDecoder().decode(Document.self, from: $0) }
    let all = (document?.paths ?? [:]).map { path, operations in
      (parts: path.split(separator: "/").map(String.init), methods: operations.keys.map { $0.uppercased() }.sorted())
    }
    // A path by its own name comes before one with a place for anything.
    func places(_ parts: [String]) -> Int { parts.count { $0.hasPrefix("{") } }
    paths = all.sorted { places($0.parts) < places($1.parts) }
  }

  /// The methods that a path of the API knows; nil for an unknown path.
  func methods(of path: some StringProtocol) -> [String]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    return paths.first { known in
      known.parts.count == parts.count && zip(known.parts, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }?.methods
  }

  /// The file lies in the program's resources: beside it, or where it's installed.
  private static func find() -> URL? {
    let program = Bundle.main.bundleURL
    for folder in [program, program.appending(path: "../share/linkshelf")] {
      let url = folder.appending(path: "linkshelf_ShelfWeb.resources/openapi.json")
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    #if DEBUG
      return Bundle.module.url(forResource: "openapi", withExtension: "json")
    #else
      return nil
    #endif
  }
}
