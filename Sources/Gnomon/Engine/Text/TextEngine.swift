// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shaper of text. `GnomonCairo` has one over Pango; a test may bring another.
public protocol TextEngine: AnyObject, Sendable {
  /// Shapes a text once. Equal texts may share one answer.
  func shape(_ text: ResolvedText) -> any ShapedText
  /// One sentence for each font that stands in for a system's and isn't installed. A host asks once, after its first text.
  var missingFonts: [String] { get }
}

extension TextEngine {
  /// No fonts: an engine that doesn't know misses none.
  public var missingFonts: [String] { [] }
}
