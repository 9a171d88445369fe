// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A pointer to what a call hands back, by its name on Apple's systems.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSAttributedString {
  /// The kinds of documents that texts are read from and written to.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public var rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters alone.
    public static let plain = Self(rawValue: "NSPlainText")
    /// The rich text format. It's neither read nor written here.
    public static let rtf = Self(rawValue: "NSRTF")
    /// The rich text format with files beside it. It's neither read nor written here.
    public static let rtfd = Self(rawValue: "NSRTFD")
    /// A page of the web.
    public static let html = Self(rawValue: "NSHTML")
  }

  /// What is said of a document as a whole.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The attribute's name.
    public var rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind: a ``Foundation/NSAttributedString/DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// How characters are written: a number, as `String.Encoding` has them.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes of all texts that have none of their own.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The size of paper, in points.
    public static let paperSize = Self(rawValue: "PaperSize")
    /// The space around the text on paper, in points.
    public static let paperMargin = Self(rawValue: "PaperMargin")
    /// The size of what shows it, in points.
    public static let viewSize = Self(rawValue: "ViewSize")
    /// How large it's shown, in percent.
    public static let viewZoom = Self(rawValue: "ViewZoom")
    /// How it's shown.
    public static let viewMode = Self(rawValue: "ViewMode")
    /// Whether it may be changed.
    public static let readOnly = Self(rawValue: "ReadOnly")
    /// The colour behind it.
    public static let backgroundColor = Self(rawValue: "BackgroundColor")
    /// How willingly words are broken.
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    /// The distance between tabulators, in points.
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
    /// What it's called.
    public static let title = Self(rawValue: "NSTitleDocumentAttribute")
    /// Who wrote it.
    public static let author = Self(rawValue: "NSAuthorDocumentAttribute")
  }

  /// How a document is to be read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public var rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind: a ``Foundation/NSAttributedString/DocumentType``. Without it the first letters of the document tell.
    public static let documentType = Self(rawValue: "DocumentType")
    /// Attributes of all texts that the document gives none.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// How characters are written: a number, as `String.Encoding` has them.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The same as a name.
    public static let textEncodingName = Self(rawValue: "TextEncodingName")
    /// The address that others are relative to.
    public static let baseURL = Self(rawValue: "BaseURL")
    /// The kind as a uniform type. It isn't looked at.
    public static let fileType = Self(rawValue: "UTI")
    /// How much larger or smaller letters are: a number.
    public static let textSizeMultiplier = Self(rawValue: "TextSizeMultiplier")
    /// How long loading may take. Nothing is loaded.
    public static let timeout = Self(rawValue: "Timeout")
    /// How letters were scaled where it was written. It isn't looked at.
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
    /// How letters are scaled where it's shown. It isn't looked at.
    public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
  }

  /// The text of a document: characters alone, or HTML with its fonts, colours, lines, links, paragraphs, lists and pictures.
  ///
  /// HTML is read by libxml2, which has to be installed. Of style sheets those in the document count, with selectors of types, classes and
  /// identifiers. Nothing is loaded from an address. A table's cells are paragraphs. Which distances Apple's importer takes isn't documented:
  /// those here are a browser's.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - options: how it's to be read.
  ///   - dict: is given the document's attributes.
  /// - Throws: an error of `NSCocoaErrorDomain` that says what can't be read: RTF, other kinds, and characters that aren't of the encoding.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// The text of a file's document, as ``Foundation/NSAttributedString/init(data:options:documentAttributes:)`` reads it. Addresses in it
  /// are relative to its own.
  ///
  /// - Parameters:
  ///   - url: the file's address.
  ///   - options: how it's to be read.
  ///   - dict: is given the document's attributes.
  /// - Throws: what reading the file, or the document, throws.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    if options[.baseURL] == nil { options[.baseURL] = url }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The text of a page of the web, by AppKit's name; nil where it can't be read.
  ///
  /// - Parameters:
  ///   - data: the page.
  ///   - dict: is given the document's attributes.
  public convenience init?(html data: Data, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
  {
    self.init(html: data, options: [:], documentAttributes: dict)
  }

  /// The text of a page of the web, by AppKit's name; nil where it can't be read.
  ///
  /// - Parameters:
  ///   - data: the page.
  ///   - base: the address that others are relative to.
  ///   - dict: is given the document's attributes.
  public convenience init?(
    html data: Data, baseURL base: URL, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) { self.init(html: data, options: [.baseURL: base], documentAttributes: dict) }

  /// The text of a page of the web, by AppKit's name; nil where it can't be read.
  ///
  /// - Parameters:
  ///   - data: the page.
  ///   - options: how it's to be read.
  ///   - dict: is given the document's attributes.
  public convenience init?(
    html data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) {
    var options = options
    options[.documentType] = DocumentType.html
    guard let document = try? TextDocument(data, options) else { return nil }
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// A part of the text as a document: characters alone, or HTML.
  ///
  /// - Parameters:
  ///   - range: the part, in UTF-16.
  ///   - dict: the document's attributes. Its kind has to be among them.
  /// - Throws: an error of `NSCocoaErrorDomain` that says what can't be written: RTF, other kinds, a part that isn't there, and characters
  ///   that the encoding doesn't have.
  public func data(
    from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
    else {
      throw TextDocument.error(
        66_062, "A text of \(length) units of UTF-16 has no part \(range.location), \(range.length) to be written.")
    }
    let part = attributedSubstring(from: range)
    let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
    let kind = TextDocument.kind(dict[.documentType])
    let written: String
    switch kind {
    case .plain?: written = part.string
    case .html?: written = HTMLWriter.page(of: part)
    default:
      throw TextDocument.error(
        66_062, "A text isn't written as \(kind?.rawValue ?? "a document without a kind") here: take .html or .plain.")
    }
    guard let data = written.data(using: encoding) else {
      throw TextDocument.error(66_062, "A text has characters that its encoding doesn't have: take .utf8.")
    }
    return data
  }
}

extension NSMutableAttributedString {
  /// Takes a document's text in place of its own, as ``Foundation/NSAttributedString/init(data:options:documentAttributes:)`` reads it.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - opts: how it's to be read.
  ///   - dict: is given the document's attributes.
  /// - Throws: what the initialiser throws.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, opts)
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }

  /// Takes the text of a file's document in place of its own.
  ///
  /// - Parameters:
  ///   - url: the file's address.
  ///   - opts: how it's to be read.
  ///   - dict: is given the document's attributes.
  /// - Throws: what reading the file, or the document, throws.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws { setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict)) }
}

