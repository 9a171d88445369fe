// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AttributedString {
  /// How Markdown is read. Foundation has these options on Apple's systems only.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What of Markdown is read. Only inlines are, whichever is asked for; white space stays as it is.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of Markdown. Only inlines are read here.
      case full
      /// Inlines only.
      case inlineOnly
      /// Inlines only, with all white space as it stands.
      case inlineOnlyPreservingWhitespace
    }

    /// What of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax

    /// Options for reading Markdown.
    public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
  }

  /// Reads inline Markdown: emphasis, code, strikethrough, links. Blocks such as lists stay as written.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    var agreement = GrammarAgreement(isEnglish: false)
    for span in InlineMarkdown.parse(agreement.apply(to: markdown)) {
      var run = AttributedString(span.string)
      if !span.intent.isEmpty { run.inlinePresentationIntent = span.intent }
      if let link = span.link { run.link = URL(string: link, relativeTo: baseURL) }
      append(run)
    }
  }
}
