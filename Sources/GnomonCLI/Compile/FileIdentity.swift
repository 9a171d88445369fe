// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What tells a file from another version of it without reading it.
struct FileIdentity: Equatable {
  var path: String
  var size: Int
  var inode: UInt64
  var seconds: Int
  var nanoseconds: Int

  /// nil where there is no such file.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.path = path
    size = Int(info.st_size)
    inode = UInt64(info.st_ino)
    seconds = info.st_mtim.tv_sec
    nanoseconds = info.st_mtim.tv_nsec
  }

  /// As one text, for a digest.
  var text: String { "\(path)|\(size)|\(inode)|\(seconds)|\(nanoseconds)" }

  func isNewer(than other: FileIdentity) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }
}
