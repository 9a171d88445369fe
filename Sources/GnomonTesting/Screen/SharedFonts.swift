// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The fonts that screens are drawn with.
enum SharedFonts {
  /// A folder of fonts, which `GNOMON_FONTS` names; nil takes the machine's.
  static let directory: URL? = ProcessInfo.processInfo.environment["GNOMON_FONTS"].map {
    URL(fileURLWithPath: $0, isDirectory: true)
  }
}
