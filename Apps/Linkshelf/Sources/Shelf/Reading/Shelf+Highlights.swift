// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Passages

extension NewHighlight {
  /// Whether its words and its note are no longer than those of a highlight may be, and its maker's name can be one.
  public var canBeKept: Bool { (try? Shelf.checked(self)) != nil }
}

extension Shelf {
  /// The highlights that a link may have.
  public static let mostHighlights = 2_000
  /// The letters of a highlight's words, and of its note.
  public static let longestHighlight = 20_000
  public static let longestMaker = 64

  /// A link's highlights, in the order of their places.
  public func highlights(of link: Link.ID) async throws -> [Highlight] {
    try await pool.read { try Self.highlights(of: link, $0) }
  }

  static func highlights(of link: Link.ID, _ db: Database) throws -> [Highlight] {
    try Highlight.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM highlight WHERE link = ? ORDER BY share, id"), arguments: [link])
  }

  public func highlight(_ id: Highlight.ID) async throws -> Highlight? {
    try await pool.read {
      try Highlight.fetchOne($0.cachedStatement(sql: "SELECT * FROM highlight WHERE id = ?"), arguments: [id])
    }
  }

  /// Marks a passage of a version's article. The article's own words and their surroundings are kept.
  ///
  /// The same `maker` again gives the highlight that is there. A passage of a version that is gone is kept as it was sent.
  ///
  /// - Parameter snapshot: the version; nil takes the newest one.
  /// - Throws: where the link has no article, the passage isn't in it, or a limit is reached; each with a sentence.
  public func addHighlight(_ new: NewHighlight, to link: Link.ID, in snapshot: Snapshot.ID?) async throws -> Highlight {
    let new = try Self.checked(new)
    if let maker = new.maker, let known = try await highlight(maker: maker) {
      guard known.link == link else { throw ShelfError(.invalid, "A highlight of another link has this name already.") }
      return known
    }
    guard try await self.link(link) != nil else { throw ShelfError(.notFound, "There's no link \(link).") }
    var wanted = snapshot
    if wanted == nil {
      wanted = try await pool.read {
        try Int64.fetchOne(
          $0.cachedStatement(sql: "SELECT id FROM snapshot WHERE link = ? ORDER BY number DESC"), arguments: [link])
      }
      guard wanted != nil else {
        throw ShelfError(.invalid, "This link has no version yet, so that nothing can be marked.")
      }
    }
    var kept = new
    var place: (snapshot: Snapshot.ID, range: Range<Int>)?
    if let wanted, let found = try await self.snapshot(wanted) {
      guard found.snapshot.link == link else { throw ShelfError(.notFound, "This link has no such version.") }
      guard let part = found.parts.first(where: { $0.kind == .article }) else {
        throw ShelfError(
          .invalid, "Version \(found.snapshot.number) has no article, so that nothing can be marked in it.")
      }
      let text = try articleText(part)
      guard let there = PassageFinder(text).find([new.passage])[0], there.way == .exact else {
        throw ShelfError(
          .invalid,
          "The passage isn't in the article of version \(found.snapshot.number). Select it there, or paste its exact words."
        )
      }
      kept.passage = text.passage(there.range)
      kept.version = found.snapshot.number
      place = (wanted, there.range)
    }
    let complete = kept
    let at = place
    return try await pool.write { [self] db in
      let count =
        try Int.fetchOne(db.cachedStatement(sql: "SELECT COUNT(*) FROM highlight WHERE link = ?"), arguments: [link])
        ?? 0
      let highlight = try insert(complete, link, count: count, db)
      if let at {
        try Self.keepPlaces([(highlight.id, FoundPassage(range: at.range, way: .exact))], in: at.snapshot, db)
      }
      return highlight
    }
  }

  private func highlight(maker: String) async throws -> Highlight? {
    try await pool.read {
      try Highlight.fetchOne($0.cachedStatement(sql: "SELECT * FROM highlight WHERE maker = ?"), arguments: [maker])
    }
  }

  /// - Throws: where it's empty or longer than a highlight may be.
  static func checked(_ new: NewHighlight) throws -> NewHighlight {
    var new = new
    func text(_ value: String) -> String { value.replacing("\0", with: "") }
    new.passage.exact = text(new.passage.exact)
    new.passage.before = String(text(new.passage.before).suffix(Passage.surroundingBytes))
    new.passage.after = String(text(new.passage.after).prefix(Passage.surroundingBytes))
    new.passage.share = new.passage.share.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    guard new.passage.exact.contains(where: { !$0.isWhitespace }) else {
      throw ShelfError(.invalid, "A highlight needs words.")
    }
    try checkLength(new.passage.exact, "The passage")
    new.note = try checkedNote(new.note)
    if let maker = new.maker {
      guard (1...longestMaker).contains(maker.utf8.count),
        maker.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else {
        throw ShelfError(.invalid, "A highlight's own name has 1 to \(longestMaker) letters of ASCII without spaces.")
      }
    }
    return new
  }

