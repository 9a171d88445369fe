// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CryptoKit`: digests. They're real. Signatures aren't there, and don't compile.
@_exported import GnomonFoundation

/// A digest of bytes.
public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// What makes a digest of bytes.
public protocol HashFunction {
  /// The digest's type.
  associatedtype Digest: CryptoKit.Digest
  /// The bytes that it takes at a time.
  static var blockByteCount: Int { get }
  /// One of no bytes.
  init()
  /// Takes bytes.
  mutating func update<D: DataProtocol>(data: D)
  /// The digest of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of some bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The bytes of a digest.
public struct DigestBytes<Function>: Digest {
  fileprivate let bytes: [UInt8]
  /// The number of bytes.
  public static var byteCount: Int { (Function.self as? any BlockFunction.Type)?.byteCount ?? 0 }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The bytes as digits.
  public var description: String {
    "\(Function.self) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

private protocol BlockFunction { static var byteCount: Int { get } }

/// Takes bytes in blocks of 64, each of which changes some words.
private struct Blocks: Sendable {
  /// The words so far.
  var state: [UInt32]
  /// Whether the least byte of a number comes first.
  let isLittle: Bool
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  init(_ state: [UInt32], isLittle: Bool = false) { (self.state, self.isLittle) = (state, isLittle) }

  mutating func add<D: DataProtocol>(_ data: D, _ take: (ArraySlice<UInt8>, inout [UInt32]) -> Void) {
    count &+= UInt64(data.count)
    pending += data
    var start = 0
    while pending.count - start >= 64 {
      take(pending[start..<(start + 64)], &state)
      start += 64
    }
    pending.removeFirst(start)
  }

  /// The bytes of the words after the last blocks: a bit, zeros, and the number of bits.
  func finished(_ take: (ArraySlice<UInt8>, inout [UInt32]) -> Void) -> [UInt8] {
    var (rest, state) = (pending + [0x80], state)
    while rest.count % 64 != 56 { rest.append(0) }
    rest += bytes(of: count &* 8, count: 8)
    for start in stride(from: 0, to: rest.count, by: 64) { take(rest[start..<(start + 64)], &state) }
    return state.flatMap { bytes(of: UInt64($0), count: 4) }
  }

  private func bytes(of number: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (isLittle ? $0 : count - 1 - $0))) }
  }
}

private func words(_ block: ArraySlice<UInt8>, isLittle: Bool) -> [UInt32] {
  (0..<16).map { index in
    (0..<4).reduce(0) { word, byte in
      let value = UInt32(block[block.startIndex + index * 4 + byte])
      return word | value << UInt32(8 * (isLittle ? byte : 3 - byte))
    }
  }
}

private func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }

/// SHA-256.
public struct SHA256: HashFunction, BlockFunction, Sendable {
  /// 32 bytes.
  public typealias Digest = DigestBytes<SHA256>
  /// 32.
  public static let byteCount = 32
  private static let constants: [UInt32] = (2..<312).filter { n in !(2..<n).contains { n % $0 == 0 } }.map { prime in
    let root = cbrt(Double(prime))
    return UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
  private var blocks = Blocks([
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ])
  /// One of no bytes.
  public init() {}
  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) { blocks.add(data, Self.take) }
  /// The digest of all bytes so far.
  public func finalize() -> Digest { DigestBytes(bytes: blocks.finished(Self.take)) }
  private static func take(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
    func right(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    var w = words(block, isLittle: false)
    for index in 16..<64 {
      let (a, b) = (w[index - 15], w[index - 2])
      w.append(
        w[index - 16] &+ (right(a, 7) ^ right(a, 18) ^ a >> 3) &+ w[index - 7]
          &+ (right(b, 17) ^ right(b, 19) ^ b >> 10))
    }
    var s = state
    for index in 0..<64 {
      let one = right(s[4], 6) ^ right(s[4], 11) ^ right(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ one &+ choice &+ constants[index] &+ w[index]
      let two = right(s[0], 2) ^ right(s[0], 13) ^ right(s[0], 22)
      let most = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ two &+ most, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
}

/// Digests that others can be made to equal.
public enum Insecure {
  /// A digest of SHA-1.
  public typealias SHA1Digest = DigestBytes<SHA1>
  /// A digest of MD5.
  public typealias MD5Digest = DigestBytes<MD5>
  /// SHA-1.
  public struct SHA1: HashFunction, BlockFunction, Sendable {
    /// 20 bytes.
    public typealias Digest = DigestBytes<SHA1>
    /// 20.
    public static let byteCount = 20
    private var blocks = Blocks([0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0])
    /// One of no bytes.
    public init() {}
    /// Takes bytes.
    public mutating func update<D: DataProtocol>(data: D) { blocks.add(data, Self.take) }
    /// The digest of all bytes so far.
    public func finalize() -> Digest { DigestBytes(bytes: blocks.finished(Self.take)) }
    private static func take(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
      var w = words(block, isLittle: false)
      for index in 16..<80 { w.append(turned(w[index - 3] ^ w[index - 8] ^ w[index - 14] ^ w[index - 16], 1)) }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch index {
          case ..<20: ((b & c) | (~b & d), 0x5a82_7999)
          case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case ..<60: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = turned(a, 5) &+ mix &+ e &+ constant &+ w[index]
        (a, b, c, d, e) = (next, a, turned(b, 30), c, d)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
  }

  /// MD5.
  public struct MD5: HashFunction, BlockFunction, Sendable {
    /// 16 bytes.
    public typealias Digest = DigestBytes<MD5>
    /// 16.
    public static let byteCount = 16
    private static let constants: [UInt32] = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
    private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    private var blocks = Blocks([0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476], isLittle: true)
    /// One of no bytes.
    public init() {}
    /// Takes bytes.
    public mutating func update<D: DataProtocol>(data: D) { blocks.add(data, Self.take) }
    /// The digest of all bytes so far.
    public func finalize() -> Digest { DigestBytes(bytes: blocks.finished(Self.take)) }
    private static func take(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
      let w = words(block, isLittle: true)
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mix, place): (UInt32, Int) =
          switch index / 16 {
          case 0: ((b & c) | (~b & d), index)
          case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), (7 * index) % 16)
          }
        let sum = a &+ mix &+ constants[index] &+ w[place]
        (a, d, c, b) = (d, c, b, b &+ turned(sum, turns[index / 16][index % 4]))
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
  }
}

/// A digest of SHA-256.
public typealias SHA256Digest = DigestBytes<SHA256>
