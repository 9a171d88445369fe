// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gate

@Suite(.serialized) struct ResolverTests {
  @Test func answersAreKeptForAShortTime() async throws {
    let inner = FixedResolver(["8.8.8.8"], ["9.9.9.9"])
    let resolver = CachingResolver(inner, keep: .seconds(3600))
    for _ in 0..<5 { #expect(try await resolver.addresses(of: "a.example") == [.v4(0x0808_0808)]) }
    #expect(inner.questions == 1)
    let forgetful = CachingResolver(FixedResolver(["8.8.8.8"], ["9.9.9.9"]), keep: .zero)
    _ = try await forgetful.addresses(of: "a.example")
    #expect(try await forgetful.addresses(of: "a.example") == [.v4(0x0909_0909)])
  }

  @Test func theCacheIsBounded() async throws {
    let resolver = CachingResolver(FixedResolver(["8.8.8.8"]))
    for number in 0..<20_000 { _ = try await resolver.addresses(of: "n\(number).example") }
    #expect(await resolver.count <= CachingResolver.mostNames)
  }

  @Test func faultsAreNotKept() async throws {
    let inner = FixedResolver([], ["8.8.8.8"])
    let resolver = CachingResolver(inner)
    await #expect(throws: GateRefusal.self) { try await resolver.addresses(of: "a.example") }
    #expect(try await resolver.addresses(of: "a.example") == [.v4(0x0808_0808)])
  }

  @Test func theSystemKnowsItself() async throws {
    let resolver = SystemResolver()
    let found = try await resolver.addresses(of: "localhost")
    #expect(found.contains(.v4(0x7F00_0001)) || found.contains(.v6(high: 0, low: 1)))
    await #expect(throws: GateRefusal.self) { try await resolver.addresses(of: "no-such-name.invalid") }
    await resolver.stop()
    await #expect(throws: GateRefusal.self) { try await resolver.addresses(of: "localhost") }
  }

  @Test func aSilentResolverEndsWithASentence() async throws {
    var limits = GateLimits.patient
    limits.timeToResolve = .milliseconds(200)
    let gate = try await startGate(reaching: 8080, limits: limits, resolver: SilentResolver())
    let answer = try await RawClient.exchange(port: gate.port, "CONNECT example.com:8080 HTTP/1.1\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 504 "))
    #expect(answer.contains("X-Gate-Refusal: name-too-slow\r\n"))
    await gate.stop()
  }
}
