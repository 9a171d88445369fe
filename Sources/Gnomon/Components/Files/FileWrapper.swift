// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file or a folder in memory. Foundation has it on Apple's systems, and not on Linux.
public final class FileWrapper: @unchecked Sendable {
  private enum Contents {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var contents: Contents
  /// The name that it was read under; nil where it wasn't.
  public var filename: String?
  /// The name that it'd like to be written under; nil is any.
  public var preferredFilename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }

  /// A folder, by the names of what lies in it.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .folder(childrenByPreferredName)
  }

  /// What lies at an address, with all that lies in it.
  public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        children[child.lastPathComponent] = try FileWrapper(url: child)
      }
      contents = .folder(children)
    } else {
      contents = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// How a wrapper is read. All is read at once: none has an effect.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A file is there as a whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Takes the names over that it was written under.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }

  /// A file's bytes; nil for a folder.
  public var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }

  /// What lies in a folder, by its names; nil for a file.
  public var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = contents { children } else { nil } }

  /// Puts something into a folder under the name that it prefers, or that name with a number where it's taken. A file stays as it is.
  ///
  /// - Returns: the name.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    guard var children = fileWrappers else { return wanted }
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = "\(wanted) \(number)"
      number += 1
    }
    children[name] = child
    contents = .folder(children)
    return name
  }

  /// Puts a file into a folder; gives its name.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard let children = fileWrappers else { return }
    contents = .folder(children.filter { $0.value !== child })
  }

  /// Writes it at an address. A file that lies there is overwritten; of a folder, what has the same names.
  public func write(to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?) throws {
    switch contents {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
