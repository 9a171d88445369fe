// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

/// A WebSocket that shows one view.
final class LiveConnection: SocketClient {
  private let hub: PreviewHub
  private let outlet = SocketOutlet(limit: 256, sizeLimit: 32 << 20)
  private let client: LiveClient

  init(_ opening: LiveOpening, isOfCommit: Bool = false, in hub: PreviewHub) {
    self.hub = hub
    client = LiveClient(opening, isOfCommit: isOfCommit, outlet)
  }

  func enter() async { await hub.add(client) }
  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async { await client.take(kind, bytes, in: hub) }
  func pong(_ bytes: [UInt8]) { outlet.pong(bytes) }
  func end(_ code: UInt16, _ reason: String) { outlet.finish(code, reason, throwingAway: false) }
  func next() async -> SocketMessage? { await outlet.next() }
  func leave() async { await hub.remove(client) }
}

/// What waits for a page that takes it from a WebSocket.
final class SocketOutlet: LiveClient.Outlet {
  private let outbox: Outbox<SocketMessage>

  init(limit: Int, sizeLimit: Int) { outbox = Outbox(limit: limit, sizeLimit: sizeLimit) }

  func put(_ message: SocketMessage) -> Bool { outbox.put(message, size: message.size) }

  func pong(_ bytes: [UInt8]) {
    if !put(.pong(bytes)) { finish(1013, "too slow", throwingAway: true) }
  }

  func finish(_ code: UInt16, _ reason: String, throwingAway: Bool) {
    outbox.finish(with: .close(code, reason), throwingAway: throwingAway)
  }

  func next() async -> SocketMessage? { await outbox.next() }

  /// Whether nothing is taken any more.
  var isFinished: Bool { outbox.isFinished }
}
