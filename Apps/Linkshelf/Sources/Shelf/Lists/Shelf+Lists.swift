// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension Shelf {
  private static let listColumns = """
    SELECT savedSearch.id, savedSearch.name, savedSearch.query, listDetail.* FROM savedSearch
    LEFT JOIN listDetail ON listDetail.search = savedSearch.id
    """

  /// All lists in the menu's order.
  public func lists() async throws -> [LinkList] {
    try await pool.read { db in
      try Row.fetchAll(db, sql: Self.listColumns + " ORDER BY savedSearch.position, savedSearch.name")
        .map(LinkList.init)
    }
  }

  /// A list by the number of its saved search.
  public func linkList(_ id: Int64) async throws -> LinkList? {
    try await pool.read { try Self.linkList(id, $0) }
  }

  private static func linkList(_ id: Int64, _ db: Database) throws -> LinkList? {
    try Row.fetchOne(db, sql: listColumns + " WHERE savedSearch.id = ?", arguments: [id]).map(LinkList.init)
  }

  /// The list whose rule is a query; the first where several have it.
  public func linkList(query: String) async throws -> LinkList? {
    try await pool.read { db in
      let sql = Self.listColumns + " WHERE savedSearch.query = ? ORDER BY savedSearch.position LIMIT 1"
      return try Row.fetchOne(db, sql: sql, arguments: [query]).map(LinkList.init)
    }
  }

  /// The public list of a key; nil where it's none or was taken back.
  public func linkList(key: String) async throws -> LinkList? {
    guard (1...100).contains(key.utf8.count) else { return nil }
    return try await pool.read { db in
      try Row.fetchOne(db, sql: Self.listColumns + " WHERE listDetail.key = ?", arguments: [key]).map(LinkList.init)
    }
  }

  /// Changes what is said of a list and how it's shown.
  public func changeList(_ id: Int64, _ change: ListChange) async throws {
    if let zone = change.zone, TimeZone(identifier: zone) == nil {
      throw ShelfError(.invalid, "“\(zone.prefix(60))” isn't a time zone. It has to look like Europe/Zurich.")
    }
    try await writeList(id) { list in
      if let title = change.title { list.title = Self.clean(title, "title") }
      if let text = change.description { list.description = Self.clean(text, "description") }
      if let order = change.order { list.order = order }
      if let shows = change.showsTags { list.showsTags = shows }
      if let found = change.isFound { list.isFound = found }
      if let zone = change.zone { list.zone = zone }
    }
  }

  /// Makes a list public under a new key. The address that it had before leads nowhere any more.
  ///
  /// - Throws: where its rule asks for what lies in the bin.
  @discardableResult
  public func share(_ id: Int64) async throws -> String {
    // A store that isn't the first one is named by the key, so that the list is found there.
    let key = (name.isEmpty ? "" : name + ".") + Self.randomToken()
    let now = clock()
    try await writeList(id) { list in
      guard !SearchParser.parse(list.query, now: now, timeZone: .gmt).term.asksForBin else {
        throw ShelfError(.invalid, "This list shows what lies in the bin. Such a list can't be public.")
      }
      list.key = key
    }
    return key
  }

  /// Ends a list's public address.
  public func stopSharing(_ id: Int64) async throws { try await writeList(id) { $0.key = nil } }

  private func writeList(_ id: Int64, _ body: @escaping @Sendable (inout LinkList) throws -> Void) async throws {
    let now = clock()
    try await pool.write { db in
      guard var list = try Self.linkList(id, db) else { throw ShelfError(.notFound, "There's no such list.") }
      try body(&list)
      list.changedAt = now
      try Self.write(list, db)
    }
  }

  static func write(_ list: LinkList, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO listDetail (search, title, description, sort, showsTags, isFound, zone, key, changedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        list.id, list.title, list.description, list.order.rawValue, list.showsTags, list.isFound, list.zone, list.key,
        list.changedAt,
      ])
  }

  /// Keeps a list as an export has it; one of the same name stays as it is.
  public func takeNow(search name: String, query: String, _ change: ListChange) throws {
    let now = clock()
    let known = try pool.read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM savedSearch WHERE name = ?)", arguments: [Self.clean(name, "name")])
    }
    try takeNow(search: name, query: query)
    guard known == false else { return }
    try pool.write { db in
      let sql = Self.listColumns + " WHERE savedSearch.name = ?"
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [Self.clean(name, "name")]) else { return }
      var list = LinkList(row)
      list.title = Self.clean(change.title ?? "", "title")
      list.description = Self.clean(change.description ?? "", "description")
      list.order = change.order ?? .newest
      list.changedAt = now
      guard !list.title.isEmpty || !list.description.isEmpty || list.order != .newest else { return }
      try Self.write(list, db)
    }
  }
}