/// A document that was read.
private struct TextDocument {
  let text: NSAttributedString
  let attributes: NSDictionary

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let kind = Self.kind(options[.documentType]) ?? Self.kind(of: data)
    var encoding = Self.encoding(options[.characterEncoding])
    let name = options[.textEncodingName] as? String
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch kind {
    case .plain:
      // An order of bytes that is told by the first of them is no character.
      let found = encoding ?? (data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : .utf8)
      guard
        let string = String(data: data, encoding: found)
          ?? (encoding == nil ? String(data: data, encoding: .isoLatin1) : nil)
      else {
        throw Self.error(65_806, "A text's bytes aren't of the encoding that was asked for.")
      }
      encoding = found
      text = NSAttributedString(
        string: string.hasPrefix("\u{FEFF}") ? String(string.dropFirst()) : string, attributes: defaults)
    case .html:
      guard HTMLReader.isThere else {
        throw Self.error(65_806, "HTML isn't read: libxml2 isn't installed. On Debian it's the package libxml2.")
      }
      let factor =
        (options[.textSizeMultiplier] as? NSNumber)?.doubleValue ?? options[.textSizeMultiplier] as? Double ?? 1
      let base = options[.baseURL] as? URL ?? (options[.baseURL] as? String).flatMap { URL(string: $0) }
      var (page, told) = (data, name ?? Self.name(encoding))
      if told == nil, let known = encoding ?? Self.widths(data), let string = String(data: data, encoding: known) {
        (page, told) = (Data(string.utf8), "UTF-8")
      }
      // As browsers read a page of western Europe that doesn't tell its encoding.
      if told == nil, !Self.tellsEncoding(page) { told = "ISO-8859-1" }
      do {
        text = try HTMLReader.text(
          of: page, encoding: told, base: base, defaults: defaults,
          factor: factor > 0 && factor <= 100 ? CGFloat(factor) : 1)
      } catch .deep {
        throw Self.error(65_806, "A page of the web isn't read: more than 255 of its elements lie within each other.")
      } catch { throw Self.error(65_806, "A page of the web can't be read.") }
    default:
      throw Self.error(65_806, "A document of the kind \(kind.rawValue) isn't read here: .html and .plain are.")
    }
    var attributes: [String: Any] = [NSAttributedString.DocumentAttributeKey.documentType.rawValue: kind.rawValue]
    if let encoding {
      attributes[NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue] = Int(encoding.rawValue)
    }
    self.attributes = attributes as NSDictionary
  }

  static func kind(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType ?? (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
  }

  /// What the first letters tell.
  private static func kind(of data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    let first = start.drop(while: \.isWhitespace)
    return first.hasPrefix("<!doctype html") || first.hasPrefix("<html") ? .html : .plain
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    if let encoding = value as? String.Encoding { return encoding }
    let number: UInt? =
      value as? UInt ?? (value as? Int).flatMap { UInt(exactly: $0) } ?? (value as? NSNumber).map(\.uintValue)
    return number.map { String.Encoding(rawValue: $0) }
  }

  /// As libxml2 calls it, where its bytes up to 127 are ASCII's; others are written anew.
  private static func name(_ encoding: String.Encoding?) -> String? {
    switch encoding {
    case .utf8?: "UTF-8"
    case .ascii?, .isoLatin1?: "ISO-8859-1"
    default: nil
    }
  }

  /// The encoding of more than a byte that the first bytes tell.
  private static func widths(_ data: Data) -> String.Encoding? {
    data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : nil
  }

  /// Whether a page begins with UTF-8's mark, or has an element that tells its encoding where browsers look for one.
  private static func tellsEncoding(_ data: Data) -> Bool {
    data.starts(with: [0xEF, 0xBB, 0xBF])
      || String(decoding: data.prefix(1_024), as: UTF8.self).lowercased().contains("charset=")
  }

  static func error(_ code: Int, _ sentence: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: sentence])
  }
}
