// SPDX-License-Identifier: Apache-2.0
// Keys, and codes that vouch for bytes: they're real. Ciphers throw: nothing is made secret, and nothing is read that was.
import Gnomon

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// A number of bits: a multiple of 8.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Sendable {
  private let bytes: [UInt8]
  /// A key of some bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }
  /// A new key, of the system's random numbers.
  public init(size: SymmetricKeySize) {
    var numbers = SystemRandomNumberGenerator()
    bytes = (0..<max(size.bitCount / 8, 0)).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
  }
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension SymmetricKey: Equatable {
  /// Whether two keys are the same. How long that takes doesn't tell where they differ.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { areSame(lhs.bytes, rhs.bytes) }
}

/// Compares in a time that hangs on the length alone.
private func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

extension HashFunction {
  /// The bytes that it takes at a time.
  public static var blockByteCount: Int { 64 }
}

/// A code that vouches for bytes.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// Makes codes that vouch for bytes, of a key and a digest.
public struct HMAC<H: HashFunction> {
  /// The key's type.
  public typealias Key = SymmetricKey
  /// The code's type.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// One of no bytes.
  public init(key: SymmetricKey) {
    var block = key.withUnsafeBytes(Array.init)
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += Array(repeating: 0, count: max(H.blockByteCount - block.count, 0))
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5C })
  }
  /// Takes bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The code of all bytes so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode(bytes: Array(outer.finalize()))
  }
  /// The code of some bytes.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Whether a code is that of some bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }
  /// Whether a code's bytes are those of some bytes' code.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    isValidAuthenticationCode(
      MAC(bytes: authenticationCode.withUnsafeBytes(Array.init)), authenticating: authenticatedData, using: key)
  }
}

/// A code of a digest.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  fileprivate let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The bytes as digits.
  public var description: String { "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined() }
  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Whether two codes are the same. How long that takes doesn't tell where they differ.
  public static func == (lhs: Self, rhs: Self) -> Bool { areSame(lhs.bytes, rhs.bytes) }
  /// Takes the bytes into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

// MARK: Ciphers

/// Why something of CryptoKit isn't done.
public enum CryptoKitError: Error, Equatable {
  /// A key of such a length isn't one.
  case incorrectKeySize
  /// Bytes of such a length aren't any.
  case incorrectParameterSize
  /// The code isn't that of the bytes.
  case authenticationFailure
  /// It failed below. Each cipher does: there are none here.
  case underlyingCoreCryptoError(error: Int32)
  /// The bytes were wrapped otherwise.
  case wrapFailure
  /// The bytes can't be unwrapped.
  case unwrapFailure
  /// A parameter isn't one.
  case invalidParameter
}

private func lack() -> CryptoKitError {
  _FrameworkLack.say("CryptoKit has no ciphers: sealing and opening throw.")
  return .underlyingCoreCryptoError(error: -4)
}

/// What a sealed text consists of: a number that is used once, the text, and a code.
private struct SealedParts: Sendable {
  let nonce: [UInt8]
  let text: Data
  let tag: Data

  init(nonce: [UInt8], text: Data, tag: Data) throws {
    guard nonce.count >= 12, tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.text, self.tag) = (nonce, text, tag)
  }

  /// The parts of bytes that have them one after the other.
  init(_ combined: [UInt8]) throws {
    guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: Array(combined[..<12]), text: Data(combined[12..<(combined.count - 16)]), tag: Data(combined.suffix(16)))
  }

  var combined: Data { Data(nonce) + text + tag }
}

/// The Advanced Encryption Standard. Its ciphers throw.
public enum AES {
  /// A cipher with a code that vouches for the text. Sealing and opening throw.
  public enum GCM {
    /// A number that is used once.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      private let bytes: [UInt8]
      /// A new one, of the system's random numbers.
      public init() { bytes = (0..<12).map { _ in UInt8.random(in: .min ... .max) } }
      /// One of at least 12 bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
      /// The bytes, one after the other.
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      /// Calls a function with the bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }
    /// A sealed text with what belongs to it.
    public struct SealedBox: Sendable {
      private let parts: SealedParts
      /// The code that vouches for it.
      public var tag: Data { parts.tag }
      /// The text.
      public var ciphertext: Data { parts.text }
      /// The number that was used.
      public var nonce: Nonce { (try? Nonce(data: parts.nonce)) ?? Nonce() }
      /// All of it, one after the other; nil where the number isn't of 12 bytes.
      public var combined: Data? { parts.nonce.count == 12 ? parts.combined : nil }
      /// One of bytes that have all of it, one after the other.
      public init<D: DataProtocol>(combined: D) throws { parts = try SealedParts(Array(combined)) }
      /// One of its parts.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        parts = try SealedParts(nonce: Array(nonce), text: Data(ciphertext), tag: Data(tag))
      }
    }
    /// Seals a text. It throws.
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { throw lack() }
    /// Seals a text, and vouches for more. It throws.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox { throw lack() }
    /// Opens a sealed text. It throws.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data { throw lack() }
    /// Opens a sealed text that vouches for more. It throws.
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data { throw lack() }
  }
}

/// A cipher with a code that vouches for the text. Sealing and opening throw.
public enum ChaChaPoly {
  /// A number that is used once.
  public typealias Nonce = AES.GCM.Nonce
  /// A sealed text with what belongs to it.
  public struct SealedBox: Sendable {
    private let parts: SealedParts
    /// The code that vouches for it.
    public var tag: Data { parts.tag }
    /// The text.
    public var ciphertext: Data { parts.text }
    /// All of it, one after the other.
    public var combined: Data { parts.combined }
    /// One of bytes that have all of it, one after the other.
    public init<D: DataProtocol>(combined: D) throws { parts = try SealedParts(Array(combined)) }
  }
  /// Seals a text. It throws.
  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { throw lack() }
  /// Opens a sealed text. It throws.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data { throw lack() }
}
