// SPDX-License-Identifier: Apache-2.0
import Addresses
import GRDB

/// What taking new addresses came to.
public struct TakenAddresses: Sendable, Equatable {
  public var taken = 0
  /// Sentences about those that couldn't be taken, at most ``most``.
  public var problems: [String] = []
  static let most = 20

  public init(taken: Int = 0, problems: [String] = []) {
    self.taken = taken
    self.problems = problems
  }
}

extension Shelf {
  /// An answer whose new address means the same page by the rules of addresses: it didn't move.
  static func atItsOwnAddress(_ answer: PageAnswer, key: String) -> PageAnswer {
    guard case .there(let text, let validators, let target?) = answer else { return answer }
    let isOther = (try? LinkAddress(target)).map { $0.key != key } ?? false
    return .there(text: text, validators: validators, movedTo: isOther ? target : nil)
  }

  /// How many links have moved.
  public func movedCount() async throws -> Int {
    try await pool.read {
      try Int.fetchOne(
        $0.cachedStatement(
          sql: """
            SELECT COUNT(*) FROM watch CROSS JOIN link ON link.id = watch.link
            WHERE watch.state = 'moved' AND link.binnedAt IS NULL
            """)) ?? 0
    }
  }

  /// Gives a link the address that its page moved to.
  ///
  /// - Throws: where it has none, or where another link has that address.
  public func takeNewAddress(of link: Link.ID) async throws {
    try await pool.write { [self] db in try takeNewAddress(of: link, db) }
  }

  /// Gives all links whose pages moved their new addresses. Those that lead to a site's front page are left: their
  /// pages may be gone.
  public func takeNewAddresses() async throws -> TakenAddresses {
    var result = TakenAddresses()
    var after: Link.ID = 0
    while true {
      let start = after
      let (ids, part) = try await pool.write { [self] db -> ([Link.ID], TakenAddresses) in
        let rows = try Row.fetchAll(
          db,
          sql: """
            SELECT watch.link, movedTo, address FROM watch JOIN link ON link.id = watch.link
            WHERE state = 'moved' AND watch.link > ? AND binnedAt IS NULL ORDER BY watch.link LIMIT \(Self.addedAtOnce)
            """, arguments: [start])
        var part = TakenAddresses()
        for row in rows where !Watch.isFrontPage(row["movedTo"]) || Watch.isFrontPage(row["address"]) {
          do {
            try takeNewAddress(of: row["link"], db)
            part.taken += 1
          } catch let error as ShelfError {
            part.problems.append(error.description)
          }
        }
        return (rows.map { $0["link"] }, part)
      }
      result.taken += part.taken
      result.problems += part.problems.prefix(TakenAddresses.most - result.problems.count)
      guard let last = ids.last else { return result }
      after = last
    }
  }

  private func takeNewAddress(of link: Link.ID, _ db: Database) throws {
    try require(link, db)
    guard var watch = try Self.watch(of: link, db), watch.state == .moved, !watch.movedTo.isEmpty else {
      throw ShelfError(.invalid, "The page of link \(link) has no new address.")
    }
    let address: LinkAddress
    do { address = try LinkAddress(watch.movedTo) } catch { throw ShelfError(.invalid, "\(error)") }
    if let other = try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM link WHERE key = ? AND id <> ?"), arguments: [address.key, link])
    {
      throw ShelfError(
        .invalid, "The new address of link \(link) is kept already, as link \(other). Delete one of the two.")
    }
    let old =
      try String.fetchOne(db.cachedStatement(sql: "SELECT address FROM link WHERE id = ?"), arguments: [link]) ?? ""
    let now = clock()
    try db.run(
      sql: "UPDATE link SET key = ?, address = ?, host = ?, site = ?, changedAt = ? WHERE id = ?",
      arguments: [address.key, address.shown, address.host, address.site, now, link])
    try db.run(sql: "UPDATE job SET site = ? WHERE link = ?", arguments: [address.site, link])
    (watch.state, watch.since, watch.words, watch.movedTo) = (.ok, now, "", "")
    try watch.write(db)
    try index(link, db)
    try add(NewFinding(kind: .taken, old: old, new: address.shown), to: link, now, db)
  }
}
