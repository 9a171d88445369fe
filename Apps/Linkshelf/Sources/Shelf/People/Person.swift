// SPDX-License-Identifier: Apache-2.0

/// What a person may do.
public enum PersonRole: String, Codable, Sendable, CaseIterable {
  /// Has a shelf, and says who else has one.
  case manager
  /// Has a shelf.
  case member
  /// Sees only what others share.
  case guest
}

/// A person as managers see them: nothing of what they keep.
public struct Person: Sendable, Hashable, Identifiable {
  public var account: Account
  public var createdAt: Moment
  /// The most that the person's store may take, in MB; nil for no limit of its own.
  public var mostMB: Int?
  /// Removal has begun, and isn't done yet.
  public var isLeaving: Bool

  public var id: Int64 { account.id }
}

/// The right to become a person of this household, or to choose a new password; good for one time.
public struct Invitation: Sendable, Hashable, Identifiable {
  public var id: Int64
  public var role: PersonRole
  /// What its maker wrote down, for themself.
  public var note: String
  /// Whose password it sets; nil for a new person.
  public var account: Int64?
  public var madeBy: Int64
  public var createdAt: Moment
  public var until: Moment
}
