// SPDX-License-Identifier: Apache-2.0
/// A kind of keyboard that a field asks for, by UIKit's name.
///
/// It is kept and has no effect: a host has no keyboard on its screen.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default`
  /// A keyboard of ASCII's characters.
  case asciiCapable
  /// A keyboard of digits and punctuation.
  case numbersAndPunctuation
  /// A keyboard for addresses of the web.
  case URL
  /// A keyboard of digits, as for a code.
  case numberPad
  /// A keyboard of digits and signs, as for telephone numbers.
  case phonePad
  /// A keyboard for a name or a telephone number.
  case namePhonePad
  /// A keyboard for addresses of e-mail.
  case emailAddress
  /// A keyboard of digits and a decimal separator.
  case decimalPad
  /// A keyboard for short messages, with `@` and `#` at hand.
  case twitter
  /// A keyboard for words to search the web for, or addresses.
  case webSearch
  /// A keyboard of ASCII's digits alone.
  case asciiCapableNumberPad

  /// Another name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard makes capitals by itself, by UIKit's name.
///
/// It is kept and has no effect: what is typed stays as it was typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing is written large by itself.
  case none
  /// Each word begins with a capital.
  case words
  /// Each sentence begins with a capital.
  case sentences
  /// All letters are capitals.
  case allCharacters
}

/// What a field's text means, by UIKit's name: systems offer what they know of the reader for it.
///
/// It is kept and has no effect: a host knows nothing of its reader. The raw values of the static members are those of
/// the web's `autocomplete`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's identifier.
  public let rawValue: String
  /// A meaning by its identifier. Any string is taken.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of a firm or of another organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// An address's street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of e-mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name that somebody signs in with.
  public static let username = UITextContentType(rawValue: "username")
  /// The password that somebody signs in with.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now, for a new account or in place of an old one.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent and is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

private enum KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

private enum TextContentTypeKey: EnvironmentKey {
  static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  var textContentType: UITextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }
}

extension View {
  /// Asks for a kind of keyboard for the fields inside. It is kept without effect: a host has no keyboard on its
  /// screen.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

  /// Says what the text of the fields inside means. It is kept without effect: a host offers no texts.
  ///
  /// - Parameter textContentType: the meaning; nil says nothing of it.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }

  /// Says which letters typed inside become capitals by themselves. It is kept without effect: a host has no keyboard
  /// on its screen.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:) instead.")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let new: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return textInputAutocapitalization(new)
  }
}
