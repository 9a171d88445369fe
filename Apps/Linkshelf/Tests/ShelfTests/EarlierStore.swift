// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

@testable import Shelf

/// A store as an earlier program left it: made by the steps up to a version, and filled by SQL of that version.
///
/// Each new step of the database adds a case to `fill`, where its tables want something.
final class EarlierStore {
  let folder: String
  let files: PartFiles
  private(set) var picture = ""

  init(version: Int) throws {
    folder = NSTemporaryDirectory() + "/earlier-" + UUID().uuidString
    files = try PartFiles(folder: folder + "/files")
    let pool = try open()
    try Shelf.migrator(Array(Shelf.steps(files).prefix(version))).migrate(pool)
    try pool.write { try fill($0, version: version) }
    try pool.close()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open() throws -> DatabasePool {
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(tokenizer: WordTokenizer.self) }
    return try DatabasePool(path: folder + "/shelf.sqlite", configuration: configuration)
  }

  private func fill(_ db: Database, version: Int) throws {
    let text = try files.keep(
      Data(String(repeating: "A gnomon casts a shadow. ", count: 400).utf8), mediaType: "text/plain")
    let image = try files.keep(Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }), mediaType: "image/webp")
    let icon = try files.keep(Data("an icon".utf8), mediaType: "image/png")
    picture = image.hash
    try db.execute(
      sql: """
        INSERT INTO link (id, key, address, host, site, title, note, addedAt, changedAt, icon, preview, versions)
        VALUES (7, 'example.org/a', 'https://example.org/a', 'example.org', 'example.org', 'One', 'n', 1000, 1000, ?, ?, 1);
        INSERT INTO link (id, key, address, host, site, title, addedAt, changedAt, binnedAt)
        VALUES (8, 'example.org/b', 'https://example.org/b', 'example.org', 'example.org', 'Two', 2000, 2000, 3000);
        INSERT INTO tag (id, path, folded) VALUES (3, 'Sun/Dials', 'sun/dials');
        INSERT INTO tagSynonym (folded, name, tag) VALUES ('hours', 'Hours', 3);
        INSERT INTO linkTag (link, tag) VALUES (7, 3);
        INSERT INTO snapshot (id, link, number, madeAt, finalAddress) VALUES (5, 7, 1, 1500, 'https://example.org/a');
        INSERT INTO part (snapshot, kind, name, mediaType, hash, bytes) VALUES (5, 'text', 'text.txt', 'text/plain', ?, ?);
        INSERT INTO part (snapshot, kind, name, mediaType, hash, bytes) VALUES (5, 'preview', 'small.webp', 'image/webp', ?, ?);
        INSERT INTO job (link, kind, site, position, nextAt, createdAt) VALUES (7, 'snapshot', 'example.org', 1, 1, 1);
        INSERT INTO setting (name, value) VALUES ('queue.paused', '1');
        INSERT INTO savedSearch (name, query) VALUES ('Mine', 'tag:sun');
        INSERT INTO fulltext (rowid, title, tags, site, description, note, body)
        VALUES (7, 'One', 'Sun/Dials', 'example.org', '', 'n', 'A gnomon casts a shadow.'), (8, 'Two', '', 'example.org', '', '', '');
        """, arguments: [icon.hash, image.hash, text.hash, text.bytes, image.hash, image.bytes])
    if version >= 2 {
      for hash in [icon.hash, image.hash, text.hash] {
        try db.execute(
          sql: "INSERT INTO file (hash, bytes) VALUES (?, ?)", arguments: [hash, files.bytes(of: hash) ?? 0])
      }
      try db.execute(sql: "INSERT INTO reindex (link) VALUES (7)")
    }
    if version >= 8 {
      try db.execute(
        sql: """
          INSERT INTO highlight (id, link, version, exact, madeAt, changedAt) VALUES (1, 7, 1, 'casts a shadow', 1600, 1600);
          INSERT INTO progress (link, share, at) VALUES (7, 0.5, 1600);
          INSERT INTO nextLink (link, position, addedAt) VALUES (7, 3, 1600);
          """)
    }
    if version >= 4 {
      try db.execute(
        sql: """
          UPDATE watch SET period = 'week', state = 'moved', since = 1600, movedTo = 'https://example.org/c' WHERE link = 7;
          INSERT INTO finding (link, at, kind, old, new) VALUES (7, 1600, 'moved', 'https://example.org/a', 'https://example.org/c');
          """)
    }
  }
}
