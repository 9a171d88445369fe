// SPDX-License-Identifier: Apache-2.0

/// The people of the household, for those who manage it.
public struct PeoplePage: Sendable {
  public struct Person: Sendable {
    public var id: Int64
    public var name: String
    /// `manager`, `member` or `guest`.
    public var role: String
    public var since: Int
    /// What the person's shelf takes, in bytes; nil for guests.
    public var used: Int?
    /// The work that waits or runs.
    public var jobs: Int
    public var mostMB: Int?
    /// The reader of the page.
    public var isSelf: Bool
    /// Has the first shelf together with others, and could have one of their own.
    public var sharesFirst: Bool
    public var isLeaving: Bool

    public init(
      id: Int64, name: String, role: String, since: Int, used: Int? = nil, jobs: Int = 0, mostMB: Int? = nil,
      isSelf: Bool = false, sharesFirst: Bool = false, isLeaving: Bool = false
    ) {
      (self.id, self.name, self.role, self.since) = (id, name, role, since)
      (self.used, self.jobs, self.mostMB) = (used, jobs, mostMB)
      (self.isSelf, self.sharesFirst, self.isLeaving) = (isSelf, sharesFirst, isLeaving)
    }
  }

  public struct Invitation: Sendable {
    public var id: Int64
    public var role: String
    public var note: String
    /// Whose password it sets; nil for a new person.
    public var name: String?
    public var until: Int

    public init(id: Int64, role: String, note: String, name: String? = nil, until: Int) {
      (self.id, self.role, self.note, self.name, self.until) = (id, role, note, name, until)
    }
  }

  public var people: [Person]
  public var invitations: [Invitation]
  /// The address of an invitation that was just made; it's shown this once.
  public var newAddress: String?
  /// The most that all shelves together may take, in MB.
  public var allMB: Int?
  /// What they take, in bytes.
  public var used: Int
  public var problem: String?

  public init(
    people: [Person], invitations: [Invitation] = [], newAddress: String? = nil, allMB: Int? = nil, used: Int = 0,
    problem: String? = nil
  ) {
    (self.people, self.invitations, self.newAddress) = (people, invitations, newAddress)
    (self.allMB, self.used, self.problem) = (allMB, used, problem)
  }
}

/// The page behind an invitation's address.
public struct InvitedPage: Sendable {
  /// The path that the form is sent to.
  public var path: String
  public var name: String
  /// Whether a password is set anew: then nobody asks for a name.
  public var isPassword: Bool
  public var problem: String?
  public var leastLength: Int

  public init(path: String, name: String = "", isPassword: Bool, problem: String? = nil, leastLength: Int = 12) {
    (self.path, self.name, self.isPassword) = (path, name, isPassword)
    (self.problem, self.leastLength) = (problem, leastLength)
  }
}

/// All that one keeps, as a file; and the end of one's account.
public struct OwnDataPage: Sendable {
  /// A guest has nothing to take along.
  public var hasShelf: Bool
  /// The shelf is used by others too, and stays.
  public var isShared: Bool
  /// Nobody else manages the household, so that the account can't be deleted.
  public var isLastManager: Bool
  public var problem: String?

  public init(hasShelf: Bool, isShared: Bool = false, isLastManager: Bool = false, problem: String? = nil) {
    (self.hasShelf, self.isShared, self.isLastManager, self.problem) = (hasShelf, isShared, isLastManager, problem)
  }
}
