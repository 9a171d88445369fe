// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The table `file` has a row for each file that something names, at the end of each transaction. So the total needs no look at the disk.
extension Shelf {
  /// The hashes of all files that something names.
  static let namedFiles = namedParts + " UNION SELECT hash FROM savedPage"

  /// Those that versions and links name.
  static let namedParts = """
    SELECT hash FROM part UNION SELECT icon FROM link WHERE icon IS NOT NULL
    UNION SELECT picture FROM link WHERE picture IS NOT NULL UNION SELECT preview FROM link WHERE preview IS NOT NULL
    """

  /// Counts files that were named in this transaction.
  func count(_ hashes: some Sequence<String>, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO file (hash, bytes) VALUES (?, ?)
        ON CONFLICT (hash) DO UPDATE SET bytes = excluded.bytes WHERE bytes <> excluded.bytes
        """)
    for hash in hashes { try statement.execute(arguments: [hash, files.bytes(of: hash) ?? 0]) }
  }

  /// Counts files no more that nothing names since this transaction. They're removed after it.
  func forget(_ hashes: some Sequence<String>, _ db: Database) throws {
    for hash in hashes where try !Self.isNamed(hash, db) {
      try db.run(sql: "DELETE FROM file WHERE hash = ?", arguments: [hash])
    }
  }

  /// Removes files that nothing in the database names.
  func removeUnnamed(_ hashes: Set<String>) async throws {
    guard !hashes.isEmpty else { return }
    // In a write, so that nobody takes a file up meanwhile.
    try await pool.write { [files] db in
      for hash in hashes where try !Self.isNamed(hash, db) { files.remove(hash) }
    }
  }

  /// Removes what was kept for something that failed. What can't be removed now is left to the doctor.
  func removeLeft(_ hashes: Set<String>) async {
    // The task may have been cancelled, and the disk be full.
    await Task.detached { try? await self.removeUnnamed(hashes) }.value
  }

  static func isNamed(_ hash: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT EXISTS (SELECT 1 FROM part WHERE hash = ?) OR EXISTS (SELECT 1 FROM link WHERE icon = ?)
          OR EXISTS (SELECT 1 FROM link WHERE picture = ?) OR EXISTS (SELECT 1 FROM link WHERE preview = ?)
          OR EXISTS (SELECT 1 FROM savedPage WHERE hash = ?)
          """), arguments: [hash, hash, hash, hash, hash]) ?? false
  }

  /// How many rows of `file` are wrong: missing, left over, or with another size than on the disk. The total counts as one.
  func countWrongSizes() async throws -> Int {
    try await pool.read { [files] db in
      var wrong =
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM file WHERE hash NOT IN (\(Self.namedFiles))") ?? 0
      let rows = try Row.fetchCursor(
        db,
        sql: "SELECT named.hash, file.bytes FROM (\(Self.namedFiles)) named LEFT JOIN file ON file.hash = named.hash")
      while let row = try rows.next() {
        let counted: Int64? = row["bytes"]
        // A missing file is said by itself.
        if counted == nil || files.bytes(of: row["hash"]).map({ $0 != counted }) ?? false { wrong += 1 }
      }
      let isSum = try Bool.fetchOne(
        db.cachedStatement(
          sql: "SELECT (SELECT TOTAL(bytes) FROM file) = bytes AND (SELECT COUNT(*) FROM file) = files FROM fileTotal"))
      return isSum == true ? wrong : wrong + 1
    }
  }

  /// Counts all named files anew.
  static func countFiles(_ files: PartFiles, _ db: Database, named: String = namedFiles) throws {
    try db.run(sql: "DELETE FROM file")
    let named = try String.fetchCursor(db, sql: named)
    let insert = try db.makeStatement(sql: "INSERT INTO file (hash, bytes) VALUES (?, ?)")
    while let hash = try named.next() { try insert.execute(arguments: [hash, files.bytes(of: hash) ?? 0]) }
    try db.run(
      sql: """
        INSERT OR REPLACE INTO fileTotal (id, bytes, files)
        SELECT 1, COALESCE(SUM(bytes), 0), COUNT(*) FROM file
        """)
  }
}

extension PartFiles {
  /// The bytes that a kept file takes on the disk; nil where it isn't there.
  func bytes(of hash: String) -> Int64? { path(of: hash).flatMap { Self.size(of: $0) } }

  static func size(of path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }
}
