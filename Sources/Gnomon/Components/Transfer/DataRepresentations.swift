// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A way to hand a value over as bytes that closures make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// A built-in representation has no body.
  public typealias Body = Never
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public let _ways: [_TransferWay<Item>]

  private typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> Data
  private typealias Import = nonisolated(nonsending) @Sendable (Data) async throws -> Item

  private init(_ exportType: UTType?, _ exporting: Export?, _ importType: UTType?, _ importing: Import?) {
    var way = _TransferWay<Item>(exportType: exportType, importType: importType)
    if let exporting { way.export = { .data(try await exporting($0)) } }
    if let importing { way.load = { try await importing($0.data) } }
    _ways = [way]
  }

  /// Makes a representation that writes values as bytes of a type, and reads them from such bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) { self.init(contentType, { try exporting($0) }, contentType, { try importing($0) }) }

  /// Makes a representation that writes values as bytes of a type, and reads them from such bytes. The closures may
  /// suspend.
  @_disfavoredOverload
  public init(
    contentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) { self.init(contentType, exporting, contentType, importing) }

  /// Makes a representation that writes values as bytes of a type, and reads none.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    self.init(exportedContentType, { try exporting($0) }, nil, nil)
  }

  /// Makes a representation that writes values as bytes of a type, and reads none. The closure may suspend.
  @_disfavoredOverload
  public init(
    exportedContentType: UTType, exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) { self.init(exportedContentType, exporting, nil, nil) }

  /// Makes a representation that reads values from bytes of a type, and writes none.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
    self.init(nil, nil, importedContentType, { try importing($0) })
  }

  /// Makes a representation that reads values from bytes of a type, and writes none. The closure may suspend.
  @_disfavoredOverload
  public init(
    importedContentType: UTType, importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) { self.init(nil, nil, importedContentType, importing) }
}

/// An encoder that turns values into bytes for a `CodableRepresentation`, as `JSONEncoder` does.
public protocol TransferEncoder: Sendable {
  /// Makes bytes of a value. It throws where the value can't be written.
  func encode<T: Encodable>(_ value: T) throws -> Data
}

/// A decoder that turns bytes into values for a `CodableRepresentation`, as `JSONDecoder` does.
public protocol TransferDecoder: Sendable {
  /// Makes a value of bytes. It throws where the bytes hold none.
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONEncoder: TransferEncoder {}
extension JSONDecoder: TransferDecoder {}
extension PropertyListEncoder: TransferEncoder {}
extension PropertyListDecoder: TransferDecoder {}

/// A way to hand a value over as what an encoder makes of it: JSON, where no encoder is given.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable, Item: Codable, Encoder: TransferEncoder, Decoder: TransferDecoder {
  /// A built-in representation has no body.
  public typealias Body = Never
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public let _ways: [_TransferWay<Item>]

  /// Makes a representation that writes and reads values under a type, with an encoder and a decoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    _ways = [
      _TransferWay(
        exportType: contentType, importType: contentType, export: { .data(try encoder.encode($0)) },
        load: { try decoder.decode(Item.self, from: $0.data) })
    ]
  }

  /// Makes a representation that writes and reads values as JSON under a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
