// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import GRDB

/// What one reader may see and do of somebody's shelf: the links of one shared list. It's the only door to another's store.
///
/// Each call looks again whether the link is in the list now.
public struct SharedShelf: Sendable {
  public let share: ListShare
  public let list: LinkList
  private let shelf: Shelf
  private let rule: SearchTerm

  /// - Parameter shelf: the owner's.
  /// - Returns: nil where the list is gone, or its rule asks for the bin by now.
  public init?(_ share: ListShare, _ shelf: Shelf) async throws {
    guard share.owner.store == shelf.name, let list = try await shelf.linkList(share.list) else { return nil }
    let zone = TimeZone(identifier: list.zone) ?? .gmt
    let rule = SearchParser.parse(list.query, now: shelf.now, timeZone: zone).term
    guard !rule.asksForBin else { return nil }
    self.share = share
    self.list = list
    self.shelf = shelf
    self.rule = rule
  }

  /// A link as the reader sees it: without the note and without what lies behind the owner's logins, unless the owner shows that, and
  /// without what the owner does with it.
  public struct SharedLink: Sendable {
    public var id: Link.ID
    public var address, host, title, description, author, language, note: String
    public var tags: [String]
    public var addedAt: Moment
    public var hasPicture, hasIcon: Bool
  }

  public struct Page: Sendable {
    public var links: [SharedLink]
    public var next: String?
    public var count: Int?
    /// Sentences about what of the reader's query wasn't taken.
    public var notices: [String]
  }

  /// A page of the list.
  ///
  /// - Parameter query: narrows the list. What would tell of notes, of reading or of the queue isn't taken.
  public func links(_ query: String = "", limit: Int = 50, after: String? = nil) async throws -> Page {
    var terms = if case .all(let terms) = rule { terms } else { [rule] }
    var notices: [String] = []
    if !query.isEmpty {
      let search = SearchParser.parse(query, now: shelf.now, timeZone: TimeZone(identifier: list.zone) ?? .gmt)
      notices = search.notices
      if let narrowed = search.term.forReaders(of: share) {
        terms.append(narrowed)
      } else {
        notices.append("In a shared list one searches by words, tags, sites, kinds, languages and dates.")
        return Page(links: [], next: nil, count: 0, notices: notices)
      }
    }
    // What fits best is told by the whole text, of versions that aren't shown too.
    let order = list.order == .relevance && !share.showsOwnVersions ? .newest : list.order
    let page = try await shelf.list(Search(.all(terms)), order: order, limit: limit, after: after)
    let own = try await ownLinks(page.rows.map(\.link.id))
    return Page(
      links: page.rows.map { shown($0, own.contains($0.link.id)) }, next: page.next, count: page.count, notices: notices
    )
  }

  /// A link of the list; nil where it isn't in it now.
  public func link(_ id: Link.ID) async throws -> SharedLink? {
    guard let row = try await row(id) else { return nil }
    return shown(row, try await ownLinks([id]).contains(id))
  }

  /// Those of some links that have a version which isn't shown.
  private func ownLinks(_ ids: [Link.ID]) async throws -> Set<Link.ID> {
    share.showsOwnVersions ? [] : try await shelf.linksWithOwnVersions(ids)
  }

  private func row(_ id: Link.ID) async throws -> LinkRow? {
    guard try await shelf.isFound(id, by: Search(rule)) else { return nil }
    return try await shelf.row(id)
  }

  private func shown(_ row: LinkRow, _ isOwn: Bool) -> SharedLink {
    let link = row.link
    return SharedLink(
      id: link.id, address: link.address, host: link.host, title: link.shownTitle, description: link.description,
      author: link.author, language: link.language, note: share.showsNotes ? link.note : "", tags: row.tags,
      addedAt: link.addedAt, hasPicture: link.picture != nil || link.preview != nil && !isOwn,
      hasIcon: link.icon != nil)
  }

  /// The versions of a link of the list that are shown; nil where it isn't in it.
  public func snapshots(of id: Link.ID) async throws -> [(snapshot: Snapshot, parts: [Part])]? {
    guard try await row(id) != nil else { return nil }
    return try await shelf.snapshots(of: id).filter { share.showsOwnVersions || !$0.snapshot.isOwn }
  }

  /// Whether a version is shown.
  public func shows(_ snapshot: Snapshot) async throws -> Bool {
    guard share.showsOwnVersions || !snapshot.isOwn else { return false }
    return try await row(snapshot.link) != nil
  }

  /// The bytes of a link's small picture or icon; nil where the link has none or isn't in the list.
  public func picture(of id: Link.ID, isIcon: Bool) async throws -> Data? {
    guard let link = try await row(id)?.link else { return nil }
    var hash = isIcon ? link.icon : link.picture
    // The preview is the newest version's.
    if !isIcon, hash == nil, try await !ownLinks([id]).contains(id) { hash = link.preview }
    return hash.flatMap { try? shelf.files.data($0, most: 8 << 20) }
  }

  // MARK: - What readers change

  /// The tags that a new link gets so that it's in the list; nil where the rule isn't one of tags.
  public var tagsOfRule: [String]? { rule.tagsOfRule }

  private func checkMayChange() throws {
    guard share.mayChange else { throw ShelfError(.invalid, "This list can be seen, and not changed.") }
  }

