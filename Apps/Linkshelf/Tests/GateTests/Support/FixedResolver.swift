// SPDX-License-Identifier: Apache-2.0

import NIOConcurrencyHelpers

@testable import Gate

/// Gives the n-th answer to the n-th question, the last one for ever, whatever the name.
final class FixedResolver: NameResolver {
  private let answers: [[String]]
  private let asked = NIOLockedValueBox(0)

  init(_ answers: [String]...) { self.answers = answers }

  var questions: Int { asked.withLockedValue { $0 } }

  func addresses(of name: String) async throws(GateRefusal) -> [IPAddress] {
    let index = asked.withLockedValue { count in
      defer { count += 1 }
      return count
    }
    guard let texts = index < answers.count ? answers[index] : answers.last, !texts.isEmpty else {
      throw GateRefusal(.nameNotFound, "The name \(name) has no address: the test says so.")
    }
    return texts.compactMap { IPAddress($0) }
  }
}

/// Never answers within a test.
struct SilentResolver: NameResolver {
  func addresses(of name: String) async throws(GateRefusal) -> [IPAddress] {
    try? await Task.sleep(for: .seconds(600))
    throw GateRefusal(.nameTooSlow, "too late")
  }
}

/// Collects the gate's events, and waits for them.
final class EventBox: Sendable {
  private let box = NIOLockedValueBox<[GateEvent]>([])
  var add: @Sendable (GateEvent) -> Void { { [box] event in box.withLockedValue { $0.append(event) } } }
  var all: [GateEvent] { box.withLockedValue { $0 } }

  func wait(for count: Int) async -> [GateEvent] {
    for _ in 0..<1000 where all.count < count { try? await Task.sleep(for: .milliseconds(10)) }
    return all
  }
}

/// Waits until a condition holds; false after ten seconds.
func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
  for _ in 0..<1000 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return condition()
}

/// Starts a gate that may reach just one port of loopback, whatever the name.
func startGate(
  reaching port: Int, limits: GateLimits = .patient, resolver: any NameResolver = FixedResolver(["127.0.0.1"]),
  requiresSecret: Bool = false, events: EventBox = EventBox()
) async throws -> Gate {
  try await Gate.start(
    policy: AddressPolicy(allowing: [.endpoint(.v4(0x7F00_0001), port: port)]), limits: limits, resolver: resolver,
    requiresSecret: requiresSecret, onEvent: events.add)
}

extension GateLimits {
  /// Limits with times for a machine that does other work besides, so that only the limit that a test sets is reached.
  static var patient: GateLimits {
    var limits = GateLimits()
    limits.timeForHead = .seconds(120)
    limits.timeToResolve = .seconds(120)
    limits.timeToConnect = .seconds(120)
    limits.idleTime = .seconds(120)
    limits.idleTimeHalfClosed = .seconds(120)
    return limits
  }
}
