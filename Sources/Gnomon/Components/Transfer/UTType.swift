// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A kind of data or of file, known by an identifier as `public.png`, and the types that it is a kind of.
///
/// The types that Apple's systems declare are known. Gnomon reads no `Info.plist`: a type of one's own conforms to what
/// is said where it is made (``init(exportedAs:conformingTo:)``), and has neither filename extensions nor MIME types.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, as `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Finds a type that is known by its identifier: one of the system, or one that was exported or imported before. nil
  /// for any other.
  public init?(_ identifier: String) {
    guard UTTypeTable.entry(identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// Makes a type of one's own.
  ///
  /// `parentType` is the type that it is a kind of; nil is none. The second time that an identifier is declared, the
  /// parents add up. A type of the system keeps its own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    UTTypeTable.declare(identifier, conformingTo: parentType)
  }

  /// Makes a type that somebody else owns. Gnomon makes no difference between this and an exported type.
  ///
  /// `parentType` is the type that it is a kind of; nil is none.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Finds the type of files with an extension, which is written without its dot. Where no type is known, it makes one
  /// whose identifier begins with `dyn.`; nil for an extension that can't be one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type with a MIME type, as `image/png`. Where no type is known, it makes one whose identifier begins with
  /// `dyn.`; nil for an empty text.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds the type that a name of another kind stands for. Where no type is known, it makes one whose identifier
  /// begins with `dyn.`; nil for an empty name, and for an extension with a slash.
  ///
  /// `supertype` is what the type has to be a kind of; nil is anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty, !tag.contains("\0"), tagClass != .filenameExtension || !tag.contains("/") else { return nil }
    if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      self.init(known: UTTypeTable.declareDynamic(tag.lowercased(), tagClass, conformingTo: supertype))
    }
  }

  /// All known types that a name of another kind stands for, without those that were made of a name. `supertype` is
  /// what they have to be a kind of; nil is anything.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTTypeTable.identifiers(of: tag.lowercased(), tagClass).map(UTType.init(known:)).filter { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
  }

  // MARK: What it is

  /// The extension that files of the type are given, without its dot; nil where there is none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that data of the type are given, as `image/png`; nil where there is none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The names that the type has elsewhere, by their kind; the preferred names come first. Empty where none is known.
  public var tags: [UTTagClass: [String]] { UTTypeTable.entry(identifier)?.tags ?? [:] }

  /// Whether a system or an app declares the type, or it was exported or imported here.
  public var isDeclared: Bool { UTTypeTable.entry(identifier).map { !$0.isDynamic } ?? false }

  /// Whether the type was made of a name that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is one of the systems' (`public.…`).
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Its kinds

  /// All types that this one is a kind of, without itself. Its cost grows with their number.
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

  /// Whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type is a kind of another one, and not that type itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another type is a kind of this one, and not this type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier of the type.
  public var description: String { identifier }
  /// The identifier of the type.
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier. One that isn't known makes a type that is a kind of nothing.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier of the type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of name that types have elsewhere: extensions of files, MIME types.
public struct UTTagClass: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The identifier of the kind of name, as `public.mime-type`.
  public let rawValue: String
  /// Makes a kind of name by its identifier. Gnomon knows names of `filenameExtension` and `mimeType` alone.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extension of the name of a file, without its dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// The identifier of the kind of name.
  public var description: String { rawValue }
}

extension URL {
  /// The type that the ending of the file's name tells; a folder's where it's one, unless its ending is a package's. nil
  /// without an ending.
  var typeByName: UTType? {
    guard hasDirectoryPath else { return UTType(filenameExtension: pathExtension, conformingTo: .data) }
    guard !pathExtension.isEmpty, let type = UTType(filenameExtension: pathExtension, conformingTo: .directory),
      !type.isDynamic
    else { return .folder }
    return type
  }

  /// The address with the preferred extension of a type. It stays as it is where the name ends in one of the type's
  /// extensions, and where the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let extensions = contentType.tags[.filenameExtension] ?? []
    guard let preferred = extensions.first, !extensions.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(preferred)
  }

  /// The address of something inside, with the preferred extension of a type where the name has none of the type's.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
