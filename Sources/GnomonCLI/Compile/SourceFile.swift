// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The user's file.
struct SourceFile {
  /// As the user wrote it.
  var path: String
  var absolutePath: String
  var bytes: [UInt8]

  init(path: String) throws {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw CommandFailure("there is no file \(path)")
    }
    guard info.st_mode & S_IFMT != S_IFDIR else {
      throw CommandFailure("\(path) is a folder; name it alone, without files beside it")
    }
    guard path.hasSuffix(".swift") else {
      throw CommandFailure("\(path) isn't a Swift file")
    }
    guard let data = FileManager.default.contents(atPath: path), let absolute = realPath(path) else {
      throw CommandFailure("\(path) can't be read")
    }
    self.path = path
    absolutePath = absolute
    bytes = SourceDrafts.text(of: absolute, saved: [UInt8](data))
  }

  /// The name without folders.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  var folder: String { URL(fileURLWithPath: absolutePath).deletingLastPathComponent().path }
}
