// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What goes to a page over its WebSocket.
enum SocketMessage: Sendable, Equatable {
  case text([UInt8])
  case data([UInt8])
  case pong([UInt8])
  /// The connection's end, with a code of WebSocket's.
  case close(UInt16, String)

  /// The bytes of what it carries.
  var size: Int {
    switch self {
    case .text(let bytes), .data(let bytes), .pong(let bytes): bytes.count
    case .close: 0
    }
  }
}

/// Writes what pages read, with the members of objects in one order.
enum PageJSON {
  static func text(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Who speaks with a page over a WebSocket.
protocol SocketClient: AnyObject, Sendable {
  /// The page is there.
  func enter() async
  /// Takes a message of the page; nothing more is read until that is done.
  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async
  func pong(_ bytes: [UInt8])
  /// Ends the connection behind what waits.
  func end(_ code: UInt16, _ reason: String)
  /// The next message for the page; nil behind the last. Waits for it.
  func next() async -> SocketMessage?
  /// The page has gone.
  func leave() async
}
