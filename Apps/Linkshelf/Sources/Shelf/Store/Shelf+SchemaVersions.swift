// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// What a page said of itself when a version of it was made. NULL for versions from before this step.
  static func addVersionDescriptions(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE snapshot ADD COLUMN description TEXT")
  }
}
