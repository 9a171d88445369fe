// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Hands a value over as bytes of its own making.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// It is built in and has no body.
  public typealias Body = Never
  /// How values are written and read, the best way first. Gnomon's own.
  public let _ways: [_TransferWay<Item>]

  private typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> Data
  private typealias Import = nonisolated(nonsending) @Sendable (Data) async throws -> Item

  private init(_ exportType: UTType?, _ exporting: Export?, _ importType: UTType?, _ importing: Import?) {
    var way = _TransferWay<Item>(exportType: exportType, importType: importType)
    if let exporting { way.export = { .data(try await exporting($0)) } }
    if let importing { way.load = { try await importing($0.data) } }
    _ways = [way]
  }

  /// Both ways, under one type.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) { self.init(contentType, { try exporting($0) }, contentType, { try importing($0) }) }

  /// Both ways, under one type.
  @_disfavoredOverload
  public init(
    contentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) { self.init(contentType, exporting, contentType, importing) }

  /// A value is written and not read.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    self.init(exportedContentType, { try exporting($0) }, nil, nil)
  }

  /// A value is written and not read.
  @_disfavoredOverload
  public init(
    exportedContentType: UTType, exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) { self.init(exportedContentType, exporting, nil, nil) }

  /// A value is read and not written.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
    self.init(nil, nil, importedContentType, { try importing($0) })
  }

  /// A value is read and not written.
  @_disfavoredOverload
  public init(
    importedContentType: UTType, importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) { self.init(nil, nil, importedContentType, importing) }
}

/// What turns values into bytes for a ``CodableRepresentation``.
public protocol TransferEncoder: Sendable {
  /// Writes a value; throws where it can't be written.
  func encode<T: Encodable>(_ value: T) throws -> Data
}

/// What turns bytes into values for a ``CodableRepresentation``.
public protocol TransferDecoder: Sendable {
  /// Reads a value; throws where the data hold none.
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONEncoder: TransferEncoder {}
extension JSONDecoder: TransferDecoder {}
extension PropertyListEncoder: TransferEncoder {}
extension PropertyListDecoder: TransferDecoder {}

/// Hands a value over as what an encoder makes of it: JSON where nothing else is said.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable, Item: Codable, Encoder: TransferEncoder, Decoder: TransferDecoder {
  /// It is built in and has no body.
  public typealias Body = Never
  /// How values are written and read, the best way first. Gnomon's own.
  public let _ways: [_TransferWay<Item>]

  /// Both ways, under one type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    _ways = [
      _TransferWay(
        exportType: contentType, importType: contentType, export: { .data(try encoder.encode($0)) },
        load: { try decoder.decode(Item.self, from: $0.data) })
    ]
  }

  /// Both ways, as JSON under one type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
