// SPDX-License-Identifier: Apache-2.0
import Addresses

/// What a file is.
public enum ImportRecognition: Hashable, Sendable {
  case format(ImportFormat)
  /// It can't be read; the sentence says what it seems to be, and what to do.
  case none(String)
}

extension ImportFormat {
  /// Says what a file is by its first bytes (up to `headLength`) and its name. The name only helps; it may be empty.
  public static func recognise(_ head: [UInt8], name: String = "") -> ImportRecognition {
    if let refusal = binary(head) { return refusal }
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
      return .format(.zip)
    }
    if head.starts(with: MozillaPacked.start) { return .format(.firefoxPacked) }
    var decoder = TextDecoder()
    let bytes = decoder.feed(Array(head.prefix(headLength)))
    let text = String(decoding: bytes, as: UTF8.self).trimmed
    guard let first = text.utf8.first else { return .none("The file is empty.") }
    let lower = text.lowercased()
    switch first {
    case 0x3C: return page(lower)
    case 0x7B: return object(text)
    case 0x5B: return array(text, lower)
    default: return table(bytes) ?? list(text)
    }
  }

  private static func binary(_ head: [UInt8]) -> ImportRecognition? {
    let known: [(start: String, sentence: String)] = [
      (
        "SQLite format 3",
        "The file is a database, perhaps a browser's. Export the bookmarks as HTML there, and import that file."
      ),
      (
        "bplist",
        "The file is a property list, perhaps Safari's. Choose \u{201C}Export\u{201D} in Safari, and import that file."
      ),
      ("%PDF", "The file is a PDF. It holds no list of links."),
      ("\u{1F}\u{8B}", "The file is packed with gzip. Unpack it first."),
      ("7z\u{BC}\u{AF}", "The file is packed with 7-Zip. Unpack it first, or pack it as zip."),
      ("Rar!", "The file is packed with RAR. Unpack it first, or pack it as zip."),
    ]
    for (start, sentence) in known
    where head.starts(with: start.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }) { return .none(sentence) }
    return nil
  }

  private static func page(_ lower: String) -> ImportRecognition {
    if lower.contains("<title>pocket export") || lower.contains(" time_added=") { return .format(.pocketPage) }
    if lower.contains("netscape-bookmark-file") || lower.contains("<dt><a ") || lower.contains("<dt><h3")
      || lower.contains("<title>instapaper")
    {
      return .format(.bookmarkPage)
    }
    if lower.contains("<dl"), lower.contains("<a ") { return .format(.bookmarkPage) }
    if lower.hasPrefix("<?xml") || lower.hasPrefix("<opml") || lower.hasPrefix("<rss") {
      return .none("The file is XML, which can't be imported. Export bookmarks as HTML, and import that file.")
    }
    return .none(
      "The file is an HTML page, but no export of bookmarks. Paste its links, or save the page by its address.")
  }

  private static func object(_ text: String) -> ImportRecognition {
    let firstLine = text.prefix { !$0.isNewline }
    if firstLine.contains("\"linkshelf\"") { return .format(.jsonLines) }
    if text.contains("\"text/x-moz-place"), text.contains("\"children\"") || text.contains("\"typeCode\"") {
      return .format(.firefox)
    }
    if text.contains("\"roots\"") { return .format(.chromium) }
    if ["\"collections\"", "\"collectionOrder\"", "\"linksRouteTo\"", "\"pinnedLinks\""].contains(where: text.contains)
    {
      return .format(.linkwarden)
    }
    if text.contains("\"bookmarks\"") || text.contains("\"lists\"") { return .format(.karakeep) }
    if text.contains("\"URL\""),
      text.contains("\"Labels\"") || text.contains("\"IsArchived\"") || text.contains("\"UID\"")
    {
      return .format(.readeckEntry)
    }
    if firstLine.last == "}", ["\"address\"", "\"url\"", "\"kind\""].contains(where: firstLine.contains) {
      return .format(.jsonLines)
    }
    if text.contains("\"is_archived\""), text.contains("\"url\"") { return .format(.readeckEntry) }
    return .none(
      "The file is JSON, but of no program that is known here. Export bookmarks as HTML there, and import that file.")
  }

  private static func array(_ text: String, _ lower: String) -> ImportRecognition {
    if text.contains("\"savedAt\"") || text.contains("\"readingProgress\"") { return .format(.omnivore) }
    if text.contains("\"href\""),
      text.contains("\"extended\"") || text.contains("\"toread\"") || text.contains("\"tags\"")
    {
      return .format(.pinboard)
    }
    if text.contains("\"url\""), text.contains("\"is_archived\"") || text.contains("\"labels\"") {
      return .format(.readeckList)
    }
    if lower.contains("](http") { return .format(.list) }
    return .none(
      "The file is JSON, but of no program that is known here. Export bookmarks as HTML there, and import that file.")
  }

  private static func table(_ bytes: [UInt8]) -> ImportRecognition? {
    var reader = CSVReader(separator: TableReader.separator(bytes))
    var rows: [CSVReader.Row] = []
    reader.feed(Array(bytes.prefix(8_192)), to: &rows)
    if rows.isEmpty { _ = reader.finish(to: &rows) }
    guard let header = rows.first?.fields, TableColumns(header) != nil else { return nil }
    let names = Set(header.map { $0.trimmed.lowercased() })
    if names.contains("time_added") { return .format(.pocketTable) }
    if names.isSuperset(of: ["selection", "folder", "timestamp"]) { return .format(.instapaperTable) }
    if names.isSuperset(of: ["excerpt", "folder", "url"]) { return .format(.raindropTable) }
    if names.contains("labels") { return .format(.readeckTable) }
    return .format(.table)
  }

  private static func list(_ text: String) -> ImportRecognition {
    var search = LinkAddress.all(in: String(text.prefix(16_384)))
    if search.isEmpty { search = LinkAddress.all(in: text) }
    if !search.isEmpty { return .format(.list) }
    return .none(
      "The file holds no links that could be found. A plain text has to hold addresses such as https://example.com/page."
    )
  }
}
