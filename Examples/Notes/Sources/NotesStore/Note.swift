// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A note as the database has it.
public struct Note: Identifiable, Hashable, Codable, Sendable {
  /// A number that is never given twice, so that an address leads to its note or to none.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    public var rawValue: Int64
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  public var id: ID
  public var title: String
  public var body: String
  public var isPinned: Bool
  /// The place in the order by hand. See `NoteStore+Positions.swift`.
  public var position: Int64
  public var created: Date
  public var modified: Date
  /// Counts the texts that the note has had, so that it's known which of two came later.
  public var revision: Int64

  public var text: NoteText {
    get { NoteText(title: title, body: body) }
    set { (title, body) = (newValue.title, newValue.body) }
  }
}

/// What people write.
public struct NoteText: Hashable, Codable, Sendable {
  public var title: String
  public var body: String

  public init(title: String = "", body: String = "") {
    self.title = title
    self.body = body
  }

  public var isEmpty: Bool { title.isEmpty && body.isEmpty }
}

extension Note.ID: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { rawValue.databaseValue }

  public static func fromDatabaseValue(_ value: DatabaseValue) -> Self? {
    Int64.fromDatabaseValue(value).map(Self.init(rawValue:))
  }
}

extension Note: FetchableRecord, PersistableRecord {
  public static let databaseTableName = "note"
}
