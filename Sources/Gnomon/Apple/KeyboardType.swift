// SPDX-License-Identifier: Apache-2.0
/// The keyboard that a field asks for, in UIKit's words.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default`
  /// Characters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For addresses of the web.
  case URL
  /// Digits for a code.
  case numberPad
  /// Digits and signs for telephone numbers.
  case phonePad
  /// For a name or a telephone number.
  case namePhonePad
  /// For addresses of e-mail.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// For short messages, with `@` and `#` at hand.
  case twitter
  /// For words to search the web for, or addresses.
  case webSearch
  /// The digits of ASCII alone.
  case asciiCapableNumberPad

  /// An older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard makes capitals by itself, in UIKit's words.
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

/// What a field's text means, so that a system can offer it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name as a keyboard knows it.
  public let rawValue: String
  /// Makes the kind of text with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What is typed is somebody's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// What is typed is somebody's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// What is typed is somebody's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What is typed is the name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// What is typed is a street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// What is typed is a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// What is typed is a state or a region.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// What is typed is a postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// What is typed is a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// What is typed is a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// What is typed is an e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// What is typed is an address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// What is typed is the number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// What is typed is the name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// What is typed is a password.
  public static let password = UITextContentType(rawValue: "password")
  /// What is typed is a new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// What is typed is a code that holds once.
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
  /// The keyboard for fields inside. It's kept: a host without a screen has none.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

  /// What the text of fields inside means; nil says nothing of it.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }

  /// Which letters typed inside become capitals by themselves.
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
