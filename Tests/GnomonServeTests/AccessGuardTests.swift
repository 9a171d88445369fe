// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonServe

@Suite struct AccessGuardTests {
  private let access = AccessGuard(hosts: ["Box.example"], token: "secret")

  private func refusal(
    host: String? = "localhost:8080", origin: String? = nil, cookies: String? = "gnomon=secret", given: String? = nil,
    changes: Bool = false, source: AccessGuard.RequestSource = .init()
  ) -> AccessGuard.Refusal? {
    do {
      try access.check(host: host, origin: origin, cookies: cookies, given: given, changes: changes, source: source)
      return nil
    } catch {
      return error
    }
  }

  @Test("Only names of this machine and those that are allowed reach it, with any port")
  func hosts() {
    for host in ["localhost", "LOCALHOST:1", "127.0.0.1:99", "[::1]:5", "[::1]", "box.example:443", "box.example"] {
      #expect(refusal(host: host) == nil, "\(host)")
    }
    for host in [
      "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "", ":80", "a:b:c", "[::1", "0.0.0.0",
    ] {
      #expect(refusal(host: host) == .host(host), "\(host)")
    }
    #expect(refusal(host: nil) == .host(""))
  }

  @Test("A page of another site can't ask, and nothing is changed without a page")
  func origins() {
    #expect(refusal(origin: "http://localhost:8080") == nil)
    #expect(refusal(host: "box.example", origin: "https://box.example") == nil)
    for origin in [
      "http://localhost:9090", "http://evil.example", "null", "", "file://", "http://localhost:8080.evil.example",
    ] {
      #expect(refusal(origin: origin) == .origin, "\(origin)")
    }
    #expect(refusal(changes: true) == .origin)
    #expect(refusal(origin: "http://localhost:8080", changes: true) == nil)
  }

  @Test("Another page may lead here by a link, and asks for nothing of its own")
  func sources() {
    for site in ["cross-site", "same-site"] {
      #expect(refusal(source: .init(site: site, mode: "navigate", destination: "document")) == nil)
      #expect(refusal(source: .init(site: site)) == nil)
      for (mode, destination) in [
        ("no-cors", "script"), ("cors", "empty"), ("navigate", "iframe"), ("websocket", "websocket"),
        ("no-cors", "image"),
      ] {
        #expect(refusal(source: .init(site: site, mode: mode, destination: destination)) == .origin, "\(mode)")
      }
    }
    for site in ["same-origin", "none"] {
      #expect(refusal(source: .init(site: site, mode: "cors", destination: "empty")) == nil)
    }
  }

  @Test("The token is asked for, in the address or in the cookie")
  func tokens() {
    #expect(refusal(cookies: nil, given: "secret") == nil)
    #expect(refusal(cookies: "a=b; gnomon=secret; c=d") == nil)
    for cookies in [nil, "", "gnomon=", "gnomon=secre", "gnomon=secrets", "other=secret", "gnomon", "xgnomon=secret"] {
      #expect(refusal(cookies: cookies) == .token, "\(cookies ?? "none")")
    }
    #expect(refusal(cookies: nil, given: "wrong") == .token && refusal(cookies: nil, given: "") == .token)
    let tokens = Set((0..<100).map { _ in AccessGuard.makeToken() })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 48 })
  }
}
