// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A word that notes can be found by.
public struct Tag: Identifiable, Hashable, Codable, Sendable, FetchableRecord {
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    public var rawValue: Int64
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  public var id: ID
  public var name: String
}

/// A tag, and how many notes have it.
public struct TagCount: Identifiable, Hashable, Decodable, Sendable, FetchableRecord {
  public var id: Tag.ID
  public var name: String
  public var count: Int

  public init(id: Tag.ID, name: String, count: Int) {
    self.id = id
    self.name = name
    self.count = count
  }
}

extension Tag.ID: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { rawValue.databaseValue }

  public static func fromDatabaseValue(_ value: DatabaseValue) -> Self? {
    Int64.fromDatabaseValue(value).map(Self.init(rawValue:))
  }
}
