// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The notes, in a database that several processes may have open at once.
public final class NoteStore: Sendable {
  let writer: any DatabaseWriter
  /// The version that the writer's connection saw when it was opened.
  let firstVersion: Int

  private init(_ writer: any DatabaseWriter) throws {
    self.writer = writer
    firstVersion = try writer.writeWithoutTransaction { try NoteStore.dataVersion($0) }
  }

  /// Opens the database of a file, which is made if it isn't there.
  ///
  /// Processes that start at once come here one after another: neither switching to WAL nor a migration waits for others
  /// by itself.
  public convenience init(path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let pool = try FileLock.withLock(path + ".lock") {
      let pool = try DatabasePool(path: path, configuration: NoteStore.configuration)
      try NoteStore.migrator.migrate(pool)
      return pool
    }
    try self.init(pool)
  }

  /// A store that is gone with its last reference: for previews and tests.
  public static func inMemory() throws -> NoteStore {
    let queue = try DatabaseQueue(configuration: configuration)
    try migrator.migrate(queue)
    return try NoteStore(queue)
  }

  /// The file that NOTES_DATABASE names, else one in Application Support.
  public static func defaultPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String {
    if let path = environment["NOTES_DATABASE"], !path.isEmpty { return path }
    return try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    )
    .appending(components: "Notes", "notes.sqlite").path(percentEncoded: false)
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    // Another process writes for a moment only: waiting is right, and failing at once is not.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      // In WAL mode a commit may get lost with the machine's power, and never with the process.
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    return configuration
  }
}
