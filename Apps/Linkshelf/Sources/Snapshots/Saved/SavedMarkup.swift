// SPDX-License-Identifier: Apache-2.0

/// Makes HTML and CSS of a saved page ready for a browser that doesn't know that they were saved.
///
/// - `cid:` addresses of the page's own parts become addresses of ``SavedPage/madeUpHost``.
/// - `meta` elements that lead elsewhere or forbid the page its own pictures have no effect any more.
/// - Shadow roots as Chromium writes them into MHTML are written as HTML knows them.
struct SavedMarkup {
  /// Addresses for the names of parts.
  let ids: [String: String]

  /// How far a `meta` element is looked at, in bytes.
  private static let longestMeta = 4096
  private static let longestID = 300
  /// So many `meta` elements are looked at, and so many names that aren't known are looked up. A page has a few dozen.
  private static let mostMetas = 5000
  private static let mostUnknown = 100_000

  func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var place = 0
    var copied = 0
    var metas = 0
    var unknown = 0
    func take(_ count: Int, as text: some Sequence<UInt8>) {
      out.append(contentsOf: bytes[copied..<place])
      out.append(contentsOf: text)
      place += count
      copied = place
    }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "c"), UInt8(ascii: "C"):
        if !ids.isEmpty, unknown < Self.mostUnknown, Self.has("cid:", at: place, bytes) {
          if let (count, address) = partAddress(bytes, place) {
            take(count, as: address.utf8)
            continue
          }
          unknown += 1
        }
      case UInt8(ascii: "<"):
        if metas < Self.mostMetas, Self.has("<meta", at: place, bytes) {
          metas += 1
          let end = min(bytes.count, place + Self.longestMeta)
          let close = bytes[place..<end].firstIndex(of: UInt8(ascii: ">")) ?? end
          if let name = Self.find("http-equiv", in: bytes[place..<close]),
            Self.find("refresh", in: bytes[place..<close]) != nil
              || Self.find("content-security-policy", in: bytes[place..<close]) != nil
          {
            place = name
            take(10, as: "data-equiv".utf8)
            continue
          }
        } else if Self.has("<template shadowmode=", at: place, bytes) {
          take(21, as: "<template shadowrootmode=".utf8)
          continue
        }
      default: break
      }
      place += 1
    }
    guard copied > 0 else { return bytes }
    out.append(contentsOf: bytes[copied...])
    return out
  }

  /// A part's address where its `cid:` name stands, and how long that is.
  private func partAddress(_ bytes: [UInt8], _ place: Int) -> (count: Int, address: String)? {
    let end = min(bytes.count, place + 4 + Self.longestID)
    let name = bytes[(place + 4)..<end].prefix {
      $0 > 0x20 && $0 < 0x7F && !Self.delimiters.contains($0)
    }
    let text = String(decoding: name, as: UTF8.self)
    guard let address = ids[text] ?? text.removingEscapes.flatMap({ ids[$0] }) else { return nil }
    return (4 + name.count, address)
  }

  private static let delimiters = Set("\"'()<>&#\\".utf8)

  /// Whether a word of lower case stands at a place, in whatever case.
  private static func has(_ word: StaticString, at place: Int, _ bytes: [UInt8]) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    return word.withUTF8Buffer { word in
      for index in 0..<count {
        let byte = bytes[place + index]
        guard (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) == word[index] else { return false }
      }
      return true
    }
  }

  private static func find(_ word: StaticString, in slice: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(slice)
    for place in bytes.indices where has(word, at: place, bytes) { return slice.startIndex + place }
    return nil
  }
}

extension String {
  /// Without percent signs' escapes. Nil where they make no text.
  fileprivate var removingEscapes: String? {
    guard contains("%") else { return nil }
    var out: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        out.append(byte)
        continue
      }
      out.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: out, as: UTF8.self)
  }
}
