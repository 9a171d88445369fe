// SPDX-License-Identifier: Apache-2.0

/// A list that a person shares with another one.
public struct ListShare: Sendable, Hashable, Identifiable {
  public var id: Int64
  /// Who shares it, with the store in which the list is.
  public var owner: Account
  /// The list's number in the owner's store.
  public var list: Int64
  /// The list's title when it was shared, or last opened.
  public var title: String
  public var reader: Account
  public var mayChange: Bool
  public var showsNotes: Bool
  /// Whether versions are shown that were made behind a login of the owner; see ``Snapshot/isOwn``.
  public var showsOwnVersions: Bool
  public var createdAt: Moment
}
