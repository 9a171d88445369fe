// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonServe

@Suite struct AccessGuardTests {
  private let access = AccessGuard(hosts: ["Box.example"], token: "secret")

  private func refusal(
    host: String? = "localhost:8080", origin: String? = nil, cookies: String? = "gnomon=secret", given: String? = nil,
    path: String? = nil, purpose: AccessGuard.Purpose = .reading, source: AccessGuard.RequestSource = .init()
  ) -> AccessGuard.Refusal? {
    do {
      try access.check(
        host: host, origin: origin, credential: path.map { .path($0) } ?? .cookie(cookies, query: given),
        purpose: purpose, source: source)
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
    for purpose in [AccessGuard.Purpose.change, .connection] {
      #expect(refusal(purpose: purpose) == .origin)
      #expect(refusal(given: "secret", purpose: purpose) == .origin)
      #expect(refusal(origin: "http://localhost:8080", purpose: purpose) == nil)
      #expect(refusal(origin: "http://localhost:9090", purpose: purpose) == .origin)
    }
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
    // What no browser says is nothing that is allowed.
    for site in ["", "same-party", "Same-Origin", "null"] {
      #expect(refusal(source: .init(site: site, mode: "navigate", destination: "document")) == .origin, "\(site)")
      #expect(refusal(path: "secret", source: .init(site: site)) == .origin, "\(site)")
    }
  }

  @Test("With the token in its path a page may be framed, and no more than that is allowed to other sites' pages")
  func framing() {
    for site in ["cross-site", "same-site"] {
      let frame = AccessGuard.RequestSource(site: site, mode: "navigate", destination: "iframe")
      #expect(refusal(source: frame) == .origin && refusal(given: "secret", source: frame) == .origin)
      #expect(refusal(path: "secret", source: frame) == nil)
      #expect(refusal(path: "wrong", source: frame) == .token)
      #expect(refusal(path: "secret", source: .init(site: site, mode: "navigate", destination: "document")) == nil)
      for purpose in [AccessGuard.Purpose.change, .connection] {
        #expect(refusal(path: "secret", purpose: purpose, source: frame) == .origin)
        #expect(refusal(origin: "http://evil.example", path: "secret", purpose: purpose, source: frame) == .origin)
      }
      for (mode, destination) in [
        ("no-cors", "script"), ("cors", "empty"), ("websocket", "websocket"), ("no-cors", "image"),
        ("navigate", "object"),
        ("navigate", "embed"), ("navigate", "frame"), ("no-cors", "iframe"), ("same-origin", "worker"),
      ] {
        let source = AccessGuard.RequestSource(site: site, mode: mode, destination: destination)
        #expect(refusal(path: "secret", source: source) == .origin, "\(mode) \(destination)")
      }
    }
    #expect(refusal(host: "evil.example", path: "secret") == .host("evil.example"))
    #expect(refusal(origin: "null", path: "secret") == .origin)
    #expect(refusal(origin: "http://localhost:8080", path: "secret", purpose: .connection) == nil)
  }

  @Test("Beside a token in the path the cookie doesn't count")
  func pathAlone() {
    for path in ["", "secre", "secrets", "SECRET", "%73ecret"] {
      #expect(refusal(cookies: "gnomon=secret", path: path) == .token, "\(path)")
    }
  }

  @Test("Who names no origin may change something with the token in the path, where it isn't a browser")
  func programs() {
    #expect(refusal(path: "secret", purpose: .change) == nil)
    #expect(refusal(path: "wrong", purpose: .change) == .token)
    for site in ["none", "same-origin", "same-site", "cross-site"] {
      let source = AccessGuard.RequestSource(site: site, mode: "cors", destination: "empty")
      #expect(refusal(path: "secret", purpose: .change, source: source) == .origin, "\(site)")
    }
    for origin in ["null", "http://evil.example", "http://localhost:9090", ""] {
      #expect(refusal(origin: origin, path: "secret", purpose: .change) == .origin, "\(origin)")
    }
    #expect(
      refusal(
        origin: "http://localhost:8080", path: "secret", purpose: .change,
        source: .init(site: "same-origin", mode: "cors", destination: "empty")) == nil)
    // A connection says where it comes from, always.
    #expect(refusal(path: "secret", purpose: .connection) == .origin)
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
