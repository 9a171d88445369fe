// SPDX-License-Identifier: Apache-2.0
import Crypto
public import Foundation
import GRDB

/// A site for which cookies are kept; nothing of them is in it.
public struct SiteLogin: Sendable, Hashable, Identifiable {
  public var id: Int64
  /// The host, in lower case.
  public var site: String
  public var cookies: Int
  /// When the last of them expires; nil where one of them has no end.
  public var expires: Date?
  public var changed: Date
  /// Why they didn't help the last time, as a sentence; empty where they did.
  public var problem: String
}

/// The cookies of sites behind a login.
///
/// They're sealed by AES-GCM with a key that doesn't lie here, in a database of their own beside the store's. So a backup, which copies the
/// store's, never has them, nor has an export.
public final class Logins: Sendable {
  /// The sites, at most.
  public static let mostSites = 500

  private let home: String
  private let source: KeySource
  private let database: DatabaseQueue

  /// Opens the database in the data folder, or makes it.
  ///
  /// - Throws: ``LoginProblem`` where the key's file is in a wrong place or others may read it.
  ///
  /// - Parameter home: the data folder that the key may not lie in, where the folder is a part of it; nil for the folder itself.
  public init(folder: String, key: KeySource, home: String? = nil) throws {
    self.home = home ?? folder
    source = key
    _ = try key.key(outside: self.home)
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    // What is deleted is overwritten.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    let path = Self.path(in: folder)
    database = try DatabaseQueue(path: path, configuration: configuration)
    chmod(path, 0o600)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 sites") {
      try $0.execute(
        sql: """
          CREATE TABLE login (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            site TEXT NOT NULL UNIQUE,
            sealed BLOB NOT NULL,
            cookies INTEGER NOT NULL,
            expires REAL,
            changed REAL NOT NULL,
            problem TEXT NOT NULL DEFAULT ''
          );
          """)
    }
    try migrator.migrate(database)
  }

  /// Where the cookies of a store lie.
  static func path(in folder: String) -> String { folder + "/logins.sqlite" }

  /// Why nothing can be sealed or opened now; nil where there's a key.
  public func keyProblem() -> LoginProblem? {
    do throws(LoginProblem) {
      guard try source.key(outside: home) == nil else { return nil }
      return .badKey(
        "There is no key. Make one by “linkshelf key”, and start the server with --key-file or $LINKSHELF_KEY.")
    } catch { return error }
  }

  public func sites() throws -> [SiteLogin] {
    try database.read { db in
      try Row.fetchAll(db, sql: "SELECT id, site, cookies, expires, changed, problem FROM login ORDER BY site").map {
        row in
        SiteLogin(
          id: row["id"], site: row["site"], cookies: row["cookies"],
          expires: (row["expires"] as Double?).map { Date(timeIntervalSince1970: $0) },
          changed: Date(timeIntervalSince1970: row["changed"]), problem: row["problem"])
      }
    }
  }

  /// Keeps a site's cookies; those of before are gone.
  ///
  /// - Parameters:
  ///   - site: a host, or an address of which the host is taken.
  ///   - text: see ``CookieReader``.
  /// - Throws: ``LoginProblem``.
  @discardableResult
  public func set(_ site: String, _ text: String) throws -> SiteLogin {
    let host = try Self.host(site)
    let cookies = try CookieReader(site: host).read(text)
    let now = Date()
    guard cookies.contains(where: { $0.isAlive(at: now) }) else { throw LoginProblem.expired(site: host) }
    guard let key = try source.key(outside: home) else {
      throw keyProblem() ?? LoginProblem.noKey(site: host)
    }
    let data = try JSONEncoder().encode(cookies)
    let expires = cookies.contains { $0.expires == nil } ? nil : cookies.compactMap(\.expires).max()
    let id = try database.write { db -> Int64 in
      let count = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM login WHERE site <> ?", arguments: [host]) ?? 0
      guard count < Self.mostSites else { throw LoginProblem.invalid("At most \(Self.mostSites) sites are kept.") }
      // The row has to be there first, as its number is a part of what is sealed.
      try db.execute(
        sql: """
          INSERT INTO login (site, sealed, cookies, changed) VALUES (?, x'', 0, ?) ON CONFLICT (site) DO NOTHING
          """, arguments: [host, now.timeIntervalSince1970])
      guard let id = try Int64.fetchOne(db, sql: "SELECT id FROM login WHERE site = ?", arguments: [host]) else {
        throw LoginProblem.invalid("The site \(host) can't be kept.")
      }
      try db.execute(
        sql: "UPDATE login SET sealed = ?, cookies = ?, expires = ?, changed = ?, problem = '' WHERE id = ?",
        arguments: [
          try key.seal(data, for: Self.purpose(host, id)), cookies.count, expires, now.timeIntervalSince1970, id,
        ])
      return id
    }
    return SiteLogin(
      id: id, site: host, cookies: cookies.count, expires: expires.map { Date(timeIntervalSince1970: $0) },
      changed: now,
      problem: "")
  }

  /// Deletes a site's cookies, so that nothing of them is left in the file.
  public func remove(_ id: Int64) throws {
    try database.write { try $0.execute(sql: "DELETE FROM login WHERE id = ?", arguments: [id]) }
  }

  /// Notes why a site's cookies didn't help, or that they did.
  public func note(_ problem: String, at address: String) {
    // What can't be noted is said by the job too.
    try? database.write { db in
      guard let row = try Self.row(for: address, db) else { return }
      try db.execute(
        sql: "UPDATE login SET problem = ? WHERE id = ? AND problem <> ?", arguments: [problem, row.id, problem])
    }
  }

  /// The cookies that are kept for an address's site; none where nothing is kept for it.
  ///
  /// - Throws: ``LoginProblem`` where there are some that can't be read, or that have all expired.
  public func cookies(for address: String) throws -> [LoginCookie] {
    guard let row = try database.read({ try Self.row(for: address, $0) }) else { return [] }
    guard let key = try source.key(outside: home) else { throw LoginProblem.noKey(site: row.site) }
    guard let data = try? key.open(row.sealed, for: Self.purpose(row.site, row.id)),
      let cookies = try? JSONDecoder().decode([LoginCookie].self, from: data)
    else { throw LoginProblem.wrongKey(site: row.site) }
    let now = Date()
    let alive = cookies.filter { $0.isAlive(at: now) }
    guard !alive.isEmpty else { throw LoginProblem.expired(site: row.site) }
    // A host below the site that gets none of them is visited as by a stranger.
    let host = URLComponents(string: address)?.percentEncodedHost ?? ""
    return alive.contains { $0.reaches(host) } ? alive : []
  }

  /// What the ciphertext is bound to, so that rows can't be exchanged.
  private static func purpose(_ site: String, _ id: Int64) -> String { "linkshelf login 1\n\(id)\n\(site)" }

  /// The row of the address's host, or else of the nearest host above it.
  private static func row(for address: String, _ db: Database) throws -> (id: Int64, site: String, sealed: Data)? {
    guard let host = URLComponents(string: address)?.percentEncodedHost?.lowercased() else { return nil }
    var name = host[...]
    while true {
      if let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT id, site, sealed FROM login WHERE site = ?"), arguments: [String(name)])
      {
        return (row["id"], row["site"], row["sealed"])
      }
      guard !LoginCookie.isNumeric(host), let dot = name.firstIndex(of: ".") else { return nil }
      name = name[name.index(after: dot)...]
    }
  }

  private static func host(_ text: String) throws -> String {
    let clean = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let address = clean.contains("://") ? clean : "https://\(clean)"
    guard let parts = URLComponents(string: address), let host = parts.percentEncodedHost?.lowercased(), !host.isEmpty,
      host.utf8.count <= 253, parts.user == nil
    else { throw LoginProblem.invalid("“\(clean.prefix(100))” isn't a site. It looks like example.org.") }
    guard host.contains(".") || host == "localhost" || host.hasPrefix("[") else {
      throw LoginProblem.invalid("“\(host.prefix(100))” isn't a site. It looks like example.org.")
    }
    return host
  }
}
