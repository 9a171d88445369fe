// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A page of the list of findings.
public struct FindingPage: Sendable {
  public var findings: [Finding]
  /// Give it to the next call for what follows; nil at the end.
  public var next: Int64?
}

extension Shelf {
  /// So many findings are remembered; older ones are forgotten.
  public static let mostFindings = 10_000

  func add(_ finding: NewFinding, to link: Link.ID, _ now: Moment, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO finding (link, at, kind, words, old, new) VALUES (?, ?, ?, ?, ?, ?)")
    try statement.execute(
      arguments: [link, now, finding.kind.rawValue, finding.words, finding.old, finding.new])
    try db.run(
      sql: "DELETE FROM finding WHERE id <= ?", arguments: [db.lastInsertedRowID - Int64(Self.mostFindings)])
  }

  private static let selected = """
    SELECT finding.*, link.address, CASE WHEN link.title = '' THEN link.address ELSE link.title END AS title
    FROM finding CROSS JOIN link ON link.id = finding.link
    """

  /// Findings, the newest first, without those of links in the bin.
  ///
  /// - Parameters:
  ///   - link: only of this link.
  ///   - before: ``FindingPage/next`` of the page before.
  public func findings(of link: Link.ID? = nil, before: Int64? = nil, limit: Int = 50) async throws -> FindingPage {
    let condition = link == nil ? "link.binnedAt IS NULL" : "finding.link = ?3"
    return try await findings(
      "WHERE finding.id < ?1 AND \(condition) ORDER BY finding.id DESC LIMIT ?2", before ?? .max, limit, link)
  }

  /// Findings in their order, for programs that ask now and then what is new.
  public func findings(after: Int64, limit: Int = 50) async throws -> FindingPage {
    try await findings(
      "WHERE finding.id > ?1 AND link.binnedAt IS NULL ORDER BY finding.id LIMIT ?2", after, limit, nil)
  }

  private func findings(_ rest: String, _ place: Int64, _ limit: Int, _ link: Link.ID?) async throws -> FindingPage {
    let limit = min(max(limit, 1), 500)
    return try await pool.read { db in
      var arguments: [DatabaseValue] = [place.databaseValue, (limit + 1).databaseValue]
      if let link { arguments.append(link.databaseValue) }
      let rows = try Row.fetchAll(
        db.cachedStatement(sql: Self.selected + " " + rest), arguments: StatementArguments(arguments))
      let findings = rows.prefix(limit).compactMap { row -> Finding? in
        guard let kind = Finding.Kind(rawValue: row["kind"]) else { return nil }
        return Finding(
          id: row["id"], link: row["link"], at: row["at"], kind: kind, words: row["words"], old: row["old"],
          new: row["new"], title: row["title"], address: row["address"])
      }
      return FindingPage(findings: findings, next: rows.count > limit ? findings.last?.id : nil)
    }
  }
}
