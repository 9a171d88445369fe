// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A strong validator: the same bytes have the same tag, and other inputs or another version have another.
struct EntityTag: Equatable, CustomStringConvertible {
  /// With its quotes, as headers want it.
  let description: String

  init(_ request: CardRequest, version: String) {
    var hash = FNV1a()
    // Each with its length, so that two texts can't be cut differently into the same bytes.
    for text in [
      version, request.format.rawValue, request.title, request.summary, request.author, "\(request.scale)",
      "\(request.bars)",
    ] {
      hash.add(text)
    }
    description = "\"" + String(hash.value, radix: 36) + "\""
  }

  /// Whether an `If-None-Match` names the tag: by `*`, or in its list, where a weak one counts too.
  func isNamed(by header: String) -> Bool {
    header.split(separator: ",").contains { part in
      var tag = part.drop { $0 == " " || $0 == "\t" }
      while tag.last == " " || tag.last == "\t" { tag.removeLast() }
      return tag == "*" || tag == description || tag == "W/" + description
    }
  }
}

/// FNV-1a of 128 bits: tells versions of one address apart; no protection against who wants two to be alike.
struct FNV1a {
  private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  mutating func add(_ text: String) {
    add(bytes: "\(text.utf8.count):".utf8)
    add(bytes: text.utf8)
  }

  mutating func add(bytes: some Sequence<UInt8>) { for byte in bytes { add(word: UInt64(byte)) } }

  mutating func add(word: UInt64) {
    value ^= UInt128(word)
    value &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
  }
}

/// A short text that tells contents apart. Takes eight bytes at a time: a program's file is large.
public func contentDigest(_ data: Data) -> String {
  var hash = FNV1a()
  data.withUnsafeBytes { bytes in
    let rest = bytes.count - bytes.count % 8
    for offset in stride(from: 0, to: rest, by: 8) {
      hash.add(word: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    hash.add(bytes: bytes[rest...])
  }
  return String(hash.value, radix: 36)
}
