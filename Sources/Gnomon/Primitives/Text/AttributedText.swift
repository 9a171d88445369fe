// SPDX-License-Identifier: Apache-2.0
import Foundation

final class AttributedText: TextContent, @unchecked Sendable {
  let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    let letters = string.unicodeScalars
    let text = string.plainText
    var start = text.startIndex
    for run in string.runs {
      var inner = attributes
      if let link = run.link { inner.setLink(link) }
      inner.merge(run.attributes)
      let length = letters.distance(from: run.range.lowerBound, to: run.range.upperBound)
      let end = text.unicodeScalars.index(start, offsetBy: length)
      runs.append(String(text[start..<end]), attributes: inner)
      start = end
    }
  }

  override func isEqual(to other: TextContent) -> Bool { (other as? AttributedText)?.string == string }
}

extension AttributedString {
  /// The letters without attributes.
  ///
  /// Foundation gives them one by one, at 20 to 200 ns each. The description of a string without attributes begins with all of them, and is
  /// made a hundred times faster.
  var plainText: String {
    guard Self.describesLetters, unicodeScalars.count > 40 else {
      return String(String.UnicodeScalarView(unicodeScalars))
    }
    var bare = self
    bare.setAttributes(AttributeContainer())
    var text = bare.description
    text.unicodeScalars.removeLast(Self.closing.unicodeScalars.count)
    return text
  }

  /// What stands behind the letters where there are no attributes.
  private static let closing = " {\n}"
  /// Whether descriptions are written so by the Foundation at hand.
  private static let describesLetters = AttributedString("a\r\n {\n}").description == "a\r\n {\n}" + closing
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
