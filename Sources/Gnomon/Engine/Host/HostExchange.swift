// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value that a host's views exchange with what is around it: an `NSItemProvider`.
protocol ExchangedItem: AnyObject {}

/// The exchange of a host's views with what is around it.
final class HostExchange {
  unowned let graph: Graph
  /// The items that were copied.
  var pasteboard: [any ExchangedItem] = []
  /// The items of the share link that was tapped last.
  private(set) var shared: [any ExchangedItem] = []
  /// Is told of items that are shared.
  var didShare: @MainActor () -> Void = {}
  /// Is told of addresses that the system is to open.
  var opened: @MainActor (URL) -> Void = { _ in }

  /// Tells the views that the pasteboard holds something else.
  var didPaste: @MainActor () -> Void = {}

  /// The exchange of the host which was made or updated last; where a body is evaluated, its own host's.
  @MainActor static var shown: HostExchange? { Graph.current?.graph.exchange ?? lastShown }
  @MainActor private static weak var lastShown: HostExchange?

  init(_ graph: Graph) { self.graph = graph }

  @MainActor func beginShowing() { Self.lastShown = self }

  /// Takes the place of what was shared before.
  @MainActor func share(_ items: [any ExchangedItem]) {
    shared = items
    didShare()
  }

  /// Takes the place of what was copied.
  @MainActor func paste(_ items: [any ExchangedItem]) {
    pasteboard = items
    didPaste()
  }

  /// The exchange as views have it in their environment: another value when the pasteboard holds something else.
  nonisolated struct Access: Equatable {
    // The graph owns the exchange, so one is there while the other is. A weak reference to the graph itself would
    // make each retain of it slower, at every layout.
    private weak var exchange: HostExchange?
    let pasteboard: [any ExchangedItem]

    @MainActor init(_ graph: Graph) {
      exchange = graph.exchange
      pasteboard = graph.exchange.pasteboard
    }

    /// The exchange itself, while its host is there.
    var held: HostExchange? { exchange }

    /// The graph of the host, while it's there.
    @MainActor var graph: Graph? { exchange?.graph }

    static func == (a: Self, b: Self) -> Bool {
      a.exchange === b.exchange && a.pasteboard.count == b.pasteboard.count
        && zip(a.pasteboard, b.pasteboard).allSatisfy(===)
    }
  }
}

extension Graph {
  var exchange: HostExchange { feature(HostExchange.self) { HostExchange(self) } }
}

extension EnvironmentValues {
  private enum HostExchangeKey: EnvironmentKey {
    static var defaultValue: HostExchange.Access? { nil }
  }

  /// The exchange of the host with what is around it; nil outside of one.
  var exchange: HostExchange.Access? {
    get { self[HostExchangeKey.self] }
    set { self[HostExchangeKey.self] = newValue }
  }
}
