// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A snapshot that failed, as a test leaves it in `.build/gnomon-failures` for those who review it.
package struct FailedSnapshot: Codable, Sendable {
  /// The version of the form.
  package var version = 1
  /// The snapshot's file, in full.
  package var snapshot: String
  /// What was wrong, in some lines.
  package var message: String
  /// The file of what was seen, beside the record. It's as it would be recorded.
  package var seen: String
  /// The picture that was expected, and the one of what differs, beside the record; nil for texts.
  package var expected: String?
  package var difference: String?

  package init(snapshot: String, message: String, seen: String) {
    (self.snapshot, self.message, self.seen) = (snapshot, message, seen)
  }

  /// What the names of records end with.
  package static let ending = ".failure.json"

  /// The folder of records in a package's folder.
  package static let folder = ".build/gnomon-failures"
}
