// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Text {
  /// The rule by which the leading side of a text's lines is found.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let rawValue: Int

    /// The strategy of ``layoutBased``.
    public static let `default` = AlignmentStrategy(rawValue: 0)
    /// The leading side is the layout's.
    public static let layoutBased = AlignmentStrategy(rawValue: 1)
    /// The leading side is where a paragraph's own writing begins.
    public static let writingDirectionBased = AlignmentStrategy(rawValue: 2)
  }

  /// The rule by which the direction is found that a paragraph is read in.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let rawValue: Int

    /// The strategy of ``contentBased``.
    public static let `default` = WritingDirectionStrategy(rawValue: 0)
    /// Paragraphs are read in the layout's direction.
    public static let layoutBased = WritingDirectionStrategy(rawValue: 1)
    /// Paragraphs are read in the direction of their first letter that has one, else in the layout's.
    public static let contentBased = WritingDirectionStrategy(rawValue: 2)
  }
}

/// The language that decides between forms of a character, where a font has several.
public struct TypesettingLanguage: Sendable, Equatable {
  let code: String?

  /// The language of the reader.
  public static let automatic = TypesettingLanguage(code: nil)

  /// A given language, whatever the reader's.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(code: language.maximalIdentifier)
  }
}

extension View {
  /// Decides which side is the leading one for texts of several lines inside.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    text(\.alignsByWriting, strategy == .writingDirectionBased)
  }

  /// Decides the direction that paragraphs inside are read in.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    text(\.writesByLayout, strategy == .layoutBased)
  }

  /// Sets the language that texts inside are typeset for. If `isEnabled` is false nothing changes.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language, a given or the reader's, that texts inside are typeset for. If `isEnabled` is false nothing
  /// changes.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text.attributes.language) { if isEnabled { $0 = language.code } }
  }
}

extension Text {
  /// The text typeset for a language. If `isEnabled` is false it's the text as it is.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// The text typeset for a language, a given or the reader's. If `isEnabled` is false it's the text as it is.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    var copy = self
    copy.modifiers.append(.language(language.code))
    return copy
  }
}
