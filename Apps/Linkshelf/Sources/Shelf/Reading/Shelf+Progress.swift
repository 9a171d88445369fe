// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Passages

/// Where a person stopped reading an article.
public struct ReadingProgress: Hashable, Sendable {
  /// How much was read, from 0 to 1.
  public var share: Double
  /// The paragraph at which reading goes on: its first words, and what stands around them; empty at the beginning.
  public var passage: Passage
  /// The number of the version that was read; 0 where it isn't known.
  public var version: Int
  public var at: Moment

  public init(share: Double, passage: Passage = Passage(""), version: Int = 0, at: Moment) {
    (self.share, self.passage, self.version, self.at) = (share, passage, version, at)
  }

  /// From here on an article counts as read to its end.
  public static let end = 0.97

  public var isAtEnd: Bool { share >= Self.end }
}

extension Shelf {
  /// The letters of a paragraph that are kept to find it again.
  private static let longestPlace = 300

  /// Where reading of a link's article stopped; nil where it wasn't begun.
  public func progress(of link: Link.ID) async throws -> ReadingProgress? {
    try await pool.read { try Self.progress(of: link, $0) }
  }

  static func progress(of link: Link.ID, _ db: Database) throws -> ReadingProgress? {
    guard
      let row = try Row.fetchOne(db.cachedStatement(sql: "SELECT * FROM progress WHERE link = ?"), arguments: [link])
    else {
      return nil
    }
    return ReadingProgress(
      share: row["share"],
      passage: Passage(row["exact"], before: row["before"], after: row["after"], share: row["place"]),
      version: row["version"], at: row["at"])
  }

  /// How much of each link's article was read; those that weren't begun are left out.
  public func shares(of links: [Link.ID]) async throws -> [Link.ID: Double] {
    guard !links.isEmpty else { return [:] }
    return try await pool.read { db in
      let list = "[" + links.map(String.init).joined(separator: ",") + "]"
      return Dictionary(
        uniqueKeysWithValues: try Row.fetchAll(
          db.cachedStatement(sql: "SELECT link, share FROM progress WHERE link IN (SELECT value FROM json_each(?))"),
          arguments: [list]
        ).map { ($0["link"], $0["share"]) })
    }
  }

  /// Keeps where reading stopped. What was seen earlier than what is kept changes nothing, so that a device that was offline takes nothing back.
  ///
  /// A link that wasn't begun is being read from now on.
  ///
  /// - Parameter marksRead: Whether a link that was read to its end becomes read.
  /// - Returns: whether it was kept.
  @discardableResult
  public func setProgress(_ progress: ReadingProgress, of link: Link.ID, marksRead: Bool = false) async throws -> Bool {
    guard progress.share.isFinite, (0...1).contains(progress.share) else {
      throw ShelfError(.invalid, "A share is a number from 0 to 1.")
    }
    let now = clock()
    return try await pool.write { db in
      guard
        let reading = try Int.fetchOne(
          db.cachedStatement(sql: "SELECT reading FROM link WHERE id = ?"), arguments: [link])
      else {
        throw ShelfError(.notFound, "There's no link \(link).")
      }
      // A clock that is ahead doesn't keep all others from being heard.
      var progress = progress
      progress.at = min(progress.at, now)
      guard try Self.keep(progress, of: link, db) else { return false }
      if marksRead, progress.isAtEnd, reading != Link.Reading.read.rawValue {
        try db.run(sql: "UPDATE link SET reading = 2, changedAt = ? WHERE id = ?", arguments: [now, link])
      } else if reading == Link.Reading.unread.rawValue, progress.share > 0 {
        try db.run(sql: "UPDATE link SET reading = 1 WHERE id = ?", arguments: [link])
      }
      return true
    }
  }

  static func keep(_ progress: ReadingProgress, of link: Link.ID, _ db: Database) throws -> Bool {
    func text(_ value: String) -> String { String(value.replacing("\0", with: "").prefix(longestPlace)) }
    try db.run(
      sql: """
        INSERT INTO progress (link, share, exact, before, after, place, version, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (link) DO UPDATE SET share = excluded.share, exact = excluded.exact, before = excluded.before,
          after = excluded.after, place = excluded.place, version = excluded.version, at = excluded.at
        WHERE excluded.at >= progress.at
        """,
      arguments: [
        link, progress.share, text(progress.passage.exact), text(progress.passage.before), text(progress.passage.after),
        progress.passage.share.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }, progress.version, progress.at,
      ])
    return db.changesCount > 0
  }

  /// Forgets where reading stopped.
  public func forgetProgress(of link: Link.ID) async throws {
    try await pool.write { try $0.run(sql: "DELETE FROM progress WHERE link = ?", arguments: [link]) }
  }
}
