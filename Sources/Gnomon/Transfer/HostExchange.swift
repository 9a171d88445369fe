import Foundation

/// What a host's views exchange with what is around it.
final class HostExchange {
  /// What was copied.
  var pasteboard: [NSItemProvider] = []
  /// What the share link offers that was tapped last.
  var shared: [NSItemProvider] = []

  /// The exchange as views have it in their environment: another value when the pasteboard holds something else.
  nonisolated struct Access: Equatable {
    private(set) weak var graph: Graph?
    let pasteboard: [NSItemProvider]

    @MainActor init(_ graph: Graph) {
      self.graph = graph
      pasteboard = graph.exchange.pasteboard
    }

    static func == (a: Self, b: Self) -> Bool {
      a.graph === b.graph && a.pasteboard.count == b.pasteboard.count && zip(a.pasteboard, b.pasteboard).allSatisfy(===)
    }
  }
}

extension Graph {
  var exchange: HostExchange { extra(HostExchange.self) { HostExchange() } }
}

extension EnvironmentValues {
  private enum HostExchangeKey: EnvironmentKey {
    static var defaultValue: HostExchange.Access? { nil }
  }

  /// What the host exchanges with what is around it; nil outside of one.
  var exchange: HostExchange.Access? {
    get { self[HostExchangeKey.self] }
    set { self[HostExchangeKey.self] = newValue }
  }
}
