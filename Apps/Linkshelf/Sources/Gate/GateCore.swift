// SPDX-License-Identifier: Apache-2.0

import NIOConcurrencyHelpers
import NIOCore

/// What all connections of one gate share: the rules, the counts, and the way to report.
final class GateCore: Sendable {
  /// Refusals that are kept for ``lastRefusal(of:)``: 512 hosts. When there are more, all are forgotten.
  static let mostRefusalsKept = 512

  private struct State {
    var nextID: UInt64 = 0
    var open: [UInt64: any Channel] = [:]
    /// Connections without a whole head, oldest first. Entries that left stay in `order` until they are swept.
    var waiting: Set<UInt64> = []
    var order: [UInt64] = []
    var orderStart = 0
    var tunnels = 0
    var byHost: [GateHost: Int] = [:]
    var refusals: [String: GateRefusal] = [:]
    var isClosing = false
  }

  let policy: AddressPolicy
  let limits: GateLimits
  let resolver: any NameResolver
  let credentials: ProxyCredentials
  let requiresSecret: Bool
  let ownNetworks: @Sendable () -> [CIDR]
  let onEvent: @Sendable (GateEvent) -> Void
  private let state = NIOLockedValueBox(State())

  init(
    policy: AddressPolicy, limits: GateLimits, resolver: any NameResolver, requiresSecret: Bool,
    ownNetworks: @escaping @Sendable () -> [CIDR], onEvent: @escaping @Sendable (GateEvent) -> Void
  ) {
    self.policy = policy
    self.limits = limits
    self.resolver = resolver
    self.requiresSecret = requiresSecret
    self.ownNetworks = ownNetworks
    self.onEvent = onEvent
    credentials = ProxyCredentials()
  }

  /// Looks a host up and checks all of its addresses. Returns those to try, best first.
  func route(to host: GateHost, port: Int) async throws(GateRefusal) -> [IPAddress] {
    if let refusal = policy.refusal(of: host, port: port) { throw refusal }
    var addresses: [IPAddress]
    switch host {
    case .address(let address): addresses = [address]
    case .name(let name): addresses = try await resolver.addresses(of: name)
    }
    guard !addresses.isEmpty else { throw GateRefusal(.nameNotFound, "The name \(host) has no address.") }
    let own = policy.refusesOwnAddresses ? ownNetworks() : []
    for address in addresses {
      if let refusal = policy.refusal(of: address, host: host, port: port, own: own) { throw refusal }
    }
    addresses = Array(addresses.prefix(max(1, limits.addressesTried)))
    return addresses
  }

  /// Takes a new connection in. If too many wait already, the oldest is told to go.
  func admit(_ channel: any Channel) -> UInt64? {
    let outcome = state.withLockedValue { state -> (id: UInt64?, oldest: (any Channel)?) in
      guard !state.isClosing else { return (nil, nil) }
      state.nextID += 1
      let id = state.nextID
      state.open[id] = channel
      state.waiting.insert(id)
      state.order.append(id)
      var oldest: (any Channel)?
      while state.waiting.count > max(1, limits.waiting), state.orderStart < state.order.count {
        let candidate = state.order[state.orderStart]
        state.orderStart += 1
        if state.waiting.remove(candidate) != nil { oldest = state.open[candidate] }
      }
      if state.order.count > 2 * (state.waiting.count + 64) {
        state.order = state.order[state.orderStart...].filter { state.waiting.contains($0) }
        state.orderStart = 0
      }
      return (id, oldest)
    }
    outcome.oldest?.pipeline.fireUserInboundEventTriggered(GateEviction())
    return outcome.id
  }

  /// The connection's head is there, so it no longer waits.
  func stopWaiting(_ id: UInt64) {
    state.withLockedValue { _ = $0.waiting.remove(id) }
  }

  /// Takes a place for a tunnel. Each success needs one ``leaveTunnel(to:)``.
  func enterTunnel(to host: GateHost) throws(GateRefusal) {
    let refusal = state.withLockedValue { state -> GateRefusal? in
      guard state.tunnels < limits.tunnels else {
        return GateRefusal(
          .tooManyTunnels, "The gate carries \(limits.tunnels) connections already. Try again in a moment.")
      }
      guard state.byHost[host, default: 0] < limits.tunnelsByHost else {
        return GateRefusal(
          .tooManyTunnelsToHost, "The gate carries \(limits.tunnelsByHost) connections to \(host) already.")
      }
      state.tunnels += 1
      state.byHost[host, default: 0] += 1
      return nil
    }
    if let refusal { throw refusal }
  }

  func leaveTunnel(to host: GateHost) {
    state.withLockedValue { state in
      state.tunnels -= 1
      let left = state.byHost[host, default: 1] - 1
      state.byHost[host] = left > 0 ? left : nil
    }
  }

  /// The connection is closed.
  func forget(_ id: UInt64) {
    state.withLockedValue { state in
      state.open[id] = nil
      state.waiting.remove(id)
    }
  }

  func report(_ event: GateEvent) {
    switch event.verdict {
    case .refused(let refusal), .cut(let refusal):
      if let host = event.host, let port = event.port { remember(refusal, key: "\(host):\(port)") }
    case .carried, .left:
      break
    }
    onEvent(event)
  }

  private func remember(_ refusal: GateRefusal, key: String) {
    state.withLockedValue { state in
      if state.refusals.count >= Self.mostRefusalsKept { state.refusals.removeAll(keepingCapacity: true) }
      state.refusals[key] = refusal
    }
  }

  func lastRefusal(of key: String) -> GateRefusal? { state.withLockedValue { $0.refusals[key] } }
  func clearRefusal(of key: String) { state.withLockedValue { $0.refusals[key] = nil } }

  var counts: GateCounts {
    state.withLockedValue { GateCounts(open: $0.open.count, waiting: $0.waiting.count, tunnels: $0.tunnels) }
  }

  /// Refuses new connections and returns those that are open.
  func beginClosing() -> [any Channel] {
    state.withLockedValue { state in
      state.isClosing = true
      return Array(state.open.values)
    }
  }
}

/// Tells a connection that waits for its head to make room for a newer one.
struct GateEviction: Sendable {}
