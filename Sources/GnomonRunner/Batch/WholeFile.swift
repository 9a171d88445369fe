// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a file that appears whole or not at all.
enum WholeFile {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Writes beside the file and renames. `part` tells processes that write into the same folder apart: what one that was
  /// killed leaves is written over by the next of the same part.
  static func write(_ data: Data, to path: String, part: String) throws {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(description: "can't make the folder \(folder): \(error.localizedDescription)")
    }
    let scratch = "\(folder)/.gnomon-part-\(part)"
    let descriptor = open(scratch, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    var isWritten = data.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    var reason = errno
    if close(descriptor) != 0, isWritten {
      isWritten = false
      reason = errno
    }
    if isWritten, rename(scratch, path) != 0 {
      isWritten = false
      reason = errno
    }
    guard isWritten else {
      unlink(scratch)
      errno = reason
      throw failure(path)
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(description: "can't write \(path): \(String(cString: strerror(errno)))")
  }
}
