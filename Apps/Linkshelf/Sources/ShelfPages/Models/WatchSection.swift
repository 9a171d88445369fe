// SPDX-License-Identifier: Apache-2.0

/// What watching found of a link, as rows show it.
public enum LinkSign: Sendable, Hashable {
  /// The page is dead, since a time in seconds since 1970.
  ///
  /// - Parameter hasVersion: There is a snapshot to be opened in its place.
  case dead(since: Int, hasVersion: Bool)
  case moved
  /// Its text changed at a time in seconds since 1970, and nobody has read it since.
  case changed(Int)
}

/// How a link is watched, on its page. Times are in seconds since 1970.
public struct WatchSection: Sendable {
  public var period: WatchChoice
  /// What holds for all links.
  public var usual: WatchChoice
  public var keepsChanges: Bool
  public var state: WatchState
  public var since: Int?
  public var deadSince: Int?
  public var changed: Int?
  public var checked: Int?
  public var next: Int?
  /// What the last check found; empty where there's nothing to say.
  public var words: String
  /// The page's new address; empty where it has none.
  public var movedTo: String
  public var findings: [FindingItem]

  public init(
    period: WatchChoice = .usual, usual: WatchChoice = .month, keepsChanges: Bool = false,
    state: WatchState = .unknown, since: Int? = nil, deadSince: Int? = nil, changed: Int? = nil, checked: Int? = nil,
    next: Int? = nil, words: String = "", movedTo: String = "", findings: [FindingItem] = []
  ) {
    self.period = period
    self.usual = usual
    self.keepsChanges = keepsChanges
    self.state = state
    self.since = since
    self.deadSince = deadSince
    self.changed = changed
    self.checked = checked
    self.next = next
    self.words = words
    self.movedTo = movedTo
    self.findings = findings
  }
}

/// How often a page is checked.
public enum WatchChoice: String, Sendable, CaseIterable {
  /// As all links are.
  case usual
  case off, day, week, month
}

/// What the last check of a page found.
public enum WatchState: String, Sendable, CaseIterable {
  case unknown, ok, moved, gone, unreachable, certificate
}

/// Something that watching found.
public struct FindingItem: Sendable {
  public enum Kind: String, Sendable, CaseIterable { case gone, unreachable, certificate, moved, changed, back, taken }

  public var linkID: Int64
  public var kind: Kind
  /// When, in seconds since 1970.
  public var at: Int
  public var title: String
  public var words: String
  /// Addresses, where it's about them.
  public var old: String
  public var new: String
  /// The new address can be taken.
  public var canTake: Bool

  public init(
    linkID: Int64, kind: Kind, at: Int, title: String, words: String = "", old: String = "", new: String = "",
    canTake: Bool = false
  ) {
    self.linkID = linkID
    self.kind = kind
    self.at = at
    self.title = title
    self.words = words
    self.old = old
    self.new = new
    self.canTake = canTake
  }
}

/// All that watching found, the newest first.
public struct FindingsPage: Sendable {
  public var findings: [FindingItem]
  public var usual: WatchChoice
  /// How many links have moved.
  public var moved: Int
  /// What couldn't be done.
  public var problem: String?
  public var next: String?
  public var previous: String?

  public init(
    findings: [FindingItem], usual: WatchChoice = .month, moved: Int = 0, problem: String? = nil, next: String? = nil,
    previous: String? = nil
  ) {
    self.findings = findings
    self.usual = usual
    self.moved = moved
    self.problem = problem
    self.next = next
    self.previous = previous
  }
}

/// Watching on the page Settings.
public struct WatchSettings: Sendable {
  public var usual: WatchChoice

  public init(usual: WatchChoice = .month) { self.usual = usual }
}
