// SPDX-License-Identifier: Apache-2.0

/// Decodes character references: all numbers, and the names of HTML 4 with some that pages use besides.
enum HTMLEntities {
  /// Replaces the references in a text. Zero bytes become U+FFFD. Costs one pass.
  static func decode(_ bytes: ArraySlice<UInt8>, inAttribute: Bool) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let reference = reference(in: bytes, at: index, inAttribute: inAttribute) {
        output += Array(String(reference.scalar).utf8)
        index = reference.end
      } else {
        if byte == 0 { output += [0xEF, 0xBF, 0xBD] } else { output.append(byte) }
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private struct Reference {
    var scalar: Unicode.Scalar
    var end: Int
  }

  private static func reference(in bytes: ArraySlice<UInt8>, at start: Int, inAttribute: Bool) -> Reference? {
    var index = start + 1
    guard index < bytes.endIndex else { return nil }
    if bytes[index] == UInt8(ascii: "#") { return number(in: bytes, at: index + 1) }
    let limit = min(bytes.endIndex, index + 32)
    while index < limit, bytes[index].isASCIILetter || (0x30...0x39).contains(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
    guard let code = names[name], let scalar = Unicode.Scalar(code) else { return nil }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { return Reference(scalar: scalar, end: index + 1) }
    // Old names work without a semicolon, but not in an address as `?a=1&copy=2`.
    let isOld = code < 256 && code != 39
    if inAttribute, index < bytes.endIndex, bytes[index] == UInt8(ascii: "=") { return nil }
    return isOld ? Reference(scalar: scalar, end: index) : nil
  }

  private static func number(in bytes: ArraySlice<UInt8>, at start: Int) -> Reference? {
    var index = start
    var radix: UInt32 = 10
    if index < bytes.endIndex, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let first = index
    var value: UInt32 = 0
    while index < bytes.endIndex, let digit = digit(bytes[index], radix: radix) {
      value = min(value, 0x110000) * radix + digit
      index += 1
    }
    guard index > first else { return nil }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { index += 1 }
    if (0x80...0x9F).contains(value) { value = windows[Int(value - 0x80)] }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return Reference(scalar: scalar ?? "\u{FFFD}", end: index)
  }

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    if (0x30...0x39).contains(byte) { return UInt32(byte - 0x30) }
    let lower = byte | 0x20
    return radix == 16 && (0x61...0x66).contains(lower) ? UInt32(lower - 0x61) + 10 : nil
  }

  /// What the numbers 128 to 159 mean: the characters of windows-1252.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018,
    0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  private static let names: [String: UInt32] = {
    var table: [String: UInt32] = [:]
    // The names of 160 to 255, in order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
      cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
      Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
      agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
      ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    for (offset, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      table[String(name)] = 160 + UInt32(offset)
    }
    // The Greek letters from 913 and 945; the dash is a place that no letter has.
    let greek =
      "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega"
    for (offset, name) in greek.split(separator: " ").enumerated() {
      table[String(name)] = 945 + UInt32(offset)
      if name != "sigmaf" { table[name.prefix(1).uppercased() + name.dropFirst()] = 913 + UInt32(offset) }
    }
    let others = """
      amp 38 AMP 38 lt 60 LT 60 gt 62 GT 62 quot 34 QUOT 34 apos 39 COPY 169 REG 174 OElig 338 oelig 339 Scaron 352 scaron 353 Yuml 376
      fnof 402 circ 710 tilde 732 ensp 8194 emsp 8195 thinsp 8201 zwnj 8204 zwj 8205 lrm 8206 rlm 8207 ndash 8211 mdash 8212 lsquo 8216
      rsquo 8217 sbquo 8218 ldquo 8220 rdquo 8221 bdquo 8222 dagger 8224 Dagger 8225 bull 8226 hellip 8230 permil 8240 prime 8242
      Prime 8243 lsaquo 8249 rsaquo 8250 oline 8254 frasl 8260 euro 8364 image 8465 weierp 8472 real 8476 trade 8482 alefsym 8501
      larr 8592 uarr 8593 rarr 8594 darr 8595 harr 8596 crarr 8629 lArr 8656 uArr 8657 rArr 8658 dArr 8659 hArr 8660 forall 8704
      part 8706 exist 8707 empty 8709 nabla 8711 isin 8712 notin 8713 ni 8715 prod 8719 sum 8721 minus 8722 lowast 8727 radic 8730
      prop 8733 infin 8734 ang 8736 and 8743 or 8744 cap 8745 cup 8746 int 8747 there4 8756 sim 8764 cong 8773 asymp 8776 ne 8800
      equiv 8801 le 8804 ge 8805 sub 8834 sup 8835 nsub 8836 sube 8838 supe 8839 oplus 8853 otimes 8855 perp 8869 sdot 8901 lceil 8968
      rceil 8969 lfloor 8970 rfloor 8971 lang 10216 rang 10217 loz 9674 spades 9824 clubs 9827 hearts 9829 diams 9830 thetasym 977
      upsih 978 piv 982 Tab 9 NewLine 10 excl 33 num 35 dollar 36 percnt 37 lpar 40 rpar 41 ast 42 plus 43 comma 44 period 46 sol 47
      colon 58 semi 59 equals 61 quest 63 commat 64 lsqb 91 lbrack 91 bsol 92 rsqb 93 rbrack 93 Hat 94 lowbar 95 grave 96 lcub 123
      lbrace 123 verbar 124 vert 124 rcub 125 rbrace 125 horbar 8213 check 10003 cross 10007 star 9734 starf 9733 nbspace 160 mldr 8230
      hyphen 8208 dash 8208 numsp 8199 puncsp 8200 hairsp 8202 Scedil 350 scedil 351 Ccaron 268 ccaron 269 Zcaron 381 zcaron 382
      Lstrok 321 lstrok 322 inodot 305 imath 305 Idot 304 gbreve 287 Gbreve 286 abreve 259 Abreve 258 aogon 261 eogon 281 sacute 347
      zacute 378 zdot 380 nacute 324 cacute 263 odblac 337 udblac 369 ecaron 283 rcaron 345 uring 367
      """
    let words = others.split(whereSeparator: \.isWhitespace)
    for index in stride(from: 0, to: words.count - 1, by: 2) { table[String(words[index])] = UInt32(words[index + 1]) }
    return table
  }()
}
