// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Headers of Apple's that portable C includes before it asks which system it's compiled for.
struct AppleHeaders {
  /// The folder that the compiler looks into.
  let folder: String

  func write() throws {
    try StandInCompiler.update(folder + "/TargetConditionals.h", with: Data(Self.targetConditionals.utf8))
  }

  /// The conditions as they are on Linux: none of Apple's systems is meant.
  private static var targetConditionals: String {
    let names = [
      "MAC", "OSX", "IPHONE", "IOS", "TV", "WATCH", "VISION", "BRIDGE", "MACCATALYST", "UIKITFORMAC", "SIMULATOR",
      "EMBEDDED",
      "DRIVERKIT", "WIN32", "UNIX",
    ]
    let lines = ["LINUX 1"] + names.map { "\($0) 0" }
    return """
      #ifndef TARGET_CONDITIONALS_H
      #define TARGET_CONDITIONALS_H
      \(lines.map { "#define TARGET_OS_\($0)" }.joined(separator: "\n"))
      #define TARGET_IPHONE_SIMULATOR 0
      #define TARGET_RT_MAC_CFM 0
      #define TARGET_RT_MAC_MACHO 0
      #endif

      """
  }
}
