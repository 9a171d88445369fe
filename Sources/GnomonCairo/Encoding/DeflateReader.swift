// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds the blocks of a stream that libdeflate has made (RFC 1951). It reads what lengths there are, and no byte of what is compressed.
struct DeflateReader {
  /// What a code stands for, in a table by the next bits: how many bits to go on, with those that follow the code.
  private typealias Step = UInt8
  private static let bits: Step = 0x1F
  private static let match: Step = 0x40
  private static let end: Step = 0x80

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private var position = 0

  /// The bits of a stream's last block.
  ///
  /// - Parameters:
  ///   - bytes: the stream, with eight bytes behind it that may be read.
  ///   - count: the bytes of the stream.
  static func lastBlock(of bytes: UnsafePointer<UInt8>, count: Int) throws -> Range<Int> {
    var reader = DeflateReader(bytes: bytes, count: count * 8)
    while true {
      let start = reader.position
      let isLast = reader.take(1) == 1
      switch reader.take(2) {
      case 0: reader.skipStored()
      case 1: try reader.skip(lengths: Self.fixedLengths, distances: [UInt8](repeating: 5, count: 30))
      case 2: try reader.skipOwnCodes()
      default: throw Damage()
      }
      guard reader.position <= reader.count else { throw Damage() }
      if isLast { return start..<reader.position }
    }
  }

  /// Nobody's stream but libdeflate's is read, so this says that it works in another way than known.
  struct Damage: Error {}

  private static let fixedLengths: [UInt8] =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
    + [UInt8](repeating: 8, count: 8)

  private init(bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// The next 25 bits at least, the first one lowest.
  @inline(__always) private var ahead: Int {
    // Behind the end there's nothing to be read.
    let offset = min(position, count) >> 3
    return Int(UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt32.self)) >> (position & 7)
  }

  private mutating func take(_ count: Int) -> Int {
    let value = ahead & (1 << count - 1)
    position += count
    return value
  }

  private mutating func skipStored() {
    position = (position + 7) & ~7
    let length = take(16)
    position += 16 + length * 8
  }

  private mutating func skipOwnCodes() throws {
    let (lengthCount, distanceCount, codeCount) = (take(5) + 257, take(5) + 1, take(4) + 4)
    var codeLengths = [UInt8](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in order.prefix(codeCount) { codeLengths[index] = UInt8(take(3)) }
    // A symbol of up to 5 bits: its place in the table is what is wanted, not how many bits follow.
    let codes = DeflateWriter.codes(of: codeLengths)
    var symbols = [UInt8](repeating: 255, count: 128)
    for (symbol, code) in codes.enumerated() where code.count > 0 {
      for index in stride(from: Int(code.bits), to: 128, by: 1 << code.count) { symbols[index] = UInt8(symbol) }
    }
    var lengths: [UInt8] = []
    lengths.reserveCapacity(320)
    while lengths.count < lengthCount + distanceCount {
      let symbol = Int(symbols[ahead & 127])
      guard symbol < 19, position < count else { throw Damage() }
      position += codes[symbol].count
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += repeatElement(last, count: take(2) + 3)
      case 17: lengths += repeatElement(0, count: take(3) + 3)
      case 18: lengths += repeatElement(0, count: take(7) + 11)
      default: lengths.append(UInt8(symbol))
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw Damage() }
    try skip(lengths: lengths[..<lengthCount], distances: lengths[lengthCount...])
  }

  /// Goes to the end of a block whose codes have these lengths.
  private mutating func skip(lengths: some Collection<UInt8>, distances: some Collection<UInt8>) throws {
    let steps = Self.table(lengths) { symbol, bits in
      if symbol < 256 { return bits }
      return symbol == 256 ? bits | Self.end : bits + Step(DeflateLength.extraCount(ofSymbol: symbol)) | Self.match
    }
    let farther = Self.table(distances) { symbol, bits in bits + Step(DeflateLength.extraCount(ofDistance: symbol)) }
    try steps.withUnsafeBufferPointer { steps in
      try farther.withUnsafeBufferPointer { farther in
        let (mask, fartherMask) = (steps.count - 1, farther.count - 1)
        while position < count {
          let step = steps[ahead & mask]
          position &+= Int(step & Self.bits)
          if step & (Self.match | Self.end) == 0 {
            guard step > 0 else { throw Damage() }
          } else if step & Self.end != 0 {
            return
          } else {
            let distance = farther[ahead & fartherMask]
            guard distance > 0 else { throw Damage() }
            position &+= Int(distance)
          }
        }
        throw Damage()
      }
    }
  }

  /// A table by the bits to come. What no code begins with is 0.
  private static func table(_ lengths: some Collection<UInt8>, step: (_ symbol: Int, _ bits: Step) -> Step) -> [Step] {
    let longest = Int(lengths.max() ?? 0)
    var table = [Step](repeating: 0, count: 1 << longest)
    for (symbol, code) in DeflateWriter.codes(of: lengths).enumerated() where code.count > 0 {
      let step = step(symbol, Step(code.count))
      for index in stride(from: Int(code.bits), to: table.count, by: 1 << code.count) { table[index] = step }
    }
    return table
  }
}
