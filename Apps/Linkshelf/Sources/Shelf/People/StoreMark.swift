// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a store's database lies on the disk: whoever writes it, another process too, changes it. Costs two questions to the system.
public struct StoreMark: Hashable, Sendable {
  private struct File: Hashable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private var files: [File]

  /// When it was last written, in seconds since 1970. A change right after it may look the same.
  var changedAt: Int { files.map(\.seconds).max() ?? 0 }

  public init(_ folder: String) {
    files = ["", "-wal"].map { suffix in
      var found = stat()
      // A log of changes that is empty is as good as none: whoever opens and closes a store changes nothing.
      guard stat(folder + "/shelf.sqlite" + suffix, &found) == 0, found.st_size > 0 else {
        return File(size: 0, seconds: 0, nanoseconds: 0)
      }
      return File(
        size: Int64(found.st_size), seconds: found.st_mtim.tv_sec, nanoseconds: found.st_mtim.tv_nsec)
    }
  }
}
