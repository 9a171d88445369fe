// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The file by which editors find a server of previews that runs: its address and what it shows, for its own user to read.
///
/// It's removed when the server ends. One of a process that was killed stays until the next server removes it. Its token is of
/// no use then: the token lived with the process.
struct PreviewRecord: Sendable {
  struct Contents: Codable, Equatable {
    var version = 1
    var pid: Int32
    /// With the token in its path.
    var address: String
    /// The files and folders that it shows, in full.
    var shown: [String]
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let path: String

  /// The folder in which all servers of a user have their files.
  static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let runtime = folder("XDG_RUNTIME_DIR") { return runtime + "/gnomon" }
    if let cache = folder("XDG_CACHE_HOME") { return cache + "/gnomon/run" }
    return folder("HOME").map { $0 + "/.cache/gnomon/run" }
  }

  /// Writes the file, and removes those of servers that aren't there any more.
  init(_ contents: Contents, in folder: String? = PreviewRecord.folder()) throws {
    guard let folder else { throw Failure(description: "there's no home folder") }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var info = stat()
    // Where another user could write, another server's address could lie.
    guard lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == geteuid(),
      info.st_mode & 0o022 == 0
    else { throw Failure(description: "\(folder) isn't a folder that only you can write to") }
    Self.removeStale(in: folder)
    path = folder + "/preview-\(contents.pid).json"
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(description: "\(path) can't be written: \(String(cString: strerror(errno)))")
    }
    // In one piece: who reads it meanwhile gets nothing or all.
    let text = [UInt8]((PageJSON.text(of: contents) ?? "").utf8)
    let count = write(descriptor, text, text.count)
    close(descriptor)
    guard count == text.count else {
      unlink(path)
      throw Failure(description: "\(path) can't be written")
    }
  }

  func remove() { unlink(path) }

  private static func removeStale(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let match = name.wholeMatch(of: #/preview-(\d+)\.json/#), let pid = Int32(match.1), pid > 0 else {
        continue
      }
      if kill(pid, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }
}
