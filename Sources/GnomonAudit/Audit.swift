// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon
package import GnomonTrace

/// Looks a screen over for what keeps people from using it: those who don't see it, see it badly, read it in large type
/// or from right to left, or can't stand movement.
///
/// A rule would rather say nothing than something wrong: what it can't tell for sure it leaves out. What this package draws
/// itself, as bars and parts of controls, isn't looked over.
package struct Audit: Sendable {
  /// The names of all findings that an audit has.
  package static let names: [Finding.Name] = [
    .missingLabel, .lowContrast, .smallTarget, .textCutOff, .readingOrder, .colorAlone, .motionNotReduced,
    .rightToLeftOverlap,
  ]

  package init() {}

  /// What is found on a settled screen as it's shown, from top to bottom. The host stays as it is.
  ///
  /// The cost grows with what is shown. The frame is drawn once, without its texts, and only where colours of the app's own
  /// are in it.
  @MainActor package func findings(of host: ViewHost) -> [Finding] {
    var findings = FindingList()
    let elements = host.auditElements()
    MissingLabels().look(at: elements, &findings)
    SmallTargets(host: host).look(at: elements, &findings)
    ReadingOrder().look(at: elements, &findings)
    var contrasts = Contrasts(host: host)
    contrasts.look(at: host.auditPicture(), &findings)
    return findings.inOrder
  }

  /// What is found when the reader's settings change: accessibility sizes, right to left, colours that aren't told apart, little
  /// movement. The host shows each of them in turn, and has its own settings again in the end.
  ///
  /// What moves is looked for in another host, which shows the view from its beginning: its actions run once more.
  @MainActor package func findings(changing host: ViewHost) async -> [Finding] {
    var findings = FindingList()
    CutOffTexts().look(at: host, &findings)
    Mirroring().look(at: host, &findings)
    ColorsAlone().look(at: host, &findings)
    await Movements().look(at: host, &findings)
    return findings.inOrder
  }
}
