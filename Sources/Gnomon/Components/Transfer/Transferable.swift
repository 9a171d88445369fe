// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value that can be handed over to other views and apps: dragged, pasted, shared.
///
/// ```swift
/// struct Todo: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// The ways in which it's handed over, the better ones first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A way, or several, in which a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// What it consists of.
  associatedtype Body: TransferRepresentation

  /// What it's made of.
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }

  /// The single ways. Only built-in representations have their own.
  var _ways: [_TransferWay<Item>] { get }
}

extension TransferRepresentation {
  /// How values are written and read, the best way first. Gnomon's own.
  public var _ways: [_TransferWay<Item>] { body._ways.compactMap { $0 as? _TransferWay<Item> } }
}

extension TransferRepresentation where Body == Never {
  /// It is built in and has no body: reading this stops the program.
  public var body: Never { fatalError("\(Self.self) is a built-in representation and has no body.") }
}

extension Never: Transferable, TransferRepresentation {
  /// There is no value that could be handed over.
  public typealias Item = Never
  /// How its values are handed over.
  public static var transferRepresentation: Never { fatalError("There is no value of Never to be transferred.") }
  /// How values are written and read, the best way first. Gnomon's own.
  public var _ways: [_TransferWay<Never>] { [] }
}

/// One type of data in which a value is handed over, and how.
public struct _TransferWay<Item: Transferable>: Sendable {
  typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> TransferPayload
  typealias Import = nonisolated(nonsending) @Sendable (TransferPayload) async throws -> Item

  var exportType: UTType?
  var importType: UTType?
  var export: Export?
  var load: Import?
  var condition: (@Sendable (Item) -> Bool)?
  var fileName: (@Sendable (Item) -> String?)?
}

/// What is handed over: bytes, or a file.
enum TransferPayload: Sendable {
  case data(Data)
  case file(URL, isOriginal: Bool)

  var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url, _): try Data(contentsOf: url)
      }
    }
  }
}

extension Transferable {
  static var ways: [_TransferWay<Self>] {
    // `some TransferRepresentation` hides that it's one of this type.
    transferRepresentation._ways.compactMap { $0 as? _TransferWay<Self> }
  }

  /// The types that a value can be made of, the better ones first.
  static var importTypes: [UTType] { ways.compactMap(\.importType) }
}

/// Makes one representation of several.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a single part as it stands.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// A block of one part.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// A block of several parts, in the order in which they stand.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var ways: [_TransferWay<Item>] = []
    for part in repeat each content { ways += part._ways.compactMap { $0 as? _TransferWay<Item> } }
    return TupleTransferRepresentation(ways: ways)
  }
}

/// Several representations, the better ones first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// It is built in and has no body.
  public typealias Body = Never
  let ways: [_TransferWay<Item>]
  /// How values are written and read, the best way first. Gnomon's own.
  public var _ways: [_TransferWay<Item>] { ways }
}
