// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Snapshots

/// What a saved file says, without a browser.
@Suite struct SavedPageTests {
  static let mhtml = """
    From: <Saved by Blink>
    Snapshot-Content-Location: https://example.org/inside/page?a=1
    Subject: =?utf-8?Q?Inside?=
    Date: Sat, 28 Nov 2026 20:15:30 -0000
    MIME-Version: 1.0
    Content-Type: multipart/related;
    \ttype="text/html";
    \tboundary="----Boundary--x"


    ------Boundary--x
    Content-Type: text/html
    Content-ID: <frame-1@mhtml.blink>
    Content-Transfer-Encoding: quoted-printable
    Content-Location: https://example.org/inside/page?a=1

    <html><head><meta http-equiv=3D"Content-Type" content=3D"text/html; charset=3D=
    utf-8"><meta http-equiv=3D"refresh" content=3D"0;url=3Dhttps://elsewhere.example/"><li=
    nk rel=3D"stylesheet" href=3D"cid:css-1@mhtml.blink"></head><body><p>Caf=C3=A9</p><img src=3D"/p.png"><iframe src=3D"cid:frame-2@mhtml.blink"></iframe></body></html>
    ------Boundary--x
    Content-Type: text/css
    Content-Transfer-Encoding: quoted-printable
    Content-Location: cid:css-1@mhtml.blink
    Content-ID: <css-1@mhtml.blink>

    p { color: rgb(1, 2, 3) }
    ------Boundary--x
    Content-Type: image/png
    Content-Transfer-Encoding: base64
    Content-Location: https://example.org/p.png

    \(Data(Captures.png).base64EncodedString())
    ------Boundary--x
    Content-Type: text/html
    Content-ID: <frame-2@mhtml.blink>
    Content-Transfer-Encoding: binary
    Content-Location: https://frames.example/

    <p>framed</p>
    ------Boundary--x--
    """.replacing("\n", with: "\r\n")

  @Test func mhtmlIsReadWithItsPiecesAndItsDate() throws {
    let page = try SavedPage(Array(Self.mhtml.utf8))
    #expect(page.address == "https://example.org/inside/page?a=1")
    #expect(page.savedAt == Date(timeIntervalSince1970: 1_795_896_930))
    let text = String(decoding: page.document.bytes, as: UTF8.self)
    #expect(text.contains("<p>Café</p>") && text.contains("charset=utf-8"))
    #expect(text.contains("data-equiv=\"refresh\"") && text.contains("http-equiv=\"Content-Type\""))
    #expect(text.contains("href=\"https://part.invalid/1\"") && text.contains("src=\"https://frames.example/\""))
    #expect(page.piece(at: "http://example.org/p.png#x")?.bytes == Captures.png)
    #expect(page.piece(at: "https://part.invalid/1")?.mediaType == "text/css")
    #expect(
      page.piece(at: "https://frames.example/").map { String(decoding: $0.bytes, as: UTF8.self) } == "<p>framed</p>")
    #expect(page.piece(at: "https://example.org/other") == nil)
  }

  @Test(arguments: [
    ("<!doctype html><title>x</title>", SavedFileKind.html), ("\n  <HTML><p>x", .html), ("%PDF-1.7\n", .pdf),
    ("From: a\nContent-Type: multipart/related; boundary=x\n\n", .mhtml),
  ])
  func aFileIsKnownByItsBegin(_ text: String, _ kind: SavedFileKind) {
    #expect(SavedFileKind(head: text.utf8) == kind)
  }

  @Test(arguments: [
    "", "plain text", "<?xml version=\"1.0\"?><rss></rss>", "PK\u{3}\u{4}", "{\"a\": 1}", "GIF89a<html>",
  ])
  func otherFilesAreRefused(_ text: String) {
    #expect(throws: SavedPageProblem.unknownKind) { try SavedPage(Array(text.utf8)) }
  }

  @Test func limitsHaveSentences() throws {
    func message(_ type: String, _ body: String) -> [UInt8] {
      Array("From: a\r\nContent-Type: \(type)\r\n\r\n\(body)".utf8)
    }
    let related = "multipart/related; boundary=x"
    #expect(throws: SavedPageProblem.noPage) { try SavedPage(message(related, "")) }
    #expect(throws: SavedPageProblem.noPage) { try SavedPage(message("multipart/related", "--x\r\n\r\n")) }
    #expect(throws: SavedPageProblem.noPage) {
      try SavedPage(message(related, "--x\r\nContent-Type: image/png\r\n\r\n--x--"))
    }
    let many = String(repeating: "--x\r\n\r\n", count: MHTMLReader.mostParts + 2)
    #expect(throws: SavedPageProblem.tooManyParts(most: 3000)) { try SavedPage(message(related, many)) }
    let deep = String(repeating: "--x\r\nContent-Type: \(related)\r\n\r\n", count: 9)
    #expect(throws: SavedPageProblem.tooDeep(most: 3)) {
      try SavedPage(
        message(
          related,
          "--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\nContent-Type: multipart/mixed; boundary=z\r\n\r\n--z\r\nContent-Type: \(related)\r\n\r\n"
            + deep))
    }
    let long = "--x\r\nName: \(String(repeating: "a", count: MessageHead.longest + 10))\r\n\r\n"
    #expect(throws: SavedPageProblem.longHead(most: 32_768)) { try SavedPage(message(related, long)) }
    let wrong = "--x\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n<html>!\r\n--x--"
    #expect(throws: SavedPageProblem.badEncoding(part: 1, name: "base64")) { try SavedPage(message(related, wrong)) }
    #expect(throws: SavedPageProblem.tooLarge(bytes: SavedPage.largest + 1, most: SavedPage.largest)) {
      try SavedPage([UInt8](repeating: 0x3C, count: SavedPage.largest + 1))
    }
    // One that is cut off still gives its page.
    #expect(
      try SavedPage(message(related, "--x\r\nContent-Type: text/html\r\n\r\n<p>cut")).document.bytes
        == Array("<p>cut".utf8))
  }

  @Test func changedFilesNeverTrap() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var generator = Seeded(state: seed)
    let whole = Array(Self.mhtml.utf8)
    let words = [
      "\r\n", "--", "----Boundary--x", ":", "=", "=3D", "cid:", "<meta http-equiv=refresh", "%", ";", "\"", "\0",
      "base64",
    ]
    var read = 0
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        guard !bytes.isEmpty else { break }
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0..<80, using: &generator)))
        case 2: bytes.insert(contentsOf: words.randomElement(using: &generator).map { Array($0.utf8) } ?? [], at: place)
        case 3: bytes.insert(contentsOf: bytes[..<place], at: place)
        default: bytes.removeLast(bytes.count - place)
        }
      }
      if (try? SavedPage(bytes)) != nil { read += 1 }
    }
    #expect(read > 300, "seed \(seed)")
  }

  @Test func theWorstFilesEnd() throws {
    let head =
      "From: a\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\nContent-ID: <a>\r\n\r\n<html>"
    for word in ["<meta http-equiv=", "cid:", "--x", "\n--x ", "=", "<template shadowmode=", "Content-Type: x\n"] {
      let text = head + String(repeating: word, count: 1_000_000 / word.utf8.count)
      _ = try? SavedPage(Array(text.utf8))
    }
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
