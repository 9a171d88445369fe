// SPDX-License-Identifier: Apache-2.0

extension Charset {
  /// The bytes that are searched for a declaration: 8,192. Browsers look at 1,024 and read again when one comes later.
  static let bytesSearched = 8192

  /// Finds a page's charset: the byte order mark, then the header, then the page's own word, then whether it's UTF-8, then the
  /// page's language.
  static func detect(in bytes: ArraySlice<UInt8>, contentType: String?) -> Charset {
    if let mark = byteOrderMark(bytes) { return mark.charset }
    if let label = contentType.flatMap(label(inContentType:)), let charset = named(label) { return charset }
    let start = bytes.prefix(4)
    if start.elementsEqual([0x3C, 0, 0x21, 0]) || start.elementsEqual([0x3C, 0, 0x68, 0]) { return .utf16LE }
    if start.elementsEqual([0, 0x3C, 0, 0x21]) || start.elementsEqual([0, 0x3C, 0, 0x68]) { return .utf16BE }
    let declaration = declared(in: bytes.prefix(bytesSearched))
    if let charset = declaration.charset { return charset }
    if isUTF8(bytes) { return .utf8 }
    return declaration.language.flatMap(usual(for:)) ?? .windows1252
  }

  /// The charset that a byte order mark tells, and the mark's length.
  static func byteOrderMark(_ bytes: ArraySlice<UInt8>) -> (charset: Charset, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BE, 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LE, 2) }
    return nil
  }

  /// Reads the first bytes as ASCII for `<?xml encoding>`, `<meta charset>` and `<html lang>`.
  private static func declared(in bytes: ArraySlice<UInt8>) -> (charset: Charset?, language: String?) {
    let ascii = bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }
    var language: String?
    if ascii.starts(with: "<?xml".utf8) {
      let line = String(decoding: ascii.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
      if let range = line.firstRange(of: "encoding") {
        let label = line[range.upperBound...].drop { " =\t\"'".contains($0) }.prefix { !" \t\"'?".contains($0) }
        if let charset = named(String(label)) { return (fromASCII(charset), nil) }
      }
    }
    var tokens = HTMLTokenizer(bytes: ascii)
    while let token = tokens.next() {
      guard case .start(let tag) = token else { continue }
      if tag.name == "html" { language = tag["lang"] ?? tag["xml:lang"] }
      guard tag.name == "meta" else { continue }
      let isContentType = tag["http-equiv"]?.lowercased() == "content-type"
      let label = tag["charset"] ?? (isContentType ? tag["content"].flatMap(label(inContentType:)) : nil)
      if let charset = label.flatMap(named) { return (fromASCII(charset), language) }
    }
    return (nil, language)
  }

  /// A declaration that could be read as ASCII can't be in UTF-16.
  private static func fromASCII(_ charset: Charset) -> Charset {
    charset == .utf16LE || charset == .utf16BE ? .utf8 : charset
  }

  /// True if the bytes are UTF-8, but for a character that is cut at the end.
  static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var whole = bytes
    var cut = 0
    while cut < 3, let last = whole.last, last & 0xC0 == 0x80 {
      whole = whole.dropLast()
      cut += 1
    }
    if let last = whole.last, last >= 0xC0 { whole = whole.dropLast() } else { whole = bytes }
    return String(validating: whole, as: UTF8.self) != nil
  }

  private static func usual(for language: String) -> Charset? {
    let tag = language.lowercased()
    let label: String?
    switch tag.prefix(2) {
    case "zh": label = ["zh-tw", "zh-hk", "zh-mo", "zh-hant"].contains(where: tag.hasPrefix) ? "big5" : "gb18030"
    case "ja": label = "shift_jis"
    case "ko": label = "euc-kr"
    case "ru", "uk", "bg", "be", "sr", "mk": label = "windows-1251"
    case "pl", "cs", "hu", "sk", "ro", "hr", "sl": label = "windows-1250"
    case "el": label = "windows-1253"
    case "tr": label = "windows-1254"
    case "he": label = "windows-1255"
    case "ar", "fa": label = "windows-1256"
    case "th": label = "windows-874"
    default: label = nil
    }
    return label.flatMap(named)
  }
}
