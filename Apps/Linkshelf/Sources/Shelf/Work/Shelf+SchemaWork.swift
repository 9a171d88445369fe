// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// The step that brings workers elsewhere: some jobs aren't theirs.
  static func addOwnWork(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE job ADD COLUMN isOwn INTEGER NOT NULL DEFAULT 0")
  }
}
