// SPDX-License-Identifier: Apache-2.0
import Books
public import Foundation
import Interchange
public import Shelf

/// Everything that a shelf keeps as one ZIP file, written while it's read. Only its JSON Lines lie on the disk before they're sent.
///
/// | In it | |
/// | --- | --- |
/// | `index.html`, `pages/N.html` | pages to look through without Linkshelf, 500 links each |
/// | `links.jsonl` | all that is known of links, tags and lists, as `export --format jsonl` writes it |
/// | `files/LINK/VERSION/NAME` | each version's files |
///
/// Links in the bin are left out. Costs the reading of all files twice; about 100 bytes of memory a file.
public struct OwnDataExport: Sendable {
  private let shelf: Shelf
  /// Links on one page to look through.
  static let pageLength = 500
  /// Texts up to this size are packed, in bytes; larger ones lie in the archive as they are.
  private static let mostPacked: Int64 = 8 << 20

  public init(_ shelf: Shelf) { self.shelf = shelf }

  /// - Parameter write: takes the next bytes of the file.
  public func write(_ write: @escaping (Data) async throws -> Void) async throws {
    var zip = ZipStream(write)
    let folder = shelf.exchangeFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The lines are written to a file first, since their sum has to be known.
    let lines = URL(filePath: "\(folder)/own-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: lines) }
    let count = try await ShelfExport.write(.everything, as: .jsonLines, to: lines, of: shelf)
    try await zip.add("links.jsonl") {
      let file = try FileHandle(forReadingFrom: lines)
      return { try file.read(upToCount: 1 << 20).flatMap { $0.isEmpty ? nil : $0 } }
    }
    let ids = try await shelf.ids(.everything, most: .max)
    let pages = max(1, (ids.count + Self.pageLength - 1) / Self.pageLength)
    try await zip.add("index.html", Data(OwnDataPages.index(count, pages, shelf.now.date).utf8))
    for page in 0..<pages {
      let part = ids.dropFirst(page * Self.pageLength).prefix(Self.pageLength)
      var entries: [OwnDataPages.Entry] = []
      for row in try await shelf.rows(Array(part)) {
        try Task.checkCancellation()
        entries.append(OwnDataPages.Entry(row: row, versions: try await add(row, to: &zip)))
      }
      try await zip.add("pages/\(page + 1).html", Data(OwnDataPages.page(entries, page + 1, of: pages).utf8))
    }
    try await zip.finish()
  }

  /// Adds a link's files.
  private func add(_ row: LinkRow, to zip: inout ZipStream) async throws -> [OwnDataPages.Version] {
    var versions: [OwnDataPages.Version] = []
    for (snapshot, parts) in try await shelf.snapshots(of: row.id) {
      var names: Set<String> = []
      var files: [OwnDataPages.File] = []
      for part in parts {
        let name = Self.fileName(part, &names)
        let path = "files/\(row.id)/\(snapshot.number)/\(name)"
        // One that was deleted meanwhile, or is missing, is left out; the lines tell its hash.
        guard let reader = try? shelf.files.reader(part.hash) else { continue }
        if part.bytes <= Self.mostPacked, reader.isCompressed {
          try await zip.add(path, try shelf.files.data(part.hash, most: Int(Self.mostPacked)))
        } else {
          try await zip.add(path) {
            let reader = try shelf.files.reader(part.hash)
            return { try reader.next().map { Data($0) } }
          }
        }
        files.append(.init(kind: part.kind, path: "../" + path))
      }
      versions.append(.init(made: snapshot.madeAt.date, files: files))
    }
    return versions
  }

  /// A name that is one step of a path everywhere, and no other file's of the version.
  static func fileName(_ part: Part, _ taken: inout Set<String>) -> String {
    let letters = part.name.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar)
      return isPlain ? Character(scalar) : "-"
    }
    var name = String(String(letters).drop { $0 == "." }.prefix(100))
    if name.isEmpty { name = part.kind.rawValue }
    if !taken.insert(name.lowercased()).inserted {
      name = "\(part.kind.rawValue)-\(part.position)-\(name)"
      taken.insert(name.lowercased())
    }
    return name
  }
}
