// SPDX-License-Identifier: Apache-2.0

/// The gate's limits. Each is refused, or the connection cut, with a sentence that names the limit.
public struct GateLimits: Sendable {
  /// Connections that haven't yet sent a whole head: 256. One more closes the oldest, so that silent ones keep nobody out.
  public var waiting = 256
  /// Requests that are looked up, connected or carried at one time: 256.
  public var tunnels = 256
  /// The same for one host: 64.
  public var tunnelsByHost = 64
  /// Bytes of a request's head: 32 KiB.
  public var headBytes = 32 * 1024
  /// Bytes of an answer's head, for plain HTTP: 64 KiB.
  public var answerHeadBytes = 64 * 1024
  /// Bytes that one tunnel or one plain request may carry, both ways together: 512 MiB.
  public var bytesByTunnel = 512 * 1024 * 1024
  /// Addresses of one name that are tried: 4. All of them are checked.
  public var addressesTried = 4
  /// Time until a head is there: 10 s.
  public var timeForHead: Duration = .seconds(10)
  /// Time to look a name up: 8 s.
  public var timeToResolve: Duration = .seconds(8)
  /// Time to connect, over all addresses of a name: 10 s.
  public var timeToConnect: Duration = .seconds(10)
  /// Time without a byte in either direction: 60 s.
  public var idleTime: Duration = .seconds(60)
  /// The same after one side has closed its half: 15 s. A client that vanished looks like one that closed its half.
  public var idleTimeHalfClosed: Duration = .seconds(15)
  /// Time that one tunnel may live: 15 min.
  public var lifetime: Duration = .seconds(900)

  /// The limits with the values named above.
  public init() {}
}
