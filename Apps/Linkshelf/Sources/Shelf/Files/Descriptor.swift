// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An open file, closed with its last owner.
final class Descriptor {
  private let number: CInt
  private let path: String

  init(opening path: String, _ flags: CInt) throws {
    self.path = path
    number = open(path, flags | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw Self.failure("can't be opened", path) }
  }

  deinit { close(number) }

  /// How many bytes were read; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while true {
      let count = Foundation.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw Self.failure("can't be read", path) }
    }
  }

  /// Reads on from a place.
  func move(to offset: Int) throws {
    guard lseek(number, off_t(offset), SEEK_SET) >= 0 else { throw Self.failure("can't be read", path) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(number, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.failure("can't be written", path)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Makes the file take so many bytes of the disk.
  ///
  /// - Returns: false where it can't.
  func allocate(_ bytes: Int64) -> Bool { posix_fallocate(number, 0, off_t(bytes)) == 0 }

  /// Waits until the bytes are on the disk.
  func synchronize() throws {
    guard fsync(number) == 0 else { throw Self.failure("can't be forced to the disk", path) }
  }

  /// Waits until no other process has locked the file. The system takes the lock back when this is closed, however the process ends.
  func lock() throws {
    while flock(number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Self.failure("can't be locked", path) }
    }
  }

  static func failure(_ what: String, _ path: String) -> ShelfError {
    let code = errno
    let reason: ShelfError.Reason = code == ENOSPC || code == EDQUOT ? .noSpace : code == ENOENT ? .notFound : .invalid
    return ShelfError(reason, "\(path) \(what): \(String(cString: strerror(code)))")
  }
}
