// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the system says of this process. Chromium's processes aren't part of it.
enum ProcessNumbers {
  /// The memory that it holds, in bytes; nil where the system doesn't say.
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(CInt(_SC_PAGESIZE)))
  }

  /// The time that it has used cores for, in seconds.
  static var cpuSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
