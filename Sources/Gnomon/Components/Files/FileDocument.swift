// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// A document that is a value: what `fileExporter` writes.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types that it can be written as, the preferred one first: without more words those that it's read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads a file.
  init(configuration: Self.ReadConfiguration) throws

  /// Writes the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: what `fileExporter` writes.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  associatedtype Snapshot

  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types that it can be written as, the preferred one first: without more words those that it's read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads a file.
  init(configuration: Self.ReadConfiguration) throws

  /// What is to be written, as it's now.
  func snapshot(contentType: UTType) throws -> Self.Snapshot

  /// Writes what the document was.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper

  /// A host opens no documents: who tests one reads it by this.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// What lies there already; nil where nothing does.
  public let existingFile: FileWrapper?
}
