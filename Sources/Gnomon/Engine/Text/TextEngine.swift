// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shaper of text. `GnomonCairo` has one over Pango; a test may bring another.
public protocol TextEngine: AnyObject, Sendable {
  /// Shapes a text once. Equal texts may share one answer, so that it must not change later.
  func shape(_ text: ResolvedText) -> any ShapedText
  /// The fonts that stand in for a system's and aren't installed, one sentence for each. A host asks once, after its
  /// first text.
  var missingFonts: [String] { get }
}

extension TextEngine {
  /// No fonts: an engine that doesn't know misses none.
  public var missingFonts: [String] { [] }
}
