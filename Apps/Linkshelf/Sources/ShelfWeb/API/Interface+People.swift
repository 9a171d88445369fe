// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf

extension InterfaceValue {
  struct PersonValue: Encodable {
    var id: Int64
    var name: String
    var role: String
    var createdAt: Date
    /// Guests have no shelf.
    var hasShelf: Bool
    var usedBytes: Int64?
    var jobs: Int?
    var mostMB: Int?

    private enum CodingKeys: CodingKey { case id, name, role, createdAt, hasShelf, usedBytes, jobs, mostMB }

    init(_ person: Person, _ numbers: StoreNumbers?) {
      id = person.id
      name = person.account.name
      role = person.account.role.rawValue
      createdAt = person.createdAt.date
      hasShelf = person.account.store != nil
      usedBytes = numbers?.used
      jobs = numbers.map { $0.queue.waiting + $0.queue.running }
      mostMB = person.mostMB
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(name, forKey: .name)
      try container.encode(role, forKey: .role)
      try container.encode(createdAt, forKey: .createdAt)
      try container.encode(hasShelf, forKey: .hasShelf)
      // With null, not left out.
      try container.encode(usedBytes, forKey: .usedBytes)
      try container.encode(jobs, forKey: .jobs)
      try container.encode(mostMB, forKey: .mostMB)
    }
  }

  /// What is changed of a person; what isn't sent stays. A limit of null is none.
  struct PersonEdit: Decodable {
    var role: String?
    var mostMB: Int??

    private enum CodingKeys: CodingKey { case role, mostMB }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      role = try container.decodeIfPresent(String.self, forKey: .role)
      if container.contains(.mostMB) { mostMB = .some(try container.decode(Int?.self, forKey: .mostMB)) }
    }
  }

  struct NewInvitation: Decodable {
    var role: String
    var note: String?
  }

  struct InvitationValue: Encodable {
    var id: Int64
    var role: String
    var note: String
    /// Whose password it sets.
    var person: Int64?
    var createdAt: Date
    var until: Date
    /// Only in the answer that made it.
    var address: String?

    init(_ invitation: Invitation, address: String? = nil) {
      id = invitation.id
      role = invitation.role.rawValue
      note = invitation.note
      person = invitation.account
      createdAt = invitation.createdAt.date
      until = invitation.until.date
      self.address = address
    }
  }

  struct NewShare: Decodable {
    var list: Int64
    /// The reader's name.
    var person: String
    var mayChange: Bool?
    var showsNotes: Bool?
    var showsOwnVersions: Bool?
  }

  struct ShareValue: Encodable {
    var id: Int64
    /// The list's number on the owner's shelf; only for the owner.
    var list: Int64?
    var title: String
    var owner: String
    var reader: String
    var mayChange: Bool
    var showsNotes: Bool
    var showsOwnVersions: Bool

    init(_ share: ListShare, isOwn: Bool) {
      id = share.id
      list = isOwn ? share.list : nil
      (title, owner, reader) = (share.title, share.owner.name, share.reader.name)
      (mayChange, showsNotes, showsOwnVersions) = (share.mayChange, share.showsNotes, share.showsOwnVersions)
    }
  }

  struct SharedLinkValue: Encodable {
    var id: Int64
    var address: String
    var title: String
    var description: String
    var author: String
    var note: String?
    var tags: [String]
    var addedAt: Date

    init(_ link: SharedShelf.SharedLink) {
      (id, address, title) = (link.id, link.address, link.title)
      (description, author, tags) = (link.description, link.author, link.tags)
      note = link.note.isEmpty ? nil : link.note
      addedAt = link.addedAt.date
    }
  }

  struct SharedLinkList: Encodable {
    var links: [SharedLinkValue]
    var next: String?
    var count: Int?
    var notices: [String]
  }
}
