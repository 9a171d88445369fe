// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The folder in which one browser process keeps its files. It's removed with everything in it when the browser ends.
struct ProfileFolder: Sendable {
  static let prefix = "lsb-"
  /// 43 bytes. The browser makes a socket in its folder, and Linux allows 107 bytes for a socket's path.
  static let longestParent = 43
  let path: String

  /// Makes a folder that only `user` can read. Folders of processes that are gone are removed first.
  init(in parent: URL?, user: SystemUser?) throws {
    let parent = (parent ?? FileManager.default.temporaryDirectory).path
    guard parent.utf8.count <= Self.longestParent else {
      throw SnapshotError.start(
        "The folder \(parent) has too long a path for the browser's socket. Choose one of at most \(Self.longestParent) bytes."
      )
    }
    Self.removeAbandoned(in: parent)
    var template = Array("\(parent)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SnapshotError.start("No folder could be made in \(parent): \(String(cString: strerror(errno))).")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if let user, chown(path, user.id, user.group) != 0 {
      throw SnapshotError.start(
        "The folder \(path) could not be given to “\(user.name)”: \(String(cString: strerror(errno))).")
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private static func removeAbandoned(in parent: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(atPath: "\(parent)/\(name)") }
    }
  }
}
