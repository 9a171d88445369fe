// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place in a file, as an editor or a page names it.
struct SourcePlace: Decodable, Equatable, Sendable {
  /// The file's whole path, or the name that messages give it.
  var file: String
  /// Both count from 1.
  var line: Int
  var column: Int

  /// The bytes of what says it.
  static let limit = 8 << 10
  private static let numbers = 1...10_000_000

  init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }

  /// Reads it; nil where it's none.
  init?(_ data: Data) {
    guard data.count <= Self.limit, let place = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = place
  }

  private enum Key: String, CodingKey { case file, line, column }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    file = try values.decode(String.self, forKey: .file)
    line = try values.decodeIfPresent(Int.self, forKey: .line) ?? 1
    column = try values.decodeIfPresent(Int.self, forKey: .column) ?? 1
    guard !file.isEmpty, file.utf8.count <= 4 << 10, !file.utf8.contains(0), Self.numbers.contains(line),
      Self.numbers.contains(column)
    else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no place")) }
  }
}
