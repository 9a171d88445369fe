// SPDX-License-Identifier: Apache-2.0

/// Writes blocks of deflate by hand, for bytes that are known beforehand (RFC 1951). All distances are 1.
struct DeflateWriter {
  /// A code of Huffman's as it's written, the first bit lowest.
  struct Code {
    var bits: UInt32
    var count: Int
  }

  /// What follows the three bits of an empty block, from a whole byte on.
  static let emptyBlock: [UInt8] = [0x00, 0x00, 0xFF, 0xFF]

  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  mutating func put(_ bits: UInt32, count: Int) {
    pending |= UInt64(bits) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  mutating func put(_ code: Code) { put(code.bits, count: code.count) }

  /// A repetition of the byte before it. The only distance has a code of one bit, which is 0.
  mutating func putMatch(_ code: Code, _ length: DeflateLength? = nil) {
    put(code)
    if let length { put(UInt32(length.extra), count: length.extraCount) }
    put(0, count: 1)
  }

  /// Begins a block, and answers the codes of its symbols.
  ///
  /// - Parameter symbols: what occurs, three to five symbols, the most frequent one first.
  mutating func beginBlock(symbols: [Int]) -> [Code] {
    var lengths = [UInt8](repeating: 0, count: 286)
    let counts: [UInt8] = symbols.count == 3 ? [1, 2, 2] : symbols.count == 4 ? [1, 2, 3, 3] : [1, 3, 3, 3, 3]
    for (symbol, count) in zip(symbols, counts) { lengths[symbol] = count }
    // Not the last block; its codes are its own. They are of 286 symbols and one distance.
    put(0b100, count: 3)
    put(286 - 257, count: 5)
    put(0, count: 5)
    // Lengths up to 4 and the three ways to repeat them have codes of three bits, which are their places in this order.
    let known = [0, 1, 2, 3, 4, 16, 17, 18]
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
    put(UInt32(order.count - 4), count: 4)
    for length in order { put(known.contains(length) ? 3 : 0, count: 3) }
    func code(_ length: Int) -> Code {
      Code(bits: Self.reversed(UInt32(known.firstIndex(of: length) ?? 0), count: 3), count: 3)
    }
    var index = 0
    let all = lengths + [1]
    while index < all.count {
      let zeros = all[index...].prefix(138).prefix { $0 == 0 }.count
      if zeros >= 11 {
        put(code(18))
        put(UInt32(zeros - 11), count: 7)
      } else if zeros >= 3 {
        put(code(17))
        put(UInt32(zeros - 3), count: 3)
      } else {
        put(code(Int(all[index])))
      }
      index += zeros >= 3 ? zeros : 1
    }
    return Self.codes(of: lengths)
  }

  /// Ends at a whole byte, behind an empty block.
  consuming func finished() -> [UInt8] {
    put(0, count: 3)
    if pendingCount > 0 { put(0, count: 8 - pendingCount) }
    return bytes + Self.emptyBlock
  }

  /// The codes of symbols by their lengths in bits: those of a length are consecutive numbers, and shorter ones come first.
  static func codes(of lengths: some Collection<UInt8>) -> [Code] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return Code(bits: 0, count: 0) }
      defer { next[Int(length)] += 1 }
      return Code(bits: reversed(next[Int(length)], count: Int(length)), count: Int(length))
    }
  }

  private static func reversed(_ bits: UInt32, count: Int) -> UInt32 {
    var (rest, result) = (bits, UInt32(0))
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}

/// The length of a match, 3 to 258, as deflate writes it: a symbol and some bits more.
struct DeflateLength {
  let symbol: Int
  let extra: Int
  let extraCount: Int

  init(_ length: Int) {
    let value = length - 3
    guard length < 258, value >= 8 else {
      (symbol, extra, extraCount) = (length == 258 ? 285 : 257 + value, 0, 0)
      return
    }
    extraCount = Int.bitWidth - value.leadingZeroBitCount - 3
    symbol = 257 + extraCount << 2 + value >> extraCount
    extra = value & (1 << extraCount - 1)
  }

  /// The bits that follow a symbol of a length.
  static func extraCount(ofSymbol symbol: Int) -> Int { symbol < 265 || symbol == 285 ? 0 : (symbol - 257) >> 2 - 1 }

  /// The bits that follow a symbol of a distance.
  static func extraCount(ofDistance symbol: Int) -> Int { symbol < 4 ? 0 : symbol >> 1 - 1 }
}
