// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Data {
  /// Writes a file that appears whole or not at all. What isn't a file, `/dev/null` or a pipe, is written into: a file
  /// must not take its place.
  package func writeWhole(to url: URL) throws {
    var info = stat()
    if stat(url.path, &info) == 0, info.st_mode & S_IFMT != S_IFREG, info.st_mode & S_IFMT != S_IFDIR {
      let handle = try FileHandle(forWritingTo: url)
      try handle.write(contentsOf: self)
      try handle.close()
    } else {
      try write(to: url, options: .atomic)
    }
  }

  func write(to stream: OutputStream) throws {
    if stream.streamStatus == .notOpen { stream.open() }
    try withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var written = 0
      while written < bytes.count, let rest = bytes.baseAddress?.advanced(by: written) {
        let taken = stream.write(rest.assumingMemoryBound(to: UInt8.self), maxLength: bytes.count - written)
        guard taken > 0 else {
          let reason = stream.streamError?.localizedDescription ?? (taken == 0 ? "it is full" : "it isn't open")
          throw RenderingError.streamFailed(reason: reason, written: written)
        }
        written += taken
      }
    }
  }
}
