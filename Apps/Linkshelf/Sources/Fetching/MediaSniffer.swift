// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds a file's media type by its first bytes. The server's word counts only where bytes can't tell.
enum MediaSniffer {
  /// The bytes that are looked at: 4,096.
  static let bytesNeeded = 4096

  private struct Magic: Sendable {
    let offset: Int
    let bytes: [UInt8]
    let mediaType: String

    init(_ text: String, at offset: Int = 0, _ mediaType: String) {
      self.offset = offset
      self.mediaType = mediaType
      bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }

  /// Returns the media type in lower case, without parameters. `declared` is the header's value, or nil.
  static func mediaType(of bytes: ArraySlice<UInt8>, declared: String?) -> String {
    let head = bytes.prefix(bytesNeeded)
    if let magic = magics.first(where: { head.dropFirst($0.offset).starts(with: $0.bytes) }) { return magic.mediaType }
    if let container = isoContainer(head) ?? riff(head) ?? pdf(head) { return container }
    let declared = declared.map(bare)
    guard looksLikeText(head) else {
      // A binary file isn't a page or a text, whatever the server says, and all pictures that browsers show have a mark.
      let kind = declared.map(MediaKind.init(mediaType:))
      let isPlausible = kind == .other || kind == .audio || kind == .video
      return isPlausible ? declared ?? "application/octet-stream" : "application/octet-stream"
    }
    return textType(head, declared: declared)
  }

  /// The media type of a header's value: lower case, without parameters.
  static func bare(_ value: String) -> String {
    value.prefix { $0 != ";" && $0 != "," }.trimmingBlanks().lowercased()
  }

  private static let magics: [Magic] = [
    Magic("%PDF-", "application/pdf"), Magic("\u{89}PNG\r\n\u{1A}\n", "image/png"),
    Magic("\u{FF}\u{D8}\u{FF}", "image/jpeg"),
    Magic("GIF87a", "image/gif"), Magic("GIF89a", "image/gif"), Magic("\0\0\u{1}\0", "image/x-icon"),
    Magic("\0\0\u{2}\0", "image/x-icon"),
    Magic("II*\0", "image/tiff"), Magic("MM\0*", "image/tiff"), Magic("\u{FF}\u{0A}", "image/jxl"),
    Magic("\0\0\0\u{0C}JXL \r\n\u{87}\n", "image/jxl"), Magic("\u{1A}\u{45}\u{DF}\u{A3}", "video/webm"),
    Magic("OggS", "audio/ogg"),
    Magic("fLaC", "audio/flac"), Magic("ID3", "audio/mpeg"), Magic("\u{FF}\u{FB}", "audio/mpeg"),
    Magic("\u{FF}\u{F3}", "audio/mpeg"),
    Magic("\u{FF}\u{F1}", "audio/aac"), Magic("\u{FF}\u{F9}", "audio/aac"), Magic("FLV\u{1}", "video/x-flv"),
    Magic("mimetypeapplication/epub+zip", at: 30, "application/epub+zip"), Magic("PK\u{3}\u{4}", "application/zip"),
    Magic("\u{1F}\u{8B}", "application/gzip"), Magic("7z\u{BC}\u{AF}\u{27}\u{1C}", "application/x-7z-compressed"),
    Magic("Rar!\u{1A}\u{07}", "application/vnd.rar"), Magic("wOFF", "font/woff"), Magic("wOF2", "font/woff2"),
    Magic("\u{7F}ELF", "application/x-executable"), Magic("{\\rtf", "application/rtf"),
    Magic("%!PS", "application/postscript"),
  ]

  private static func isoContainer(_ head: ArraySlice<UInt8>) -> String? {
    guard head.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    let brand = String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
    switch brand {
    case "avif", "avis": return "image/avif"
    case "heic", "heix", "hevc", "mif1", "msf1": return "image/heic"
    case "M4A ", "M4B ": return "audio/mp4"
    case "qt  ": return "video/quicktime"
    default: return "video/mp4"
    }
  }

