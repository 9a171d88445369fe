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

  /// - Parameter paths: What the command was given: folders, or files and projects, whose folders are open then.
  init(_ paths: [String]) { folders = paths.compactMap { realPath(CheckUnit.folder(of: [$0])) } }

  /// Shows or saves a file with edits.
  ///
  /// - Parameters:
  ///   - fingerprint: Tells the text that the edits are of.
  ///   - known: The sources' files, by their whole paths.
  /// - Returns: The fingerprint of what the file says then.
  /// - Throws: Why it can't be, as a sentence.
  func edit(
    _ path: String, _ fingerprint: String, _ edits: [SourceEdit], saves: Bool, known: Set<String>
  ) throws -> String {
    let saved = try bytes(of: path, known)
    guard !edits.isEmpty else {
      SourceDrafts.set(nil, of: path, saved: saved)
      return SourceEdit.fingerprint(saved)
    }
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let text = String(validating: saved, as: UTF8.self) else { throw CommandFailure("\(name) isn't UTF-8") }
    guard SourceEdit.fingerprint(saved) == fingerprint else { throw CommandFailure("\(name) has changed") }
    let changed: [UInt8]
    do {
      changed = Array(try SourceEdit.text(text, after: edits).utf8)
    } catch {
      throw CommandFailure(error.description)
    }
    guard saves else {
      // Nobody else sees it.
      SourceDrafts.set(changed, of: path, saved: saved)
      return fingerprint
    }
    try save(changed, to: path, inPlaceOf: saved)
    SourceDrafts.set(nil, of: path, saved: saved)
    return SourceEdit.fingerprint(changed)
  }

  private func bytes(of path: String, _ known: Set<String>) throws -> [UInt8] {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard known.contains(path) else { throw CommandFailure("\(name) is none of the sources that are shown") }
    // A link may lead anywhere.
    guard realPath(path) == path, folders.contains(where: { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }),
      !path.contains("/.build/")
    else { throw CommandFailure("\(name) lies outside of what was opened") }
    guard let data = FileManager.default.contents(atPath: path) else { throw CommandFailure("\(name) can't be read") }
    return [UInt8](data)
  }

  /// Another file takes its place, with the same permissions, so that it's never half there.
  private func save(_ bytes: [UInt8], to path: String, inPlaceOf old: [UInt8]) throws {
    let name = URL(fileURLWithPath: path).lastPathComponent
    var info = stat()
    guard stat(path, &info) == 0, access(path, W_OK) == 0 else { throw CommandFailure("\(name) may not be written") }
    var template = Array((path + ".gnomon-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw CommandFailure("\(name) can't be written: \(String(cString: strerror(errno)))") }
    let other = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(bytes))
      // Another owner can't always be given.
      _ = fchown(descriptor, info.st_uid, info.st_gid)
      guard fchmod(descriptor, info.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
      try handle.close()
      // An editor may have saved it in the meantime.
      guard realPath(path) == path, FileManager.default.contents(atPath: path).map([UInt8].init) == old else {
        throw CommandFailure("\(name) has changed")
      }
      guard rename(other, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(other)
      if let failure = error as? CommandFailure { throw failure }
      throw CommandFailure("\(name) can't be written: \(error.localizedDescription)")
    }
  }
}
