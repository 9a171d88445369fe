// SPDX-License-Identifier: Apache-2.0

/// A part of a stylesheet: text to keep, or an address to replace.
enum CSSPart: Equatable, Sendable {
  case text(String)
  /// `url(…)` with what it names. Fonts stand in `@font-face`, where no variable is allowed.
  case address(String, isFont: Bool)
  /// `@import` with its address, and with its conditions (layer, supports, media) as written.
  case imported(String, conditions: String)
}

/// Finds the addresses in CSS. Linear in the text's length; text that isn't CSS is given back as it is.
struct CSSScanner {
  private let bytes: [UInt8]
  private var at = 0
  private var kept = 0
  private var parts: [CSSPart] = []
  private var depth = 0
  private var fontDepth: Int?

  static func parts(of css: String) -> [CSSPart] {
    var scanner = CSSScanner(bytes: Array(css.utf8))
    scanner.scan()
    return scanner.parts
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = string()
      case UInt8(ascii: "\\"): at += 2
      case UInt8(ascii: "{"):
        depth += 1
        at += 1
      case UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        if let font = fontDepth, depth <= font { fontDepth = nil }
        at += 1
      case UInt8(ascii: "@"): atRule()
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        if !isName(before: at), matches("url(", at) { address() } else { at += 1 }
      default: at += 1
      }
    }
    keep(to: bytes.count)
  }

  private func peek(_ offset: Int) -> UInt8? { at + offset < bytes.count ? bytes[at + offset] : nil }

  private func isName(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let byte = bytes[index - 1]
    return byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || (byte >= 0x30 && byte <= 0x39)
  }

  private func matches(_ word: StaticString, _ index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      let byte = bytes[index + offset]
      let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      if lower != word.utf8Start[offset] { return false }
    }
    return true
  }

  private mutating func skipComment() {
    at += 2
    while at < bytes.count, !(bytes[at] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { at += 1 }
    at = min(bytes.count, at + 2)
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else if bytes[at] <= 0x20 {
        at += 1
      } else {
        return
      }
    }
  }

  /// Reads a string at its quote; gives what it says.
  private mutating func string() -> String {
    let quote = bytes[at]
    at += 1
    var out: [UInt8] = []
    while at < bytes.count, bytes[at] != quote, bytes[at] != 0x0A {
      if bytes[at] == UInt8(ascii: "\\") {
        escape(into: &out)
      } else {
        out.append(bytes[at])
        at += 1
      }
    }
    at = min(bytes.count, at + 1)
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func escape(into out: inout [UInt8]) {
    at += 1
    guard at < bytes.count else { return }
    var code: UInt32 = 0
    var digits = 0
    while at < bytes.count, digits < 6, let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue {
      code = code * 16 + UInt32(digit)
      digits += 1
      at += 1
    }
    if digits > 0 {
      out.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
      if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    } else {
      if bytes[at] != 0x0A { out.append(bytes[at]) }
      at += 1
    }
  }

  private mutating func keep(to end: Int) {
    if end > kept { parts.append(.text(String(decoding: bytes[kept..<end], as: UTF8.self))) }
    kept = end
  }

  private mutating func urlFunction() -> String {
    at += 4
    skipSpace()
    var name = ""
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
      name = string()
      while at < bytes.count, bytes[at] != UInt8(ascii: ")") { at += 1 }
    } else {
      var out: [UInt8] = []
      while at < bytes.count, bytes[at] != UInt8(ascii: ")") {
        if bytes[at] == UInt8(ascii: "\\") {
          escape(into: &out)
        } else {
          out.append(bytes[at])
          at += 1
        }
      }
      while let last = out.last, last <= 0x20 { out.removeLast() }
      name = String(decoding: out, as: UTF8.self)
    }
    at = min(bytes.count, at + 1)
    return name
  }

  private mutating func address() {
    let start = at
    let name = urlFunction()
    if name.isEmpty || name.hasPrefix("#") || name.lowercased().hasPrefix("data:") { return }
    let end = at
    keep(to: start)
    parts.append(.address(name, isFont: fontDepth != nil))
    kept = end
  }

  private mutating func atRule() {
    let start = at
    if matches("@font-face", at) { fontDepth = depth }
    guard matches("@import", at), !isName(before: at) else {
      if matches("@charset", at) {
        while at < bytes.count, bytes[at] != UInt8(ascii: ";") { at += 1 }
        keep(to: start)
        at = min(bytes.count, at + 1)
        kept = at
      } else {
        at += 1
      }
      return
    }
    at += 7
    skipSpace()
    guard at < bytes.count else { return }
    var name = ""
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
      name = string()
    } else if matches("url(", at) {
      name = urlFunction()
    }
    let conditionStart = at
    while at < bytes.count, bytes[at] != UInt8(ascii: ";"), bytes[at] != UInt8(ascii: "{") { at += 1 }
    let conditions = String(decoding: bytes[conditionStart..<at], as: UTF8.self)
    keep(to: start)
    if !name.isEmpty { parts.append(.imported(name, conditions: conditions)) }
    at = min(bytes.count, at + 1)
    kept = at
  }
}
