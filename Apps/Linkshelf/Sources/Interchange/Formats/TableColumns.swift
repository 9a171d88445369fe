// SPDX-License-Identifier: Apache-2.0

/// Which column of a table holds what, told by its first row.
struct TableColumns {
  enum Role: Hashable {
    case address, title, summary, note, tags, folder, added, state, favourite, archived, unread, read, language,
      highlights
  }

  /// The names that programs give their columns, in lower case.
  private static let names: [String: Role] = [
    "url": .address, "href": .address, "link": .address, "address": .address, "uri": .address, "resolved_url": .address,
    "given_url": .address,
    "title": .title, "name": .title, "resolved_title": .title,
    "description": .summary, "excerpt": .summary, "selection": .summary, "summary": .summary,
    "note": .note, "notes": .note, "comment": .note, "comments": .note, "document note": .note,
    "tags": .tags, "labels": .tags, "tag": .tags, "document tags": .tags,
    "folder": .folder, "collection": .folder, "list": .folder,
    "created": .added, "time_added": .added, "timestamp": .added, "added": .added, "date": .added, "created_at": .added,
    "add_date": .added,
    "saved date": .added, "saved_at": .added, "last interaction date": .added,
    "status": .state, "state": .state, "location": .state,
    "favorite": .favourite, "favourite": .favourite, "favorited": .favourite, "starred": .favourite,
    "is_marked": .favourite,
    "archived": .archived, "is_archived": .archived,
    "toread": .unread, "unread": .unread,
    "read": .read, "is_read": .read,
    "language": .language, "lang": .language,
    "highlights": .highlights,
  ]

  private var roles: [Role?] = []

  /// nil when no column holds addresses.
  init?(_ header: [String]) {
    var taken: Set<Role> = []
    for name in header {
      let role = Self.names[name.trimmed.lowercased()]
      roles.append(role.flatMap { taken.insert($0).inserted ? $0 : nil })
    }
    guard taken.contains(.address), header.count > 1 || header.first?.trimmed.lowercased() == "url" else { return nil }
  }

  /// The fields of a row by their roles; empty ones are left out.
  func values(_ fields: [String]) -> [Role: String] {
    var result: [Role: String] = [:]
    for (role, field) in zip(roles, fields) {
      if let role, let text = field.nonEmpty { result[role] = text }
    }
    return result
  }
}
