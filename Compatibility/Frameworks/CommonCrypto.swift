// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CommonCrypto`: digests of bytes in memory. They're real. Ciphers and keys aren't there, and don't compile.
import CryptoKit
@_exported import GnomonFoundation

/// A number of bytes.
public typealias CC_LONG = UInt32
/// The number of an MD5 digest's bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of a SHA-1 digest's bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of a SHA-256 digest's bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

private func write<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count))
  let digest = Array(Function.hash(data: Data(bytes)))
  md?.update(from: digest, count: digest.count)
  return md
}

/// Writes the MD5 digest of some bytes.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  write(Insecure.MD5.self, data, len, md)
}
/// Writes the SHA-1 digest of some bytes.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  write(Insecure.SHA1.self, data, len, md)
}
/// Writes the SHA-256 digest of some bytes.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  write(SHA256.self, data, len, md)
}
