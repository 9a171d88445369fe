// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folder that this package lies in: tests read its examples.
enum Repository {
  /// The nearest folder around this file that holds a Package.swift.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// A file or a folder by its path from the root.
  static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}
