// SPDX-License-Identifier: Apache-2.0

/// Which notes a list shows, in which order, and how many of them.
public struct NoteQuery: Hashable, Sendable {
  public enum Order: String, CaseIterable, Codable, Sendable {
    case modified, created, title, manual
  }

  public var order = Order.modified
  public var tag: Tag.ID?
  public var search = ""
  /// The list grows by this much as its end comes into sight.
  public static let page = 100
  public var limit = NoteQuery.page

  public init(order: Order = .modified, tag: Tag.ID? = nil, search: String = "", limit: Int = NoteQuery.page) {
    self.order = order
    self.tag = tag
    self.search = search
    self.limit = limit
  }
}
