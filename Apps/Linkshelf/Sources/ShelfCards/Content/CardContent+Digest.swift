// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation

extension CardContent {
  /// The built-in design's version. It's raised with each change that is to be seen, so that cached pictures aren't taken any more.
  public static let designVersion = 1

  /// A name for the picture that the built-in design makes of this content: 64 hexadecimal digits, the same in each process.
  ///
  /// Equal contents have the same digest. It costs a pass over all bytes, some 2 ms for a picture of a megabyte.
  public var digest: String { digest(design: "linkshelf-\(Self.designVersion)") }

  /// The digest of the picture that another design makes.
  func digest(design: String) -> String {
    var hash = FieldHash()
    hash.add(design)
    for text in [title, description, site, siteName, author, date] { hash.add(text) }
    hash.add("\(tags.count)")
    for tag in tags { hash.add(tag) }
    hash.add(readingMinutes.map { "\($0)" })
    hash.add(icon)
    hash.add(picture)
    hash.add(theme.rawValue)
    hash.add(direction.rawValue)
    hash.add(language)
    hash.add(size.rawValue)
    return hash.hexadecimal
  }
}

/// A hash of fields in an order. Each is hashed with its length, so that two contents can't be cut differently into the same bytes.
struct FieldHash {
  private var hash = SHA256()

  mutating func add(_ text: String?) { add(text.map { Data($0.utf8) }) }

  mutating func add(_ data: Data?) {
    guard let data else { return hash.update(data: Data("-;".utf8)) }
    hash.update(data: Data("\(data.count);".utf8))
    hash.update(data: data)
  }

  /// 64 digits.
  var hexadecimal: String { hash.finalize().hexadecimal }
}

extension Sequence<UInt8> {
  /// Two digits for each byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
