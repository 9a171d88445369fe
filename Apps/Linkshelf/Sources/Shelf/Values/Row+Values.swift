// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Row {
  /// A column's value. Rows of a damaged store, or of a backup that somebody has made up, don't end the program.
  ///
  /// - Throws: where the column holds what no such value has.
  func read<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    let found: DatabaseValue = self[column]
    guard let value = Value.fromDatabaseValue(found) else {
      throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "The column \(column) holds what it can't: \(found)")
    }
    return value
  }
}

extension Link.Kind: DatabaseValueConvertible {}
extension Link.Reading: DatabaseValueConvertible {}
extension Job.Kind: DatabaseValueConvertible {}
extension Job.State: DatabaseValueConvertible {}
