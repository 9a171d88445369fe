// SPDX-License-Identifier: Apache-2.0

/// How many connections a gate has now.
public struct GateCounts: Sendable, Hashable {
  /// All connections from clients, those that are being closed too.
  public var open: Int
  /// Those that haven't sent a whole head.
  public var waiting: Int
  /// Those that are looked up, connected or carried.
  public var tunnels: Int
}