  /// Adds links to the owner's shelf so that they're in the list.
  ///
  /// An address that the owner keeps outside of the list isn't drawn into it: that would show what isn't shared.
  public func add(_ addresses: [String]) async throws -> [AddedLink] {
    try checkMayChange()
    guard let tags = tagsOfRule else {
      throw ShelfError(
        .invalid, "Nothing can be added here: this list isn't made by tags, so that a new link wouldn't be in it.")
    }
    guard addresses.count <= Self.mostAdded else {
      throw ShelfError(.invalid, "At most \(Self.mostAdded) addresses are added at once.")
    }
    var outcomes: [AddedLink] = []
    for address in addresses {
      var link = NewLink(address)
      link.tags = tags
      outcomes.append(try await shelf.addNew(link, unlessKeptOutside: Search(rule)))
    }
    return outcomes
  }

  private static let mostAdded = 50

  /// Changes the title, the description and the tags of a link of the list; nil leaves a thing as it is.
  public func edit(_ id: Link.ID, title: String?, description: String?, tags: [String]?) async throws {
    try checkMayChange()
    guard try await row(id) != nil else { throw ShelfError(.notFound, "This link isn't in the list.") }
    var edit = LinkEdit()
    (edit.title, edit.description, edit.tags) = (title, description, tags)
    try await shelf.edit(id, edit)
  }
}

extension SearchTerm {
  /// The tags that a new link has to have so that a list finds it; nil where tags alone don't do it.
  public var tagsOfRule: [String]? {
    let terms: [SearchTerm] = if case .all(let terms) = self { terms } else { [self] }
    var tags: [String] = []
    for term in terms {
      switch term {
      case .tag(let name): tags.append(name)
      // A new link is in the inbox and unread.
      case .state(.inbox), .state(.unread): break
      default: return nil
      }
    }
    return tags.isEmpty ? nil : tags
  }

  /// A reader's query without a way to ask for what isn't shown to them; nil where it asks for such.
  func forReaders(of share: ListShare) -> SearchTerm? {
    func all(_ terms: [SearchTerm]) -> [SearchTerm]? {
      let taken = terms.compactMap { $0.forReaders(of: share) }
      return taken.count == terms.count ? taken : nil
    }
    // A link with a version that isn't shown is found as if it had no text.
    func ofShown(_ term: SearchTerm) -> SearchTerm {
      share.showsOwnVersions ? term : .all([term, .not(.has(.login))])
    }
    switch self {
    case .words(let text, nil, let isPrefix):
      let columns: [Column] = [.title, .tags, .site, .description] + (share.showsNotes ? [.note] : [])
      return .any(
        columns.map { .words(text, in: $0, isPrefix: isPrefix) }
          + [ofShown(.words(text, in: .body, isPrefix: isPrefix))])
    case .words(_, .note?, _), .has(.note): return share.showsNotes ? self : nil
    case .words(_, .body?, _): return ofShown(self)
    case .has(.snapshot), .has(.article), .has(.picture): return share.showsOwnVersions ? self : nil
    // What the owner marks, and how the owner reaches a page, is nobody else's.
    case .highlight, .has(.highlight), .has(.login): return nil
    case .words, .tag, .site, .language, .kind, .added, .has: return self
    case .state: return nil
    case .not(let inner): return inner.forReaders(of: share).map { .not($0) }
    case .all(let terms): return all(terms).map { .all($0) }
    case .any(let terms): return all(terms).map { .any($0) }
    }
  }
}

extension Shelf {
  /// Whether somebody else has added a link, by a shared list. The owner's logins aren't used for such: else readers could choose pages to
  /// be visited with them, and learn their titles.
  public func isByReader(_ id: Link.ID) throws -> Bool {
    try pool.read {
      try Bool.fetchOne($0, sql: "SELECT isByReader FROM link WHERE id = ?", arguments: [id]) ?? false
    }
  }

  /// Those of some links that have a version which may show what only the owner was to see.
  func linksWithOwnVersions(_ ids: [Link.ID]) async throws -> Set<Link.ID> {
    guard !ids.isEmpty else { return [] }
    return try await pool.read { db in
      try Set(
        Link.ID.fetchAll(
          db,
          sql: """
            SELECT DISTINCT link FROM snapshot WHERE origin <> '' AND link IN (\(ids.map { _ in "?" }.joined(separator: ", ")))
            """, arguments: StatementArguments(ids)))
    }
  }

  /// Whether a search finds a link now.
  func isFound(_ id: Link.ID, by search: Search) async throws -> Bool {
    try await pool.read { [self] in try isFound(id, by: search, $0) }
  }

  private func isFound(_ id: Link.ID, by search: Search, _ db: Database) throws -> Bool {
    let filter = try SearchSQL(search, endings, db).filter()
    return try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM link WHERE link.id = ? AND (\(filter.sql)))",
      arguments: StatementArguments([id.databaseValue] + filter.arguments)) ?? false
  }

  /// Adds a link that isn't kept yet. One that is kept is left as it is.
  ///
  /// - Returns: `known` where the search finds it already, and `refused` where it's kept elsewhere, in the bin too.
  fileprivate func addNew(_ link: NewLink, unlessKeptOutside search: Search) async throws -> AddedLink {
    let key = (try? LinkAddress(link.address).key) ?? ""
    return try await pool.write { [self] db in
      guard let known = try Link.fetchOne(db, sql: "SELECT * FROM link WHERE key = ?", arguments: [key]) else {
        let added = try add(link, jobs: [.look, .snapshot], isImport: false, db)
        if let id = added.id { try db.execute(sql: "UPDATE link SET isByReader = 1 WHERE id = ?", arguments: [id]) }
        return added
      }
      return try isFound(known.id, by: search, db)
        ? AddedLink(given: link.address, id: known.id, outcome: .known(since: known.addedAt))
        : AddedLink(
          given: link.address, id: nil,
          outcome: .refused("This address can't be added to this list. Ask the person who shares it."))
    }
  }
}
