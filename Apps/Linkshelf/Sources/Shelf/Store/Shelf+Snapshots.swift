// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension Shelf {
  /// Keeps what a page says of itself, and ends the job that asked it.
  ///
  /// What a person wrote stays.
  public func keep(_ details: PageDetails, for job: TakenJob) async throws {
    let link = job.job.link
    let given = Set([details.icon, details.picture].compactMap { $0 })
    do {
      let replaced = try await pool.write { [self] db in
        try finish(job, db)
        // A page behind a login tells strangers of its login, and not of itself.
        let replaced = try apply(Self.isSaved(link, db) ? details.pictures : details, to: link, db)
        try index(link, db)
        return replaced
      }
      // A page that isn't there gives no pictures.
      await removeLeft(details.status < 400 ? replaced : given)
    } catch {
      await removeLeft(given)
      throw error
    }
  }

  private func pictures(of link: Link.ID, _ db: Database) throws -> Set<String> {
    let row = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT icon, picture FROM link WHERE id = ?"), arguments: [link])
    return Set(["icon", "picture"].compactMap { row?[$0] as String? })
  }

  /// - Returns: the pictures that were replaced.
  private func apply(_ details: PageDetails, to link: Link.ID, _ db: Database) throws -> Set<String> {
    // A file that was kept a moment ago may have been removed with another link that had it.
    func whole(_ hash: String?) -> String? { hash.flatMap { files.path(of: $0) == nil ? nil : $0 } }
    // A page that says that it isn't there tells nothing of what was.
    guard details.status < 400 else {
      try db.run(
        sql: """
          UPDATE link SET status = ?, changedAt = ?, title = CASE WHEN title = '' THEN ? ELSE title END WHERE id = ?
          """, arguments: [details.status, clock(), Self.clean(details.title, "title"), link])
      return []
    }
    func text(_ value: String, _ column: String) -> String? {
      let value = Self.clean(value, column)
      return value.isEmpty ? nil : value
    }
    let before = try pictures(of: link, db)
    try db.run(
      sql: """
        UPDATE link SET
          title = CASE WHEN ownTitle THEN title ELSE COALESCE(?, title) END,
          description = CASE WHEN ownDescription THEN description ELSE COALESCE(?, description) END,
          siteName = COALESCE(?, siteName), author = COALESCE(?, author), language = COALESCE(?, language),
          publishedAt = COALESCE(?, publishedAt), kind = ?, status = CASE ? WHEN 0 THEN status ELSE ? END, icon = COALESCE(?, icon), picture = COALESCE(?, picture),
          changedAt = ?
        WHERE id = ?
        """,
      arguments: [
        text(details.title, "title"), text(details.description, "description"), text(details.siteName, "siteName"),
        text(details.author, "author"), text(details.language.lowercased(), "language"), details.publishedAt,
        details.kind.rawValue, details.status,
        details.status, whole(details.icon), whole(details.picture), clock(), link,
      ])
    let after = try pictures(of: link, db)
    try count(after.subtracting(before), db)
    try forget(before.subtracting(after), db)
    return before.subtracting(after)
  }

  /// Keeps a snapshot with its files, and ends the job that made it.
  ///
  /// The files are whole on the disk before the database names them. Where the process ends in between, files are left that nothing names,
  /// and `doctor` removes them; the job is done again. Versions beyond those that a person wants to keep are deleted in the same transaction.
  ///
  /// - Throws: `overQuota` where the link's versions would take more than they may, `noSpace` where the disk is full. Then nothing is kept.
  public func keep(_ snapshot: NewSnapshot, for job: TakenJob, of saved: SavedPageFile? = nil) async throws
    -> Snapshot.ID
  {
    var parts: [KeptPart] = []
    do {
      var text = ""
      for file in snapshot.files {
        try Task.checkCancellation()
        parts.append(KeptPart(file: file, kept: try files.keep(path: file.path, mediaType: file.mediaType)))
        if file.kind == .text { text = try Self.beginning(of: file.path) }
      }
      let kept = (snapshot: snapshot, parts: parts, text: text)
      let (id, removed) = try await pool.write { [self] db in
        try finish(job, db)
        let id = try insert(kept.snapshot, kept.parts, text: kept.text, of: job.job.link, db)
        let limits = try Self.limits(db)
        var removed = try retain(job.job.link, limits, db)
        if let saved { removed.formUnion(try finish(saved, db)) }
        try checkQuota(of: job.job.link, limits, db)
        return (id, removed)
      }
      // The version is kept; files that stay are found by the doctor.
      await removeLeft(removed)
      return id
    } catch {
      await removeLeft(Set(parts.map(\.kept.hash)))
      throw error
    }
  }

  /// A file of a snapshot that lies among the others by now.
  private struct KeptPart {
    var file: NewSnapshot.File
    var kept: PartFiles.Kept
  }

  private func insert(
    _ snapshot: NewSnapshot, _ parts: [KeptPart], text: String, of link: Link.ID, _ db: Database
  ) throws -> Snapshot.ID {
    let replaced = try apply(snapshot.details, to: link, db)
    assert(replaced.isEmpty, "a snapshot brings no icon")
    let number =
      (try Int.fetchOne(db.cachedStatement(sql: "SELECT versions FROM link WHERE id = ?"), arguments: [link]) ?? 0) + 1
    try db.run(
      sql: """
        INSERT INTO snapshot
        (link, number, madeAt, finalAddress, status, title, warnings, requests, seconds, description, origin, savedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        link, number, clock(), snapshot.finalAddress, snapshot.status, Self.clean(snapshot.details.title, "title"),
        snapshot.warnings.joined(separator: "\n"), snapshot.requests, snapshot.seconds,
        Self.clean(snapshot.details.description, "description"),
        snapshot.savedAt != nil ? Snapshot.savedByBrowser : snapshot.hadLogin ? Snapshot.withLogin : "",
        snapshot.savedAt,
      ])
    let id = db.lastInsertedRowID
    for part in parts {
      let (file, kept) = (part.file, part.kept)
      // Someone may have removed an equal file since it was written.
      guard files.path(of: kept.hash) != nil else {
        throw ShelfError(.busy, "A file of the snapshot was removed while it was kept.")
      }
      try db.run(
        sql: """
          INSERT INTO part (snapshot, kind, position, name, mediaType, hash, bytes, width, height) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          id, file.kind.rawValue, file.position, file.name, file.mediaType, kept.hash, kept.bytes, file.width,
          file.height,
        ])
    }
    try count(Set(parts.map(\.kept.hash)), db)
    let preview = parts.first { $0.file.kind == .preview }?.kept.hash
    let old = try String.fetchOne(db.cachedStatement(sql: "SELECT preview FROM link WHERE id = ?"), arguments: [link])
    try db.run(
      sql: "UPDATE link SET versions = ?, preview = COALESCE(?, preview), words = ? WHERE id = ?",
      arguments: [number, preview, Self.countWords(text), link])
    if let old { try forget([old], db) }
    try index(link, db)
    if !text.isEmpty { try indexBody(text, of: link, db) }
    return id
  }

  /// As much of a text file as is looked through.
  private static func beginning(of path: String) throws -> String {
    let file = try Descriptor(opening: path, O_RDONLY)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: mostIndexed, alignment: 16)
    defer { buffer.deallocate() }
    var count = 0
    while count < buffer.count {
      let read = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
      if read == 0 { break }
      count += read
    }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// How long a text is, in words; an ideograph counts as half a word, as reading times have it.
  static func countWords(_ text: String) -> Int {
    var splitter = WordSplitter()
    var words = 0
    var ideographs = 0
    var text = text
    text.withUTF8 {
      splitter.split($0, isQuery: false) {
        if $0.isColocated {
          ideographs += 1
        } else if $0.range.count >= 3, $0.folded.first.map({ $0 >= 0xE3 }) == true {
          // A pair or the last letter of a run; counted by its colocated letter.
        } else {
          words += 1
        }
        return true
      }
    }
    return words + ideographs / 2
  }

  /// A link's versions, the newest first.
  public func snapshots(of link: Link.ID) async throws -> [(snapshot: Snapshot, parts: [Part])] {
    try await pool.read { db in
      try Snapshot.fetchAll(
        db.cachedStatement(sql: "SELECT * FROM snapshot WHERE link = ? ORDER BY number DESC"), arguments: [link]
      )
      .map {
        (
          $0,
          try Part.fetchAll(
            db.cachedStatement(sql: "SELECT * FROM part WHERE snapshot = ? ORDER BY kind, position"), arguments: [$0.id]
          )
        )
      }
    }
  }

  public func snapshot(_ id: Snapshot.ID) async throws -> (snapshot: Snapshot, parts: [Part])? {
    try await pool.read { db in
      guard
        let snapshot = try Snapshot.fetchOne(
          db.cachedStatement(sql: "SELECT * FROM snapshot WHERE id = ?"), arguments: [id])
      else {
        return nil
      }
      return (
        snapshot,
        try Part.fetchAll(
          db.cachedStatement(sql: "SELECT * FROM part WHERE snapshot = ? ORDER BY kind, position"), arguments: [id])
      )
    }
  }

  /// Deletes a version and the files that nothing else names.
  public func deleteSnapshot(_ id: Snapshot.ID) async throws {
    let hashes = try await writeFromReserve { [self] db -> Set<String> in
      guard
        let link = try Int64.fetchOne(
          db.cachedStatement(sql: "SELECT link FROM snapshot WHERE id = ?"), arguments: [id])
      else {
        throw ShelfError(.notFound, "There's no snapshot \(id).")
      }
      return try delete([id], of: link, db)
    }
    try await removeUnnamed(hashes)
  }
}
