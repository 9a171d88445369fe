// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page's character encoding: finds it, and decodes by it.
struct Charset: Hashable, Sendable, CustomStringConvertible {
  /// The name for people, as the Encoding standard writes it: `utf-8`, `gb18030`.
  let name: String
  /// The name for iconv.
  let iconvName: String

  static let utf8 = Charset(name: "utf-8", iconvName: "UTF-8")
  static let windows1252 = Charset(name: "windows-1252", iconvName: "CP1252")
  static let utf16LE = Charset(name: "utf-16le", iconvName: "UTF-16LE")
  static let utf16BE = Charset(name: "utf-16be", iconvName: "UTF-16BE")

  var description: String { name }

  /// Knows the labels that pages use. Nil for others.
  static func named(_ label: String) -> Charset? {
    let key = label.trimmingBlanks().lowercased().filter { $0 != "\"" && $0 != "'" }
    if let known = labels[key] { return Charset(name: known.0, iconvName: known.1) }
    for (prefix, width) in [("windows-", 4), ("cp", 4), ("x-cp", 4)] where key.hasPrefix(prefix) {
      let digits = key.dropFirst(prefix.count)
      if digits.count == width, digits.hasPrefix("125"), let last = digits.last, ("0"..."8").contains(last) {
        return Charset(name: "windows-\(digits)", iconvName: "CP\(digits)")
      }
    }
    for prefix in ["iso-8859-", "iso8859-", "iso_8859-", "iso8859"] where key.hasPrefix(prefix) {
      if let number = Int(key.dropFirst(prefix.count)), (2...16).contains(number), number != 12 {
        // The web reads Latin-5 as the Windows page that extends it.
        if number == 9 { return Charset(name: "windows-1254", iconvName: "CP1254") }
        return Charset(name: "iso-8859-\(number)", iconvName: "ISO-8859-\(number)")
      }
    }
    return nil
  }

  private static let labels: [String: (String, String)] = {
    var table: [String: (String, String)] = [:]
    func add(_ name: String, _ iconv: String, _ labels: String) {
      for label in labels.split(separator: " ") { table[String(label)] = (name, iconv) }
    }
    add("utf-8", "UTF-8", "utf-8 utf8 unicode-1-1-utf-8 x-unicode20utf8")
    add("utf-16le", "UTF-16LE", "utf-16 utf-16le unicode ucs-2 iso-10646-ucs-2 csunicode")
    add("utf-16be", "UTF-16BE", "utf-16be unicodefffe")
    add(
      "windows-1252", "CP1252",
      "iso-8859-1 iso8859-1 iso88591 iso_8859-1 latin1 l1 ascii us-ascii cp819 ansi_x3.4-1968 x-ansi")
    add(
      "gb18030", "GB18030",
      "gb18030 gbk gb2312 gb_2312-80 gb_2312 chinese x-gbk csgb2312 iso-ir-58 cp936 936 ms936 gb-2312")
    add("big5", "BIG5-HKSCS", "big5 big5-hkscs cn-big5 x-x-big5 csbig5 big-5 cp950")
    add("shift_jis", "CP932", "shift_jis shift-jis sjis x-sjis ms_kanji windows-31j csshiftjis ms932 cp932 shiftjis")
    add("euc-jp", "EUC-JP", "euc-jp x-euc-jp cseucpkdfmtjapanese eucjp")
    add("iso-2022-jp", "ISO-2022-JP", "iso-2022-jp csiso2022jp")
    add(
      "euc-kr", "CP949",
      "euc-kr euckr cseuckr ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 korean windows-949 cp949 ms949 iso-ir-149")
    add("koi8-r", "KOI8-R", "koi8-r koi8 koi cskoi8r koi8_r")
    add("koi8-u", "KOI8-U", "koi8-u koi8-ru")
    add("ibm866", "CP866", "ibm866 866 cp866 csibm866")
    add("macintosh", "MACINTOSH", "macintosh mac x-mac-roman csmacintosh")
    add("windows-874", "CP874", "windows-874 tis-620 iso-8859-11 dos-874")
    return table
  }()

  /// The charset in a `Content-Type` value, or in the `content` of a meta element.
  static func label(inContentType value: String) -> String? {
    guard let range = value.lowercased().range(of: "charset") else { return nil }
    let rest = value.lowercased()[range.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return nil }
    let label = rest.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }.prefix {
      !" ;,\"'\t\n".contains($0)
    }
    return label.isEmpty ? nil : String(label)
  }
}
