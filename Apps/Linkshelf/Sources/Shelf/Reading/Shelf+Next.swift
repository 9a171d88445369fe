// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Where a link goes in the list of what is read next.
public enum NextMove: String, Sendable, CaseIterable { case up, down, front, end }

extension Shelf {
  /// The links that are read next may be so many.
  public static let mostNext = 1_000

  /// What is read next, in its order. Links in the bin are left out and keep their places.
  public func next() async throws -> [Link.ID] {
    try await pool.read { db in
      try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT nextLink.link FROM nextLink JOIN link ON link.id = nextLink.link
            WHERE link.binnedAt IS NULL ORDER BY nextLink.position, nextLink.link
            """))
    }
  }

  /// Whether a link is read next.
  public func isNext(_ link: Link.ID) async throws -> Bool {
    try await pool.read {
      try Bool.fetchOne(
        $0.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM nextLink WHERE link = ?)"), arguments: [link]) ?? false
    }
  }

  /// Adds links at the end. One that is there stays where it is.
  ///
  /// - Throws: where a link isn't there, or the list is full.
  public func addNext(_ links: [Link.ID]) async throws {
    let now = clock()
    try await pool.write { db in
      var order = try Self.order(db)
      for link in links where !order.contains(link) {
        guard
          try Bool.fetchOne(
            db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM link WHERE id = ?)"), arguments: [link]) == true
        else {
          throw ShelfError(.notFound, "There's no link \(link).")
        }
        guard order.count < Self.mostNext else {
          throw ShelfError(.invalid, "\(Self.mostNext) links are to be read next already. Drop some first.")
        }
        order.append(link)
      }
      try Self.keep(order, now, db)
    }
  }

  public func dropNext(_ links: [Link.ID]) async throws {
    try await writeFromReserve { db in
      for link in links { try db.run(sql: "DELETE FROM nextLink WHERE link = ?", arguments: [link]) }
    }
  }

  /// Moves a link of the list. The first one stays where it goes up, and the last one where it goes down.
  public func moveNext(_ link: Link.ID, _ move: NextMove) async throws {
    try await change(link) { order, index in
      switch move {
      case .up: max(0, index - 1)
      case .down: min(order.count, index + 1)
      case .front: 0
      case .end: order.count
      }
    }
  }

  /// Moves a link of the list before another one; nil moves it to the end.
  public func moveNext(_ link: Link.ID, before other: Link.ID?) async throws {
    try await change(link) { order, _ in other.flatMap { order.firstIndex(of: $0) } ?? order.count }
  }

  /// - Parameter place: The new place of a link among the others, given those and its old place.
  private func change(_ link: Link.ID, _ place: @escaping @Sendable ([Link.ID], Int) -> Int) async throws {
    let now = clock()
    try await pool.write { db in
      var order = try Self.order(db)
      guard let index = order.firstIndex(of: link) else {
        throw ShelfError(.notFound, "The link \(link) isn't among those that are read next.")
      }
      order.remove(at: index)
      order.insert(link, at: min(max(0, place(order, index)), order.count))
      try Self.keep(order, now, db)
    }
  }

  /// Sets the order. What isn't named follows in the order that it has; what isn't in the list is left out.
  public func setNext(_ links: [Link.ID]) async throws {
    let now = clock()
    try await pool.write { db in
      let old = try Self.order(db)
      let known = Set(old)
      var seen: Set<Link.ID> = []
      let named = links.filter { known.contains($0) && seen.insert($0).inserted }
      try Self.keep(named + old.filter { !seen.contains($0) }, now, db)
    }
  }

  private static func order(_ db: Database) throws -> [Link.ID] {
    try Int64.fetchAll(db.cachedStatement(sql: "SELECT link FROM nextLink ORDER BY position, link"))
  }

  static func keep(_ order: [Link.ID], _ now: Moment, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO nextLink (link, position, addedAt) VALUES (?, ?, ?)
        ON CONFLICT (link) DO UPDATE SET position = excluded.position WHERE position <> excluded.position
        """)
    for (position, link) in order.enumerated() { try statement.execute(arguments: [link, position, now]) }
  }

  /// The place of each link of the list, from 0 on.
  public func nextPositions() async throws -> [Link.ID: Int] {
    Dictionary(uniqueKeysWithValues: try await next().enumerated().map { ($0.element, $0.offset) })
  }
}
