// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonServe

/// The gate's reader of a client's WebSocket frames, against RFC 6455.
@Suite struct ClientFramesTests {
  /// A frame as a client sends it: section 5.2.
  static func frame(
    _ kind: UInt8, _ payload: [UInt8] = [], isLast: Bool = true, isMasked: Bool = true, bits: UInt8 = 0,
    mask: [UInt8] = [1, 2, 3, 4]
  ) -> [UInt8] {
    let mark: UInt8 = isMasked ? 0x80 : 0
    var bytes = [(isLast ? 0x80 : 0) | bits | kind]
    switch payload.count {
    case ..<126: bytes.append(mark | UInt8(payload.count))
    case ...Int(UInt16.max):
      bytes += [mark | 126] + (0..<2).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
    default: bytes += [mark | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
    }
    guard isMasked else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0) } }

  private func violation(_ bytes: [UInt8], limit: Int = 1 << 20) -> ClientFrames.Violation? {
    var frames = ClientFrames(limit: limit)
    _ = frames.take(bytes)
    return frames.violation
  }

  @Test(
    "What a client may send goes through, its mask taken off, wherever it's cut",
    arguments: [0, 1, 125, 126, 127, 65_535, 65_536])
  func plain(length: Int) {
    func frames(_ mask: [UInt8]) -> [UInt8] {
      Self.frame(2, Self.bytes(length), mask: mask) + Self.frame(9, [7], mask: mask)
        + Self.frame(1, Self.bytes(length), isLast: false, mask: mask) + Self.frame(10, mask: mask)
        + Self.frame(0, [1, 2, 3], mask: mask) + Self.frame(8, [3, 0xE8], mask: mask)
    }
    let (sent, expected) = (frames([1, 2, 3, 4]), frames([0, 0, 0, 0]))
    let cuts = sent.count < 1_000 ? Array(0...sent.count) : Array(0...30) + [length, sent.count - 5, sent.count - 1]
    for cut in cuts {
      var frames = ClientFrames(limit: 1 << 20)
      let passed = frames.take(sent[..<cut])
      // Of a head that isn't whole nothing goes on, and no more than that is kept.
      #expect(passed.count <= cut && cut - passed.count < 14)
      #expect(passed + frames.take(sent[cut...]) == expected && frames.violation == nil && frames.isClosed)
    }
  }

  @Test("Frames that no client may send end the connection, before any of their payload")
  func violations() {
    for (name, bytes) in [
      ("unmasked", Self.frame(1, [1], isMasked: false)), ("a bit of an extension", Self.frame(1, bits: 0x40)),
      ("a kind that isn't there", Self.frame(3)), ("another", Self.frame(11)),
      ("a long ping", Self.frame(9, Self.bytes(126))), ("a ping in parts", Self.frame(9, isLast: false)),
      ("a part of nothing", Self.frame(0, [1])), ("a message within one", Self.frame(1, isLast: false) + Self.frame(2)),
      ("half a code", Self.frame(8, [3])), ("anything after the end", Self.frame(8) + Self.frame(1)),
      // Section 5.2: "the minimal number of bytes MUST be used to encode the length".
      ("a length in too many bytes", [0x82, 0xFE, 0, 5, 1, 2, 3, 4]),
      ("one in far too many", [0x82, 0xFF, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 3, 4]),
    ] {
      #expect(violation(bytes) == .protocolError, "\(name)")
      var frames = ClientFrames(limit: 100)
      let passed = frames.take([0x82, 0x80, 1, 2, 3, 4] + bytes)
      #expect(passed.count < 6 + bytes.count, "\(name)")
      #expect(frames.take([0x82, 0x80, 1, 2, 3, 4]).isEmpty, "\(name): nothing goes on after it")
    }
  }

  @Test("A message is as long as it may be, in one frame or in many")
  func lengths() {
    #expect(violation(Self.frame(2, Self.bytes(200)), limit: 200) == nil)
    #expect(violation(Self.frame(2, Self.bytes(201)), limit: 200) == .tooLong)
    let parts = Self.frame(1, Self.bytes(100), isLast: false)
    #expect(violation(parts + Self.frame(0, Self.bytes(100)), limit: 200) == nil)
    #expect(violation(parts + Self.frame(9, [1]) + Self.frame(0, Self.bytes(101)), limit: 200) == .tooLong)
    #expect(violation(parts + Self.frame(0, Self.bytes(100)) + parts, limit: 200) == nil, "the sum begins anew")
    // The largest number, and one whose sum with another overflows.
    for first: UInt8 in [0xFF, 0x7F] {
      #expect(violation([0x82, 0xFF, first] + [UInt8](repeating: 0xFF, count: 7) + [1, 2, 3, 4]) == .tooLong)
      #expect(violation(parts + [0x80, 0xFF, first] + [UInt8](repeating: 0xFF, count: 7)) == .tooLong)
    }
  }

  @Test("Any bytes are told alike in whatever pieces they come, and little is kept", arguments: 0..<200)
  func fuzzed(seed: UInt64) {
    var random = SeededNumbers(seed)
    var sent: [UInt8] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let kind: UInt8 = [0, 1, 1, 2, 8, 9, 10, 3].randomElement(using: &random) ?? 1
      let length = [0, 1, 5, 125, 126, 300].randomElement(using: &random) ?? 0
      var frame = Self.frame(kind, Self.bytes(length), isLast: Bool.random(using: &random))
      if Int.random(in: 0..<4, using: &random) == 0 {
        frame[Int.random(in: 0..<min(14, frame.count), using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      sent += frame
    }
    var whole = ClientFrames(limit: 600)
    let expected = whole.take(sent)
    #expect(expected.count <= sent.count)
    var pieces = ClientFrames(limit: 600)
    var (passed, rest): ([UInt8], ArraySlice<UInt8>) = ([], sent[...])
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...40, using: &random))
      rest = rest.dropFirst(piece.count)
      passed += pieces.take(piece)
    }
    #expect(passed == expected && pieces.violation == whole.violation && pieces.isClosed == whole.isClosed)
  }
}

/// Random numbers that are the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
