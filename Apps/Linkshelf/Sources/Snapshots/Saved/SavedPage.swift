// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A page that a browser saved: its document, and what it needs, by address.
public struct SavedPage: Sendable {
  /// A file of the page.
  public struct Piece: Sendable, Equatable {
    /// The media type, with only letters that such types have.
    public var mediaType: String
    public var bytes: [UInt8]
    /// Where it was, or an address of ``SavedPage/madeUpHost``. Empty where it's not known.
    public var address: String
  }

  /// The most bytes of a file: 64 MiB.
  public static let largest = 64 << 20
  /// The host of addresses that are made up for parts without one. No such host can exist (RFC 2606).
  static let madeUpHost = "part.invalid"

  /// The document itself.
  public var document: Piece
  /// The others, by their addresses without fragments.
  public var pieces: [String: Piece] = [:]
  /// Where the browser says that the page was. Nil where it doesn't say, or where it's no web address.
  public var address: String?
  /// When the browser says that it was saved.
  public var savedAt: Date?

  /// Reads a file.
  public init(path: String) throws(SavedPageProblem) {
    let bytes: [UInt8]
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      guard size <= Self.largest else { throw SavedPageProblem.tooLarge(bytes: size, most: Self.largest) }
      bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch let problem as SavedPageProblem {
      throw problem
    } catch { throw .unreadable(error.localizedDescription) }
    try self.init(bytes)
  }

  /// Reads the bytes of a file. Costs time in proportion to their count.
  public init(_ bytes: [UInt8]) throws(SavedPageProblem) {
    guard bytes.count <= Self.largest else { throw .tooLarge(bytes: bytes.count, most: Self.largest) }
    switch SavedFileKind(head: bytes.prefix(SavedFileKind.headLength)) {
    case .html:
      // Browsers guess the encoding of what doesn't say it. What reads as UTF-8 is nothing else.
      let isUTF8 = bytes.contains { $0 >= 0x80 } && String(validating: bytes, as: UTF8.self) != nil
      document = Piece(
        mediaType: isUTF8 ? "text/html; charset=utf-8" : "text/html", bytes: SavedMarkup(ids: [:]).rewritten(bytes),
        address: "")
    case .mhtml:
      var reader = MHTMLReader(bytes)
      self = try reader.page()
    case .pdf, nil: throw .unknownKind
    }
  }

  init(document: Piece) { self.document = document }

  /// The piece at an address, whatever its fragment is, by http or https.
  func piece(at address: String) -> Piece? {
    let plain = Self.plain(address)
    if let piece = pieces[plain] { return piece }
    if plain.hasPrefix("https:") { return pieces["http:" + plain.dropFirst(6)] }
    if plain.hasPrefix("http:") { return pieces["https:" + plain.dropFirst(5)] }
    return nil
  }

  /// An address without its fragment.
  static func plain(_ address: String) -> String { String(address.prefix { $0 != "#" }) }

  /// A media type of which nothing but a type is left. Empty where it's none.
  static func cleanType(_ text: some StringProtocol) -> String {
    let type = text.prefix { $0 != ";" }.lowercased().filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0))
    }
    return type.split(separator: "/").count == 2 && type.count <= 100 ? type : ""
  }
}
