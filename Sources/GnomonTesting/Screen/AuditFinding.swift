// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonTrace

/// Something on a screen that keeps people from using it: those who don't see it, see it badly, read it in large type or
/// from right to left, or can't stand movement.
///
/// `Documentation/findings.md` tells of each rule what is wrong, why, and what helps.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule that found it. Its name silences it: `silencesFindings(_:)`, or a comment, `// gnomon:silence low-contrast`.
  public let rule: ViewHost.FindingName
  /// The fault, with the values and the reason.
  public let message: String
  /// The remedy.
  public let hint: String
  /// The names of the view and of those around it, from the outside in: `Card/VStack/Text`.
  public let view: String
  /// The line that made the view; nil if it isn't known, as of a view that was made outside of a body.
  public let source: Gnomon.SourceLocation?
  /// The box of what is meant, in the screen's coordinates, in points.
  public let frame: CGRect

  /// The finding as a line of a compiler: `Card.swift:12: warning: Card/Text: … [low-contrast]`.
  public let description: String

  init(_ finding: Finding) {
    (rule, message, hint, view) = (finding.name, finding.message, finding.hint, finding.view)
    (source, frame, description) = (finding.source, finding.frame ?? .zero, finding.description)
  }
}
