// SPDX-License-Identifier: Apache-2.0
import Addresses
import GRDB

/// A part of a search as a condition over the table `link`.
struct SearchCondition {
  var sql: String
  var arguments: [DatabaseValue] = []
  /// It looks into other tables; what only reads the link comes before it.
  var isCostly = false

  /// The index by which its links are found.
  var index: Index?

  enum Index: String { case site = "linkSite", host = "linkHost" }

  static let always = SearchCondition(sql: "1")
  static let never = SearchCondition(sql: "0")

  /// A tag is rare where its uses, squared, are fewer than so many times all links: then reading its links costs less than looking for as
  /// many among all.
  private static let fewUses = 750.0

  init(sql: String, arguments: [DatabaseValue] = [], isCostly: Bool = false, index: Index? = nil) {
    self.sql = sql
    self.arguments = arguments
    self.isCostly = isCostly
    self.index = index
  }

  /// - Parameters:
  ///   - total: How many links there are.
  ///   - mostRead: Where a tag has more links than these, one link after the other is asked for it.
  init(_ term: SearchTerm, of total: Int, mostRead: Double, _ endings: WordEndings, _ db: Database) throws {
    func all(_ terms: [SearchTerm]) throws -> [SearchCondition] {
      try terms.map { try SearchCondition($0, of: total, mostRead: mostRead, endings, db) }
    }
    switch term {
    case .words(let text, .author?, _):
      self.init(sql: "link.author LIKE ? ESCAPE '\\'", arguments: ["%\(Self.escaped(text))%".databaseValue])
    case .words:
      guard let words = try WordMatch(term, endings, db) else {
        self = .never
        return
      }
      self.init(
        sql: "link.id IN (SELECT rowid FROM fulltext WHERE fulltext MATCH ?)", arguments: [words.text.databaseValue],
        isCostly: true)
    case .tag(let name):
      let tags = try FoundTag.all(name, db)
      let uses = Double(tags.reduce(0) { $0 + $1.uses })
      let list = tags.map { "\($0.id)" }.joined(separator: ", ")
      // A tag that many links have is found soon by looking at one link after the other, in the list's order.
      let isRare = uses * uses < Double(total) * Self.fewUses && uses <= mostRead
      self.init(
        sql: isRare
          ? "link.id IN (SELECT link FROM linkTag WHERE tag IN (\(list)))"
          : "EXISTS (SELECT 1 FROM linkTag WHERE linkTag.link = link.id AND +linkTag.tag IN (\(list)))",
        isCostly: true)
    case .site(let site):
      let address = try? LinkAddress("https://" + site)
      let host = address?.host ?? site
      let owner = address?.site ?? site
      if host == owner {
        self.init(sql: "link.site = ?", arguments: [owner.databaseValue], index: .site)
      } else if let hosts = try Self.hosts(host, of: owner, db) {
        guard !hosts.isEmpty else {
          self = .never
          return
        }
        self.init(
          sql: "link.host IN (\(hosts.map { _ in "?" }.joined(separator: ", ")))",
          arguments: hosts.map(\.databaseValue), index: .host)
      } else {
        self.init(
          sql: "(link.site = ? AND (link.host = ? OR link.host LIKE ? ESCAPE '\\'))",
          arguments: [owner.databaseValue, host.databaseValue, "%.\(Self.escaped(host))".databaseValue], index: .site)
      }
    case .language(let language):
      self.init(
        sql: "(link.language = ? OR link.language LIKE ? ESCAPE '\\')",
        arguments: [language.databaseValue, "\(Self.escaped(language))-%".databaseValue])
    case .kind(let kind): self.init(sql: "link.kind = ?", arguments: [kind.rawValue.databaseValue])
    case .added(let from, let to):
      self = .joined(
        [
          from.map { SearchCondition(sql: "link.addedAt >= ?", arguments: [$0.milliseconds.databaseValue]) },
          to.map { SearchCondition(sql: "link.addedAt < ?", arguments: [$0.milliseconds.databaseValue]) },
        ].compactMap { $0 }, by: "AND", orElse: .always)
    case .highlight(let words):
      guard let match = Shelf.highlightMatch(words) else {
        self = .never
        return
      }
      self.init(
        sql:
          "link.id IN (SELECT link FROM highlight WHERE id IN (SELECT rowid FROM highlightText WHERE highlightText MATCH ?))",
        arguments: [match.databaseValue], isCostly: true)
    case .state(let state): self.init(sql: Self.sql(state), isCostly: Self.looksElsewhere(state))
    case .has(let possession):
      self.init(sql: Self.sql(possession), isCostly: [.snapshot, .tags, .highlight, .login].contains(possession))
    case .not(let inner):
      self = try SearchCondition(inner, of: total, mostRead: mostRead, endings, db)
      sql = "NOT \(sql)"
      index = nil
    case .all(let terms): self = try .joined(all(terms), by: "AND", orElse: .always)
    case .any(let terms): self = try .joined(all(terms), by: "OR", orElse: .never)
    }
  }

