// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A view that is shown to a client elsewhere, such as a page in a browser: what people do comes in, what is to be seen
/// goes out.
///
/// A session knows nothing of sockets: whoever has one hands the client's messages in (``receive(_:)``), and sends what
/// ``onMessage`` gives. The messages are those of the live protocol, `Documentation/live-protocol.md`.
///
/// The session moves its host's clock as time passes, for as long as something is animated.
@MainActor
public final class LiveSession {
  /// What a session takes from its client.
  public struct Limits: Sendable {
    /// The bytes of the longest message.
    public var messageBytes = 1 << 20
    /// The bytes of all files of one dialog.
    public var fileBytes = 64 << 20

    /// Messages of a mebibyte, files of 64.
    public init() {}
  }

  /// The host that is shown.
  public let host: ViewHost
  /// What the session takes from its client.
  public let limits: Limits
  /// Gets what is to be sent, in order. Set it before the first message is received.
  public var onMessage: ((LiveMessage) -> Void)?
  /// Is told that the client has broken the protocol, and how; nothing is taken from it any more.
  public var onRefusal: ((String) -> Void)?

  /// Shows what a host shows.
  ///
  /// - Parameters:
  ///   - host: The host. With the configuration's `animations` as `clocked` the client sees animations.
  ///   - limits: What the session takes from its client.
  public init(_ host: ViewHost, limits: Limits = Limits()) {
    self.host = host
    self.limits = limits
  }

  /// Takes a message of the client.
  public func receive(_ message: LiveMessage) {}

  /// Ends the session: nothing is sent any more.
  public func close() {}
}