  private static func riff(_ head: ArraySlice<UInt8>) -> String? {
    if head.starts(with: "BM".utf8), head.count >= 26, head.dropFirst(6).prefix(4).allSatisfy({ $0 == 0 }) {
      return "image/bmp"
    }
    guard head.starts(with: "RIFF".utf8) else { return nil }
    switch String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self) {
    case "WEBP": return "image/webp"
    case "WAVE": return "audio/wav"
    case "AVI ": return "video/x-msvideo"
    default: return nil
    }
  }

  /// Readers accept a PDF's mark within the first kilobyte, if only some bytes stand before it.
  private static func pdf(_ head: ArraySlice<UInt8>) -> String? {
    let text = head.prefix(1024).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    return text.starts(with: "%PDF-".utf8) ? "application/pdf" : nil
  }

  private static func looksLikeText(_ head: ArraySlice<UInt8>) -> Bool {
    if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) { return true }
    // UTF-16 without a mark has a zero in every other byte of a tag.
    if head.prefix(4).elementsEqual([0x3C, 0, 0x21, 0]) || head.prefix(4).elementsEqual([0, 0x3C, 0, 0x21]) {
      return true
    }
    let controls = head.reduce(into: 0) { count, byte in
      if byte < 0x20, ![0x09, 0x0A, 0x0C, 0x0D, 0x1B, 0].contains(byte) { count += 1 }
    }
    let zeros = head.reduce(0) { $1 == 0 ? $0 + 1 : $0 }
    return controls == 0 && zeros <= head.count / 64
  }

  private static func textType(_ head: ArraySlice<UInt8>, declared: String?) -> String {
    var bytes = head.filter { $0 != 0 }[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { bytes = bytes.dropFirst(2) }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    let start = text.drop { $0.isWhitespace }
    let root = firstElement(start)
    switch root {
    case "rss": return "application/rss+xml"
    case "feed": return "application/atom+xml"
    case "rdf:rdf": return text.contains("purl.org/rss") ? "application/rss+xml" : "application/rdf+xml"
    case "svg": return "image/svg+xml"
    case "html", "!doctype html", "head", "body", "title", "meta", "script", "link", "style": return "text/html"
    default: break
    }
    if start.hasPrefix("{"), text.contains("https://jsonfeed.org/version/") { return "application/feed+json" }
    if let declared, !declared.isEmpty {
      switch MediaKind(mediaType: declared) {
      case .page where root != nil, .text: return declared
      // The root element of an XML file says otherwise than a feed's or a picture's type, so the type isn't taken.
      case .feed, .pdf, .image, .video, .audio: break
      case .page, .other: if declared == "text/html" || declared == "application/xhtml+xml" { return declared }
      }
    }
    if start.hasPrefix("<?xml") { return "application/xml" }
    return root.map { ["p", "div", "h1", "table", "a", "br", "img", "font", "center"].contains($0) } == true
      ? "text/html" : "text/plain"
  }

  /// The name of the first element after comments and instructions, in lower case.
  private static func firstElement(_ text: Substring) -> String? {
    var rest = text
    while rest.hasPrefix("<") {
      if rest.hasPrefix("<!doctype") {
        if rest.dropFirst(9).drop(while: { $0.isWhitespace }).hasPrefix("html") { return "!doctype html" }
        // A document type may hold declarations in brackets, as old SVG files have.
        guard let end = rest.firstIndex(of: ">") else { return nil }
        let declaration = rest[...end]
        if declaration.contains("["), let close = rest.range(of: "]") { rest = rest[close.upperBound...] }
        guard let border = rest.firstIndex(of: ">") else { return nil }
        rest = rest[rest.index(after: border)...].drop { $0.isWhitespace }
        continue
      }
      if rest.hasPrefix("<!--") || rest.hasPrefix("<?") {
        guard let end = rest.range(of: rest.hasPrefix("<?") ? "?>" : "-->") else { return nil }
        rest = rest[end.upperBound...].drop { $0.isWhitespace }
        continue
      }
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == ":" }
      return name.isEmpty ? nil : String(name)
    }
    return nil
  }
}

extension StringProtocol {
  func trimmingBlanks() -> String {
    let start = drop { $0.isWhitespace }
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)])
  }
}
