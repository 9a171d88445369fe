// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// The value as JSON text in UTF-8. Members are in the order of their names.
  var bytes: [UInt8] {
    var out: [UInt8] = []
    write(into: &out)
    return out
  }

  /// The value as JSON text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private func write(into out: inout [UInt8]) {
    switch self {
    case .null: out.append(contentsOf: "null".utf8)
    case .bool(let value): out.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let value):
      if let whole = Int(exactly: value) {
        out.append(contentsOf: String(whole).utf8)
      } else {
        out.append(contentsOf: (value.isFinite ? String(value) : "null").utf8)
      }
    case .string(let text): Self.write(text, into: &out)
    case .array(let items):
      out.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        item.write(into: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        Self.write(member.key, into: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(into: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, into out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        out.append(UInt8(ascii: "\\"))
        out.append(byte)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        out.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
