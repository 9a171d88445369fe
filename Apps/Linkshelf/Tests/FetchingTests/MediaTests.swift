// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Fetching

@Suite struct MediaTests {
  /// Rows of: the first bytes as Latin-1, the header's type, the type that is found.
  @Test(
    arguments: [
      ("%PDF-1.7", "text/html", "application/pdf"), ("\n\n%PDF-1.7", nil, "application/pdf"),
      ("\u{89}PNG\r\n\u{1A}\n", "text/plain", "image/png"),
      ("\u{FF}\u{D8}\u{FF}\u{E0}", nil, "image/jpeg"), ("GIF89a", nil, "image/gif"),
      ("RIFF\0\0\0\0WEBPVP8 ", "image/jpeg", "image/webp"),
      ("\0\0\0\u{1C}ftypavif", nil, "image/avif"), ("\0\0\0\u{18}ftypmp42", nil, "video/mp4"),
      ("\0\0\0\u{18}ftypM4A ", nil, "audio/mp4"),
      ("\0\0\u{1}\0\u{1}\0", "image/png", "image/x-icon"), ("ID3\u{3}", nil, "audio/mpeg"), ("OggS", nil, "audio/ogg"),
      ("RIFF\0\0\0\0WAVE", nil, "audio/wav"), ("\u{1A}\u{45}\u{DF}\u{A3}", nil, "video/webm"),
      ("PK\u{3}\u{4}", "text/html", "application/zip"),
      (
        "PK\u{3}\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0mimetypeapplication/epub+zip", nil,
        "application/epub+zip"
      ),
      ("<!DOCTYPE html>", "text/plain", "text/html"), (" <html>", nil, "text/html"),
      ("<!-- x --><html>", nil, "text/html"),
      ("words", "text/html", "text/html"), ("words", "text/plain; charset=x", "text/plain"),
      ("words", nil, "text/plain"),
      ("words", "image/png", "text/plain"), ("words", "application/pdf", "text/plain"), ("a,b", "text/csv", "text/csv"),
      ("<?xml version='1.0'?>\n<!-- c -->\n<rss>", "text/xml", "application/rss+xml"),
      ("<feed xmlns='x'>", "text/html", "application/atom+xml"),
      ("<rdf:RDF xmlns='http://purl.org/rss/1.0/'>", nil, "application/rss+xml"),
      ("{\"version\": \"https://jsonfeed.org/version/1\"", "application/json", "application/feed+json"),
      ("{\"a\":1}", "application/json", "application/json"), ("<svg xmlns='x'>", "image/svg+xml", "image/svg+xml"),
      ("<?xml version='1.0'?><!DOCTYPE svg PUBLIC 'x' 'y' [ <!ENTITY a 'b'> ]><svg>", nil, "image/svg+xml"),
      ("<html><svg>", "image/svg+xml", "text/html"),
      ("<?xml version='1.0'?><data>", nil, "application/xml"),
      ("\0\u{1}\u{2}\u{3}", "text/html", "application/octet-stream"),
      ("\0\u{1}\u{2}\u{3}", "image/png", "application/octet-stream"), ("\0\u{1}\u{2}\u{3}", "video/mp2t", "video/mp2t"),
      ("", "text/html", "text/html"), ("", nil, "text/plain"), ("", "image/png", "text/plain"),
      ("MZ\u{90}\0\u{3}", "text/plain", "application/octet-stream"),
      ("\u{7F}ELF", "image/png", "application/x-executable"), ("<p>words", nil, "text/html"), ("<", nil, "text/plain"),
      ("<!doctype", nil, "text/plain"),
      ("\u{EF}\u{BB}\u{BF}<!doctype html>", nil, "text/html"), ("\u{FF}\u{FE}<\0h\0t\0m\0l\0>\0", nil, "text/html"),
    ] as [(String, String?, String)])
  func bytesTellTheType(text: String, declared: String?, expected: String) {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(MediaSniffer.mediaType(of: bytes[...], declared: declared) == expected)
  }

  @Test(
    arguments: [
      ("attachment; filename=\"a b.pdf\"", "a b.pdf"), ("attachment; filename=plain.txt", "plain.txt"),
      ("inline; filename*=UTF-8''%e4%b8%ad.pdf", "中.pdf"),
      ("attachment; filename=x.pdf; filename*=UTF-8''y.pdf", "y.pdf"),
      ("attachment; filename=\"../../etc/passwd\"", "passwd"),
      ("attachment; filename=\"a;b\\\"c.txt\"", "a;bc.txt"), ("attachment; filename=\"..\"", "file.pdf"),
      ("attachment; filename=\"\"", "file.pdf"),
      ("attachment; filename=\"c:\\\\x\\\\y.txt\"", "y.txt"), ("attachment", "file.pdf"), (nil, "file.pdf"),
      ("attachment; filename=\".hidden\"", "hidden"),
      ("attachment; filename=\"a\u{0}b\u{202E}fdp.exe\"", "bfdp.exe"),
    ] as [(String?, String)])
  func fileNamesAreSafe(disposition: String?, expected: String) throws {
    let address = try WebAddress("http://a.example/x/file.pdf?q")
    #expect(FileName.name(disposition: disposition, address: address) == expected)
  }

  @Test func fileNamesAreShort() throws {
    let long = try #require(FileName.safe(String(repeating: "中", count: 190) + ".pdf"))
    #expect(long.utf8.count <= 200)
    #expect(long.hasSuffix("中.pdf"))
    let folder = try WebAddress("http://a.example/x/")
    #expect(FileName.name(disposition: nil, address: folder) == nil)
    let escaped = try WebAddress("http://a.example/%2e%2e%2fx")
    #expect(FileName.name(disposition: nil, address: escaped) == "x")
  }
}
