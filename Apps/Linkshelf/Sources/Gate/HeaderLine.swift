// SPDX-License-Identifier: Apache-2.0

/// One header of an HTTP head. The text is Latin-1 bytes, as the wire has them.
struct HeaderLine: Hashable {
  /// The name in lower case.
  let key: String
  /// The name as it was written.
  let name: String
  /// The value without spaces around it.
  let value: [UInt8]

  var text: String { String(decoding: value, as: UTF8.self) }

  /// Reads `name: value`. Nil for an empty or odd name, a space before the colon, or a control character in the value.
  init?(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
    guard line[..<colon].allSatisfy(\.isTokenCharacter) else { return nil }
    var value = line[(colon + 1)...]
    while let first = value.first, first == 0x20 || first == 0x09 { value = value.dropFirst() }
    while let last = value.last, last == 0x20 || last == 0x09 { value = value.dropLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { return nil }
    name = String(decoding: line[..<colon], as: UTF8.self)
    key = name.lowercased()
    self.value = Array(value)
  }

  init(_ name: String, _ value: String) {
    self.name = name
    key = name.lowercased()
    self.value = Array(value.utf8)
  }

  /// The comma-separated items in lower case.
  var items: [String] {
    text.lowercased().split(separator: ",").map { item in
      String(item.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }
}

extension UInt8 {
  /// True for the characters of an HTTP token.
  var isTokenCharacter: Bool {
    isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || "!#$%&'*+-.^_`|~".utf8.contains(self)
  }
}

extension [HeaderLine] {
  /// The headers without those that belong to one hop: the fixed ones, and those that `Connection` names.
  ///
  /// What frames the message stays, even if `Connection` names it: else the two sides would see different messages.
  func withoutHopByHop() -> [HeaderLine] {
    let kept: Set<String> = ["content-length", "transfer-encoding", "host"]
    var gone: Set<String> = [
      "connection", "proxy-connection", "keep-alive", "proxy-authorization", "proxy-authenticate", "te", "upgrade",
      "http2-settings",
    ]
    for line in self where line.key == "connection" || line.key == "proxy-connection" {
      gone.formUnion(line.items.filter { !kept.contains($0) })
    }
    return filter { !gone.contains($0.key) && !$0.key.hasPrefix("x-gate-") }
  }

  func values(of key: String) -> [HeaderLine] { filter { $0.key == key } }
}
