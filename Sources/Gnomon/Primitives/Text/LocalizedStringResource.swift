// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key of a table of strings with all that it takes to look it up, as a value that can be kept and handed on.
///
/// Foundation has it on Apple's systems only; this is what overloads that take one are handed here.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
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
  }

  /// The key that is looked up.
  public let key: String
  /// The words for a key that no table has.
  let value: LocalizedStringKey
  /// The table's name; nil is `Localizable`.
  public let table: String?
  /// The place of the table.
  public let bundle: BundleDescription
  /// The locale whose language is meant.
  public var locale: Locale

  /// A key that also says what it stands for.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, bundle: BundleDescription = .main,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// A key, and what it stands for where no table has it.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: BundleDescription = .main, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: key.description, value: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  private init(key: String, value: LocalizedStringKey, table: String?, bundle: BundleDescription, locale: Locale) {
    (self.key, self.value, self.table, self.bundle, self.locale) = (key, value, table, bundle, locale)
  }

  /// A resource whose key is a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }

  /// A resource whose key is a literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// The text that a resource stands for; inline Markdown is read.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let bundle = resource.bundle.bundle
    // The key of its own name stands for its default value, unless a table says more.
    let found = LocalizedStrings.lookUp(
      resource.key, table: resource.table, bundle: bundle, locale: resource.locale)
    let isKnown = found != resource.key
    self.init(
      isKnown && resource.value.arguments.isEmpty && resource.key != resource.value.key
        ? LocalizedStringKey(found) : resource.value, tableName: resource.table, bundle: bundle)
  }
}
