// SPDX-License-Identifier: Apache-2.0
import Foundation

extension String {
  /// The words of a table of strings in the language of the program.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   let count: Int
  ///
  ///   var body: some View {
  ///     let title = String(localized: "\(count) new messages", comment: "The title above the inbox")
  ///     Text(title)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which also stands for itself where no table has it.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - bundle: the bundle that has the table; nil is the main one.
  ///   - locale: the locale that values are written in. It doesn't change the language.
  ///   - comment: words for translators. They have no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedLookUp(key: keyAndValue.key, value: keyAndValue.value, table: table, bundle: bundle)
      .string(locale: locale)
  }

  /// The words for a key of a table of strings in the language of the program.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the words for a key that no table has, with the values for those of a table too.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - bundle: the bundle that has the table; nil is the main one.
  ///   - locale: the locale that values are written in. It doesn't change the language.
  ///   - comment: words for translators. They have no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedLookUp(key: key.description, value: defaultValue.value, table: table, bundle: bundle)
      .string(locale: locale)
  }

  /// The words of a table of strings in the language of the program, with values in the places left for them.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which also stands for itself where no table has it.
  ///   - options: the values for the places.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - bundle: the bundle that has the table; nil is the main one.
  ///   - locale: the locale that values are written in. It doesn't change the language.
  ///   - comment: words for translators. They have no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let value = keyAndValue.value.replacing(options.replacements ?? [])
    self = LocalizedLookUp(key: keyAndValue.key, value: value, table: table, bundle: bundle).string(locale: locale)
  }

  /// The words for a key of a table of strings in the language of the program, with values in the places left for them.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the words for a key that no table has, with the values for those of a table too.
  ///   - options: the values for the places.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - bundle: the bundle that has the table; nil is the main one.
  ///   - locale: the locale that values are written in. It doesn't change the language.
  ///   - comment: words for translators. They have no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let value = defaultValue.value.replacing(options.replacements ?? [])
    self = LocalizedLookUp(key: key.description, value: value, table: table, bundle: bundle).string(locale: locale)
  }

  /// The words that a resource stands for, in the language of its locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.lookUp.string(locale: resource.locale, language: resource.ownLocale)
  }

  /// The words that a resource stands for, in the language of its locale, with values in the places left for them.
  ///
  /// - Parameters:
  ///   - resource: the key, and where it's looked up.
  ///   - options: the values for the places.
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    var lookUp = resource.lookUp
    lookUp.value = lookUp.value.replacing(options.replacements ?? [])
    self = lookUp.string(locale: resource.locale, language: resource.ownLocale)
  }
}

extension LocalizedLookUp {
  /// The words as a string.
  ///
  /// - Parameters:
  ///   - locale: the locale that values are written in.
  ///   - language: the locale whose language is spoken; nil is the program's.
  func string(locale: Locale, language: Locale? = nil) -> String {
    words(locale: locale, language: language).plainString(of: format(for: language))
  }

  /// The words with the attributes that inline Markdown stands for.
  func attributedString(locale: Locale, language: Locale? = nil) -> AttributedString {
    var result = AttributedString()
    words(locale: locale, language: language).forEachPiece(of: format(for: language)) { piece in
      var part = piece.text.map { $0.attributedString(locale: locale) } ?? AttributedString(piece.string)
      if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
      if let link = piece.link { part.link = link }
      result += part
    }
    return result
  }

  private func format(for language: Locale?) -> String {
    format(locale: language ?? _LocalizedStrings.locale, profile: ViewHost.Configuration.shown.profile).0
  }

  private func words(locale: Locale, language: Locale?) -> LocalizedWords {
    // Where the process speaks another language than its own, numbers are written in it too.
    let written = locale == .current ? language ?? _LocalizedStrings.locale : locale
    return LocalizedWords(value: value, locale: written, string: { $0.attributedString(locale: written).plain })
  }
}

extension AttributedString {
  fileprivate var plain: String { String(characters) }
}

extension Text {
  /// The text's characters with the attributes that its own content has.
  fileprivate func attributedString(locale: Locale) -> AttributedString {
    if case .box(let content as AttributedText) = storage { return content.string }
    var environment = EnvironmentValues()
    environment.locale = locale
    return AttributedString(string(in: environment))
  }
}

extension AttributedString {
  /// How a localized string is made.
  public struct LocalizationOptions {
    /// What goes into the places of ``Swift/String/LocalizationValue/Placeholder``, in their order; nil leaves them empty.
    public var replacements: [any CVarArg]?

    /// Options that change nothing.
    public init() {}
  }

  /// The words of a table of strings in the language of the program; inline Markdown is read.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which also stands for itself where no table has it.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - bundle: the bundle that has the table; nil is the main one.
  ///   - locale: the locale that values are written in; nil is the current one. It doesn't change the language.
  ///   - comment: words for translators. They have no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedLookUp(key: keyAndValue.key, value: keyAndValue.value, table: table, bundle: bundle)
      .attributedString(locale: locale ?? .current)
  }

  /// The words for a key of a table of strings in the language of the program; inline Markdown is read.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the words for a key that no table has, with the values for those of a table too.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - bundle: the bundle that has the table; nil is the main one.
  ///   - locale: the locale that values are written in; nil is the current one. It doesn't change the language.
  ///   - comment: words for translators. They have no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedLookUp(key: key.description, value: defaultValue.value, table: table, bundle: bundle)
      .attributedString(locale: locale ?? .current)
  }

  /// The words of a table of strings in the language of the program, with values in the places left for them.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which also stands for itself where no table has it.
  ///   - options: the values for the places.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - bundle: the bundle that has the table; nil is the main one.
  ///   - locale: the locale that values are written in; nil is the current one. It doesn't change the language.
  ///   - comment: words for translators. They have no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let value = keyAndValue.value.replacing(options.replacements ?? [])
    self = LocalizedLookUp(key: keyAndValue.key, value: value, table: table, bundle: bundle)
      .attributedString(locale: locale ?? .current)
  }

  /// The words that a resource stands for, in the language of its locale; inline Markdown is read.
  public init(localized resource: LocalizedStringResource) {
    self = resource.lookUp.attributedString(locale: resource.locale, language: resource.ownLocale)
  }
}
