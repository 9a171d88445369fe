// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A kind of data or of file, known by an identifier as `public.png`, and what it's a kind of.
///
/// The types that Apple's systems declare are known. There is no `Info.plist` to read: a type of one's own conforms to what is said where it's
/// made (``init(exportedAs:conformingTo:)``), and has neither filename extensions nor MIME types.
public struct UTType: Hashable, Sendable {
  /// As `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A type that is known: a system's, or one that was exported or imported before; nil for any other.
  public init?(_ identifier: String) {
    guard UTTypeTable.entry(identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// A type of one's own.
  ///
  /// `parentType` is what it's a kind of; nil is nothing that is known.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    UTTypeTable.declare(identifier, conformingTo: parentType)
  }

  /// A type that somebody else owns.
  ///
  /// `parentType` is what it's a kind of; nil is nothing that is known.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with an extension, without its dot: a dynamic one where none is known; nil for an extension that can't be one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type as `image/png`: a dynamic one where none is known; nil for what can't be a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type that something else calls by a name; nil where it can't be such a name.
  ///
  /// `supertype` is what the type has to conform to; nil is anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty, !tag.contains("\0"), tagClass != .filenameExtension || !tag.contains("/") else { return nil }
    if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      self.init(known: UTTypeTable.declareDynamic(tag.lowercased(), tagClass, conformingTo: supertype))
    }
  }

  /// All known types that something else calls by a name, without dynamic ones.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTTypeTable.identifiers(of: tag.lowercased(), tagClass).map(UTType.init(known:)).filter { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
  }

  // MARK: What it is

  /// The extension that files of the type are given, without its dot; nil where there's none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// As `image/png`; nil where there's none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// What else the type is called by, the preferred names first.
  public var tags: [UTTagClass: [String]] { UTTypeTable.entry(identifier)?.tags ?? [:] }

  /// Whether a system or an app declares the type, or it was exported or imported here.
  public var isDeclared: Bool { UTTypeTable.entry(identifier).map { !$0.isDynamic } ?? false }

  /// Whether the type was made of a name that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is one of the systems' (`public.…`).
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Its kinds

  /// All types that this one is a kind of, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = UTTypeTable.entry(identifier)?.supertypes ?? []
    while let next = open.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      open += UTTypeTable.entry(next)?.supertypes ?? []
    }
    found.remove(self)
    return found
  }

  /// Whether it's another type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it's a kind of another type, and not that type itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another type is a kind of it, and not it itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier; one that isn't known stays a type that conforms to nothing.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of name that types have elsewhere.
public struct UTTagClass: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The name of the class of tags.
  public let rawValue: String
  /// Makes a class of tags with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ending of a file's name, without its dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// As `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The name of the class.
  public var description: String { rawValue }
}

extension URL {
  /// The type that the ending of the file's name tells; a folder's where it's one. nil without an ending.
  var typeByName: UTType? {
    if hasDirectoryPath, pathExtension.isEmpty { return .folder }
    return UTType(filenameExtension: pathExtension, conformingTo: hasDirectoryPath ? .directory : .data)
  }

  /// The address with a type's extension, where it has one and the name doesn't end in it yet.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let extensions = contentType.tags[.filenameExtension] ?? []
    guard let preferred = extensions.first, !extensions.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(preferred)
  }

  /// The address of something inside, with a type's extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
