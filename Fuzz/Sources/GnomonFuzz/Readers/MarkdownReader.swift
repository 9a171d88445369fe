// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// Inline Markdown and the marks of grammar agreement, in a text and in an attributed string; and a format with arguments.
struct MarkdownReader: Reader {
  func read(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let spans = InlineMarkdown.parse(text)
    if spans.contains(where: \.string.isEmpty) { finding("A span without characters.") }
    if !InlineMarkdown.mayContainMarkup(text), spans != [InlineMarkdown.Span(string: text)], !text.isEmpty {
      finding("Markup in a text that may have none.")
    }
    _ = try? AttributedString(markdown: text)
    var agreement = GrammarAgreement(isEnglish: true)
    _ = agreement.apply(to: text)
    _ = PrintfSpecifier(text)
    var key = LocalizedStringKey(text)
    _ = Text(key).string(in: EnvironmentValues())
    var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 2)
    interpolation.appendLiteral(text)
    interpolation.appendInterpolation(2)
    interpolation.appendInterpolation("apple")
    key = LocalizedStringKey(stringInterpolation: interpolation)
    _ = Text(key).string(in: EnvironmentValues())
  }
}
