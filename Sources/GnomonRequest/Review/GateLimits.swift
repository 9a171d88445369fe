// SPDX-License-Identifier: Apache-2.0

/// What a client of a server may send, and how long it may take.
package struct GateLimits: Codable, Sendable {
  /// Connections at a time; further ones are refused.
  package var connections = 64
  /// The bytes of a request's line and fields.
  package var headBytes = 16 << 10
  /// The bytes of a request's body.
  package var bodyBytes = 64 << 10
  /// The bytes of a WebSocket's message.
  package var messageBytes = 1 << 20
  /// Seconds from a request's first byte to its last.
  package var requestSeconds = 10.0
  /// Seconds in which nothing comes and nothing goes, but for a WebSocket.
  package var idleSeconds = 30.0
  /// Seconds after which a connection that has asked for nothing makes room for another where there's none.
  package var silentSeconds = 1.0
  /// Seconds for the answer to what was refused.
  package var lastSeconds = 2.0
  /// Seconds that a client may take for what it's sent, also over a WebSocket.
  package var takingSeconds = 30.0
  /// Further fields of requests that mustn't be there twice, in small letters.
  package var singleFields: Set<String> = []
  /// The path that's answered though there's no room for another connection: whether the server runs.
  package var healthPath: String?

  package init() {}
}
