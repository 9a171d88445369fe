// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The order of a list.
public enum LinkOrder: String, Sendable, CaseIterable {
  case newest, oldest, title, site
  /// What fits the words best first; by date where a search has no words.
  case relevance
}

/// A piece of a found text; marked where it's what was looked for.
public struct TextPiece: Hashable, Sendable {
  public var text: String
  public var isMarked: Bool
}

/// A link as lists show it.
public struct LinkRow: Sendable, Identifiable {
  public var link: Link
  public var tags: [String]
  /// Where the words were found; empty without words.
  public var snippet: [TextPiece]
  /// Work that isn't done.
  public var jobs: [Job]
  /// The newest snapshot; nil where there is none.
  public var newest: Snapshot.ID?
  /// The sorts of files that it has.
  public var parts: Set<Part.Kind>
  /// What watching found of its page.
  public var signs = WatchSigns()
  /// How much of its article was read, from 0 to 1; nil where it wasn't begun.
  public var progress: Double?
  /// Whether it's among those that are read next.
  public var isNext = false

  public var id: Link.ID { link.id }
}

/// One page of a list.
public struct LinkPage: Sendable {
  public var rows: [LinkRow]
  /// Give it to the next call for what follows; nil at the end.
  public var next: String?
  /// How many there are in all; nil where more than ``Shelf/mostCounted`` would have to be counted, or ``Shelf/mostRanked`` be ranked.
  public var count: Int?
  /// More matched than are ranked: only the newest ones are.
  public var isCut: Bool
}

extension Shelf {
  /// Beyond so many found links only the newest are ranked.
  public static let mostRanked = 2_000
  public static let mostCounted = 1_000

  public func link(_ id: Link.ID) async throws -> Link? {
    try await pool.read {
      try Link.fetchOne($0.cachedStatement(sql: "SELECT * FROM link WHERE id = ?"), arguments: [id])
    }
  }

  /// A link as lists show it.
  public func row(_ id: Link.ID) async throws -> LinkRow? {
    try await pool.read { db in
      guard let link = try Link.fetchOne(db.cachedStatement(sql: "SELECT * FROM link WHERE id = ?"), arguments: [id])
      else {
        return nil
      }
      return try Self.rows([link], match: nil, db).first
    }
  }

  /// Some links as lists show them, in the order of their ids here. Unknown ones are left out.
  public func rows(_ ids: [Link.ID]) async throws -> [LinkRow] {
    try await pool.read { db in
      try Self.rows(Self.links(ids, db), match: nil, db)
    }
  }

  /// A page of what a search finds.
  ///
  /// - Parameters:
  ///   - limit: how many links at most, 1 to 500.
  ///   - after: ``LinkPage/next`` of the page before; anything else begins anew.
  public func list(_ search: Search, order: LinkOrder = .newest, limit: Int = 50, after: String? = nil) async throws
    -> LinkPage
  {
    try await list(search, order: order, limit: limit, after: after, mostRead: SearchSQL.mostRead)
  }

  func list(_ search: Search, order: LinkOrder, limit: Int, after: String?, mostRead: Double) async throws -> LinkPage {
    let limit = min(max(limit, 1), 500)
    return try await pool.read { [endings] db in
      let sql = try SearchSQL(search, mostRead: mostRead, endings, db)
      if order == .relevance, let match = sql.match { return try Self.ranked(sql, match, limit, after, db) }
      return try Self.sorted(sql, order == .relevance ? .newest : order, limit, after, db)
    }
  }

  private static func ranked(
    _ sql: SearchSQL, _ match: WordMatch, _ limit: Int, _ after: String?, _ db: Database
  ) throws -> LinkPage {
    let start = min(max(after.flatMap { Int($0) } ?? 0, 0), mostRanked)
    let query = try sql.ranked(match, most: mostRanked + 1, wanted: start + limit)
    var found: [(id: Link.ID, score: Double)] = []
    let rows = try Row.fetchCursor(db, sql: query.sql, arguments: StatementArguments(query.arguments))
    // Places, not names: those are looked up for each row.
    while let row = try rows.next() { found.append((row[0], row[1])) }
    let isCut = found.count > mostRanked
    found = Array(found.prefix(mostRanked)).sorted { ($0.score, $0.id) > ($1.score, $1.id) }
    let shown = found.dropFirst(start).prefix(limit).map(\.id)
    return LinkPage(
      rows: try Self.rows(links(shown, db), match: match, db),
      next: start + limit < found.count ? "\(start + limit)" : nil,
      count: isCut ? nil : found.count, isCut: isCut)
  }

