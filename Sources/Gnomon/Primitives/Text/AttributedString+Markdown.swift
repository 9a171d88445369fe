// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AttributedString {
  /// The options for reading Markdown. Foundation has them on Apple's systems only.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of Markdown that is read. Only inlines are, whichever is asked for; white space stays as it is.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of Markdown. Only inlines are read here.
      case full
      /// Inlines only.
      case inlineOnly
      /// Inlines only, with all white space as it stands.
      case inlineOnlyPreservingWhitespace
    }

    /// The part of Markdown that is read.
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
