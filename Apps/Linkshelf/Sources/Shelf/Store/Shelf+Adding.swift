// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import GRDB

extension Shelf {
  /// How many links one transaction adds, so that others aren't kept from writing for long.
  static let addedAtOnce = 500

  /// Adds links and puts their work into the queue.
  ///
  /// An address that is there already keeps what it has: tags are added, empty fields are filled. Costs about 0.1 ms a link.
  ///
  /// - Parameter jobs: what is to be done for new links. Those of an import stand behind all others.
  /// - Returns: one outcome for each, in order. Nothing is thrown for a wrong address: it's `refused` with a sentence.
  public func add(_ links: [NewLink], jobs: [Job.Kind] = [.look, .snapshot], isImport: Bool = false) async throws
    -> [AddedLink]
  {
    var outcomes: [AddedLink] = []
    var start = 0
    while start < links.count {
      let end = min(links.count, start + Self.addedAtOnce)
      let part = links[start..<end]
      outcomes += try await pool.write { [self] db in
        try part.map { try add($0, jobs: jobs, isImport: isImport, db) }
      }
      start = end
    }
    return outcomes
  }

  /// The same for a thread that may wait. The links are those of an import, in one transaction.
  public func addNow(_ links: [NewLink], jobs: [Job.Kind]) throws -> [AddedLink] {
    try pool.write { db in try links.map { try add($0, jobs: jobs, isImport: true, db) } }
  }

  /// Makes a tag with its other names, as an export has it.
  public func takeNow(tag name: String, synonyms: [String]) throws {
    guard let path = try? TagPath(name) else { return }
    try pool.write { db in
      let id = try tag(path, db)
      for synonym in synonyms.prefix(Self.mostTags) {
        guard let other = try? TagPath(synonym), try existingTag(other, db) == nil else { continue }
        try db.run(
          sql: "INSERT OR IGNORE INTO tagSynonym (folded, name, tag) VALUES (?, ?, ?)",
          arguments: [other.folded, other.shown, id])
      }
    }
  }

  /// Keeps a search, as an export has it; one of the same name stays as it is.
  public func takeNow(search name: String, query: String) throws {
    let name = Self.clean(name, "name")
    guard !name.isEmpty else { return }
    try pool.write {
      try $0.run(
        sql:
          "INSERT OR IGNORE INTO savedSearch (name, query, position) VALUES (?, ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM savedSearch))",
        arguments: [name, String(query.prefix(SearchParser.longest))])
    }
  }

  func add(_ new: NewLink, jobs: [Job.Kind], isImport: Bool, _ db: Database) throws -> AddedLink {
    let address: LinkAddress
    do {
      address = try LinkAddress(new.address)
    } catch {
      return AddedLink(given: new.address, id: nil, outcome: .refused("\(error)"))
    }
    let now = clock()
    let known = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT id, addedAt, binnedAt, title, description, note FROM link WHERE key = ?"),
      arguments: [address.key])
    if let known {
      let id: Link.ID = known["id"]
      let isBinned = known["binnedAt"] as Int64? != nil
      if isBinned { try db.run(sql: "UPDATE link SET binnedAt = NULL, archived = 0 WHERE id = ?", arguments: [id]) }
      for (column, value) in [("title", new.title), ("description", new.description), ("note", new.note)] {
        guard !value.isEmpty, (known[column] as String).isEmpty else { continue }
        try db.execute(sql: "UPDATE link SET \(column) = ? WHERE id = ?", arguments: [Self.clean(value, column), id])
      }
      try setTags(new.tags, of: id, adding: true, db)
      try watch(id, as: new, db)
      try takeReading(new, id, db)
      try db.run(sql: "UPDATE link SET changedAt = ? WHERE id = ?", arguments: [now, id])
      try index(id, db)
      // Work that was given up when it was put into the bin.
      if isBinned {
        for kind in jobs { try enqueue(kind, id, isImport: isImport, db) }
        try enqueueSaved(id, db)
      }
      return AddedLink(
        given: new.address, id: id,
        outcome: isBinned ? .restored : .known(since: Moment(milliseconds: known["addedAt"])))
    }
    try db.run(
      sql: """
        INSERT INTO link (key, address, host, site, title, description, note, reading, favourite, archived, addedAt, changedAt, ownTitle, ownDescription)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        address.key, address.shown, address.host, address.site, Self.clean(new.title, "title"),
        Self.clean(new.description, "description"),
        Self.clean(new.note, "note"), new.reading.rawValue, new.favourite, new.archived, new.addedAt ?? now, now,
        // What came with the link isn't replaced by the page's own words.
        !Self.clean(new.title, "title").isEmpty, !Self.clean(new.description, "description").isEmpty,
      ])
    let id = db.lastInsertedRowID
    try setTags(new.tags, of: id, adding: true, db)
    try watch(id, as: new, db)
    try takeReading(new, id, db)
    try index(id, db)
    for kind in jobs { try enqueue(kind, id, isImport: isImport, db) }
    return AddedLink(given: new.address, id: id, outcome: .added)
  }

  /// Sets what is given of watching, where nobody has chosen yet.
  private func watch(_ link: Link.ID, as new: NewLink, _ db: Database) throws {
    guard new.watchPeriod != nil || new.keepsChanges, let old = try Self.watch(of: link, db) else { return }
    try setWatch(
      of: link, period: old.period ?? new.watchPeriod, keepsChanges: old.keepsChanges || new.keepsChanges, db)
  }

  /// The link of an address, in the bin too; nil where it isn't kept or isn't an address.
  public func find(address: String) async throws -> Link? {
    guard let key = try? LinkAddress(address).key else { return nil }
    return try await pool.read {
      try Link.fetchOne($0.cachedStatement(sql: "SELECT * FROM link WHERE key = ?"), arguments: [key])
    }
  }

  /// The most letters of each text.
  static let longestTexts = [
    "title": 1_000, "description": 4_000, "note": 100_000, "author": 300, "siteName": 300, "language": 35,
  ]

  /// A text of a page or a person as it's kept: without control characters, no longer than is useful.
  static func clean(_ text: String, _ column: String) -> String {
    let most = longestTexts[column] ?? 1_000
    var kept = String.UnicodeScalarView()
    var count = 0
    var isSpace = true
    for scalar in text.unicodeScalars {
      var scalar = scalar
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        guard column == "note" && (scalar == "\n" || scalar == "\t") else {
          scalar = " "
          break
        }
      case .privateUse, .surrogate: continue
      default: break
      }
      if column != "note" {
        // Runs of spaces are one, as on a page.
        if scalar.properties.isWhitespace {
          if isSpace { continue }
          scalar = " "
          isSpace = true
        } else {
          isSpace = false
        }
      }
      guard count < most else { break }
      kept.append(scalar)
      count += 1
    }
    return String(kept).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Moment: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { milliseconds.databaseValue }

  public static func fromDatabaseValue(_ value: DatabaseValue) -> Moment? {
    Int64.fromDatabaseValue(value).map { Moment(milliseconds: $0) }
  }
}
