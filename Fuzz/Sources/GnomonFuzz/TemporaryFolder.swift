// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder in memory for readers that are given files. It stays until the machine ends: libFuzzer ends the process by itself.
struct TemporaryFolder {
  let url: URL

  init(_ name: String) {
    let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    url = URL(fileURLWithPath: "\(base)/gnomon-fuzz-\(name)-\(getpid())", isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Gives the folder a time of change of its own.
  func setChanged(_ count: Int) {
    let time = timespec(tv_sec: 1_000_000_000 + count, tv_nsec: 0)
    _ = utimensat(AT_FDCWD, url.path, [time, time], 0)
  }
}
