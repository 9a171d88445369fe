// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Synchronization

/// The store: links, tags, snapshots and the queue, in one folder.
///
/// The database says what there is; the files of snapshots lie beside it, named by their content. A file is whole before the database
/// names it, so that a process may end at any instant.
public final class Shelf: Sendable {
  public let folder: String
  /// The store's name among those of a household; empty for the first one.
  public let name: String
  /// What the household lets it take.
  let allowance: StoreAllowance
  let pool: DatabasePool
  public let files: PartFiles
  /// What time it is; tests give their own.
  let clock: @Sendable () -> Moment
  let endings = WordEndings()
  /// Until when nothing is begun since the disk of a folder was full; nil where it may be.
  let held = Mutex<(until: Moment, folder: String)?>(nil)

  /// Opens the store, or makes it. An older one is brought up to date.
  ///
  /// - Throws: where the folder can't be written, the database is damaged, or a newer Linkshelf has written it.
  public convenience init(folder: String, clock: @escaping @Sendable () -> Moment = { .now }) throws {
    try self.init(folder: folder, name: "", allowance: StoreAllowance(), clock: clock)
  }

  /// Opens one store of a household.
  init(folder: String, name: String, allowance: StoreAllowance, clock: @escaping @Sendable () -> Moment) throws {
    self.folder = folder
    self.name = name
    self.allowance = allowance
    self.clock = clock
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ShelfError(.invalid, "The folder \(folder) can't be made: \(error.localizedDescription)")
    }
    files = try PartFiles(folder: folder + "/files")
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(20)
    // There may be dozens of people's stores beside the first one.
    configuration.maximumReaderCount = name.isEmpty ? 4 : 2
    let cache = name.isEmpty ? 2_000 : 500
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -\(cache)")
      try FullTextFunction.registerAll(db)
    }
    do {
      pool = try DatabasePool(path: folder + "/shelf.sqlite", configuration: configuration)
      let migrator = Self.migrator(Self.steps(files))
      let applied = try pool.read { try migrator.hasBeenSuperseded($0) }
      guard !applied else {
        throw ShelfError(
          .invalid, "The store in \(folder) was written by a newer Linkshelf. Use that one, or a backup.")
      }
      if try pool.read({ try !migrator.hasCompletedMigrations($0) }) {
        try Self.alone(in: folder) { try migrator.migrate(pool) }
      }
      // Notes, hashes of passwords and the texts of pages are nobody else's, in a folder that others may read too.
      for suffix in ["", "-wal", "-shm"] { chmod(folder + "/shelf.sqlite" + suffix, 0o600) }
    } catch let error as DatabaseError {
      guard error.resultCode != .SQLITE_FULL else {
        throw ShelfError(.noSpace, "The store in \(folder) can't be opened: its disk is full. Make room on it first.")
      }
      throw ShelfError(
        .damaged, "The store in \(folder) can't be opened: \(error.message ?? "SQLite says \(error.resultCode)")")
    }
  }

  /// Lets one process at a time bring a store up to date; others wait, and find it done.
  private static func alone(in folder: String, _ body: () throws -> Void) throws {
    let door = try Descriptor(opening: folder + "/opening", O_RDWR | O_CREAT)
    try door.lock()
    try body()
    withExtendedLifetime(door) {}
  }

  public var now: Moment { clock() }

  /// Where snapshots lie while they're made. What a server that ended left there is removed at the next start.
  public var makingFolder: String { folder + "/making" }
  /// Where files lie while they're imported, or sent.
  public var exchangeFolder: String { folder + "/imports" }

  /// Closes the connections that only read, once nobody uses them, and forgets what the other one has read. The next read opens a new one.
  public func releaseMemory() { pool.releaseMemoryEventually() }

  /// Closes the database; nothing can be read afterwards.
  public func close() throws { try pool.close() }
}
