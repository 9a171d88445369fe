// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files of a cache's folder at one moment. What writers left behind an hour ago and more is deleted on the way.
struct CardCacheScan {
  struct File {
    var path: String
    var bytes: Int
    var used: timespec
  }

  private(set) var files: [File] = []
  var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

  var oldestFirst: [File] {
    files.sorted { ($0.used.tv_sec, $0.used.tv_nsec, $0.path) < ($1.used.tv_sec, $1.used.tv_nsec, $1.path) }
  }

  init(_ folder: URL) {
    let now = time(nil)
    let manager = FileManager.default
    for parent in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] where parent.utf8.count == 2 {
      let parentPath = folder.appendingPathComponent(parent).path
      for name in (try? manager.contentsOfDirectory(atPath: parentPath)) ?? [] {
        let path = "\(parentPath)/\(name)"
        var info = stat()
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
        if name.hasPrefix(CardCache.partStart) {
          if info.st_mtim.tv_sec < now - 3600 { unlink(path) }
        } else if name.hasSuffix(".png") {
          files.append(File(path: path, bytes: Int(info.st_size), used: info.st_mtim))
        }
      }
    }
  }
}
