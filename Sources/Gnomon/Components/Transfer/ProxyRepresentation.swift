// SPDX-License-Identifier: Apache-2.0
/// Hands a value over as another one, in the ways that this one has.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// It is built in and has no body.
  public typealias Body = Never
  /// How values are written and read, the best way first. Gnomon's own.
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

  /// A value is written as the other one, and not read.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init({ try exporting($0) }, nil)
  }

  /// A value is written as the other one, and not read.
  @_disfavoredOverload
  public init(exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  /// A value is made of the other one, and not written.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, { try importing($0) })
  }

  /// A value is made of the other one, and not written.
  @_disfavoredOverload
  public init(importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, importing)
  }

  /// A value is written as the other one and made of it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { self.init({ try exporting($0) }, { try importing($0) }) }

  /// A value is written as the other one and made of it.
  @_disfavoredOverload
  public init(
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { self.init(exporting, importing) }
}
