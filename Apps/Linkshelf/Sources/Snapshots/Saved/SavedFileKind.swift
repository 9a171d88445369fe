// SPDX-License-Identifier: Apache-2.0

/// What a file is that a browser saved.
public enum SavedFileKind: String, Sendable, CaseIterable {
  case html, mhtml, pdf

  /// So many bytes of a file tell its kind.
  public static let headLength = 4096

  /// The kind of a file by its first bytes. Nil where it's none of them.
  public init?(head: some Collection<UInt8>) {
    var bytes = Array(head.prefix(Self.headLength))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    // Texts of two bytes a letter are known by their mark.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { bytes.removeAll { $0 == 0 } }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    if text.prefix(1024).contains("%pdf-") {
      self = .pdf
      return
    }
    let begin = text.drop { $0.isWhitespace || $0 == "\u{FFFD}" }
    if begin.first == "<" {
      guard Self.markup.contains(where: { text.contains($0) }) else { return nil }
      self = .html
      return
    }
    guard text.contains("content-type:"), text.contains("multipart/related"), Self.isHeader(begin) else { return nil }
    self = .mhtml
  }

  private static let markup = [
    "<!doctype html", "<html", "<head", "<body", "<title", "<meta", "<div", "<p>", "<article",
  ]

  /// Whether a text begins as the head of a message: a name and a colon.
  private static func isHeader(_ text: Substring) -> Bool {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return false }
    return text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
