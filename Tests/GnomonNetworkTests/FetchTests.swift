// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonNetwork
import Testing

/// Fetching from a server of the test's own: what comes, and what each failure says.
@Suite struct FetchTests {
  private func fetch(
    _ path: String = "/a.png", change: (inout HTTPPictures.Limits) -> Void = { _ in },
    _ answers: @escaping @Sendable (String) -> TestServer.Answer
  ) async throws -> Data {
    let server = try TestServer(answers)
    defer { server.stop() }
    var limits = HTTPPictures.Limits()
    limits.addresses = .any
    limits.seconds = 3_600
    change(&limits)
    return try await HTTPPictures(limits: limits).data(from: server.url(path))
  }

  private func failure(
    _ path: String = "/a.png", change: (inout HTTPPictures.Limits) -> Void = { _ in },
    _ answers: @escaping @Sendable (String) -> TestServer.Answer
  ) async throws -> NetworkFailure.Reason? {
    do {
      _ = try await fetch(path, change: change, answers)
      return nil
    } catch let failure as NetworkFailure {
      return failure.reason
    }
  }

  @Test func bytesComeAsTheyAre() async throws {
    let bytes = [UInt8]((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    #expect(try await fetch { _ in .ok(bytes) } == Data(bytes))
    #expect(try await fetch { _ in .ok(bytes, type: nil) } == Data(bytes))
    #expect(try await fetch { _ in .ok(bytes, type: "application/octet-stream") } == Data(bytes))
  }

  @Test func redirectsAreFollowedSoFar() async throws {
    #expect(try await fetch { $0 == "/b.png" ? .ok([1]) : .redirect("/b.png") } == Data([1]))
    #expect(try await failure { .redirect($0 + "x") } == .tooManyRedirects(limit: 5))
    #expect(try await failure(change: { $0.redirects = 0 }) { _ in .redirect("/b.png") } == .tooManyRedirects(limit: 0))
  }

  @Test func redirectsLeadToHttpAlone() async throws {
    for address in ["file:///etc/passwd", "ftp://127.0.0.1/a.png", "gopher://127.0.0.1/"] {
      #expect(try await failure { _ in .redirect(address) } == .unusableRedirect, "\(address)")
    }
  }

  @Test func privateAddressesAreRefused() async throws {
    let reason = try await failure(change: { $0.addresses = .publicOnly }) { _ in .ok([1]) }
    #expect(reason == .privateAddress("127.0.0.1"))
    // However it's spelt: what is checked is what is connected to.
    let pictures = HTTPPictures()
    for host in ["localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254", "0.0.0.0"] {
      let url = try #require(URL(string: "http://\(host):9/a.png"))
      do {
        _ = try await pictures.data(from: url)
        Issue.record("\(host) was fetched")
      } catch let failure as NetworkFailure {
        guard case .privateAddress = failure.reason else {
          Issue.record("\(host): \(failure)")
          continue
        }
      }
    }
  }

  @Test func sizesAreLimitedToldOrNot() async throws {
    let bytes = [UInt8](repeating: 7, count: 5000)
    #expect(try await failure(change: { $0.byteCount = 4999 }) { _ in .ok(bytes) } == .tooLarge(limit: 4999))
    let untold = TestServer.Answer.bytes(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8) + bytes)
    #expect(try await failure(change: { $0.byteCount = 4999 }) { _ in untold } == .tooLarge(limit: 4999))
    #expect(try await fetch(change: { $0.byteCount = 5000 }) { _ in untold } == Data(bytes))
  }

  @Test func slowServersAreLeft() async throws {
    let start = Array("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345".utf8)
    let reason = try await failure(change: { $0.seconds = 0.3 }) { _ in .slow(start, seconds: 60) }
    #expect(reason == .tooSlow(seconds: 0.3))
  }

  @Test func whatIsWrongIsSaid() async throws {
    #expect(try await failure { _ in .status(404) } == .status(404))
    #expect(try await failure { _ in .ok([1, 2], length: 10) } == .cutOff)
    #expect(try await failure { _ in .bytes([]) } == .cutOff)
    let page = "text/html; charset=utf-8"
    #expect(try await failure { _ in .ok([1], type: page) } == .notAPicture(type: page))
    for text in ["file:///etc/passwd", "ftp://example.org/a.png", "data:image/png;base64,AA", "http:///a.png", "a.png"]
    {
      let url = try #require(URL(string: text))
      await #expect(throws: NetworkFailure.self, "\(text)") { try await HTTPPictures().data(from: url) }
    }
  }

  @Test(.timeLimit(.minutes(30))) func aCancelledFetchEnds() async throws {
    let server = try TestServer { _ in .slow(Array("HTTP/1.1 200 OK\r\n".utf8), seconds: 60) }
    defer { server.stop() }
    var limits = HTTPPictures.Limits()
    limits.seconds = 3_600
    limits.addresses = .any
    let pictures = HTTPPictures(limits: limits)
    let task = Task { try await pictures.data(from: server.url("/a.png")) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: NetworkFailure(.cancelled, host: "127.0.0.1")) { try await task.value }
  }

  @Test func picturesAreKeptForAWhile() async throws {
    let server = try TestServer { _ in .ok([1, 2, 3]) }
    defer { server.stop() }
    var limits = HTTPPictures.Limits()
    limits.addresses = .any
    (limits.seconds, limits.secondsKept) = (3_600, 3_600)
    let pictures = HTTPPictures(limits: limits)
    for _ in 0..<3 { _ = try await pictures.data(from: server.url("/a.png")) }
    #expect(server.paths == ["/a.png"])
    limits.secondsKept = 0
    let forgetful = HTTPPictures(limits: limits)
    for _ in 0..<2 { _ = try await forgetful.data(from: server.url("/b.png")) }
    #expect(server.paths == ["/a.png", "/b.png", "/b.png"])
  }

  @Test func eachFailureIsASentence() {
    let texts: [(NetworkFailure.Reason, String)] = [
      (.unusableAddress, "only addresses that begin with http:// or https:// and name a host are fetched"),
      (.missingLibrary, "libcurl isn't installed (Debian and Ubuntu: apt-get install libcurl4)"),
      (.unknownHost, "there's no host called a.test"),
      (.privateAddress("10.0.0.1"), "a.test leads to 10.0.0.1, which isn't a public address"),
      (.noConnection, "a.test doesn't take the connection"),
      (.untrusted, "a.test has no certificate that this machine trusts"),
      (.status(404), "a.test answers with status 404"),
      (.tooManyRedirects(limit: 5), "a.test redirects more than 5 times"),
      (.unusableRedirect, "a.test redirects to something else than http or https"),
      (.tooLarge(limit: 100), "it's larger than 100 bytes"),
      (.tooSlow(seconds: 2.5), "it wasn't there within 2.5 s"),
      (.cutOff, "a.test ended the connection before all of it was there"),
      (.notAPicture(type: "text/html"), "a.test sends text/html, which isn't a picture"),
      (.cancelled, "nobody waits for it any more"),
      (.other("strange"), "a.test: strange"),
    ]
    for (reason, text) in texts { #expect("\(NetworkFailure(reason, host: "a.test"))" == text) }
  }
}
