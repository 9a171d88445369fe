// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// A view on a page: what the page says of it goes to its preview's program, what that shows comes back.
final class LiveClient: PreviewProcess.Client {
  /// The way to the page.
  protocol Outlet: Sendable {
    /// Sends a message; false where there's no room.
    func put(_ message: SocketMessage) -> Bool
    /// Ends the way behind what waits, or instead of it.
    func finish(_ code: UInt16, _ reason: String, throwingAway: Bool)
  }

  private struct State {
    var process: PreviewProcess?
    var channel: UInt32 = 0
  }

  let opening: LiveOpening
  private let state = Mutex(State())
  private let outlet: any Outlet

  init(_ opening: LiveOpening, _ outlet: any Outlet) { (self.opening, self.outlet) = (opening, outlet) }

  /// The program that shows the preview; nil where none does.
  var process: PreviewProcess? { state.withLock { $0.process } }

  func enter(_ process: PreviewProcess, _ channel: UInt32) {
    state.withLock { ($0.process, $0.channel) = (process, channel) }
  }

  /// Has the program forget the client.
  func leave() {
    let (process, channel) = state.withLock { state in
      defer { state.process = nil }
      return (state.process, state.channel)
    }
    process?.close(channel: channel)
  }

  // MARK: What the page says

  /// Takes a message of the page, and waits until the program has it.
  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8], in hub: PreviewHub) async {
    if let (process, channel) = open {
      if await process.send(LiveFrame(kind, channel: channel, bytes)) { return }
    } else if kind == .text, Self.kind(of: bytes) == "hello" {
      await hub.open(for: self)
      if let (process, channel) = open { _ = await process.send(LiveFrame(kind, channel: channel, bytes)) }
    }
  }

  private var open: (PreviewProcess, UInt32)? {
    state.withLock { state in state.process.map { ($0, state.channel) } }
  }

  /// What a message says that it is; nil where it's none.
  static func kind(of bytes: some Collection<UInt8>) -> String? {
    (try? JSONDecoder().decode(Start.self, from: Data(bytes)))?.t
  }

  private struct Start: Decodable { var t: String }

  // MARK: What the page is told

  func show(_ frame: LiveFrame) -> Bool { put(frame.kind == .data ? .data(frame.payload) : .text(frame.payload)) }

  /// Tells what the server itself has to say.
  func say(_ message: String) { _ = put(.text(Array(message.utf8))) }

  func fail(_ why: String) {
    state.withLock { $0.process = nil }
    say(PreviewHub.message(["t": "ended", "why": why]))
  }

  func refuse(_ why: String) {
    state.withLock { $0.process = nil }
    outlet.finish(1008, why, throwingAway: false)
  }

  private func put(_ message: SocketMessage) -> Bool {
    if outlet.put(message) { return true }
    // It doesn't take what it's shown.
    outlet.finish(1013, "too slow", throwingAway: true)
    return false
  }
}
