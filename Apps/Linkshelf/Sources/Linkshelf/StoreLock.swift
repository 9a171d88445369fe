// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lets one server work on a store. The system takes the lock back however the process ends.
final class StoreLock {
  private let descriptor: CInt

  /// nil where another process has it.
  init?(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = folder + "/lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CommandError("\(path) can't be opened: \(String(cString: strerror(errno)))") }
    // Where it can't be taken, the descriptor is closed with this value.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { close(descriptor) }
}
