// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a structure of a row: each of its properties from the container that has it in the type that is wanted. A cell of
/// comma-separated values may be a text or a number.
struct RowDecoder: Decoder {
  private let containers: [KeyedDecodingContainer<Name>]
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ containers: [KeyedDecodingContainer<Name>]) { self.containers = containers }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Container<Key>(containers: containers))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw isNoList }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw isNoList }

  private var isNoList: DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "a row is read as a structure"))
  }

  private struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let containers: [KeyedDecodingContainer<Name>]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { containers.first?.allKeys.compactMap { Key(stringValue: $0.stringValue) } ?? [] }

    func contains(_ key: Key) -> Bool { containers.contains { $0.contains(Name(key.stringValue)) } }

    func decodeNil(forKey key: Key) throws -> Bool {
      guard let first = containers.first, first.contains(Name(key.stringValue)) else { return true }
      return try first.decodeNil(forKey: Name(key.stringValue))
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      var failure: any Error = DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: [], debugDescription: "there's no '\(key.stringValue)'"))
      var isFirst = true
      for container in containers where container.contains(Name(key.stringValue)) {
        do {
          return try container.decode(T.self, forKey: Name(key.stringValue))
        } catch {
          if isFirst { failure = error }
          isFirst = false
        }
      }
      throw failure
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try container(of: key).nestedContainer(keyedBy: type, forKey: Name(key.stringValue))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try container(of: key).nestedUnkeyedContainer(forKey: Name(key.stringValue))
    }

    func superDecoder() throws -> any Decoder { try container(of: nil).superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder {
      try container(of: key).superDecoder(forKey: Name(key.stringValue))
    }

    private func container(of key: Key?) throws -> KeyedDecodingContainer<Name> {
      // The last one holds what is JSON.
      guard
        let container = containers.last(where: { container in
          key.map { container.contains(Name($0.stringValue)) } ?? true
        })
      else { throw GnomonRow.Failure(description: "there's no '\(key?.stringValue ?? "")'") }
      return container
    }
  }
}
