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
  /// The type of `transferRepresentation`.
  associatedtype Representation: TransferRepresentation

  /// The ways in which values are handed over, the better ones first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A way, or several, in which values are handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values that are handed over.
  associatedtype Item: Transferable
  /// The type of the representation that `body` gives.
  associatedtype Body: TransferRepresentation

  /// The representations that this one is made of.
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }

  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  var _ways: [_TransferWay<Item>] { get }
}

extension TransferRepresentation {
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public var _ways: [_TransferWay<Item>] { body._ways.compactMap { $0 as? _TransferWay<Item> } }
}

extension TransferRepresentation where Body == Never {
  /// A built-in representation has no body: reading it stops the program.
  public var body: Never { fatalError("\(Self.self) is a built-in representation and has no body.") }
}

extension Never: Transferable, TransferRepresentation {
  /// There is no value of `Never` that could be handed over.
  public typealias Item = Never
  /// There is no value of `Never` to hand over: reading it stops the program.
  public static var transferRepresentation: Never { fatalError("There is no value of Never to be transferred.") }
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public var _ways: [_TransferWay<Never>] { [] }
}

/// One type of data in which values are written or read. Only Gnomon makes one.
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

/// Makes one representation of several, which are written one below the other.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one representation as it stands.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// Makes a representation of a block with one statement.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Makes one representation of several, the better ones first.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var ways: [_TransferWay<Item>] = []
    for part in repeat each content { ways += part._ways.compactMap { $0 as? _TransferWay<Item> } }
    return TupleTransferRepresentation(ways: ways)
  }
}

/// Several representations in a row, the better ones first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// A built-in representation has no body.
  public typealias Body = Never
  let ways: [_TransferWay<Item>]
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public var _ways: [_TransferWay<Item>] { ways }
}
