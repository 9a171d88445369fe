// SPDX-License-Identifier: Apache-2.0
import GRDB

extension NoteStore {
  /// Has observers look again where another process has changed the file, until the task is cancelled.
  ///
  /// GRDB's observers see what is written through their own store. SQLite counts, for each connection, the commits of all
  /// others: `PRAGMA data_version`. The writer's connection is asked, so that own changes don't count. That reads some
  /// bytes of shared memory and nothing of the file.
  public func followOtherProcesses(every interval: Duration = .milliseconds(250)) async throws {
    var seen = firstVersion
    while true {
      let version = try await writer.writeWithoutTransaction { try NoteStore.dataVersion($0) }
      if version != seen {
        seen = version
        try await tellObservers()
      }
      try await Task.sleep(for: interval)
    }
  }

  /// A deferred transaction that writes nothing takes no lock.
  private func tellObservers() async throws {
    try await writer.writeWithoutTransaction { db in
      try db.inTransaction(.deferred) {
        try db.notifyChanges(in: .fullDatabase)
        return .commit
      }
    }
  }

  static func dataVersion(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
  }
}
