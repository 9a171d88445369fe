// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Passages

extension Shelf {
  /// An article of more bytes isn't read for its passages.
  static let mostArticle = 32 << 20

  /// The text of a version's article.
  public func articleText(_ part: Part) throws -> ArticleText {
    ArticleText(String(decoding: try files.data(part.hash, most: Self.mostArticle), as: UTF8.self))
  }

  /// A link's highlights and where they are in one version. Places that aren't known yet are looked for and kept.
  ///
  /// - Parameter text: The version's article; it's asked only where a place isn't known. nil where there's no article.
  public func placedHighlights(
    of link: Link.ID, in snapshot: Snapshot.ID, text: () throws -> ArticleText?
  ) async throws -> [PlacedHighlight] {
    let (highlights, known) = try await pool.read { db in
      (
        try Self.highlights(of: link, db),
        try Self.places(in: snapshot, db)
      )
    }
    let unknown = highlights.filter { known[$0.id] == nil }
    var found: [Highlight.ID: FoundPassage?] = known
    if !unknown.isEmpty, let text = try text() {
      let places = zip(unknown.map(\.id), PassageFinder(text).find(unknown.map(\.passage))).map { ($0, $1) }
      for (id, place) in places { found[id] = .some(place) }
      // Reading goes on where nothing can be written.
      try? await pool.write { try Self.keepPlaces(places, in: snapshot, $0) }
    }
    return highlights.map { PlacedHighlight(highlight: $0, place: found[$0.id] ?? nil) }
  }

  /// The known places; nil where a highlight is known not to be there.
  private static func places(in snapshot: Snapshot.ID, _ db: Database) throws -> [Highlight.ID: FoundPassage?] {
    var places: [Highlight.ID: FoundPassage?] = [:]
    for row in try Row.fetchAll(
      db.cachedStatement(sql: "SELECT highlight, start, end, way FROM highlightPlace WHERE snapshot = ?"),
      arguments: [snapshot])
    {
      let (start, end): (Int, Int) = (row["start"], row["end"])
      let way = FoundPassage.Way(rawValue: row["way"])
      places[row["highlight"]] = .some(
        way.flatMap { start < end && start >= 0 ? FoundPassage(range: start..<end, way: $0) : nil })
    }
    return places
  }

  /// Keeps places, where the version and the highlight are still there.
  static func keepPlaces(_ places: [(Highlight.ID, FoundPassage?)], in snapshot: Snapshot.ID, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO highlightPlace (highlight, snapshot, start, end, way)
        SELECT highlight.id, snapshot.id, ?, ?, ? FROM highlight JOIN snapshot ON snapshot.link = highlight.link
        WHERE highlight.id = ? AND snapshot.id = ?
        """)
    for (id, place) in places {
      try statement.execute(
        arguments: [
          place?.range.lowerBound ?? 0, place?.range.upperBound ?? 0, place?.way.rawValue ?? "", id, snapshot,
        ])
    }
  }
}
