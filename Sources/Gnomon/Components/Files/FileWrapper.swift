// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file or a folder in memory.
///
/// It stands in for the class that Foundation has on Apple's systems and not on Linux.
public final class FileWrapper: @unchecked Sendable {
  private enum Contents {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var contents: Contents
  /// The name that the file was read under, or was written under by `withNameUpdating`; nil where there was none.
  public var filename: String?
  /// The name that the file would like to be written under; nil is any.
  public var preferredFilename: String?

  /// Makes a file that holds some bytes.
  public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }

  /// Makes a folder that holds files and folders, under the names of the keys.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .folder(childrenByPreferredName)
  }

  /// Reads a file or a folder, with all that lies in it.
  ///
  /// Everything is read at once, so that a large folder takes time and memory. `options` has no effect. It throws where
  /// something can't be read.
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

  /// The ways to read a wrapper. Gnomon reads everything at once: none has an effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits: 1 is immediate, 2 is without mapping.
    public let rawValue: UInt
    /// Makes the options that some bits stand for: 1 is immediate, 2 is without mapping.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Everything is read right away, as it always is here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files aren't mapped into memory, as they never are here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The ways to write a wrapper.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits: 1 is atomic, 2 is with an update of the name.
    public let rawValue: UInt
    /// Makes the options that some bits stand for: 1 is atomic, 2 is with an update of the name.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each file is there as a whole or not at all. Of a folder that holds for each file by itself.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrapper takes over the name that it was written under as its `filename`.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// True for a file, false for a folder.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// True for a folder, false for a file.
  public var isDirectory: Bool { fileWrappers != nil }

  /// The file's bytes; nil for a folder.
  public var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }

  /// The files and folders in the folder, by their names; nil for a file.
  public var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = contents { children } else { nil } }

  /// Puts a file or a folder into the folder, under the name that it prefers. A number is added where that name is
  /// taken.
  ///
  /// Without a preferred name its `filename` counts, or else "Untitled". Where the wrapper is a file, nothing is added.
  ///
  /// - Returns: the name under which it was put.
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

  /// Puts a file of some bytes into the folder, under a name. A number is added where that name is taken.
  ///
  /// - Returns: the name under which it was put.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file or a folder out of the folder. Nothing happens where it isn't in there.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard let children = fileWrappers else { return }
    contents = .folder(children.filter { $0.value !== child })
  }

  /// Writes the file or the folder to an address, and overwrites files of the same names.
  ///
  /// What a folder holds there already under other names stays. `originalContentsURL` has no effect. It throws where
  /// something can't be written.
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
