// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// A WebSocket that shows many views, each on a channel: browsers open only a few WebSockets at once.
///
/// A text begins with the channel's number and a space, data with the number in four bytes, the least one first. A channel
/// begins with `open`, which names the preview, and ends with `close` from the page or `closed` from here.
final class ViewsConnection: SocketClient {
  private struct Channel {
    let client: LiveClient
    /// What the page has said, and nobody has taken.
    let inbox: Outbox<Said>
  }

  private struct Said: Sendable {
    var kind: LiveFrame.Kind
    var bytes: [UInt8]
  }

  private struct Opening: Decodable {
    var t: String
    var preview: String
    var look: [String: String]?
  }

  /// So many views a page may show over one connection.
  static let limit = 128

  private let hub: PreviewHub
  private let outlet = SocketOutlet(limit: 4_096, sizeLimit: 64 << 20)
  private let channels = Mutex<[UInt32: Channel]>([:])

  init(in hub: PreviewHub) { self.hub = hub }

  func enter() async {}
  func pong(_ bytes: [UInt8]) { outlet.pong(bytes) }
  func end(_ code: UInt16, _ reason: String) { outlet.finish(code, reason, throwingAway: false) }
  func next() async -> SocketMessage? { await outlet.next() }

  func leave() async {
    for number in channels.withLock({ Array($0.keys) }) { await close(number) }
  }

  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async {
    guard let (number, rest) = Self.parts(of: bytes, kind) else { return end(1008, "it names no channel") }
    guard let channel = channels.withLock({ $0[number] }) else {
      // What was said to a channel that has just ended is of no use.
      guard kind == .text, LiveClient.kind(of: rest) == "open" else { return }
      return await open(number, rest)
    }
    if kind == .text, Self.isClose(rest) { return await close(number) }
    // A program that doesn't listen holds up nothing but its own channels.
    if !channel.inbox.put(Said(kind: kind, bytes: Array(rest)), size: rest.count) {
      way(of: number).finish(1013, "the program doesn't take what is said to it", throwingAway: false)
    }
  }

  /// Most messages are short, and read as JSON only once: by the program.
  private static func isClose(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count < 64 && String(decoding: bytes, as: UTF8.self).contains("\"close\"")
      && LiveClient.kind(of: bytes) == "close"
  }

  private func way(of number: UInt32) -> ChannelOutlet {
    ChannelOutlet(number, outlet) { [weak self] in
      guard let self, let client = forget(number) else { return }
      Task { [hub] in await hub.remove(client) }
    }
  }

  private static func parts(of bytes: [UInt8], _ kind: LiveFrame.Kind) -> (UInt32, ArraySlice<UInt8>)? {
    if kind == .data {
      guard bytes.count >= 4 else { return nil }
      return ((0..<4).reduce(0) { $0 | UInt32(bytes[$1]) << UInt32(8 * $1) }, bytes[4...])
    }
    guard let space = bytes.prefix(11).firstIndex(of: UInt8(ascii: " ")),
      let number = UInt32(String(decoding: bytes[..<space], as: UTF8.self))
    else { return nil }
    return (number, bytes[(space + 1)...])
  }

  private func open(_ number: UInt32, _ bytes: ArraySlice<UInt8>) async {
    let way = way(of: number)
    guard let opening = try? JSONDecoder().decode(Opening.self, from: Data(bytes)) else {
      return way.finish(1008, "it names no preview", throwingAway: false)
    }
    let client = LiveClient(LiveOpening(preview: opening.preview, look: opening.look ?? [:]), way)
    let inbox = Outbox<Said>(limit: 256, sizeLimit: 2 << 20)
    let isOpen = channels.withLock { channels in
      if channels.count < Self.limit { channels[number] = Channel(client: client, inbox: inbox) }
      return channels[number] != nil
    }
    guard isOpen else {
      return way.finish(1013, "a page shows \(Self.limit) views at most", throwingAway: false)
    }
    await hub.add(client)
    Task { [hub] in
      while let said = await inbox.next() { await client.take(said.kind, said.bytes, in: hub) }
    }
  }

  private func close(_ number: UInt32) async {
    if let client = forget(number) { await hub.remove(client) }
  }

  /// Takes nothing more of a channel, whose room is another's now.
  private func forget(_ number: UInt32) -> LiveClient? {
    guard let channel = channels.withLock({ $0.removeValue(forKey: number) }) else { return nil }
    channel.inbox.finish(with: nil, throwingAway: true)
    return channel.client
  }
}

/// A channel of a WebSocket that many views share.
private struct ChannelOutlet: LiveClient.Outlet {
  private let number: UInt32
  private let outlet: SocketOutlet
  /// Is called before the page is told that the channel ends: it may open another one at once.
  private let onEnd: @Sendable () -> Void

  init(_ number: UInt32, _ outlet: SocketOutlet, onEnd: @escaping @Sendable () -> Void) {
    (self.number, self.outlet, self.onEnd) = (number, outlet, onEnd)
  }

  func put(_ message: SocketMessage) -> Bool {
    switch message {
    case .text(let bytes): outlet.put(.text(Array("\(number) ".utf8) + bytes))
    case .data(let bytes):
      outlet.put(.data((0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) } + bytes))
    case .pong, .close: true
    }
  }

  func finish(_ code: UInt16, _ reason: String, throwingAway: Bool) {
    // Where there's no room for one, there's none for the others.
    guard !throwingAway else { return outlet.finish(code, reason, throwingAway: true) }
    onEnd()
    _ = put(.text(Array(PreviewHub.message(["t": "closed", "code": "\(code)", "why": reason]).utf8)))
  }
}
