// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object that can be written as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of those types, the better ones first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the bytes of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of data of some types.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The identifiers of those types, the better ones first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of the bytes of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

// Texts are UTF-8 where their type doesn't say otherwise.
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types that it can be written as, the best first.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// The types that it can be read from, the best first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .utf16PlainText, .utf16ExternalPlainText, .plainText, .text].map(\.identifier)
  }

  /// Hands the bytes for a type to the handler, or an error where the type is none of its own.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// Reads the value from the bytes of a type; throws where they hold none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try TransferredText.string(of: data, UTType(known: typeIdentifier))
    guard let object = NSMutableString(string: text) as? Self ?? NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "a text can't be made as a \(Self.self)")
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types that it can be written as, the best first.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// The types that it can be read from, the best first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  /// Hands the bytes for a type to the handler, or an error where the type is none of its own.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Reads the value from the bytes of a type; throws where they hold none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "the \(data.count) bytes aren't an address")
    }
    return url
  }
}

/// Texts as bytes.
enum TransferredText {
  static func string(of data: Data, _ type: UTType) throws -> String {
    let encoding: String.Encoding = type == .utf16PlainText || type == .utf16ExternalPlainText ? .utf16 : .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw NSItemProvider.error(.unexpectedValueClassError, "the \(data.count) bytes aren't a text in \(encoding)")
    }
    return text
  }
}
