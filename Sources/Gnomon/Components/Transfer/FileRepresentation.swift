// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A way to hand a value over as a file that closures write and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// A built-in representation has no body.
  public typealias Body = Never
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public let _ways: [_TransferWay<Item>]

  private typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> SentTransferredFile
  private typealias Import = nonisolated(nonsending) @Sendable (ReceivedTransferredFile) async throws -> Item

  private init(
    _ exportType: UTType?, _ exporting: Export?, _ importType: UTType?, opensInPlace: Bool, _ importing: Import?
  ) {
    var way = _TransferWay<Item>(exportType: exportType, importType: importType)
    if let exporting {
      way.export = { item in
        let sent = try await exporting(item)
        return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
      }
    }
    if let importing, let importType {
      way.load = { payload in
        if opensInPlace, case .file(let url, isOriginal: true) = payload {
          return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
        }
        let copy = try TransferredCopy(of: payload, importType)
        defer { copy.remove() }
        return try await importing(ReceivedTransferredFile(file: copy.file, isOriginalFile: false))
      }
    }
    _ways = [way]
  }

  /// Makes a representation that writes values as a file of a type, and reads them from such a file.
  /// `shouldAttemptToOpenInPlace` is true to read the original where the sender lets it; otherwise a copy is read,
  /// which is gone afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(
      contentType, { try exporting($0) }, contentType, opensInPlace: shouldAttemptToOpenInPlace, { try importing($0) })
  }

  /// Makes a representation that writes values as a file of a type, and reads them from such a file. The closures may
  /// suspend. `shouldAttemptToOpenInPlace` is true to read the original where the sender lets it; otherwise a copy is
  /// read, which is gone afterwards.
  @_disfavoredOverload
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(contentType, exporting, contentType, opensInPlace: shouldAttemptToOpenInPlace, importing) }

  /// Makes a representation that writes values as a file of a type, and reads none. `shouldAllowToOpenInPlace` has no
  /// effect: the `SentTransferredFile` says it.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) { self.init(exportedContentType, { try exporting($0) }, nil, opensInPlace: false, nil) }

  /// Makes a representation that writes values as a file of a type, and reads none. The closure may suspend.
  /// `shouldAllowToOpenInPlace` has no effect: the `SentTransferredFile` says it.
  @_disfavoredOverload
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(exportedContentType, exporting, nil, opensInPlace: false, nil) }

  /// Makes a representation that reads values from a file of a type, and writes none. `shouldAttemptToOpenInPlace` is
  /// true to read the original where the sender lets it; otherwise a copy is read, which is gone afterwards.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.init(nil, nil, importedContentType, opensInPlace: shouldAttemptToOpenInPlace, { try importing($0) })
  }

  /// Makes a representation that reads values from a file of a type, and writes none. The closure may suspend.
  /// `shouldAttemptToOpenInPlace` is true to read the original where the sender lets it; otherwise a copy is read,
  /// which is gone afterwards.
  @_disfavoredOverload
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(nil, nil, importedContentType, opensInPlace: shouldAttemptToOpenInPlace, importing) }
}

/// A file, as its sender describes it.
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether the receiver may use the original; otherwise it gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// Names the file that is handed over. `allowAccessingOriginalFile` is true to let the receiver use it in place;
  /// otherwise it gets a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file, as its receiver gets it. A copy is gone when the receiver has read it.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether it is the sender's own file, and not a copy.
  public let isOriginalFile: Bool
}

/// What is handed over, as a file in a folder of its own.
struct TransferredCopy {
  let file: URL

  init(of payload: TransferPayload, _ type: UTType, named name: String = "item") throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch payload {
    case .data(let data):
      let base = name.replacingOccurrences(of: "/", with: "-")
      file = folder.appendingPathComponent(base.isEmpty ? "item" : base).appendingPathExtension(for: type)
      try data.write(to: file)
    case .file(let url, _):
      file = folder.appendingPathComponent(url.lastPathComponent)
      try FileManager.default.copyItem(at: url, to: file)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
}
