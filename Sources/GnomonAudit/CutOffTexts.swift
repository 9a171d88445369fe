// SPDX-License-Identifier: Apache-2.0
internal import Gnomon
internal import GnomonTrace

/// Texts that are cut off in large type, and not in the usual one (WCAG 2.2, 1.4.4: text may be made twice as large
/// without loss).
///
/// The size is the third of the accessibility sizes, in which body text is 2.35 times as large as usual; the second falls a
/// little short of twice. The screen stays as large as it is, and what scrolls grows. A `lineLimit` says that a cut is meant, here
/// as for `text-truncated`. A preview of several views that have no room for all is left out.
@MainActor
struct CutOffTexts {
  private static let size = DynamicTypeSize.accessibility3

  func look(at host: ViewHost, _ findings: inout FindingList) {
    let usual = host.configuration.dynamicTypeSize
    // macOS has one size.
    guard usual < Self.size, host.configuration.profile.system != .macOS else { return }
    let cutBefore = Set(host.auditTexts().lazy.filter(\.isCutOff).map(\.view.id))
    host.setReader { $0.dynamicTypeSize = Self.size }
    defer { host.setReader { $0.dynamicTypeSize = usual } }
    if host.isCrampedGallery { return }
    for text in host.auditTexts() where text.isCutOff && !cutBefore.contains(text.view.id) {
      findings.add(
        .textCutOff, text.view, text.frame,
        "\(text.view.spoken) is cut off in the type size accessibility3, and not in \(usual).",
        "Let it have more lines and height: no fixed frame, a ScrollView around, or ViewThatFits; lineLimit says that the cut "
          + "is meant.")
    }
  }
}
