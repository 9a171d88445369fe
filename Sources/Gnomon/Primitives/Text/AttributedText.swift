// SPDX-License-Identifier: Apache-2.0
import Foundation

final class AttributedText: TextContent, @unchecked Sendable {
  let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    for run in string.runs {
      var inner = attributes
      if let link = run.link { inner.setLink(link) }
      inner.merge(run.attributes)
      runs.append(String(string[run.range].characters), attributes: inner)
    }
  }

  override func isEqual(to other: TextContent) -> Bool { (other as? AttributedText)?.string == string }
}

extension TextAttributes {
  /// Takes over what a run of an attributed string says.
  mutating func merge(_ container: AttributeContainer) {
    if let font = container.swiftUI.font { self.font = font }
    if let color = container.swiftUI.foregroundColor { style = AnyShapeStyle(color) }
    if let color = container.swiftUI.backgroundColor { background = color }
    if let kern = container.swiftUI.kern { kerning = kern }
    if let tracking = container.swiftUI.tracking { self.tracking = tracking }
    if let offset = container.swiftUI.baselineOffset { baselineOffset = offset }
    if let height = container.swiftUI.lineHeight { lineHeight = height }
    if let line = container.swiftUI.underlineStyle { underline = line }
    if let line = container.swiftUI.strikethroughStyle { strikethrough = line }
    if let intent = container.swiftUI.inlinePresentationIntent { apply(intent) }
    if let url = container.foundation.link { link = url }
  }

  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { setBold(true) }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }
}
