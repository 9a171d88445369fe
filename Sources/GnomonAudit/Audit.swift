// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonTrace

/// Looks a screen over for what keeps people from using it: those who don't see it, see it badly, read it in large type
/// or from right to left, or can't stand movement.
package struct Audit: Sendable {
  /// The names of all findings that an audit has.
  package static let names: [Finding.Name] = [
    .missingLabel, .lowContrast, .smallTarget, .textCutOff, .readingOrder, .colorAlone, .motionNotReduced,
    .rightToLeftOverlap,
  ]

  package init() {}

  /// What is found on a settled screen as it's shown, in the order of reading. The host stays as it is.
  @MainActor package func findings(of host: ViewHost) -> [Finding] { [] }

  /// What is found when the reader's settings change: accessibility sizes, right to left, little movement. The host shows
  /// each of them in turn, and has its own settings again in the end.
  @MainActor package func findings(changing host: ViewHost) async -> [Finding] { [] }
}
