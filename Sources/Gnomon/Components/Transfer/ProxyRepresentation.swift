// SPDX-License-Identifier: Apache-2.0
/// A way to hand a value over as another value, in the ways that the other one has.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// A built-in representation has no body.
  public typealias Body = Never
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public let _ways: [_TransferWay<Item>]

  private typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> ProxyRepresentation
  private typealias Import = nonisolated(nonsending) @Sendable (ProxyRepresentation) async throws -> Item

  private init(_ exporting: Export?, _ importing: Import?) {
    _ways = ProxyRepresentation.ways.map { way in
      var own = _TransferWay<Item>()
      if let exporting, let export = way.export {
        own.exportType = way.exportType
        own.export = { try await export(exporting($0)) }
      }
      if let importing, let load = way.load {
        own.importType = way.importType
        own.load = { try await importing(load($0)) }
      }
      return own
    }
  }

  /// Makes a representation that writes a value as another one, and reads none.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init({ try exporting($0) }, nil)
  }

  /// Makes a representation that writes a value as another one, and reads none. The closure may suspend.
  @_disfavoredOverload
  public init(exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  /// Makes a representation that reads a value from another one, and writes none.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, { try importing($0) })
  }

  /// Makes a representation that reads a value from another one, and writes none. The closure may suspend.
  @_disfavoredOverload
  public init(importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, importing)
  }

  /// Makes a representation that writes a value as another one, and reads it from one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { self.init({ try exporting($0) }, { try importing($0) }) }

  /// Makes a representation that writes a value as another one, and reads it from one. The closures may suspend.
  @_disfavoredOverload
  public init(
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { self.init(exporting, importing) }
}
