// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Addresses

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct RandomTests {
  static let pieces = [
    "http://", "https://", "//", ":", "/", "\\", "?", "#", "@", "[", "]", "::", "%", "%2e", "%2E%2e", "%25", "%C3",
    "%C3%A9", "%2F", "%00", "..", ".", "&", "=",
    "+", ";", "www.", "m.", "mobile.", "amp.", "en.m.", "wikipedia.org", "twitter.com", "old.reddit.com", "youtu.be",
    "youtube.com", "/embed/", "/live/", "/amp",
    ".amp.html", "/amp.html", "v=", "t=1", "utm_source=x", "amp=1", "si=", "a", "B", "例", "é", "e\u{301}", "\u{338}",
    "\u{37E}", "\u{1FEF}", "\u{212A}", "ß", "İ",
    "。", "．", "\u{AD}", "\u{200B}", "xn--", "xn--a-", "0x", "1.", "256", "65536", ":80", ":443", "!/", ":~:", "text=",
    " ", "\t", "\n", "\0", "<", ">", "(", ")",
    "co.uk", ".com", "-", "_", "~", "|", "\"", "'", "👩‍👩‍👧", "\u{10FFFF}",
  ]

  @Test func hundredThousandRandomTextsNeverTrapAndTheirKeysAreTheirOwnKeys() {
    var generator = SeededGenerator(state: 20_261_128)
    var taken = 0
    for round in 0..<100_000 {
      var text = ""
      if round % 4 == 0 {
        let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        text = (round % 8 == 0 ? "https://a.b/" : "") + String(decoding: bytes, as: UTF8.self)
      } else {
        if round % 4 != 1 { text = "https://" }
        for _ in 0..<Int.random(in: 1..<9, using: &generator) {
          text += Self.pieces.randomElement(using: &generator) ?? ""
        }
      }
      _ = LinkAddress.all(in: text)
      _ = try? LinkAddress(text)
      guard let address = try? LinkAddress(exactly: text) else { continue }
      taken += 1
      let key = LinkAddress.key(of: address.key)
      let shown = try? LinkAddress(exactly: address.shown)
      guard key == address.key, shown?.shown == address.shown, shown?.key == address.key,
        address.key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
      else {
        Issue.record(
          "\(text.debugDescription): \(address.key) → \(key ?? "nil"), \(address.shown) → \(shown?.shown ?? "nil"), \(shown?.key ?? "nil")"
        )
        continue
      }
    }
    #expect(taken > 20_000)
  }

  @Test func twentyThousandOfEverythingEnd() throws {
    for unit in ["a.", "a/", "../", "%41", "a=1&", "%", "#", "é", "(", "/amp", "www."] {
      let long = "https://example.com/" + String(repeating: unit, count: 20_000)
      #expect(throws: AddressProblem.self) { try LinkAddress(long) }
      _ = LinkAddress.all(in: long)
      let fits = "https://example.com/" + String(repeating: unit, count: 8_000 / unit.utf8.count / 3)
      let key = try LinkAddress(exactly: fits).key
      #expect(LinkAddress.key(of: key) == key)
    }
  }
}
