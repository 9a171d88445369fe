// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// A document that is a value, as `fileExporter` writes it.
///
/// Gnomon has no apps of documents: it calls only the methods that write.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The file that a document is read from, and its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type that a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types that the document can be written as, the preferred one first. By default those that it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// Makes the document out of a file. It throws where the file can't be understood.
  init(configuration: Self.ReadConfiguration) throws

  /// Makes the file of the document. An error is handed on to the completion of `fileExporter`.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, as `fileExporter` writes it.
///
/// Gnomon has no apps of documents: it calls only the methods that write.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The file that a document is read from, and its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type that a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The type of a copy of the document's data, which is written while the document may change.
  associatedtype Snapshot

  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types that the document can be written as, the preferred one first. By default those that it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// Makes the document out of a file. It throws where the file can't be understood.
  init(configuration: Self.ReadConfiguration) throws

  /// Copies the data that is to be written, as it is now. It's called right before
  /// `fileWrapper(snapshot:configuration:)`.
  func snapshot(contentType: UTType) throws -> Self.Snapshot

  /// Makes the file of a snapshot. An error is handed on to the completion of `fileExporter`.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from, and its type.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file, or the folder, with all that it holds.
  public let file: FileWrapper

  /// Makes a configuration for a test of a document.
  ///
  /// Gnomon opens no documents: whoever tests one reads it by this.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The type that a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The type to write: one of those asked for, or the first writable one.
  public let contentType: UTType
  /// The file that is there already. Gnomon always gives nil.
  public let existingFile: FileWrapper?
}
