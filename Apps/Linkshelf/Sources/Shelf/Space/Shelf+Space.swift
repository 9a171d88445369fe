// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Synchronization

extension Shelf {
  /// How long nothing is begun after something couldn't be written, in seconds.
  public static let holdSeconds = 30.0

  public func spaceLimits() async throws -> SpaceLimits { try await pool.read { try Self.limits($0) } }

  /// Sets all limits. Nothing is deleted by that at once.
  ///
  /// - Throws: where a number is out of its range.
  public func set(_ limits: SpaceLimits) async throws {
    try limits.check()
    try await writeFromReserve { db in
      for field in SpaceLimits.Field.allCases {
        try db.run(
          sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
          arguments: ["space." + field.rawValue, limits[field].map(String.init) ?? "off"])
      }
    }
    held.withLock { $0 = nil }
  }

  /// What the store takes and may take. Costs the same with a million files.
  public func space() async throws -> SpaceReport {
    try await pool.read { [self] db in
      var report = SpaceReport()
      report.limits = try Self.limits(db)
      if let row = try Row.fetchOne(db.cachedStatement(sql: "SELECT bytes, files FROM fileTotal")) {
        report.fileBytes = row["bytes"]
        report.files = row["files"]
      }
      report.databaseBytes = databaseBytes
      allowance.tell(report.used)
      let disk = DiskSpace(folder)
      report.free = disk?.free
      report.disk = disk?.whole
      report.mostMB = allowance.mostMB
      report.shortage = try shortage(db)
      return report
    }
  }

  /// Why no work is begun; nil where there's room.
  public func shortage() async throws -> SpaceShortage? { try await pool.read { try self.shortage($0) } }

  func shortage(_ db: Database) throws -> SpaceShortage? {
    if let hold = held.withLock({ $0 }), clock() < hold.until { return .full(folder: hold.folder) }
    let limits = try Self.limits(db)
    let floor = max(limits.freeMB ?? 0, SpaceLimits.leastFreeMB)
    if let free = DiskSpace(folder)?.free, free / SpaceLimits.megabyte < Int64(floor) {
      return .floor(free: free, wanted: Int64(floor) * SpaceLimits.megabyte)
    }
    let own = [limits.allMB, allowance.mostMB].compactMap { $0 }.min().map { Int64($0) * SpaceLimits.megabyte }
    guard own != nil || allowance.isHousehold else { return nil }
    let used = (try Int64.fetchOne(db.cachedStatement(sql: "SELECT bytes FROM fileTotal")) ?? 0) + databaseBytes
    if let own, used >= own { return .total(used: used, limit: own) }
    if let all = allowance.household(with: used) { return .household(used: all.used, limit: all.limit) }
    return nil
  }

  /// Begins nothing for a while: the disk under a folder was full a moment ago. Without a folder it's the one before, or the store's.
  public func hold(_ folder: String? = nil) {
    let now = clock()
    held.withLock { held in
      let known = held.flatMap { now < $0.until ? $0.folder : nil }
      held = (now.adding(seconds: Self.holdSeconds), folder ?? known ?? self.folder)
    }
  }

  private var databaseBytes: Int64 {
    ["", "-wal"].reduce(0) { $0 + (PartFiles.size(of: folder + "/shelf.sqlite" + $1) ?? 0) }
  }

  static func limits(_ db: Database) throws -> SpaceLimits {
    var limits = SpaceLimits()
    for row in try Row.fetchAll(
      db.cachedStatement(sql: "SELECT name, value FROM setting WHERE name > 'space.' AND name < 'space/'"))
    {
      guard let field = SpaceLimits.Field(rawValue: String((row["name"] as String).dropFirst(6))) else { continue }
      let value: String = row["value"]
      if value == "off" {
        limits[field] = nil
      } else if let number = Int(value), (1...field.most).contains(number) {
        limits[field] = number
      }
    }
    return limits
  }
}
