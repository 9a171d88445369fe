// SPDX-License-Identifier: Apache-2.0
import GRDB

/// How the page of a link was when it was last asked, and when it's asked again.
public struct Watch: Sendable, Hashable {
  public enum State: String, Sendable, CaseIterable {
    /// It wasn't asked yet, or it doesn't let itself be asked.
    case unknown
    case ok
    /// It has another address now, and says that this is for good.
    case moved
    /// It says that it isn't there.
    case gone
    /// Nobody answers, or the server has a fault.
    case unreachable
    /// The server's certificate isn't valid for its name or its time.
    case certificate
  }

  public var link: Link.ID
  /// The link's own period; nil: that of all links.
  public var period: WatchPeriod?
  /// Whether a version is made when the page changes.
  public var keepsChanges = false
  public var state = State.unknown
  /// Since when the state is what it is; nil where the page was never asked.
  public var since: Moment?
  /// Since when the page counts as dead; nil where it doesn't.
  public var deadSince: Moment?
  /// When the page's text changed for the last time since a person read it; nil where it didn't.
  public var changedAt: Moment?
  public var checkedAt: Moment?
  /// nil where it isn't asked any more.
  public var nextAt: Moment?
  /// How many checks in a row found the same fault.
  public var failures = 0
  /// What the page said of its version, to be sent with the next question.
  public var validators = PageValidators()
  /// What is compared to see whether the text changed.
  public var print: TextPrint?
  /// What the last check found, as a sentence; empty where there's nothing to say.
  public var words = ""
  /// The page's new address; empty where it has none.
  public var movedTo = ""

  init(link: Link.ID) { self.link = link }
}

/// What a server said of a page's version, and of which address it said it.
public struct PageValidators: Sendable, Hashable {
  public var address = ""
  public var etag = ""
  public var lastModified = ""

  /// More bytes than these aren't kept.
  public static let longest = 500

  public init() {}

  /// Values that are too long to be sent back are left out.
  public init(address: String, etag: String?, lastModified: String?) {
    func short(_ text: String?) -> String { text.flatMap { $0.utf8.count <= Self.longest ? $0 : nil } ?? "" }
    self.etag = short(etag)
    self.lastModified = short(lastModified)
    self.address = self.etag.isEmpty && self.lastModified.isEmpty ? "" : address
  }
}

extension Watch: FetchableRecord {
  public init(row: Row) throws {
    link = try row.read("link")
    period = WatchPeriod(rawValue: try row.read("period"))
    keepsChanges = try row.read("keepsChanges")
    state = State(rawValue: try row.read("state")) ?? .unknown
    since = try row.read("since")
    deadSince = try row.read("deadSince")
    changedAt = try row.read("changedAt")
    checkedAt = try row.read("checkedAt")
    nextAt = try row.read("nextAt")
    failures = try row.read("failures")
    validators.address = try row.read("validFor")
    validators.etag = try row.read("etag")
    validators.lastModified = try row.read("lastModified")
    print = TextPrint(data: try row.read("print"))
    words = try row.read("words")
    movedTo = try row.read("movedTo")
  }

  /// Writes what a check may change. The row is there already.
  func write(_ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        UPDATE watch SET state = ?, since = ?, deadSince = ?, changedAt = ?, checkedAt = ?, nextAt = ?, failures = ?,
        validFor = ?, etag = ?, lastModified = ?, print = ?, words = ?, movedTo = ? WHERE link = ?
        """)
    try statement.execute(arguments: [
      state.rawValue, since, deadSince, changedAt, checkedAt, nextAt, failures, validators.address, validators.etag,
      validators.lastModified, print?.data, words, movedTo, link,
    ])
  }
}