  private static func checkedNote(_ note: String) throws -> String {
    try checkLength(note, "The note")
    return clean(note, "note")
  }

  private static func checkLength(_ text: String, _ name: String) throws {
    guard text.unicodeScalars.count <= longestHighlight else {
      throw ShelfError(.invalid, "\(name) has more than \(longestHighlight) letters. Take a shorter one.")
    }
  }

  /// Keeps a highlight that was checked.
  ///
  /// - Parameter count: how many highlights the link has.
  private func insert(_ new: NewHighlight, _ link: Link.ID, count: Int, _ db: Database) throws -> Highlight {
    guard count < Self.mostHighlights else {
      throw ShelfError(.invalid, "This link has \(Self.mostHighlights) highlights, and may have no more.")
    }
    let now = clock()
    try db.run(
      sql: """
        INSERT INTO highlight (link, maker, version, exact, before, after, share, colour, note, madeAt, changedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (maker) DO NOTHING
        """,
      arguments: [
        link, new.maker, new.version ?? 0, new.passage.exact, new.passage.before, new.passage.after, new.passage.share,
        new.colour.rawValue, new.note, min(new.madeAt ?? now, now), now,
      ])
    // Another request may have brought the same one a moment ago.
    let row =
      db.changesCount > 0
      ? try Highlight.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM highlight WHERE id = ?"), arguments: [db.lastInsertedRowID])
      : try Highlight.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM highlight WHERE maker = ?"), arguments: [new.maker])
    guard let row, row.link == link else {
      throw ShelfError(.invalid, "A highlight of another link has this name already.")
    }
    return row
  }

  /// Changes a highlight's colour or note; nil leaves it.
  @discardableResult
  public func changeHighlight(_ id: Highlight.ID, colour: Highlight.Colour? = nil, note: String? = nil) async throws
    -> Highlight
  {
    let note = try note.map { try Self.checkedNote($0) }
    return try await pool.write { [clock] db in
      try db.run(
        sql: "UPDATE highlight SET colour = COALESCE(?, colour), note = COALESCE(?, note), changedAt = ? WHERE id = ?",
        arguments: [colour?.rawValue, note, clock(), id])
      guard
        let row = try Highlight.fetchOne(
          db.cachedStatement(sql: "SELECT * FROM highlight WHERE id = ?"), arguments: [id])
      else {
        throw ShelfError(.notFound, "There's no highlight \(id).")
      }
      return row
    }
  }

  public func deleteHighlight(_ id: Highlight.ID) async throws {
    try await writeFromReserve { db in
      try db.run(sql: "DELETE FROM highlight WHERE id = ?", arguments: [id])
      guard db.changesCount == 1 else { throw ShelfError(.notFound, "There's no highlight \(id).") }
    }
  }

  /// What came with a link in a file: what is there already stays.
  func takeReading(_ new: NewLink, _ link: Link.ID, _ db: Database) throws {
    try take(new.highlights, link, db)
    if var progress = new.progress, progress.share.isFinite, (0...1).contains(progress.share),
      try Self.progress(of: link, db) == nil
    {
      progress.at = min(progress.at, clock())
      _ = try Self.keep(progress, of: link, db)
    }
    if let place = new.next,
      try Int.fetchOne(db.cachedStatement(sql: "SELECT COUNT(*) FROM nextLink")) ?? 0 < Self.mostNext
    {
      // Files have links in another order.
      try db.run(
        sql: "INSERT INTO nextLink (link, position, addedAt) VALUES (?, ?, ?) ON CONFLICT (link) DO NOTHING",
        arguments: [link, min(max(0, place), Self.mostNext), clock()])
    }
  }

  /// Highlights that came with a file: those that the link doesn't have. What can't be kept is left out.
  func take(_ highlights: [NewHighlight], _ link: Link.ID, _ db: Database) throws {
    guard !highlights.isEmpty else { return }
    let before = try String.fetchAll(
      db.cachedStatement(sql: "SELECT exact FROM highlight WHERE link = ?"), arguments: [link])
    var count = before.count
    var known = Set(before)
    for new in highlights {
      guard let new = try? Self.checked(new) else { continue }
      if let maker = new.maker {
        guard
          try Bool.fetchOne(
            db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM highlight WHERE maker = ?)"), arguments: [maker])
            == false
        else { continue }
      } else if !known.insert(new.passage.exact).inserted {
        continue
      }
      do { _ = try insert(new, link, count: count, db) } catch is ShelfError { return }
      count += 1
    }
  }
}
