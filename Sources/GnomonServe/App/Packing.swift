// SPDX-License-Identifier: Apache-2.0
import CDeflate
import Foundation
import GnomonPage
import Synchronization

/// Makes what pages are sent smaller, in gzip's form.
enum Packing {
  /// The level of libdeflate: of the pages' files, which are packed once, and of messages, each of which somebody waits for.
  private enum Level: Int32 {
    case files = 12
    case messages = 4
  }

  /// Fewer bytes aren't worth the work.
  static let least = 2_048

  /// The page's files, packed when they're first asked for.
  private static let files = Mutex<[String: Data]>([:])

  /// A file of the page's.
  static func file(_ file: LivePage.File) -> Data? {
    if let known = files.withLock({ $0[file.name] }) { return known }
    guard let packed = gzip(Array(file.text.utf8), .files) else { return nil }
    files.withLock { $0[file.name] = packed }
    return packed
  }

  /// A text as data of the live protocol; nil where that's no shorter.
  static func message(_ text: [UInt8]) -> [UInt8]? {
    guard text.count >= least, let packed = gzip(text, .messages), packed.count + 5 < text.count else { return nil }
    return [4, 0, 0, 0, 0] + packed
  }

  private static func gzip(_ bytes: [UInt8], _ level: Level) -> Data? {
    guard let compressor = libdeflate_alloc_compressor(level.rawValue) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    var packed = Data(count: libdeflate_gzip_compress_bound(compressor, bytes.count))
    let count = packed.withUnsafeMutableBytes { target in
      libdeflate_gzip_compress(compressor, bytes, bytes.count, target.baseAddress, target.count)
    }
    return count > 0 ? packed.prefix(count) : nil
  }
}
