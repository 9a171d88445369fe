// SPDX-License-Identifier: Apache-2.0

/// A request's head, read strictly: what could be understood in two ways is refused.
struct RequestHead {
  let method: String
  let target: String
  let isVersion11: Bool
  let headers: [HeaderLine]

  /// Reads a head that ends before its empty line. Throws a refusal with the code `badRequest`.
  init(_ bytes: ArraySlice<UInt8>) throws(GateRefusal) {
    var lines = try Self.lines(bytes)
    guard let first = lines.first else { throw .badRequest("it's empty.") }
    lines.removeFirst()
    let parts = first.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].count <= 32, parts[0].allSatisfy(\.isTokenCharacter) else {
      throw .badRequest("its first line isn't \"METHOD target HTTP/1.1\".")
    }
    guard parts[1].count > 0, parts[1].allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .badRequest("its target has characters that have to be written with %.")
    }
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1": isVersion11 = true
    case "HTTP/1.0": isVersion11 = false
    default: throw .badRequest("it isn't HTTP/1.1 or HTTP/1.0.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
    var headers: [HeaderLine] = []
    for (index, line) in lines.enumerated() {
      guard let header = HeaderLine(line) else {
        throw .badRequest("its header line \(index + 1) isn't \"Name: value\".")
      }
      headers.append(header)
    }
    self.headers = headers
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) throws(GateRefusal) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == 0x0D, index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A {
        lines.append(bytes[start..<index])
        index += 2
        start = index
        continue
      }
      guard byte != 0x0D, byte != 0x0A, byte != 0 else {
        throw .badRequest("it has a line end or a zero byte where none belongs.")
      }
      index += 1
    }
    lines.append(bytes[start...])
    return lines
  }
}
