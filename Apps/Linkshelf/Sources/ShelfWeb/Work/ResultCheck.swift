// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Shelf
import WorkMessages

/// Tells whether the description of a result may be true.
struct ResultCheck {
  let isLook: Bool

  private static let longestName = 255
  private static let longestAddress = 8_192
  private static let mostWarnings = 200
  private static let longestText = 20_000
  private static let largestNumber = 1_000_000

  /// The types that each kind of part may have: what is shown has one that can't be anything else.
  private static let types: [Part.Kind: Set<String>] = [
    .picture: pictures, .preview: pictures.union(["image/gif", "image/bmp", "image/x-icon", "image/tiff"]),
    .archive: ["text/html"], .article: ["text/html"],
    .markdown: ["text/markdown"], .text: ["text/plain"], .pdf: ["application/pdf"], .response: ["application/json"],
  ]
  private static let pictures: Set<String> = ["image/webp", "image/png", "image/jpeg", "image/avif"]

  func check(_ head: ResultHead) throws {
    try check(head.details)
    guard (0...999).contains(head.status), (0...Self.largestNumber).contains(head.requests),
      head.seconds.isFinite, (0...86_400).contains(head.seconds)
    else { throw Self.refusal("Its numbers can't be true.") }
    guard head.warnings.count <= Self.mostWarnings, head.warnings.allSatisfy({ $0.utf8.count <= Self.longestText })
    else {
      throw Self.refusal("It has too many or too long warnings.")
    }
    if !isLook {
      let address = head.finalAddress
      guard address.hasPrefix("http://") || address.hasPrefix("https://"), address.utf8.count <= Self.longestAddress,
        address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
      else { throw Self.refusal("“finalAddress” has to be an address of http or https.") }
    }
    try check(head.files)
  }

  private func check(_ details: ResultHead.Details) throws {
    let texts = [details.title, details.description, details.siteName, details.author, details.language]
    guard texts.allSatisfy({ $0.utf8.count <= Self.longestText }) else {
      throw Self.refusal("A text of it is too long.")
    }
    guard Link.Kind(rawValue: details.kind) != nil else { throw Self.refusal("Its kind isn't known.") }
    guard (0...999).contains(details.status) else { throw Self.refusal("Its status can't be true.") }
    // Years 1 to 9999.
    if let moment = details.publishedAt, !(-62_135_596_800_000...253_402_300_799_999).contains(moment) {
      throw Self.refusal("Its date can't be true.")
    }
  }

  private func check(_ files: [ResultHead.File]) throws {
    guard files.count <= (isLook ? 2 : WorkProtocol.mostFiles) else { throw Self.refusal("It has too many files.") }
    var sent = 0
    var bytes = 0
    var places: Set<String> = []
    for file in files {
      guard places.insert("\(file.kind) \(file.position)").inserted, (0...100_000).contains(file.position) else {
        throw Self.refusal("Two files of it have the same place, or one has none.")
      }
      try check(file)
      sent += file.sent
      bytes += file.bytes
      guard sent <= WorkProtocol.mostBytes, bytes <= WorkProtocol.mostBytes else {
        throw WebError(.contentTooLarge, "A result has at most \(WorkProtocol.mostBytes >> 20) MB.")
      }
    }
  }

  private func check(_ file: ResultHead.File) throws {
    guard (0...WorkProtocol.mostBytes).contains(file.sent), (0...WorkProtocol.mostBytes).contains(file.bytes) else {
      throw WebError(.contentTooLarge, "A result has at most \(WorkProtocol.mostBytes >> 20) MB.")
    }
    guard file.packing == "zstd" || file.packing.isEmpty && file.sent == file.bytes else {
      throw Self.refusal("“packing” is zstd or empty; an unpacked file is sent as large as it is.")
    }
    guard PartFiles.isHash(file.sha256) else { throw Self.refusal("“sha256” has 64 hexadecimal digits.") }
    guard Self.isName(file.name) else { throw Self.refusal("A file's name isn't good.") }
    guard Self.isType(file.mediaType) else { throw Self.refusal("A file's media type isn't good.") }
    guard (0...Self.largestNumber).contains(file.width), (0...Self.largestNumber).contains(file.height) else {
      throw Self.refusal("A picture's size can't be true.")
    }
    if isLook {
      guard ["icon", "picture"].contains(file.kind), file.mediaType.hasPrefix("image/") else {
        throw Self.refusal("A look has an icon and a picture only.")
      }
      guard file.bytes <= WorkProtocol.mostPicture else {
        throw WebError(.contentTooLarge, "A picture has at most \(WorkProtocol.mostPicture >> 20) MB.")
      }
      return
    }
    guard let kind = Part.Kind(rawValue: file.kind) else { throw Self.refusal("A file's kind isn't known.") }
    let type = file.mediaType.prefix { $0 != ";" }
    if let types = Self.types[kind], !types.contains(String(type)) {
      throw Self.refusal("A part “\(kind.rawValue)” doesn't have the type \(type).")
    }
    if kind == .articlePicture, !type.hasPrefix("image/") { throw Self.refusal("An article's picture is a picture.") }
  }

  /// A plain name without a folder.
  private static func isName(_ name: String) -> Bool {
    (1...longestName).contains(name.utf8.count) && name != "." && name != ".."
      && name.unicodeScalars.allSatisfy {
        $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
          && $0.properties.generalCategory != .format && $0.properties.generalCategory != .lineSeparator
          && $0.properties.generalCategory != .paragraphSeparator
      }
  }

  private static func isType(_ type: String) -> Bool {
    type.utf8.count <= 200
      && type.wholeMatch(of: #/[a-z0-9][a-z0-9.+_-]*\/[a-z0-9][a-z0-9.+_-]*(;\s?charset="?[A-Za-z0-9_-]+"?)?/#) != nil
  }

  private static func refusal(_ sentence: String) -> WebError {
    WebError(.badRequest, "The result isn't taken. \(sentence)")
  }
}
