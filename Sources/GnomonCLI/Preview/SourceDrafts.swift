// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// Texts that are shown in place of what files say: of somebody who moves a slider and hasn't let go.
enum SourceDrafts {
  private struct Draft {
    /// What the file said.
    var saved: [UInt8]
    var text: [UInt8]
  }

  private static let drafts = Mutex<[String: Draft]>([:])

  /// What is to be read of a file that says something. A draft of another state of it is forgotten.
  static func text(of path: String, saved: [UInt8]) -> [UInt8] {
    drafts.withLock { drafts in
      guard let draft = drafts[path] else { return saved }
      if draft.saved == saved { return draft.text }
      drafts[path] = nil
      return saved
    }
  }

  static func set(_ text: [UInt8]?, of path: String, saved: [UInt8]) {
    drafts.withLock { $0[path] = text.map { Draft(saved: saved, text: $0) } }
  }
}

/// Changes files of the sources as a page says.
struct SourceEditing {
  /// The folders that are open, as they really are.
  private let folders: [String]

  /// - Parameter paths: What the command was given: folders, or files, whose folders are open then.
  init(_ paths: [String]) {
    folders = paths.compactMap { path in
      realPath(SourceSet.isFolder(path) ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
  }

  /// Shows or saves a file with edits.
  ///
  /// - Parameter known: The sources' files, by their whole paths.
  /// - Throws: Why it can't be, as a sentence.
  func edit(_ path: String, _ edits: [SourceEdit], saves: Bool, known: Set<String>) throws {
    let saved = try text(of: path, known)
    let bytes = Array(saved.utf8)
    guard !edits.isEmpty else { return SourceDrafts.set(nil, of: path, saved: bytes) }
    let count = edits.reduce(0) { $0 + $1.old.utf8.count + $1.new.utf8.count }
    guard edits.count <= SourceEdit.mostEdits, count <= SourceEdit.mostBytes else {
      throw CommandFailure("that's too much to change at a time")
    }
    let text: String
    do {
      text = try SourceEdit.text(saved, after: edits)
    } catch {
      throw CommandFailure(error.description)
    }
    // Until it's saved nobody else sees it.
    SourceDrafts.set(saves ? nil : Array(text.utf8), of: path, saved: bytes)
    if saves { try save(text, to: path) }
  }

  private func text(of path: String, _ known: Set<String>) throws -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard known.contains(path) else { throw CommandFailure("\(name) is none of the sources that are shown") }
    // A link may lead anywhere.
    guard realPath(path) == path, folders.contains(where: { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }),
      !path.contains("/.build/")
    else { throw CommandFailure("\(name) lies outside of what was opened") }
    guard let data = FileManager.default.contents(atPath: path) else { throw CommandFailure("\(name) can't be read") }
    guard let text = String(validating: data, as: UTF8.self) else { throw CommandFailure("\(name) isn't UTF-8") }
    return text
  }

  /// Another file takes its place, with the same rights, so that it's never half there.
  private func save(_ text: String, to path: String) throws {
    let name = URL(fileURLWithPath: path).lastPathComponent
    var info = stat()
    guard stat(path, &info) == 0, access(path, W_OK) == 0 else { throw CommandFailure("\(name) may not be written") }
    var template = Array((path + ".gnomon-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw CommandFailure("\(name) can't be written: \(String(cString: strerror(errno)))") }
    let other = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
      _ = fchmod(descriptor, info.st_mode & 0o7777)
      try handle.close()
      guard rename(other, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(other)
      throw CommandFailure("\(name) can't be written: \(error.localizedDescription)")
    }
  }
}
