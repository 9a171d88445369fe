// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text with its letters closer together, for one that may give way a little before it's cut off
/// (`allowsTightening`): up to 5 % of the font's size at each letter, as Apple documents for paragraphs.
final class TextTightening {
  private static let steps = 5
  private static let limit = 0.05

  private let engine: any TextEngine
  private var text: ResolvedText
  /// The forms from the loosest to the tightest; made when they're wanted. None of them shrinks its font.
  private var variants: [any ShapedText] = []

  init(_ text: ResolvedText, engine: any TextEngine) {
    self.engine = engine
    self.text = text
    self.text.paragraph.minimumScaleFactor = 1
  }

  /// The loosest variant that nothing is left out of; nil where none is, or where none is needed.
  func variant(width: CGFloat?, height: CGFloat?) -> (any ShapedText)? {
    for step in 0...Self.steps {
      if variants.count == step { variants.append(engine.shape(tightened(by: step))) }
      guard variants[step].fit(width: width, height: height).isTruncated else {
        return step == 0 ? nil : variants[step]
      }
    }
    return nil
  }

  private func tightened(by step: Int) -> ResolvedText {
    var text = text
    for index in text.runs.indices {
      text.runs[index].tracking -= text.runs[index].font.size * Self.limit * CGFloat(step) / CGFloat(Self.steps)
    }
    return text
  }
}
