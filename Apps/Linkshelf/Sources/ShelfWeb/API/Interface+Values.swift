// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Shelf

/// What the API gives and takes. Times are RFC 3339 in UTC.
enum InterfaceValue {
  struct LinkValue: Encodable {
    var id: Int64
    var address: String
    var site: String
    var title: String
    var description: String
    var siteName: String
    var author: String
    var language: String
    var published: Date?
    var kind: String
    var note: String
    var tags: [String]
    var reading: String
    var favourite: Bool
    var archived: Bool
    var added: Date
    var changed: Date
    var binned: Date?
    var words: Int
    var status: Int
    /// The number of the newest snapshot; left out where there is none.
    var snapshot: Int64?
    var jobs: [JobValue]

    init(_ row: LinkRow) {
      let link = row.link
      id = link.id
      address = link.address
      site = link.host
      title = link.title
      description = link.description
      siteName = link.siteName
      author = link.author
      language = link.language
      published = link.publishedAt?.date
      kind = link.kind.rawValue
      note = link.note
      tags = row.tags
      reading = "\(link.reading)"
      favourite = link.favourite
      archived = link.archived
      added = link.addedAt.date
      changed = link.changedAt.date
      binned = link.binnedAt?.date
      words = link.words
      status = link.status
      snapshot = row.newest
      jobs = row.jobs.map(JobValue.init)
    }
  }

  struct JobValue: Encodable {
    var id: Int64
    var link: Int64
    var kind: String
    var state: String
    var step: String
    var attempt: Int
    var error: String
    var next: Date

    init(_ job: Job) {
      id = job.id
      link = job.link
      kind = job.kind.rawValue
      state = job.state.rawValue
      step = job.step
      attempt = job.attempt
      error = job.error
      next = job.nextAt.date
    }
  }

  struct SnapshotValue: Encodable {
    struct PartValue: Encodable {
      var kind: String
      var name: String
      var mediaType: String
      var bytes: Int
      var sha256: String
      var width: Int
      var height: Int
    }

    var id: Int64
    var link: Int64
    var number: Int
    var made: Date
    var finalAddress: String
    var status: Int
    var title: String
    var warnings: [String]
    /// Of a file that a browser saved: when it did; left out for others.
    var saved: Date?
    /// Whether cookies were sent; left out where none were.
    var hadLogin: Bool?
    var parts: [PartValue]

    init(_ snapshot: Snapshot, _ parts: [Part]) {
      id = snapshot.id
      link = snapshot.link
      number = snapshot.number
      made = snapshot.madeAt.date
      finalAddress = snapshot.finalAddress
      status = snapshot.status
      title = snapshot.title
      warnings = snapshot.warnings.split(separator: "\n").map(String.init)
      saved = snapshot.isSaved ? snapshot.savedAt?.date : nil
      hadLogin = snapshot.hadLogin ? true : nil
      self.parts = parts.map {
        .init(
          kind: $0.kind.rawValue, name: $0.name, mediaType: $0.mediaType, bytes: $0.bytes, sha256: $0.hash,
          width: $0.width, height: $0.height)
      }
    }
  }

  struct LinkList: Encodable {
    var links: [LinkValue]
    var next: String?
    var count: Int?
    var notices: [String]
  }

  struct NewLinkValue: Decodable {
    var address: String
    var title: String?
    var description: String?
    var note: String?
    var tags: [String]?
    var reading: String?
    var favourite: Bool?
    var archived: Bool?
    var added: Date?
  }

  struct NewLinks: Decodable {
    var links: [NewLinkValue]
    /// false: no snapshot is made.
    var snapshots: Bool?
  }

  struct Added: Encodable {
    struct Result: Encodable {
      var address: String
      var id: Int64?
      var outcome: String
      var message: String?
    }
    var results: [Result]
  }

  struct Edit: Decodable {
    var title: String?
    var description: String?
    var note: String?
    var tags: [String]?
    var reading: String?
    var favourite: Bool?
    var archived: Bool?
  }

  struct Action: Decodable {
    var ids: [Int64]
    var action: String
    var tags: [String]?
  }

  struct Changed: Encodable {
    var changed: Int
    var undo: Int64?
  }

  struct TagAction: Decodable {
    var action: String
    var tag: String
    var value: String?
  }

  struct TagValue: Encodable {
    var name: String
    var links: Int
    var synonyms: [String]
  }

  struct SearchValue: Codable {
    var id: Int64?
    var name: String
    var query: String
  }

  struct QueueAction: Decodable {
    var action: String
    var ids: [Int64]?
  }

  struct QueueValue: Encodable {
    var paused: Bool
    var waiting: Int
    var running: Int
    var failed: Int
    /// Why nothing is begun; left out where there's room.
    var shortage: String?
    var jobs: [JobValue]
  }

  static func reading(_ name: String?) throws -> Link.Reading? {
    guard let name else { return nil }
    guard let value = Link.Reading.allCases.first(where: { "\($0)" == name }) else {
      throw WebError(.badRequest, "“reading” is unread, reading or read, and not “\(name.prefix(40))”.")
    }
    return value
  }
}