  /// Some links in the order of their ids here. Unknown ones are left out.
  private static func links(_ ids: [Link.ID], _ db: Database) throws -> [Link] {
    let statement = try db.cachedStatement(sql: "SELECT * FROM link WHERE id = ?")
    return try ids.compactMap { try Link.fetchOne(statement, arguments: [$0]) }
  }

  private static func sorted(_ sql: SearchSQL, _ order: LinkOrder, _ limit: Int, _ after: String?, _ db: Database)
    throws -> LinkPage
  {
    let filter = try sql.filter()
    var conditions = [filter.sql]
    var arguments = filter.arguments
    if let after, let place = Place(after) {
      switch (order, place) {
      case (.title, .title(let title, let id)):
        conditions.append("(link.title COLLATE NOCASE, link.id) > (?, ?)")
        arguments += [title.databaseValue, id.databaseValue]
      case (.site, .site(let host, let date, let id)):
        conditions.append("(link.host > ? OR link.host = ? AND (link.addedAt, link.id) < (?, ?))")
        arguments += [host.databaseValue, host.databaseValue, date.databaseValue, id.databaseValue]
      case (.oldest, .date(let date, let id)):
        conditions.append("(link.addedAt, link.id) > (?, ?)")
        arguments += [date.databaseValue, id.databaseValue]
      case (.newest, .date(let date, let id)), (.relevance, .date(let date, let id)):
        conditions.append("(link.addedAt, link.id) < (?, ?)")
        arguments += [date.databaseValue, id.databaseValue]
      default: break
      }
    }
    let by =
      switch order {
      case .title: "link.title COLLATE NOCASE, link.id"
      case .oldest: "link.addedAt, link.id"
      case .site: "link.host, link.addedAt DESC, link.id DESC"
      case .newest, .relevance: "link.addedAt DESC, link.id DESC"
      }
    let links = try Link.fetchAll(
      db,
      sql:
        "SELECT link.* FROM \(sql.table) WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(by) LIMIT ?",
      arguments: StatementArguments(arguments + [(limit + 1).databaseValue]))
    let shown = Array(links.prefix(limit))
    let next = links.count > limit ? shown.last.map { Place($0, order).text } : nil
    return LinkPage(
      rows: try rows(shown, match: sql.match, db), next: next, count: try count(sql, db), isCut: false)
  }

  private static func count(_ sql: SearchSQL, _ db: Database) throws -> Int? {
    if let count = sql.knownCount { return count }
    let query = try sql.counted(mostCounted + 1)
    let count = try Int.fetchOne(db, sql: query.sql, arguments: StatementArguments(query.arguments))
    return count.flatMap { $0 > mostCounted ? nil : $0 }
  }

  /// The ids of all that a search finds, to do something with all of them.
  public func ids(_ search: Search, most: Int = 100_000) async throws -> [Link.ID] {
    try await pool.read { [endings] db in
      let filter = try SearchSQL(search, endings, db).filter(isWhole: true)
      return try Int64.fetchAll(
        db, sql: "SELECT link.id FROM link WHERE \(filter.sql) ORDER BY link.id LIMIT ?",
        arguments: StatementArguments(filter.arguments + [most.databaseValue]))
    }
  }

