// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A compiled program whose previews are served.
package struct PreviewProgram: Codable, Sendable, Equatable {
  /// The target or the module, as it's called in lists.
  package var title: String
  /// The program that shows what a library holds.
  package var path: String
  /// What was made of the sources. A later state of them is another file.
  package var library: String
  /// Which literals it has in place of those that it was compiled with.
  package var literals: [LiteralValue]
  /// Tells the files that the code may read from what they were.
  package var resources: String
  package var request: RunRequest
  /// The commit whose sources it was made of, in words; nil where they are those of now.
  package var commit: String?

  package init(
    title: String, path: String, library: String, literals: [LiteralValue] = [], resources: String = "",
    request: RunRequest
  ) {
    (self.title, self.path, self.library, self.literals) = (title, path, library, literals)
    (self.resources, self.request) = (resources, request)
  }
}

/// What the command tells its server while the sources change: a line of JSON each.
package enum PreviewUpdate: Codable, Sendable, Equatable {
  /// The sources are compiled again.
  case building
  /// They can't be compiled.
  case problem(String)
  /// They are compiled; these are all programs.
  case programs([PreviewProgram])
  /// What came of a request of a page, by its number: the fingerprint of what an edited file says now, or the name of the commit that is shown; or a
  /// sentence where nothing was done.
  case answered(Int, text: String?, failure: String?)

  package func line() throws -> Data { try JSONEncoder().encode(self) + [UInt8(ascii: "\n")] }
}
