// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A file that is written under a name of its own, and takes its real name when it's whole.
///
/// It isn't forced onto the disk: who keeps the file does that with the file's final place.
final class PartFile: Sendable {
  private let path: String
  private let part: String
  private let handle: Mutex<FileHandle?>

  /// Makes the file. Throws ``FetchError/cannotWrite(path:reason:)``.
  init(path: String) throws(FetchError) {
    self.path = path
    part = "\(path).\(UInt32.random(in: 0 ... .max)).part"
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
    handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  func write(_ bytes: some Sequence<UInt8>) throws(FetchError) {
    do {
      try handle.withLock { try $0?.write(contentsOf: Data(bytes)) }
    } catch { throw .cannotWrite(path: path, reason: error.localizedDescription) }
  }

  /// Closes the file and gives it its name.
  func finish() throws(FetchError) {
    do {
      try handle.withLock { handle in
        try handle?.close()
        handle = nil
      }
    } catch { throw .cannotWrite(path: path, reason: error.localizedDescription) }
    guard rename(part, path) == 0 else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
  }

  /// Removes what was written.
  func abandon() {
    handle.withLock { handle in
      try? handle?.close()
      handle = nil
    }
    unlink(part)
  }
}
