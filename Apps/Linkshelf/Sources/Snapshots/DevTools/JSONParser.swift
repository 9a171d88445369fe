// SPDX-License-Identifier: Apache-2.0

/// Reads JSON bytes. Linear in their count; strings of many megabytes cost one copy.
///
/// Values may lie in each other ``maximumDepth`` deep; deeper text is refused.
struct JSONParser {
  struct Failure: Error { var at: Int }

  /// 512 levels. The protocol itself needs about ten.
  static let maximumDepth = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  static func parse(_ bytes: some Collection<UInt8>) throws -> JSONValue {
    func read(_ buffer: UnsafeBufferPointer<UInt8>) throws -> JSONValue {
      var parser = JSONParser(buffer)
      let value = try parser.value(depth: 0)
      parser.skipSpace()
      guard parser.at == buffer.count else { throw Failure(at: parser.at) }
      return value
    }
    if let value = try bytes.withContiguousStorageIfAvailable(read) { return value }
    return try Array(bytes).withUnsafeBufferPointer(read)
  }

  static func parse(_ text: String) throws -> JSONValue { try parse(Array(text.utf8)) }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 { at += 1 }
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    skipSpace()
    guard at < bytes.count, depth < Self.maximumDepth else { throw Failure(at: at) }
    switch bytes[at] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
    let count = word.utf8CodeUnitCount
    guard at + count <= bytes.count else { throw Failure(at: at) }
    for offset in 0..<count where bytes[at + offset] != word.utf8Start[offset] { throw Failure(at: at) }
    at += count
    return value
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    at += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if at < bytes.count, bytes[at] == UInt8(ascii: "}") {
      at += 1
      return .object(members)
    }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      members[name] = try value(depth: depth + 1)
      skipSpace()
      guard at < bytes.count else { throw Failure(at: at) }
      if bytes[at] == UInt8(ascii: "}") { break }
      try expect(UInt8(ascii: ","))
    }
    at += 1
    return .object(members)
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    at += 1
    var items: [JSONValue] = []
    skipSpace()
    if at < bytes.count, bytes[at] == UInt8(ascii: "]") {
      at += 1
      return .array(items)
    }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      guard at < bytes.count else { throw Failure(at: at) }
      if bytes[at] == UInt8(ascii: "]") { break }
      try expect(UInt8(ascii: ","))
    }
    at += 1
    return .array(items)
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard at < bytes.count, bytes[at] == byte else { throw Failure(at: at) }
    at += 1
  }

  private mutating func number() throws -> Double {
    let start = at
    while at < bytes.count, "+-.eE0123456789".utf8.contains(bytes[at]) { at += 1 }
    guard let value = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else { throw Failure(at: start) }
    return value
  }

  private mutating func string() throws -> String {
    try expect(UInt8(ascii: "\""))
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
    guard at < bytes.count else { throw Failure(at: at) }
    if bytes[at] == UInt8(ascii: "\"") {
      at += 1
      return String(decoding: bytes[start..<(at - 1)], as: UTF8.self)
    }
    var out = Array(bytes[start..<at])
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] == UInt8(ascii: "\\") {
        try escape(into: &out)
      } else {
        out.append(bytes[at])
        at += 1
      }
    }
    try expect(UInt8(ascii: "\""))
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func escape(into out: inout [UInt8]) throws {
    guard at + 1 < bytes.count else { throw Failure(at: at) }
    let mark = bytes[at + 1]
    at += 2
    switch mark {
    case UInt8(ascii: "n"): out.append(0x0A)
    case UInt8(ascii: "t"): out.append(0x09)
    case UInt8(ascii: "r"): out.append(0x0D)
    case UInt8(ascii: "b"): out.append(0x08)
    case UInt8(ascii: "f"): out.append(0x0C)
    case UInt8(ascii: "u"):
      var code = try hex4()
      if (0xD800..<0xDC00).contains(code), at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "u")
      {
        let saved = at
        at += 2
        let low = try hex4()
        if (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
        } else {
          at = saved
        }
      }
      out.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default: out.append(mark)
    }
  }

  private mutating func hex4() throws -> UInt32 {
    guard at + 4 <= bytes.count, let code = UInt32(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16)
    else { throw Failure(at: at) }
    at += 4
    return code
  }
}
