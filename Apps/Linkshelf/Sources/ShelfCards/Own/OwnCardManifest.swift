// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What was built of a card's source: `card.json` in the card's folder.
public struct OwnCardManifest: Codable, Sendable, Equatable {
  /// The form of the file. Another one isn't read.
  static let currentVersion = 1

  /// The form of the file.
  var version = currentVersion
  /// The SHA-256 of the source, in 64 hexadecimal digits.
  public let source: String
  /// What `gnomon --version` says.
  public let gnomon: String
  /// When it was built.
  public let built: Date
  /// The command's file and the folder of its compiler, as they were then.
  let command: String
  let toolchain: String
  let identity: String

  /// nil where there's none. Throws where it can't be read.
  static func read(in folder: URL) throws -> OwnCardManifest? {
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("card.json").path) else {
      return nil
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let manifest = try decoder.decode(OwnCardManifest.self, from: data)
    guard manifest.version == currentVersion, manifest.source.utf8.count == 64, manifest.source.allSatisfy(\.isHexDigit)
    else {
      throw CardError(.own, "it has another form")
    }
    return manifest
  }

  /// Appears whole or not at all.
  func write(in folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: folder.appendingPathComponent("card.json"), options: .atomic)
  }
}
