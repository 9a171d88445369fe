// SPDX-License-Identifier: Apache-2.0
import Dispatch
import GRDB
import Logging
import OpenCombine
import OpenCombineDispatch
import Yams

public final class Store {
  public let names: AnyPublisher<[String], Never>

  /// What OpenCombine loses where it takes a module called Combine for Apple's.
  public let one = Optional(1).publisher
  public let soon = Just(1).receive(on: DispatchQueue.main)

  public init() throws {
    let queue = try DatabaseQueue()
    let logger = Logger(label: "store")
    let wanted = try YAMLDecoder().decode([String].self, from: "- Ada\n- Grace\n")
    let names = try queue.write { database in
      try database.execute(sql: "CREATE TABLE person (name TEXT)")
      for name in wanted { try database.execute(sql: "INSERT INTO person VALUES (?)", arguments: [name]) }
      return try String.fetchAll(database, sql: "SELECT name FROM person ORDER BY name")
    }
    logger.debug("\(names.count) names")
    self.names = Just(names).eraseToAnyPublisher()
  }
}
