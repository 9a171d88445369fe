// SPDX-License-Identifier: Apache-2.0
import Crypto
import CryptoExtras
import Foundation

/// A password as it's kept: by scrypt, with a salt of its own.
///
/// One costs 32 MB for a tenth of a second, so that guessing is dear. Only one is worked out at a time. A debug build, which is for tests,
/// takes 1 MB: there the same work would last more than a second, and each test signs in.
actor PasswordHash {
  static let shared = PasswordHash()
  #if DEBUG
    private static let rounds = 1 << 10
  #else
    private static let rounds = 1 << 15
  #endif
  private static let blockSize = 8

  /// What fits no password, and takes as long to try as one that is kept.
  static let ofNobody =
    "scrypt$\(rounds)$\(blockSize)$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

  /// `scrypt$ROUNDS$BLOCK$SALT$KEY`, the last two in base 64.
  func make(_ password: String) throws -> String {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    let key = try derive(password, salt, Self.rounds, Self.blockSize)
    return "scrypt$\(Self.rounds)$\(Self.blockSize)$\(salt.base64EncodedString())$\(key.base64EncodedString())"
  }

  func fits(_ password: String, _ kept: String) -> Bool {
    let parts = kept.split(separator: "$")
    guard parts.count == 5, let rounds = Int(parts[1]), let block = Int(parts[2]),
      let salt = Data(base64Encoded: String(parts[3])),
      let wanted = Data(base64Encoded: String(parts[4])), let key = try? derive(password, salt, rounds, block),
      key.count == wanted.count
    else { return false }
    // All bytes are compared, so that the time tells nothing.
    return zip(key, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func derive(_ password: String, _ salt: Data, _ rounds: Int, _ block: Int) throws -> Data {
    // The same letters may be written in two ways.
    let bytes = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    return try KDF.Scrypt.deriveKey(
      from: bytes, salt: salt, outputByteCount: 32, rounds: rounds, blockSize: block, parallelism: 1
    ).withUnsafeBytes { Data($0) }
  }
}
