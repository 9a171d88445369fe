// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object that can be written as bytes of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types that the object can be written as, the better ones first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the bytes of a type, and hands them or an error to the handler.
  ///
  /// - Returns: What tells how far the work is; nil where it is done at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of bytes of some types.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The identifiers of the types that an object can be made of, the better ones first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of the bytes of a type. It throws where they hold none.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

// Texts are UTF-8 where their type doesn't say otherwise.
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types that a text can be written as: UTF-8 text alone.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// The types that a text can be made of: UTF-8, UTF-16 and any text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .utf16PlainText, .utf16ExternalPlainText, .plainText, .text].map(\.identifier)
  }

  /// Hands the text in UTF-8 to the handler, whatever the type is.
  ///
  /// - Returns: nil, since the handler was called at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// Makes a text of bytes: UTF-16 where the type says so, else UTF-8. It throws where the bytes aren't such a text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try TransferredText.string(of: data, UTType(known: typeIdentifier))
    guard let object = NSMutableString(string: text) as? Self ?? NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "a text can't be made as a \(Self.self)")
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types that an address can be written as: `public.url` alone.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// The types that an address can be made of: the address of a file, and any address.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  /// Hands the address in UTF-8 to the handler, whatever the type is.
  ///
  /// - Returns: nil, since the handler was called at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Makes an address of bytes in UTF-8. It throws where they aren't an address.
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
