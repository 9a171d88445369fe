// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// A page's WebSocket: it leads to a visitor's tab once the page has said hello.
final class TabConnection: SocketClient {
  private let visitors: Visitors
  private let opening: TabOpening
  private let outlet = SocketOutlet(limit: 256, sizeLimit: 32 << 20)
  private let tab = Mutex<VisitorTab?>(nil)
  private let pace: Pace

  init(_ opening: TabOpening, in visitors: Visitors) {
    (self.opening, self.visitors) = (opening, visitors)
    pace = Pace(rate: visitors.limits.messageRate)
  }

  func enter() async {}

  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async {
    await pace.wait()
    visitors.use.messages.add(1, ordering: .relaxed)
    if let tab = tab.withLock({ $0 }), await tab.take(kind, bytes) { return }
    // A process begins for who says hello, and for nobody else.
    guard kind == .text, LiveClient.kind(of: bytes) == "hello" else { return }
    do {
      let tab = try await visitors.open(opening, outlet)
      self.tab.withLock { $0 = tab }
      _ = await tab.take(kind, bytes)
    } catch {
      say(PreviewHub.message(["t": "ended", "why": "\(error)"]))
    }
  }

  private func say(_ message: String) { _ = outlet.put(.text(Array(message.utf8))) }

  func pong(_ bytes: [UInt8]) { outlet.pong(bytes) }
  func end(_ code: UInt16, _ reason: String) { outlet.finish(code, reason, throwingAway: false) }
  func next() async -> SocketMessage? { await outlet.next() }

  func leave() async {
    tab.withLock { $0 }?.disconnect(outlet)
  }
}

/// Which page asks, and for what.
struct TabOpening: Sendable {
  var visitor: VisitorKey
  var tab: String
  var scene: String?

  /// A page's name for itself: letters and digits.
  static func isName(_ text: String) -> Bool {
    (8...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      }
  }
}

/// Lets so many messages pass in a second. Whoever sends more waits, and so does the browser that sends for them.
final class Pace: Sendable {
  private let rate: Double
  private let state: Mutex<(left: Double, at: ContinuousClock.Instant)>

  init(rate: Double) {
    self.rate = rate
    state = Mutex((left: rate, at: .now))
  }

  func wait() async {
    let wait = state.withLock { state -> Double in
      let now = ContinuousClock.now
      let (seconds, attoseconds) = state.at.duration(to: now).components
      state.left = min(rate, state.left + (Double(seconds) + Double(attoseconds) / 1e18) * rate) - 1
      state.at = now
      return state.left < 0 ? -state.left / rate : 0
    }
    if wait > 0 { try? await Task.sleep(for: .seconds(wait)) }
  }
}
