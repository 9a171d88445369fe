// SPDX-License-Identifier: Apache-2.0

/// Decodes HTML's character references.
enum Entities {
  /// The text of bytes that may hold references. What is no reference stays. Cost: linear.
  static func decoded(_ bytes: [UInt8]) -> String {
    guard bytes.contains(0x26) else { return String(decoding: bytes, as: UTF8.self) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x26, let reference = reference(bytes[(index + 1)...]) else {
        output.append(bytes[index])
        index += 1
        continue
      }
      TextDecoder.append(reference.scalar, to: &output)
      index += 1 + reference.length
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The scalar and the length of what follows an ampersand.
  private static func reference(_ bytes: ArraySlice<UInt8>) -> (scalar: UInt32, length: Int)? {
    guard let first = bytes.first else { return nil }
    if first == 0x23 { return number(bytes) }
    let name = bytes.prefix(12).prefix { $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    let isEnded = bytes.dropFirst(name.count).first == 0x3B
    guard isEnded, let scalar = names[String(decoding: name, as: UTF8.self)] else { return nil }
    return (scalar, name.count + 1)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> (scalar: UInt32, length: Int)? {
    let isHexadecimal = bytes.dropFirst().first.map { $0 | 0x20 == 0x78 } ?? false
    let digits = bytes.dropFirst(isHexadecimal ? 2 : 1).prefix(10).prefix { byte in
      byte >= 0x30 && byte <= 0x39 || isHexadecimal && byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
    }
    guard !digits.isEmpty, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    var length = digits.count + (isHexadecimal ? 2 : 1)
    if bytes.dropFirst(length).first == 0x3B { length += 1 }
    // Numbers of the Windows encoding are meant as its letters; zero and halves of pairs are no letters.
    if value >= 0x80, value < 0xA0 { return (Windows1252.scalar(UInt8(value)), length) }
    return (value == 0 || Unicode.Scalar(value) == nil ? 0xFFFD : value, length)
  }

  private static let names: [String: UInt32] = {
    var result: [String: UInt32] = [
      "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "AMP": 0x26, "LT": 0x3C, "GT": 0x3E,
      "QUOT": 0x22,
      "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A, "ldquo": 0x201C,
      "rdquo": 0x201D, "bdquo": 0x201E,
      "dagger": 0x2020, "Dagger": 0x2021, "bull": 0x2022, "hellip": 0x2026, "permil": 0x2030, "prime": 0x2032,
      "Prime": 0x2033, "lsaquo": 0x2039,
      "rsaquo": 0x203A, "euro": 0x20AC, "trade": 0x2122, "larr": 0x2190, "uarr": 0x2191, "rarr": 0x2192, "darr": 0x2193,
      "harr": 0x2194,
      "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C, "zwj": 0x200D, "minus": 0x2212, "infin": 0x221E,
      "ne": 0x2260, "le": 0x2264,
      "ge": 0x2265, "OElig": 0x152, "oelig": 0x153, "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178, "fnof": 0x192,
      "circ": 0x2C6, "tilde": 0x2DC,
      "lbrack": 0x5B, "rbrack": 0x5D, "lpar": 0x28, "rpar": 0x29, "sol": 0x2F, "colon": 0x3A, "comma": 0x2C,
      "period": 0x2E, "num": 0x23,
      "excl": 0x21, "quest": 0x3F, "Tab": 0x09, "NewLine": 0x0A, "vert": 0x7C, "grave": 0x60, "lowbar": 0x5F,
      "equals": 0x3D, "plus": 0x2B,
    ]
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm
      raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde
      Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave
      eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """.split(whereSeparator: \.isWhitespace)
    for (offset, name) in latin.enumerated() { result[String(name)] = 0xA0 + UInt32(offset) }
    return result
  }()
}
