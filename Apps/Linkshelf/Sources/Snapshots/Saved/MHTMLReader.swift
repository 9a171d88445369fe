// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads MHTML (RFC 2557), as Chromium and others write it. Made, asked once, forgotten.
///
/// The file comes from anybody: its bytes, its parts, their depth and their heads are limited, and each byte is looked at a few times at most.
struct MHTMLReader {
  /// The parts of a file, at most.
  static let mostParts = 3000
  /// Parts in parts go so deep at most.
  static let deepest = 3

  private struct Part {
    var mediaType: String
    var charset: String?
    var location: String
    var id: String
    var bytes: [UInt8]
  }

  private let bytes: [UInt8]
  private var parts: [Part] = []
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func page() throws(SavedPageProblem) -> SavedPage {
    let head = try MessageHead(bytes[...])
    try read(head, bytes[head.end...], depth: 0)
    let start = head.parameter("start", of: "content-type")?.trimmingCharacters(in: CharacterSet(charactersIn: "<> "))
    guard
      let main = parts.firstIndex(where: { !$0.id.isEmpty && $0.id == start && Self.isPage($0) })
        ?? parts.firstIndex(where: Self.isPage)
    else { throw .noPage }
    let claimed = [head["snapshot-content-location"], parts[main].location].first {
      (try? Browser.checked($0)) != nil
    }

    var addresses: [String] = []
    var ids: [String: String] = [:]
    for (index, part) in parts.enumerated() {
      let address = Self.absolute(part.location, claimed) ?? "https://\(SavedPage.madeUpHost)/\(index)"
      addresses.append(address)
      if !part.id.isEmpty, ids[part.id] == nil { ids[part.id] = address }
    }
    // A frame of the page has its address too, so that parts with names are reached by these alone.
    let markup = SavedMarkup(ids: ids)
    func piece(_ index: Int) -> SavedPage.Piece {
      let part = parts[index]
      var type = part.mediaType.isEmpty ? "application/octet-stream" : part.mediaType
      let isText = type.hasPrefix("text/") || type.hasSuffix("+xml")
      if isText, let charset = part.charset { type += "; charset=\(charset)" }
      return SavedPage.Piece(
        mediaType: type, bytes: isText ? markup.rewritten(part.bytes) : part.bytes, address: addresses[index])
    }
    var page = SavedPage(document: piece(main))
    page.address = claimed
    page.savedAt = Self.date(head["date"])
    for index in parts.indices where index != main {
      let plain = SavedPage.plain(addresses[index])
      if page.pieces[plain] == nil { page.pieces[plain] = piece(index) }
    }
    return page
  }

  private static func isPage(_ part: Part) -> Bool {
    part.mediaType == "text/html" || part.mediaType == "application/xhtml+xml"
  }

  /// A web address. Nil where a part has none: it's made up then.
  private static func absolute(_ location: String, _ base: String?) -> String? {
    guard !location.isEmpty, !location.lowercased().hasPrefix("cid:") else { return nil }
    if let address = try? Browser.checked(location) { return address }
    guard let base = base.flatMap({ URL(string: $0) }), let url = URL(string: location, relativeTo: base) else {
      return nil
    }
    return try? Browser.checked(url.absoluteString)
  }

  private mutating func read(_ head: MessageHead, _ body: ArraySlice<UInt8>, depth: Int) throws(SavedPageProblem) {
    let type = SavedPage.cleanType(head["content-type"])
    if type.hasPrefix("multipart/") {
      guard depth < Self.deepest else { throw .tooDeep(most: Self.deepest) }
      guard let boundary = head.parameter("boundary", of: "content-type"), (1...200).contains(boundary.utf8.count)
      else { throw .noPage }
      for slice in try pieces(of: body, between: Array("--\(boundary)".utf8)) {
        let head = try MessageHead(slice)
        try read(head, slice[min(head.end, slice.endIndex)...], depth: depth + 1)
      }
      return
    }
    count += 1
    let name = head["content-transfer-encoding"]
    guard let decoded = TransferEncoding(name).decoded(body) else {
      throw .badEncoding(part: count, name: String(name.prefix(40)))
    }
    let charset = head.parameter("charset", of: "content-type")?.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0))
    }
    parts.append(
      Part(
        mediaType: type, charset: charset.flatMap { (1...40).contains($0.count) ? $0 : nil },
        location: String(head["content-location"].prefix(8192)), id: String(head.contentID.prefix(300)), bytes: decoded)
    )
  }

  /// What stands between the lines of a boundary. A file that is cut off ends with its last piece.
  private func pieces(of body: ArraySlice<UInt8>, between boundary: [UInt8]) throws(SavedPageProblem)
    -> [ArraySlice<UInt8>]
  {
    var found: [ArraySlice<UInt8>] = []
    var begin: Int?
    var place = body.startIndex
    func end(_ line: Int) {
      guard let begin else { return }
      // The line's end before a boundary belongs to it.
      var last = line
      if last > begin, bytes[last - 1] == 0x0A { last -= 1 }
      if last > begin, bytes[last - 1] == 0x0D { last -= 1 }
      found.append(bytes[begin..<last])
    }
    while place < body.endIndex {
      let lineEnd = body[place...].firstIndex(of: 0x0A) ?? body.endIndex
      let line = body[place..<lineEnd]
      let next = min(lineEnd + 1, body.endIndex)
      if line.starts(with: boundary) {
        let rest = line.dropFirst(boundary.count)
        let tail = rest.drop { $0 == UInt8(ascii: "-") }
        let isLast = rest.count - tail.count == 2
        if (isLast || rest.count == tail.count), tail.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
          end(place)
          begin = isLast ? nil : next
          guard found.count + parts.count <= Self.mostParts else { throw .tooManyParts(most: Self.mostParts) }
          if isLast { return found }
        }
      }
      place = next
    }
    if begin != nil { end(body.endIndex) }
    return found
  }

  /// A message's date, such as `Sat, 28 Nov 2026 23:00:00 -0000`.
  private static func date(_ text: String) -> Date? {
    guard !text.isEmpty, text.count < 60 else { return nil }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    for pattern in ["EEE, d MMM yyyy HH:mm:ss Z", "d MMM yyyy HH:mm:ss Z", "EEE, d MMM yyyy HH:mm:ss zzz"] {
      format.dateFormat = pattern
      if let date = format.date(from: text) { return date }
    }
    return nil
  }
}