  /// Adds to links what lists show beside them.
  private static func rows(_ links: [Link], match: WordMatch?, _ db: Database) throws -> [LinkRow] {
    guard !links.isEmpty else { return [] }
    let ids = links.map(\.id)
    let list = json(ids)
    func found(_ sql: String, _ list: String) throws -> RowCursor {
      try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [list])
    }
    var tags: [Link.ID: [String]] = [:]
    var rows = try found(
      """
      SELECT linkTag.link, tag.path FROM linkTag JOIN tag ON tag.id = linkTag.tag
      WHERE linkTag.link IN (SELECT value FROM json_each(?)) ORDER BY tag.folded
      """, list)
    while let row = try rows.next() { tags[row[0], default: []].append(row[1]) }
    var newest: [Link.ID: Snapshot.ID] = [:]
    rows = try found(
      "SELECT link, MAX(id) FROM snapshot WHERE link IN (SELECT value FROM json_each(?)) GROUP BY link", list)
    while let row = try rows.next() { newest[row[0]] = row[1] }
    var parts: [Snapshot.ID: Set<Part.Kind>] = [:]
    if !newest.isEmpty {
      rows = try found(
        "SELECT DISTINCT snapshot, kind FROM part WHERE snapshot IN (SELECT value FROM json_each(?))",
        json(newest.values))
      while let row = try rows.next() {
        if let kind = Part.Kind(rawValue: row[1]) { parts[row[0], default: []].insert(kind) }
      }
    }
    var signs: [Link.ID: WatchSigns] = [:]
    rows = try found(WatchSigns.query, list)
    while let row = try rows.next() { signs[row[0]] = WatchSigns(row) }
    var shares: [Link.ID: Double] = [:]
    rows = try found("SELECT link, share FROM progress WHERE link IN (SELECT value FROM json_each(?))", list)
    while let row = try rows.next() { shares[row[0]] = row[1] }
    var next: Set<Link.ID> = []
    rows = try found("SELECT link FROM nextLink WHERE link IN (SELECT value FROM json_each(?))", list)
    while let row = try rows.next() { next.insert(row[0]) }
    let snippets = try match.map { try self.snippets(ids, $0, db) } ?? [:]
    let jobs = try jobs(of: ids, db)
    return links.map { link in
      let snapshot = newest[link.id]
      return LinkRow(
        link: link, tags: tags[link.id] ?? [], snippet: snippets[link.id] ?? [], jobs: jobs[link.id] ?? [],
        newest: snapshot,
        parts: snapshot.flatMap { parts[$0] } ?? [], signs: signs[link.id] ?? WatchSigns(),
        progress: shares[link.id], isNext: next.contains(link.id))
    }
  }

  /// Numbers for SQLite's `json_each`, so that one statement serves lists of all lengths.
  private static func json(_ ids: some Collection<Int64>) -> String {
    "[" + ids.map(String.init).joined(separator: ",") + "]"
  }

  /// A range of so many links is gone through from its first to its last.
  private static let widestRange = 20_000

  private static func snippets(_ ids: [Link.ID], _ match: WordMatch, _ db: Database) throws -> [Link.ID: [TextPiece]] {
    guard let first = ids.min(), let last = ids.max() else { return [:] }
    var found: [Link.ID: [TextPiece]] = [:]
    // For a link that's asked for alone the index looks for each word anew.
    let isRange = match.isLong || last - first <= widestRange
    let place = isRange ? "rowid BETWEEN ?2 AND ?3 AND (rowid + 0)" : "rowid"
    let statement = try db.cachedStatement(
      sql: """
        SELECT rowid, wordExcerpt(fulltext) FROM fulltext
        WHERE fulltext MATCH ?1 AND \(place) IN (SELECT value FROM json_each(?4))
        """)
    let rows = try Row.fetchCursor(statement, arguments: [match.text, first, last, json(ids)])
    while let row = try rows.next() {
      if let text = row[1] as String? { found[row[0]] = pieces(text) }
    }
    return found
  }

  static func pieces(_ text: String) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var current = String.UnicodeScalarView()
    var isMarked = false
    func end() {
      if !current.isEmpty { pieces.append(TextPiece(text: String(current), isMarked: isMarked)) }
      current = String.UnicodeScalarView()
    }
    var wasSpace = false
    for scalar in text.unicodeScalars {
      if scalar == WordExcerpt.mark.begin || scalar == WordExcerpt.mark.end {
        end()
        isMarked = scalar == WordExcerpt.mark.begin
      } else if isSpace(scalar) {
        if !wasSpace { current.append(" ") }
        wasSpace = true
        continue
      } else {
        current.append(scalar)
      }
      wasSpace = false
    }
    end()
    return pieces
  }

  /// Unicode's property takes a search through its table, which texts in ASCII or in ideographs don't need.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80: scalar == " " || (0x09...0x0D).contains(scalar.value)
    case ...0x3000: scalar.properties.isWhitespace
    default: false
    }
  }

  /// Where a page of a list ends.
  private enum Place {
    case date(Int64, Int64)
    case title(String, Int64)
    case site(String, Int64, Int64)

    init(_ link: Link, _ order: LinkOrder) {
      self =
        switch order {
        case .title: .title(link.title, link.id)
        case .site: .site(link.host, link.addedAt.milliseconds, link.id)
        case .newest, .oldest, .relevance: .date(link.addedAt.milliseconds, link.id)
        }
    }

    init?(_ text: String) {
      let parts = text.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let id = Int64(parts[1]) else { return nil }
      switch parts[0] {
      case "d":
        guard let date = Int64(parts[2]) else { return nil }
        self = .date(date, id)
      case "t": self = .title(String(parts[2]), id)
      case "s":
        let rest = parts[2].split(separator: "_", maxSplits: 1)
        guard rest.count == 2, let date = Int64(rest[0]) else { return nil }
        self = .site(String(rest[1]), date, id)
      default: return nil
      }
    }

    var text: String {
      switch self {
      case .date(let date, let id): "d_\(id)_\(date)"
      case .title(let title, let id): "t_\(id)_\(title)"
      case .site(let host, let date, let id): "s_\(id)_\(date)_\(host)"
      }
    }
  }
}
