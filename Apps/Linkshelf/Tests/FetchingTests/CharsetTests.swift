// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Fetching

@Suite struct CharsetTests {
  /// Rows of: the header's charset, the bytes of the title, the title. Bytes are written down, so the decoder isn't tested by itself.
  @Test(
    arguments: [
      ("gbk", [0xD6, 0xD0, 0xCE, 0xC4], "中文", "gb18030"), ("GB2312", [0xD6, 0xD0, 0xCE, 0xC4], "中文", "gb18030"),
      ("gb18030", [0x94, 0x39, 0xFC, 0x36], "😀", "gb18030"), ("big5", [0xA4, 0xA4, 0xA4, 0xE5], "中文", "big5"),
      ("shift_jis", [0x93, 0xFA, 0x96, 0x7B], "日本", "shift_jis"), ("Shift_JIS", [0x87, 0x40], "①", "shift_jis"),
      ("euc-jp", [0xC6, 0xFC, 0xCB, 0xDC], "日本", "euc-jp"), ("euc-kr", [0xC7, 0xD1, 0xB1, 0xDB], "한글", "euc-kr"),
      ("iso-8859-1", [0x80, 0xE9], "€é", "windows-1252"), ("latin1", [0xE9], "é", "windows-1252"),
      ("windows-1251", [0xCF, 0xF0], "Пр", "windows-1251"), ("iso-8859-2", [0xB1], "ą", "iso-8859-2"),
      ("koi8-r", [0xF0], "П", "koi8-r"),
      ("windows-1250", [0x9C], "ś", "windows-1250"), ("windows-1258", [0xF5], "ơ", "windows-1258"),
      ("iso-8859-15", [0xA4], "€", "iso-8859-15"),
      ("utf-8", [0xC3, 0xA9], "é", "utf-8"), ("\"UTF-8\"", [0xC3, 0xA9], "é", "utf-8"),
      ("windows-874", [0xA1], "ก", "windows-874"),
    ] as [(String, [UInt8], String, String)])
  func theHeadersCharsetIsUsed(label: String, bytes: [UInt8], title: String, name: String) throws {
    let page = Array("<title>".utf8) + bytes + Array("</title>".utf8)
    let found = Fetcher.facts(
      of: page[...], contentType: "text/html; Charset=\(label)", address: try WebAddress("http://a.example/"))
    #expect(found.facts.title == title)
    #expect(found.charset == name)
  }

  @Test(arguments: [
    ("<meta charset=gbk>", "gb18030"), ("<META CHARSET='Big5'>", "big5"),
    ("<?xml version='1.0' encoding='EUC-JP'?>", "euc-jp"),
    ("<meta http-equiv=Content-Type content='text/html;charset=windows-1251'>", "windows-1251"),
    ("<html lang=zh-CN>", "gb18030"),
    ("<html lang=zh-TW>", "big5"), ("<html lang=ja>", "shift_jis"), ("<html lang=ko>", "euc-kr"),
    ("<html lang=ru>", "windows-1251"), ("", "windows-1252"),
    ("<!-- <meta charset=big5> -->", "windows-1252"), ("<meta charset=nonsense>", "windows-1252"),
    ("<meta charset=utf-16>", "utf-8"),
    ("<meta name=x content='charset=big5'>", "windows-1252"),
  ])
  func thePagesOwnWordIsUsed(head: String, name: String) {
    let page = Array(head.utf8) + [0xB1, 0xE1, 0x20]
    #expect(Charset.detect(in: page[...], contentType: "text/html").name == name)
  }

  @Test func marksAndUTF8WinWithoutADeclaration() throws {
    let address = try WebAddress("http://a.example/")
    let utf16: [UInt8] =
      [0xFF, 0xFE]
      + "<title>é中</title>".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    #expect(Fetcher.facts(of: utf16[...], contentType: "text/html; charset=gbk", address: address).facts.title == "é中")
    let big: [UInt8] =
      [0xFE, 0xFF]
      + "<title>é中</title>".utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    #expect(Fetcher.facts(of: big[...], contentType: nil, address: address).facts.title == "é中")
    let cut = Array("<title>é中</title>é".utf8).dropLast()
    #expect(Charset.detect(in: cut, contentType: nil) == .utf8)
    #expect(Charset.detect(in: [0xEF, 0xBB, 0xBF, 0x61], contentType: "text/html; charset=big5") == .utf8)
  }

  @Test func brokenBytesBecomeMarks() async throws {
    #expect(
      Charset.named("gbk")?.decode([0x61, 0xFF, 0x62, 0xD6][...]).map { String(decoding: $0, as: UTF8.self) }
        == "a\u{FFFD}b")
    #expect(
      Charset.utf16LE.decode([0x61, 0, 0, 0xD8, 0x62, 0][...]).map { String(decoding: $0, as: UTF8.self) }?.first == "a"
    )
    #expect(Charset(name: "x", iconvName: "NO-SUCH").decode([0x61]) == nil)
    let count = try await onOwnThread {
      Charset.named("big5")?.decode([UInt8](repeating: 0xFF, count: 1_000_000)[...])?.count
    }
    #expect(count == 3_000_000)
  }

  @Test(arguments: [
    "gb18030", "big5", "shift_jis", "euc-jp", "euc-kr", "iso-2022-jp", "koi8-u", "ibm866", "macintosh", "utf-16be",
    "windows-1257", "iso-8859-16", "iso-8859-9",
  ])
  func theSystemKnowsAllCharsets(label: String) throws {
    let charset = try #require(Charset.named(label))
    #expect(charset.decode([0x61, 0x62][...]) != nil)
  }

  @Test(arguments: [
    "", "x", "windows-1259", "windows-99", "iso-8859-12", "iso-8859-17", "utf-7", "cp12512", "iso-8859-",
  ])
  func otherLabelsAreUnknown(label: String) {
    #expect(Charset.named(label) == nil)
  }
}
