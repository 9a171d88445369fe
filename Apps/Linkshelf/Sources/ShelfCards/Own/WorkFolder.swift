// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder that only this user can enter, with an empty one inside to work in. Both are deleted with the value.
final class WorkFolder: Sendable {
  private let root: String

  /// Where a process works.
  var work: String { root + "/work" }

  /// A file beside the one where the process works.
  func file(_ name: String) -> String { root + "/" + name }

  init() throws {
    var template = Array((FileManager.default.temporaryDirectory.path + "/linkshelf-card-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CardError(.own, "No folder can be made among the temporary files: \(String(cString: strerror(errno)))")
    }
    root = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard mkdir(root + "/work", 0o700) == 0 else {
      throw CardError(.own, "No folder can be made in \(root): \(String(cString: strerror(errno)))")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }
}
