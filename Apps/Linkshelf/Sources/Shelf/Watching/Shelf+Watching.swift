// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  static let watchPeriodSetting = "watch.period"

  /// How often links without a period of their own are asked.
  public func watchPeriod() async throws -> WatchPeriod { try await pool.read { try Self.watchPeriod($0) } }

  static func watchPeriod(_ db: Database) throws -> WatchPeriod {
    let name = try String.fetchOne(
      db.cachedStatement(sql: "SELECT value FROM setting WHERE name = '\(watchPeriodSetting)'"))
    return name.flatMap(WatchPeriod.init(rawValue:)) ?? .usual
  }

  /// Sets it, and spreads the next checks over the new period. Costs about 4 µs a link.
  public func setWatchPeriod(_ period: WatchPeriod) async throws {
    let now = clock()
    try await writeFromReserve { db in
      guard try Self.watchPeriod(db) != period else { return }
      try db.run(
        sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
        arguments: [Self.watchPeriodSetting, period.rawValue])
      try db.execute(
        sql: """
          UPDATE watch SET nextAt = \(Self.spread("?", Self.periodOfAll))
          WHERE period = '' AND link IN (SELECT id FROM link WHERE binnedAt IS NULL)
          """, arguments: [now])
    }
  }

  /// How a link's page was when it was last asked; nil where there's no such link.
  public func watch(of link: Link.ID) async throws -> Watch? {
    try await pool.read { try Self.watch(of: link, $0) }
  }

  static func watch(of link: Link.ID, _ db: Database) throws -> Watch? {
    try Watch.fetchOne(db.cachedStatement(sql: "SELECT * FROM watch WHERE link = ?"), arguments: [link])
  }

  /// The watches of some links; unknown ones are left out.
  public func watches(of links: [Link.ID]) async throws -> [Link.ID: Watch] {
    try await pool.read { db in
      var found: [Link.ID: Watch] = [:]
      for link in links { found[link] = try Self.watch(of: link, db) }
      return found
    }
  }

  /// Sets a link's own period, and whether a version is made when its page changes.
  ///
  /// - Parameter period: nil: that of all links.
  /// - Returns: the watch as it is then.
  @discardableResult
  public func setWatch(of link: Link.ID, period: WatchPeriod?, keepsChanges: Bool) async throws -> Watch {
    try await pool.write { [self] db in
      try setWatch(of: link, period: period, keepsChanges: keepsChanges, db)
      guard let watch = try Self.watch(of: link, db) else { throw ShelfError(.notFound, "There's no link \(link).") }
      return watch
    }
  }

  func setWatch(of link: Link.ID, period: WatchPeriod?, keepsChanges: Bool, _ db: Database) throws {
    guard let before = try Self.watch(of: link, db) else { throw ShelfError(.notFound, "There's no link \(link).") }
    guard before.period != period || before.keepsChanges != keepsChanges else { return }
    try db.run(
      sql: "UPDATE watch SET period = ?, keepsChanges = ? WHERE link = ?",
      arguments: [period?.rawValue ?? "", keepsChanges, link])
    let isBinned =
      try Bool.fetchOne(
        db.cachedStatement(sql: "SELECT binnedAt IS NOT NULL FROM link WHERE id = ?"), arguments: [link]) ?? true
    guard !isBinned else { return }
    // What changes later is compared with how the page is now.
    if keepsChanges, before.print == nil, try (period ?? Self.watchPeriod(db)) != .off {
      try db.run(sql: "UPDATE watch SET nextAt = ? WHERE link = ?", arguments: [clock(), link])
    } else if before.period != period {
      try db.execute(
        sql: "UPDATE watch SET nextAt = \(Self.spread("?", Self.periodOfRow)) WHERE link = ?",
        arguments: [clock(), link])
    }
  }

  /// Lets some pages be asked before all others, those that aren't watched too.
  public func checkNow(_ links: [Link.ID]) async throws {
    try await pool.write { db in
      let statement = try db.cachedStatement(
        sql: "UPDATE watch SET nextAt = 0 WHERE link = ? AND link IN (SELECT id FROM link WHERE binnedAt IS NULL)")
      for link in links { try statement.execute(arguments: [link]) }
    }
  }

  /// Says that a person knows of a change.
  public func markChangeSeen(_ links: [Link.ID]) async throws {
    try await pool.write { db in
      let statement = try db.cachedStatement(sql: "UPDATE watch SET changedAt = NULL WHERE link = ?")
      for link in links { try statement.execute(arguments: [link]) }
    }
  }
}
