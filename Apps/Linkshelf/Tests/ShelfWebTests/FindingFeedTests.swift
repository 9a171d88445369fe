// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import Testing

@testable import ShelfWeb

@Suite struct FindingFeedTests {
  @Test func theFeedIsReadByItsKeyAlone() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      let path = "/feeds/\(try await visitor.shelf.makeFeedKey("reader", for: account))/atom/findings"
      let id = try #require(try await visitor.shelf.add([NewLink("https://example.org/a?x=1&y=2")], jobs: []).first?.id)
      try await visitor.found(.certificate("A <bad> certificate."), id)
      visitor.cookies = [:]
      let answer = try await visitor.ask(path)
      #expect(answer.status == .ok && answer.headers[.contentType] == "application/atom+xml; charset=utf-8")
      #expect(answer.headers[.setCookie] == nil)
      #expect(visitor.last.contains(">The certificate isn’t valid: https://example.org/a?x=1&amp;y=2</title>"))
      #expect(visitor.last.contains("A &lt;bad&gt; certificate."))
      #expect(visitor.last.contains("http://127.0.0.1:8090/link/\(id)"))
      let tag = try #require(answer.headers[.eTag])
      #expect(try await visitor.ask(path, headers: [.ifNoneMatch: tag]).status == .notModified)
      #expect(try await visitor.ask(path, headers: [.ifNoneMatch: "\"other\""]).status == .ok)
      #expect(try await visitor.ask(path + "/1").status == .notFound)
    }
  }

  @Test func wrongKeysAndManyReadingsAreTurnedAway() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      let key = try await visitor.shelf.makeFeedKey("reader", for: account)
      visitor.cookies = [:]
      for _ in 0..<FeedLimit.wrongOnes {
        #expect(try await visitor.ask("/feeds/wrong/atom/findings").status == .forbidden)
      }
      #expect(try await visitor.ask("/feeds/wrong/atom/findings").status == .tooManyRequests)
      #expect(try await visitor.ask("/feeds/me/atom/findings").status == .seeOther)
      // Who has the right one isn't kept out by that.
      for _ in 0..<FeedLimit.readings {
        #expect(try await visitor.ask("/feeds/\(key)/atom/findings").status == .ok)
      }
      #expect(try await visitor.ask("/feeds/\(key)/atom/findings").status == .tooManyRequests)
      #expect(try await visitor.ask("/feeds/\(key)/rss/findings").status == .ok)
    }
  }

  @Test func aLimitEndsWithItsTime() {
    let limit = FeedLimit()
    let now = Moment(milliseconds: 0)
    for _ in 0..<3 { #expect(limit.add("a", most: 3, now: now) == nil) }
    #expect(limit.add("a", most: 3, now: now) == 601)
    #expect(limit.add("b", most: 3, now: now) == nil)
    #expect(limit.add("a", most: 3, now: now.adding(seconds: 600)) == nil)
    for number in 0..<20_000 { #expect(limit.add("\(number)", most: 1, now: now) == nil) }
  }
}

extension Visitor {
  /// Lets watching find something of a link.
  func found(_ answer: PageAnswer, _ id: Link.ID) async throws {
    try await shelf.checkNow([id])
    guard case .now(let check) = try await shelf.nextCheck(busy: []) else { throw WebError(.notFound) }
    try await shelf.record(answer, for: check)
  }
}
