// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Text {
  /// The side that the lines of a text lean on.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let rawValue: Int

    /// The strategy of ``layoutBased``.
    public static let `default` = AlignmentStrategy(rawValue: 0)
    /// The leading side is the layout's.
    public static let layoutBased = AlignmentStrategy(rawValue: 1)
    /// The leading side is where a paragraph's own writing begins.
    public static let writingDirectionBased = AlignmentStrategy(rawValue: 2)
  }

  /// The direction that a paragraph is read in.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let rawValue: Int

    /// The strategy of ``contentBased``.
    public static let `default` = WritingDirectionStrategy(rawValue: 0)
    /// The layout's.
    public static let layoutBased = WritingDirectionStrategy(rawValue: 1)
    /// The direction of the paragraph's first letter that has one, else the layout's.
    public static let contentBased = WritingDirectionStrategy(rawValue: 2)
  }
}

/// The language that decides between forms of a character, where a font has several.
public struct TypesettingLanguage: Sendable, Equatable {
  let code: String?

  /// The reader's.
  public static let automatic = TypesettingLanguage(code: nil)

  /// A given one.
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

  /// Sets the language that texts inside are typeset for.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language that texts inside are typeset for.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text.attributes.language) { if isEnabled { $0 = language.code } }
  }
}

extension Text {
  /// The text typeset for a language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// The text typeset for a language.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    var copy = self
    copy.modifiers.append(.language(language.code))
    return copy
  }
}
