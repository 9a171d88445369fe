// SPDX-License-Identifier: Apache-2.0

/// How the bytes of a part are written (RFC 2045).
enum TransferEncoding {
  case plain, quoted, base64

  init(_ name: String) {
    switch name.lowercased() {
    case "quoted-printable": self = .quoted
    case "base64": self = .base64
    default: self = .plain
    }
  }

  /// The bytes that were meant. Nil where they aren't written so at all.
  func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .plain: Array(bytes)
    case .quoted: Self.quoted(bytes)
    case .base64: Self.base64(bytes)
    }
  }

  private static func quoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        place += 1
        guard byte == UInt8(ascii: "=") else {
          out.append(byte)
          continue
        }
        // A line that goes on: spaces may stand behind its sign.
        var next = place
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        if next < bytes.count, bytes[next] == 0x0D { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A {
          place = next + 1
        } else if next == bytes.count {
          place = next
        } else if place + 1 < bytes.count, let high = digit(bytes[place]), let low = digit(bytes[place + 1]) {
          out.append(high << 4 | low)
          place += 2
        } else {
          out.append(byte)
        }
      }
    }
    return out
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func base64(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case 0x09, 0x0A, 0x0D, 0x20: continue
      case UInt8(ascii: "="): return out
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        out.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= (1 << UInt32(count)) - 1
      }
    }
    return out
  }
}
