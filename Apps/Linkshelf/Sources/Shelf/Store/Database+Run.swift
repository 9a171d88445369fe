// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Database {
  /// Executes one statement whose text is always the same. It's compiled once for a connection: to compile it costs more than most of them do.
  /// Texts that hold values, and values of many bytes, go through `execute`: the statement and the values that it got last are kept until the
  /// store gives memory back.
  func run(sql: String, arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
