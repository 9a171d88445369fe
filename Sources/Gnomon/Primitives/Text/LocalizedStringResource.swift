// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key of a table of strings with all that it takes to look it up, as a value that can be kept and handed on.
///
/// Foundation has it on Apple's systems only.
///
/// ```swift
/// struct Greeting: View {
///   let title = LocalizedStringResource("greeting", defaultValue: "Hello", bundle: .atURL(Bundle.main.bundleURL))
///
///   var body: some View { Text(title) }
/// }
/// ```
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The place of tables of strings.
  public enum BundleDescription: Sendable, Equatable {
    /// The program's own bundle.
    case main
    /// The bundle that holds a class.
    case forClass(AnyClass)
    /// A bundle by its place.
    case atURL(URL)

    /// True if both name one place.
    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    init(_ bundle: Bundle) { self = bundle === Bundle.main ? .main : .atURL(bundle.bundleURL) }
  }

  /// The key that is looked up.
  public let key: String
  /// The words for a key that no table has.
  public let defaultValue: String.LocalizationValue
  /// The table's name; nil is `Localizable`.
  public let table: String?
  /// The place of the table.
  public let bundle: BundleDescription
  /// The locale whose language is looked up, and in which values are written.
  public var locale: Locale

  /// A key that also says what it stands for.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key; its interpolated values are put in.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - locale: the locale whose language is looked up.
  ///   - bundle: the place of the table.
  ///   - comment: words for translators. They have no effect.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// A key that also says what it stands for, in a bundle.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key; its interpolated values are put in.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - locale: the locale whose language is looked up.
  ///   - bundle: the bundle that has the table.
  ///   - comment: words for translators. They have no effect.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, value: keyAndValue, table: table, bundle: BundleDescription(bundle), locale: locale)
  }

  /// A key, and what it stands for where no table has it.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the words for a key that no table has, with the values for those of a table too.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - locale: the locale whose language is looked up.
  ///   - bundle: the place of the table.
  ///   - comment: words for translators. They have no effect.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, value: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// A key in a bundle, and what it stands for where no table has it.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the words for a key that no table has, with the values for those of a table too.
  ///   - table: the table's name; nil and nothing are `Localizable`.
  ///   - locale: the locale whose language is looked up.
  ///   - bundle: the bundle that has the table.
  ///   - comment: words for translators. They have no effect.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, value: defaultValue, table: table, bundle: BundleDescription(bundle), locale: locale)
  }

  private init(
    key: String, value: String.LocalizationValue, table: String?, bundle: BundleDescription, locale: Locale
  ) {
    (self.key, defaultValue, self.table, self.bundle, self.locale) = (key, value, table, bundle, locale)
  }

  /// A resource whose key is a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// A resource whose key is a literal with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  private enum CodingKeys: String, CodingKey {
    case key
    case defaultValue
    case table
    case bundleURL
    case locale
  }

  /// Reads a resource that was written with ``encode(to:)``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try values.decode(String.self, forKey: .key),
      value: try values.decode(String.LocalizationValue.self, forKey: .defaultValue),
      table: try values.decodeIfPresent(String.self, forKey: .table),
      bundle: try values.decodeIfPresent(URL.self, forKey: .bundleURL).map { .atURL($0) } ?? .main,
      locale: try values.decode(Locale.self, forKey: .locale))
  }

  /// Writes the resource; a class's bundle is written as its place.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    try values.encode(defaultValue, forKey: .defaultValue)
    try values.encodeIfPresent(table, forKey: .table)
    switch bundle {
    case .main: break
    case .atURL(let url): try values.encode(url, forKey: .bundleURL)
    case .forClass: try values.encodeIfPresent(bundle.bundle?.bundleURL, forKey: .bundleURL)
    }
    try values.encode(locale, forKey: .locale)
  }

  /// The locale whose language is spoken; nil where the resource names none of its own.
  var ownLocale: Locale? { locale == .current ? nil : locale }

  var lookUp: LocalizedLookUp {
    LocalizedLookUp(key: key, value: defaultValue.value, table: table, bundle: bundle.bundle)
  }
}

/// A type whose values can be said in words of a table of strings.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words for the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// The text that a resource stands for; inline Markdown is read.
  ///
  /// A resource that names the current locale speaks the language of the environment.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      LocalizedText(
        key: resource.key, value: resource.defaultValue.value, table: resource.table, bundle: resource.bundle.bundle,
        locale: resource.ownLocale))
  }
}
