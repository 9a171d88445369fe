// SPDX-License-Identifier: Apache-2.0

/// What happened to one connection to the gate. The gate gives one when the connection ends.
public struct GateEvent: Sendable {
  /// How a connection ended.
  public enum Verdict: Sendable, Hashable {
    /// The bytes were carried until one side closed.
    case carried
    /// Nothing was carried.
    case refused(GateRefusal)
    /// The gate began to carry and ended it.
    case cut(GateRefusal)
    /// The client left before there was anything to carry.
    case left
  }

  /// What the client asked for.
  public enum Kind: String, Sendable {
    /// A tunnel by CONNECT.
    case tunnel
    /// A request in plain HTTP.
    case plain
    /// No request that could be read.
    case none
  }

  /// The user name that the client gave with the secret, to tell clients apart. Nil without one.
  public var label: String?
  /// What the client asked for.
  public var kind: Kind = .none
  /// The host, or nil if the request couldn't be read.
  public var host: GateHost?
  /// The port, or nil if the request couldn't be read.
  public var port: Int?
  /// The checked address that the gate connected to, or nil.
  public var address: IPAddress?
  /// How it ended.
  public var verdict: Verdict = .left
  /// Bytes from the client to the server, after the head.
  public var bytesSent = 0
  /// Bytes from the server to the client.
  public var bytesReceived = 0
  /// Seconds from the connection's start to its end.
  public var seconds: Double = 0
}
