// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why a folder can't be written.
public struct FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String { "\u{201C}\(path)\u{201D} can't be written. \(reason)" }
}

/// Writes files below one folder.
struct FolderWriter {
  let root: URL
  private var made: Set<String> = []

  /// The folder has to be new or empty, so that nothing of the person's is written over.
  init(_ root: URL) throws(FolderProblem) {
    self.root = root
    if let names = try? FileManager.default.contentsOfDirectory(atPath: root.path), !names.isEmpty {
      throw FolderProblem(path: root.path, reason: "The folder isn't empty. Choose a new one.")
    }
    try make("")
  }

  mutating func write(_ text: String, to path: String) throws(FolderProblem) {
    if let slash = path.lastIndex(of: "/") { try make(String(path[..<slash])) }
    do {
      try Data(text.utf8).write(to: root.appending(path: path))
    } catch {
      throw FolderProblem(path: path, reason: error.localizedDescription)
    }
  }

  private mutating func make(_ folder: String) throws(FolderProblem) {
    guard made.insert(folder).inserted else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder.isEmpty ? root : root.appending(path: folder), withIntermediateDirectories: true)
    } catch {
      throw FolderProblem(path: folder, reason: error.localizedDescription)
    }
  }
}
