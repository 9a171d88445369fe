// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gate

@testable import Fetching

/// A server, a gate that reaches only it, and a fetcher, for the time of one test.
struct Bench {
  let server: WebServer
  let gate: Gate
  let fetcher: Fetcher

  /// The address of a path at `host`, which is the server whatever its name.
  func address(_ path: String, host: String = "page.example.com", scheme: String = "http") -> String {
    "\(scheme)://\(host):\(server.port)\(path)"
  }

  static func run(
    secure: Bool = false, settings: FetchSettings = .patient, limits: GateLimits = .patient,
    reply: @escaping @Sendable (_ path: String, _ request: String) -> WebServer.Reply,
    _ body: (Bench) async throws -> Void
  ) async throws {
    let server = try await WebServer(secure: secure, reply)
    let gate = try await Gate.start(
      policy: AddressPolicy(allowing: [.endpoint(.v4(0x7F00_0001), port: server.port)]), limits: limits,
      resolver: LoopbackResolver(),
      requiresSecret: true)
    let fetcher = try Fetcher(gate: gate, settings: settings)
    var failure: (any Error)?
    do { try await body(Bench(server: server, gate: gate, fetcher: fetcher)) } catch { failure = error }
    try await fetcher.shutdown()
    await gate.stop()
    await server.stop()
    if let failure { throw failure }
  }

  /// The error of a look, or nil if it succeeded.
  func failure(of address: String) async -> FetchError? {
    do throws(FetchError) {
      _ = try await fetcher.look(at: address)
      return nil
    } catch { return error }
  }
}

/// Runs a body with a folder that is removed after it.
func withFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fetching-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path)
}

/// Runs long work on a thread of its own, so that the tests that wait for the network get their turns.
func onOwnThread<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result { try body() }) }
    thread.stackSize = 1 << 20
    thread.start()
  }
}

extension FetchSettings {
  /// Enough time for a machine that does other work besides.
  static var patient: FetchSettings {
    var settings = FetchSettings()
    settings.timeToLook = .seconds(120)
    settings.timeToCheck = .seconds(120)
    return settings
  }
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
