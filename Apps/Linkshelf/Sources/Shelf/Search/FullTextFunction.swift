// SPDX-License-Identifier: Apache-2.0
import GRDB
import GRDBSQLite

/// Gives a connection what searches need beside SQLite's own: the splitter of words, and the functions over its full-text index.
enum FullTextFunction {
  /// - Throws: where SQLite doesn't take them, such as where it is out of memory. GRDB's own way to the index ends the program then.
  static func registerAll(_ db: Database) throws {
    let api = try api(db)
    db.add(tokenizer: WordTokenizer.self)
    try register(WordRank.name, WordRank.function, in: api)
    try register(WordExcerpt.name, WordExcerpt.function, in: api)
  }

  private static func register(
    _ name: String, _ function: fts5_extension_function, in api: UnsafeMutablePointer<fts5_api>
  ) throws {
    let code = api.pointee.xCreateFunction(api, name, nil, function, nil)
    guard code == SQLITE_OK else { throw refusal(code) }
  }

  private static func api(_ db: Database) throws -> UnsafeMutablePointer<fts5_api> {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var api: UnsafeMutablePointer<fts5_api>?
    var code = sqlite3_prepare_v2(db.sqliteConnection, "SELECT fts5(?)", -1, &statement, nil)
    guard code == SQLITE_OK else { throw refusal(code) }
    code = sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", nil)
    if code == SQLITE_OK { code = sqlite3_step(statement) }
    guard let api else { throw refusal(code) }
    return api
  }

  private static func refusal(_ code: CInt) -> DatabaseError {
    DatabaseError(resultCode: ResultCode(rawValue: code), message: "SQLite gives no way to its full-text index")
  }
}
