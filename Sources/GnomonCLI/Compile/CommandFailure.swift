// SPDX-License-Identifier: Apache-2.0
/// What ends a command with exit code 1, as a text for the user.
struct CommandFailure: Error, CustomStringConvertible {
  var description: String
  /// The first error where the compiler didn't find what a source names; reading conditions otherwise may help there.
  var missingName: String?

  init(_ description: String, missingName: String? = nil) {
    self.description = description
    self.missingName = missingName
  }
}
