// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct OpeningTests {
  /// A server and some commands may be the first ones in the same instant.
  @Test func aNewStoreIsOpenedByManyAtOnce() async throws {
    let folder = NSTemporaryDirectory() + "/shelf-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let added = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask { try await Shelf(folder: folder).add([NewLink("https://example.org/\(number)")]).count }
      }
      return try await group.reduce(0, +)
    }
    #expect(added == 8)
    #expect(try await Shelf(folder: folder).list(SearchParser.parse("")).count == 8)
  }

  @Test(arguments: ["kind = 'evil'", "title = x'ff'", "reading = 'a'", "addedAt = 'soon'", "status = 1e300"])
  func rowsThatSomebodyHasMadeUpAreErrors(_ change: String) async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/1", title: "One")
    try await test.shelf.pool.write { try $0.execute(sql: "UPDATE link SET \(change)") }
    let error = await #expect(throws: DatabaseError.self) { try await test.shelf.list(SearchParser.parse("")) }
    #expect(error?.message?.contains(change.prefix { $0 != " " }) == true)
  }
}
