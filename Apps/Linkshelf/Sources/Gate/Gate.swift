// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// A local HTTP proxy that looks names up, checks the addresses, and connects to a checked address only.
///
/// The name is looked up once for each connection, and the connection goes to an address of that answer. So a name that
/// changes its address between the check and the use (DNS rebinding) gains nothing. TLS isn't opened: the host of CONNECT is
/// checked, the name inside of TLS isn't.
public final class Gate: Sendable {
  /// The port on 127.0.0.1.
  public let port: Int
  /// The secret for clients. It's asked for if ``requiresSecret`` is true.
  public let credentials: ProxyCredentials
  /// True if clients have to send the secret as `Proxy-Authorization: Basic`.
  public let requiresSecret: Bool
  private let core: GateCore
  private let listener: any Channel
  private let ownResolver: SystemResolver?

  private init(core: GateCore, listener: any Channel, port: Int, ownResolver: SystemResolver?) {
    self.core = core
    self.listener = listener
    self.port = port
    self.ownResolver = ownResolver
    credentials = core.credentials
    requiresSecret = core.requiresSecret
  }

  /// Starts a gate on a random port of 127.0.0.1.
  ///
  /// - Parameters:
  ///   - resolver: finds addresses; nil means the system's, with answers kept for 30 s.
  ///   - onEvent: gets one event for each connection when it ends, on the gate's event loops. It mustn't block.
  /// - Throws: the system's error if no port can be listened at.
  public static func start(
    policy: AddressPolicy = AddressPolicy(), limits: GateLimits = GateLimits(), resolver: (any NameResolver)? = nil,
    requiresSecret: Bool = false, group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
    onEvent: @escaping @Sendable (GateEvent) -> Void = { _ in }
  ) async throws -> Gate {
    var system: SystemResolver?
    let chosen: any NameResolver
    if let resolver {
      chosen = resolver
    } else {
      let own = SystemResolver(limit: limits.timeToResolve)
      system = own
      chosen = CachingResolver(own)
    }
    let core = GateCore(
      policy: policy, limits: limits, resolver: chosen, requiresSecret: requiresSecret,
      ownNetworks: { OwnNetworks.current() }, onEvent: onEvent)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.autoRead, value: false)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ClientHandler(core: core))
        }
      }
    do {
      let listener = try await bootstrap.bind(host: "127.0.0.1", port: 0).get()
      return Gate(core: core, listener: listener, port: listener.localAddress?.port ?? 0, ownResolver: system)
    } catch {
      await system?.stop()
      throw error
    }
  }

  /// Looks a host up and checks it as for a connection, but doesn't connect.
  ///
  /// `host` is written as in an address, IPv6 in brackets. Returns the addresses that a connection would try. The answer is for
  /// messages to people only: a connection is checked again. Throws ``GateRefusal``.
  public func examine(host: String, port: Int) async throws(GateRefusal) -> [IPAddress] {
    try await core.route(to: GateHost(parsing: host), port: port)
  }

  /// Why the last refused or cut connection to this host and port ended, since ``forgetRefusal(of:port:)``; nil if none did.
  ///
  /// Clients that can't read the answer to CONNECT, as browsers and HTTP libraries, get the reason here.
  public func lastRefusal(of host: String, port: Int) -> GateRefusal? {
    guard let host = try? GateHost(parsing: host) else { return nil }
    return core.lastRefusal(of: "\(host):\(port)")
  }

  /// Forgets the refusal of this host and port.
  public func forgetRefusal(of host: String, port: Int) {
    guard let host = try? GateHost(parsing: host) else { return }
    core.clearRefusal(of: "\(host):\(port)")
  }

  /// The connections that the gate has now.
  public var counts: GateCounts { core.counts }

  /// The rules, as given at the start.
  public var policy: AddressPolicy { core.policy }

  /// Stops listening and closes all connections. Returns when they are closed.
  public func stop() async {
    try? await listener.close()
    for channel in core.beginClosing() { try? await channel.close() }
    await ownResolver?.stop()
  }
}
