// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gnomon

extension NSAttributedString {
  /// A document's kind.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
  }
  /// The name of something that a document is read by.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind: a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How letters are written: the number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// What text has where nothing else is said. It's used.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  /// The name of something that a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind: a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How letters are written: the number of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of a document's bytes. Letters alone are read: rich text and pages of the web throw, and a warning says so once.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - options: what they're read by. Where no kind is said they're letters.
  ///   - dict: where it goes what the document says of itself. Nothing is put there.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let said = options[.documentType]
    let kind = said as? DocumentType ?? (said as? String).map(DocumentType.init(rawValue:)) ?? .plain
    guard kind == .plain else {
      _FrameworkLack.say("NSAttributedString reads letters alone, no rich text and no pages of the web.")
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    let number = options[.characterEncoding]
    let encoding = (number as? UInt) ?? (number as? Int).map { UInt($0) } ?? String.Encoding.utf8.rawValue
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }

  /// The text of a file. Letters alone are read: rich text and pages of the web throw, and a warning says so once.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil {
      let kinds: [String: DocumentType] = ["rtf": .rtf, "rtfd": .rtfd, "html": .html, "htm": .html]
      options[.documentType] = kinds[url.pathExtension.lowercased()] ?? .plain
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The bytes of a part of the text. Letters alone are written: other kinds throw, and a warning says so once.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let said = dict[.documentType]
    let kind = said as? DocumentType ?? (said as? String).map(DocumentType.init(rawValue:)) ?? .plain
    guard kind == .plain else {
      _FrameworkLack.say("NSAttributedString writes letters alone, no rich text and no pages of the web.")
      throw CocoaError(.fileWriteUnsupportedScheme)
    }
    return Data(attributedSubstring(from: range).string.utf8)
  }
}
