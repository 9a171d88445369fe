// SPDX-License-Identifier: Apache-2.0
import CDeflate
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Streams that are put together of parts, read back by libdeflate, which checks the sum as well.
@Suite struct DeflateStreamTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private func read(_ stream: [UInt8], expecting count: Int) -> [UInt8]? {
    guard let reader = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(reader) }
    var result = [UInt8](repeating: 9, count: count + 1)
    var (used, written) = (0, 0)
    let answer = libdeflate_zlib_decompress_ex(reader, stream, stream.count, &result, result.count, &used, &written)
    guard answer == LIBDEFLATE_SUCCESS, used == stream.count else { return nil }
    return Array(result.prefix(written))
  }

  private func part(_ bytes: [UInt8]) throws -> DeflateStream.Part {
    // An empty array has no address.
    try (bytes + [0]).withUnsafeBufferPointer { buffer in
      try DeflateStream.Part(try #require(buffer.baseAddress), count: bytes.count)
    }
  }

  /// Noise, ramps, few colours, one byte alone: stored blocks, blocks with fixed codes and with their own.
  private func sample(_ count: Int, kind: Int, _ numbers: inout Numbers) -> [UInt8] {
    (0..<count).map { index in
      switch kind {
      case 0: UInt8.random(in: 0...255, using: &numbers)
      case 1: UInt8(truncatingIfNeeded: index / 50)
      case 2: UInt8.random(in: 0...2, using: &numbers) * UInt8.random(in: 0...80, using: &numbers)
      default: 7
      }
    }
  }

  @Test("Parts of any kind, one behind the other")
  func parts() throws {
    var numbers = Numbers(state: 88_172_645_463_325_252)
    for _ in 0..<150 {
      var (expected, stream, written) = ([UInt8](), DeflateStream(), DeflateStream.head)
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        if Bool.random(using: &numbers) {
          let zeros = [1, 2, 3, 4, 5, 11, 258, 259, 260, 261, 262, 516, 517, 3510].randomElement(using: &numbers) ?? 1
          let (rows, first) = (Int.random(in: 0...30, using: &numbers), UInt8.random(in: 1...255, using: &numbers))
          for _ in 0..<rows { expected += [first] + [UInt8](repeating: 0, count: zeros) }
          written += stream.add(DeflateStream.Part(rows: rows, first: first, zeros: zeros))
        } else {
          let count = [0, 1, 2, 10, 1000, 20_000].randomElement(using: &numbers) ?? 0
          let bytes = sample(count, kind: Int.random(in: 0...3, using: &numbers), &numbers)
          expected += bytes
          written += stream.add(try part(bytes))
        }
      }
      let isSame = read(written + stream.tail, expecting: expected.count) == expected
      #expect(isSame)
    }
  }

  @Test("A part of many blocks ends where libdeflate's last block does")
  func blocks() throws {
    var numbers = Numbers(state: 42)
    let bytes = (0..<4).flatMap { sample(150_000, kind: $0, &numbers) }
    var stream = DeflateStream()
    let written = DeflateStream.head + stream.add(try part(bytes)) + stream.add(try part(bytes)) + stream.tail
    let isSame = read(written, expecting: bytes.count * 2) == bytes + bytes
    #expect(isSame)
  }

  @Test(
    "What isn't a stream is damage",
    arguments: [[7], [6, 0], [5, 255], [255, 255, 255], [4, 0, 0, 0], [0xED, 0xFD]])
  func damage(bytes: [UInt8]) {
    let padded = bytes + [UInt8](repeating: 0, count: 16)
    #expect(throws: DeflateReader.Damage.self) { try DeflateReader.lastBlock(of: padded, count: bytes.count) }
  }

  @Test("Sums of neighbours are joined")
  func sums() {
    var numbers = Numbers(state: 7)
    for count in [0, 1, 5, 65_520, 65_521, 200_000] {
      let bytes = sample(count, kind: 0, &numbers)
      for place in [0, count / 3, count] {
        let (front, back) = (Array(bytes[..<place]), Array(bytes[place...]))
        var sum = AdlerSum(front, count: front.count)
        sum.append(AdlerSum(back, count: back.count))
        #expect(sum.value == libdeflate_adler32(1, bytes, bytes.count))
      }
    }
  }

  @Test("A length's symbol and its bits are those of RFC 1951")
  func lengths() {
    // From its table: the first and the last length of some symbols.
    let known = [
      (3, 257, 0), (10, 264, 0), (11, 265, 0), (12, 265, 1), (13, 266, 0), (34, 272, 3), (35, 273, 0), (227, 284, 0),
    ]
    for (length, symbol, extra) in known + [(257, 284, 30), (258, 285, 0)] {
      #expect(DeflateLength(length).symbol == symbol && DeflateLength(length).extra == extra)
      #expect(DeflateLength(length).extraCount == DeflateLength.extraCount(ofSymbol: symbol))
    }
  }
}
