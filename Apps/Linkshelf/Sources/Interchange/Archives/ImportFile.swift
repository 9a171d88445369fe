// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a file, a zip archive, a packed backup or a folder of any known format.
public enum ImportFile {
  /// What an import came to.
  public struct Summary: Hashable, Sendable {
    /// The formats that were read, each once, in their order.
    public var formats: [ImportFormat] = []
    public var links = 0
    public var records = 0
    public var problems = 0
    /// Files of an archive or a folder that are no exports, such as pictures.
    public var skippedFiles = 0
  }

  /// Reads a file and gives its items one by one. Memory doesn't grow with the file, but for a packed backup.
  ///
  /// - Parameter name: the file's own name, when it lies under another one.
  /// - Throws: `ArchiveProblem` when it can't be opened, or what `each` throws. All else is an item.
  @discardableResult
  public static func read(
    _ url: URL, name: String? = nil, options: ImportOptions = ImportOptions(), each: (ImportedItem) throws -> Void
  ) throws -> Summary {
    var run = ImportRun(options: options)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ArchiveProblem.unreadable(url.lastPathComponent)
    }
    if isFolder.boolValue {
      try run.read(folder: url, each)
      return run.summary
    }
    let source = ImportSource(file: url)
    let head = try source.head()
    switch ImportFormat.recognise(head, name: name ?? url.lastPathComponent) {
    case .format(.zip): try run.read(archive: ZipArchive(url), each)
    case .format(.firefoxPacked): try run.read(packed: source, named: name ?? url.lastPathComponent, file: nil, each)
    case .format(let format): try run.read(source, format, file: nil, each)
    case .none(let sentence): try run.problem(sentence, file: nil, each)
    }
    return run.summary
  }
}
