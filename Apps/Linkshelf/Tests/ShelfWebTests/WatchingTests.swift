// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import Testing

@testable import ShelfWeb

@Suite struct WatchingTests {
  @Test func itIsReadyWhereTheStoreIsReadAndTheWorkersRun() async throws {
    try await Visitor.visit { visitor in
      // Whoever watches over a server may ask it by any name.
      visitor.host = "10.0.0.7:8090"
      #expect(try await visitor.page("/health") == "ok\n")
      #expect(try await visitor.page("/ready") == "ready\n")
      try visitor.shelf.close()
      #expect(try await visitor.page("/health") == "ok\n")
      #expect(try await visitor.page("/ready", status: .serviceUnavailable).hasPrefix("The store can't be read: "))
    }
    var actions = NoActions()
    actions.areWorkersAlive = false
    try await Visitor.visit(actions: actions) { visitor in
      let said = try await visitor.page("/ready", status: .serviceUnavailable)
      #expect(said.contains("a worker is silent"))
    }
  }

  @Test func numbersAreToldToATokenAlone() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      _ = try await visitor.shelf.add([NewLink("https://example.org/a"), NewLink("https://example.org/b")])
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      func headers(_ scope: AccessToken.Scope) async throws -> HTTPFields {
        [.authorization: "Bearer \(try await visitor.shelf.makeToken("t", scopes: [scope], for: account))"]
      }
      #expect(try await visitor.ask("/metrics").status == .unauthorized)
      #expect(try await visitor.ask("/metrics", headers: try await headers(.add)).status == .forbidden)
      #expect(try await visitor.ask("/metrics", headers: [.authorization: "Bearer shelf_x"]).status == .unauthorized)
      _ = try await visitor.ask("/nothing")
      let response = try await visitor.ask("/metrics", headers: try await headers(.read))
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
      let lines = Set(visitor.last.split(separator: "\n").map(String.init))
      for line in [
        "linkshelf_links{place=\"inbox\"} 2", "linkshelf_links{place=\"bin\"} 0", "linkshelf_jobs{state=\"waiting\"} 4",
        "linkshelf_queue_paused 0", "linkshelf_workers_alive 1", "linkshelf_http_requests_total{status=\"404\"} 1",
        "linkshelf_http_requests_open 1", "# TYPE linkshelf_http_request_seconds histogram",
      ] {
        #expect(lines.contains(line), "\(line) isn't in \(visitor.last)")
      }
      let memory = lines.first { $0.hasPrefix("process_resident_memory_bytes ") }?.split(separator: " ").last
      #expect(memory.flatMap { Int($0) } ?? 0 > 10 << 20)
    }
  }

  @Test func theTextIsWhatPrometheusReads() {
    var text = MetricsText()
    text.add("a_total", .counter, "An A.", [("b=\"c\"", 2), ("", 0.5)])
    text.add("d", "A D.", steps: [0.1, 1], counts: [3, 0, 2], sum: 4.25)
    #expect(
      text.text == """
        # HELP a_total An A.
        # TYPE a_total counter
        a_total{b="c"} 2
        a_total 0.5
        # HELP d A D.
        # TYPE d histogram
        d_bucket{le="0.1"} 3
        d_bucket{le="1.0"} 3
        d_bucket{le="+Inf"} 5
        d_sum 4.25
        d_count 5

        """)
  }

  @Test func eachAnswerIsCountedInItsStep() {
    let metrics = RequestMetrics()
    for seconds in [0, 0.005, 0.0051, 10, 11] {
      metrics.begin()
      metrics.end(seconds == 10 ? nil : 200, seconds: seconds)
    }
    metrics.begin()
    let numbers = metrics.numbers
    #expect(numbers.byStatus == [200: 4, 500: 1])
    #expect(numbers.bySeconds == [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
    #expect(numbers.open == 1)
  }

  @Test func onlyThisMachineNeedsNoToken() {
    #expect(Site.isOwnMachine([:], "127.0.0.1", "127.0.0.1:8090"))
    #expect(Site.isOwnMachine([:], "::1", "[::1]:8090"))
    #expect(Site.isOwnMachine([:], "127.0.0.1", "localhost"))
    #expect(!Site.isOwnMachine([:], "192.168.1.2", "127.0.0.1:8090"))
    #expect(!Site.isOwnMachine([:], "", "127.0.0.1:8090"))
    // A name that leads here may be anybody's.
    #expect(!Site.isOwnMachine([:], "127.0.0.1", "shelf.example.org"))
    for field in [HTTPField.Name.forwardedFor, .forwarded, .realAddress, .handedOnBy] {
      #expect(!Site.isOwnMachine([field: "1.2.3.4"], "127.0.0.1", "127.0.0.1"), "\(field)")
    }
  }
}
