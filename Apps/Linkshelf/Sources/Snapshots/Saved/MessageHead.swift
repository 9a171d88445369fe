// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The head of a message or of a part of it (RFC 5322, RFC 2045): names in lower case, with the first value of each.
struct MessageHead {
  /// 32 KiB.
  static let longest = 32 << 10

  private(set) var fields: [String: String] = [:]
  /// Where the head ends: behind its empty line.
  private(set) var end: Int

  /// Reads the head that begins at `start`. Lines that are no fields are passed over.
  init(_ bytes: ArraySlice<UInt8>) throws(SavedPageProblem) {
    end = bytes.startIndex
    var name = ""
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard place - bytes.startIndex <= Self.longest else { throw .longHead(most: Self.longest) }
      // A line is looked for no farther than a head may go.
      let window = bytes[place..<min(bytes.endIndex, place + Self.longest + 2)]
      let lineEnd = window.firstIndex(of: 0x0A) ?? window.endIndex
      guard lineEnd < window.endIndex || window.endIndex == bytes.endIndex else {
        throw .longHead(most: Self.longest)
      }
      var line = bytes[place..<lineEnd]
      place = min(lineEnd + 1, bytes.endIndex)
      if line.last == 0x0D { line = line.dropLast() }
      end = place
      guard let first = line.first else { return }
      let text = String(decoding: line, as: UTF8.self)
      if first == 0x20 || first == 0x09 {
        if !name.isEmpty { fields[name]? += " " + text.trimmingCharacters(in: .whitespaces) }
        continue
      }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      name = ""
      guard parts.count == 2 else { continue }
      let found = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
      guard fields[found] == nil, !found.isEmpty else { continue }
      name = found
      fields[name] = parts[1].trimmingCharacters(in: .whitespaces)
    }
  }

  subscript(_ name: String) -> String { fields[name] ?? "" }

  /// A parameter of a field such as `multipart/related; boundary="x"`. Nil where there's none.
  func parameter(_ wanted: String, of name: String) -> String? {
    var rest = self[name].drop { $0 != ";" }
    while rest.first == ";" {
      rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
      let key = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst()
      let value: Substring
      if rest.first == "\"" {
        value = rest.dropFirst().prefix { $0 != "\"" }
        rest = rest.dropFirst(value.count + 2).drop { $0 != ";" }
      } else {
        value = rest.prefix { $0 != ";" }
        rest = rest.dropFirst(value.count)
      }
      if key.trimmingCharacters(in: .whitespaces).lowercased() == wanted {
        return value.trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }

  /// The name in `<…>` of a Content-ID.
  var contentID: String { self["content-id"].trimmingCharacters(in: CharacterSet(charactersIn: "<> ")) }
}
