// SPDX-License-Identifier: Apache-2.0

/// What is done to one or many links.
public enum LinkChange: Hashable, Sendable {
  case reading(Link.Reading)
  case favourite(Bool)
  case archived(Bool)
  case addTags([String])
  case removeTags([String])
  case bin
  /// Takes them out of the bin.
  case restore
}

/// What a person writes about a link; nil leaves a field as it is.
public struct LinkEdit: Hashable, Sendable {
  public var title: String?
  public var description: String?
  public var note: String?
  public var tags: [String]?
  public var reading: Link.Reading?
  public var favourite: Bool?
  public var archived: Bool?

  public init() {}
}

/// What a change came to, and how it's undone.
public struct ChangeResult: Hashable, Sendable {
  /// How many links are other than before.
  public var changed: Int
  /// Give it to ``Shelf/undo(_:)``; nil where nothing was changed.
  public var undo: Int64?

  public init(changed: Int, undo: Int64? = nil) {
    self.changed = changed
    self.undo = undo
  }
}
