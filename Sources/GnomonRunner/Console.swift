// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Gnomon's own words, on standard error, or kept for somebody who has asked for them.
enum Console {
  private static let kept = Mutex<[String]?>(nil)

  static func note(_ text: String) {
    line("gnomon: \(text)")
  }

  static func error(_ text: String) {
    line("gnomon: error: \(text)")
  }

  static func line(_ text: String) {
    let isKept = kept.withLock { kept in
      kept?.append(text)
      return kept != nil
    }
    if !isKept { FileHandle.standardError.write(Data((text + "\n").utf8)) }
  }

  /// Keeps what is said from now on.
  static func collect() { kept.withLock { $0 = [] } }

  /// What was kept; what is said from now on isn't.
  static func collected() -> [String] {
    kept.withLock { kept in
      defer { kept = nil }
      return kept ?? []
    }
  }
}
