// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gnomon's own words, on standard error.
enum Console {
  static func note(_ text: String) {
    line("gnomon: \(text)")
  }

  static func error(_ text: String) {
    line("gnomon: error: \(text)")
  }

  static func line(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
