// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Text, as UTF-8.
extension String: Transferable {
  /// A string is written as UTF-8 text, and read from UTF-8, UTF-16 or plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try TransferredText.string(of: $0, .utf8PlainText)
    }
    DataRepresentation(importedContentType: .utf16PlainText) { try TransferredText.string(of: $0, .utf16PlainText) }
    DataRepresentation(importedContentType: .utf16ExternalPlainText) {
      try TransferredText.string(of: $0, .utf16ExternalPlainText)
    }
    DataRepresentation(importedContentType: .plainText) { try TransferredText.string(of: $0, .plainText) }
  }
}

/// Any bytes.
extension Data: Transferable {
  /// Bytes are handed over as they are, under the type `public.data`.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

/// Addresses: those of files as such.
extension URL: Transferable {
  /// An address is handed over as text under the type `public.url`. That of a file is handed over as `public.file-url`
  /// first.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL, exporting: \.transferred, importing: URL.init(transferred:))
      .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url, exporting: \.transferred, importing: URL.init(transferred:))
  }

  private var transferred: Data { Data(absoluteString.utf8) }

  private init(transferred data: Data) throws {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.error(.unexpectedValueClassError, "the \(data.count) bytes aren't an address")
    }
    self = url
  }
}

/// Text without its attributes.
extension AttributedString: Transferable {
  /// An attributed string is handed over as its characters, without the attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
