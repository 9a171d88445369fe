// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A search with a name.
public struct SavedSearch: Codable, Hashable, Sendable, Identifiable, FetchableRecord {
  public var id: Int64
  public var name: String
  public var query: String
  public var position: Int
}

extension Shelf {
  /// A setting's text; nil where it isn't set.
  public func setting(_ name: String) async throws -> String? {
    try await pool.read {
      try String.fetchOne($0.cachedStatement(sql: "SELECT value FROM setting WHERE name = ?"), arguments: [name])
    }
  }

  /// All settings whose names begin with a text.
  public func settings(startingWith prefix: String) async throws -> [String: String] {
    try await pool.read { db in
      var found: [String: String] = [:]
      for row in try Row.fetchAll(
        db.cachedStatement(sql: "SELECT name, value FROM setting WHERE substr(name, 1, ?) = ?"),
        arguments: [prefix.unicodeScalars.count, prefix])
      {
        found[row["name"]] = row["value"]
      }
      return found
    }
  }

  /// - Parameter value: nil removes it.
  public func set(_ name: String, _ value: String?) async throws {
    try await pool.write { db in
      if let value {
        try db.run(sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", arguments: [name, value])
      } else {
        try db.run(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
      }
    }
  }

  // MARK: - Saved searches

  public func savedSearches() async throws -> [SavedSearch] {
    try await pool.read { try Self.savedSearches($0) }
  }

  static func savedSearches(_ db: Database) throws -> [SavedSearch] {
    try SavedSearch.fetchAll(db.cachedStatement(sql: "SELECT * FROM savedSearch ORDER BY position, name"))
  }

  public func savedSearch(_ id: Int64) async throws -> SavedSearch? {
    try await pool.read {
      try SavedSearch.fetchOne($0.cachedStatement(sql: "SELECT * FROM savedSearch WHERE id = ?"), arguments: [id])
    }
  }

  /// Keeps a search; one of the same name gets the new query.
  public func saveSearch(_ name: String, _ query: String) async throws -> Int64 {
    let name = Self.clean(name, "name")
    guard !name.isEmpty else { throw ShelfError(.invalid, "A saved search needs a name.") }
    let query = String(query.prefix(SearchParser.longest))
    return try await pool.write { db in
      try db.run(
        sql: """
          INSERT INTO savedSearch (name, query, position) VALUES (?, ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM savedSearch))
          ON CONFLICT (name) DO UPDATE SET query = excluded.query
          """, arguments: [name, query])
      return try Int64.fetchOne(db.cachedStatement(sql: "SELECT id FROM savedSearch WHERE name = ?"), arguments: [name])
        ?? 0
    }
  }

  /// Gives a saved search another name and query.
  public func changeSearch(_ id: Int64, name: String, query: String) async throws {
    let name = Self.clean(name, "name")
    guard !name.isEmpty else { throw ShelfError(.invalid, "A saved search needs a name.") }
    let query = String(query.prefix(SearchParser.longest))
    try await pool.write { db in
      if try Bool.fetchOne(
        db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM savedSearch WHERE name = ? AND id <> ?)"),
        arguments: [name, id]) == true
      {
        throw ShelfError(.invalid, "There's a saved search “\(name)” already.")
      }
      try db.run(sql: "UPDATE savedSearch SET name = ?, query = ? WHERE id = ?", arguments: [name, query, id])
      guard db.changesCount == 1 else { throw ShelfError(.notFound, "There's no such saved search.") }
    }
  }

  public func deleteSearch(_ id: Int64) async throws {
    try await pool.write { try $0.run(sql: "DELETE FROM savedSearch WHERE id = ?", arguments: [id]) }
  }
}