  private static let mostHosts = 200

  /// A host and those below it that an owner's links have; nil where they are many.
  private static func hosts(_ host: String, of owner: String, _ db: Database) throws -> [String]? {
    // From one host to the next one: as quick as there are few hosts, however many links they have.
    let found = try String.fetchAll(
      db,
      sql: """
        WITH RECURSIVE name (host) AS (
          SELECT MIN(host) FROM link WHERE site = ?1
          UNION ALL
          SELECT (SELECT MIN(link.host) FROM link WHERE link.site = ?1 AND link.host > name.host) FROM name WHERE name.host IS NOT NULL
        )
        SELECT host FROM name WHERE host = ?2 OR host LIKE ?3 ESCAPE '\\' LIMIT \(mostHosts + 1)
        """, arguments: [owner, host, "%.\(escaped(host))"])
    return found.count > mostHosts ? nil : found
  }

  private static func joined(_ parts: [SearchCondition], by word: String, orElse empty: SearchCondition)
    -> SearchCondition
  {
    guard !parts.isEmpty else { return empty }
    return SearchCondition(
      sql: "(" + parts.map(\.sql).joined(separator: " \(word) ") + ")", arguments: parts.flatMap(\.arguments),
      isCostly: parts.contains(where: \.isCostly))
  }

  /// Whether a state stands in another table.
  private static func looksElsewhere(_ state: SearchTerm.State) -> Bool {
    switch state {
    case .untagged, .queued, .dead, .moved, .changed, .watched, .next: true
    default: false
    }
  }

  private static func sql(_ state: SearchTerm.State) -> String {
    switch state {
    case .unread: "link.reading = 0"
    case .reading: "link.reading = 1"
    case .read: "link.reading = 2"
    case .favourite: "link.favourite = 1"
    case .archived: "link.archived = 1"
    case .inbox: "link.archived = 0"
    case .binned: "link.binnedAt IS NOT NULL"
    case .untagged: "NOT EXISTS (SELECT 1 FROM linkTag WHERE linkTag.link = link.id)"
    case .queued: "link.id IN (SELECT link FROM job WHERE state IN ('waiting', 'running'))"
    case .failed: "link.id IN (SELECT link FROM job WHERE state = 'failed')"
    case .dead: "link.id IN (SELECT link FROM watch WHERE deadSince IS NOT NULL)"
    case .moved: "link.id IN (SELECT link FROM watch WHERE state = 'moved')"
    case .changed: "link.id IN (SELECT link FROM watch WHERE changedAt IS NOT NULL)"
    case .watched: "link.id IN (SELECT link FROM watch WHERE (period <> '' OR keepsChanges) AND period <> 'off')"
    case .next: "link.id IN (SELECT link FROM nextLink)"
    }
  }

  private static func sql(_ possession: SearchTerm.Possession) -> String {
    switch possession {
    case .snapshot: "EXISTS (SELECT 1 FROM snapshot WHERE snapshot.link = link.id)"
    case .note: "link.note <> ''"
    case .tags: "EXISTS (SELECT 1 FROM linkTag WHERE linkTag.link = link.id)"
    case .picture: "(link.picture IS NOT NULL OR link.preview IS NOT NULL)"
    case .article: "link.words > 0"
    case .highlight: "link.id IN (SELECT link FROM highlight)"
    case .login: "EXISTS (SELECT 1 FROM snapshot WHERE snapshot.link = link.id AND snapshot.origin <> '')"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
  }
}

/// A tag that a search names.
struct FoundTag {
  var id: Tag.ID
  /// How many links have it, without those in the bin.
  var uses: Int

  /// The tag itself, one that it's another name of, and those below.
  static func all(_ name: String, _ db: Database) throws -> [FoundTag] {
    guard let folded = (try? TagPath(name))?.folded else { return [] }
    // "0" follows "/".
    return try Row.fetchAll(
      db,
      sql: """
        SELECT id, uses FROM tag WHERE folded = ? OR folded > ? AND folded < ?
        OR id IN (SELECT tag FROM tagSynonym WHERE folded = ?)
        """, arguments: [folded, folded + "/", folded + "0", folded]
    ).map { FoundTag(id: $0["id"], uses: $0["uses"]) }
  }
}
