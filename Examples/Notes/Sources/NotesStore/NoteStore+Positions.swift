// SPDX-License-Identifier: Apache-2.0
import GRDB

// Notes in the order by hand have numbers with gaps between them. A note that is moved gets a number between its new
// neighbours', and no other row is written. Only where a gap is used up, after some thirty moves to the same place, the
// rows behind it are spread anew: as few as have room enough together.
extension NoteStore {
  static let gap: Int64 = 1 << 32
  /// Rows are spread until each has as much room.
  private static let roomEnough: Int64 = 1 << 16

  static func firstPosition(isPinned: Bool, _ db: Database) throws -> Int64 {
    let first: SQLRequest<Int64> = "SELECT min(position) FROM note WHERE isPinned = \(isPinned)"
    return try (first.fetchOne(db) ?? gap) - gap
  }

  /// Moves notes before another one, in the order in which they are given; to the end where nothing is named.
  public func move(_ ids: [Note.ID], before next: Note.ID?, isPinned: Bool) throws {
    try writer.write { db in
      let position: SQLRequest<Int64> = "SELECT position FROM note WHERE id = \(next)"
      var upper = try position.fetchOne(db)
      for id in ids.reversed() {
        upper = try NoteStore.makeRoom(before: upper, isPinned: isPinned, db)
        try db.execute(
          literal: "UPDATE note SET position = \(upper) WHERE id = \(id) AND isPinned = \(isPinned)")
      }
    }
  }

  /// The note that stands behind another one in the order by hand, among those that are pinned as it is.
  public func next(after id: Note.ID) throws -> Note.ID? {
    try writer.read { db in
      guard let note = try Note.fetchOne(db, key: id) else { return nil }
      let next: SQLRequest<Note.ID> = """
        SELECT id FROM note WHERE isPinned = \(note.isPinned) AND (position, id) > (\(note.position), \(id))
        ORDER BY position, id LIMIT 1
        """
      return try next.fetchOne(db)
    }
  }

  private static func makeRoom(
    before upper: Int64?, isPinned: Bool, _ db: Database
  ) throws -> Int64 {
    guard let upper else {
      let last: SQLRequest<Int64> = "SELECT max(position) FROM note WHERE isPinned = \(isPinned)"
      return try (last.fetchOne(db) ?? -gap) + gap
    }
    let before: SQLRequest<Int64> =
      "SELECT max(position) FROM note WHERE isPinned = \(isPinned) AND position < \(upper)"
    guard let lower = try before.fetchOne(db) else { return upper - gap }
    if upper - lower > 1 { return lower + (upper - lower) / 2 }
    try spread(behind: lower, isPinned: isPinned, db)
    return lower + roomEnough / 2
  }

  /// Gives the rows behind a position new ones, so that there's room behind it.
  private static func spread(behind lower: Int64, isPinned: Bool, _ db: Database) throws {
    var count = 16
    while true {
      let request: SQLRequest<Row> = """
        SELECT id, position FROM note WHERE isPinned = \(isPinned) AND position > \(lower)
        ORDER BY position, id LIMIT \(count)
        """
      let rows = try request.fetchAll(db)
      let isEnd = rows.count < count
      let span = isEnd ? Int64(rows.count) * gap : (rows.last?["position"] ?? lower) - lower
      let step = span / Int64(max(1, rows.count))
      if isEnd || step > roomEnough {
        for (number, row) in rows.enumerated() {
          let position = lower + step * Int64(number + 1)
          try db.execute(literal: "UPDATE note SET position = \(position) WHERE id = \(row["id"] as Note.ID)")
        }
        return
      }
      count *= 4
    }
  }
}
