// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Database {
  /// Executes one statement whose text is always the same. It's compiled once for a connection: to compile it costs more than most of them do.
  /// Texts that are put together go through `execute`, for what is compiled here is kept for good.
  func run(sql: String, arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
