// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension PersonNameComponents {
  /// Writes names of persons: `Thomas Clark`, `TC`.
  ///
  /// It's what Apple's Foundation has and that on Linux lacks. Names in Chinese, Japanese and Korean letters have the family's name first, and no
  /// space; which it is, is told by the letters of the names themselves.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// A nickname where there's one, else the given name.
      case short
      /// The given name and the family's: `Thomas Clark`.
      case medium
      /// All of it: `Dr. Thomas Louis Clark Esq.`.
      case long
      /// First letters: `TC`.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The locale. What it changes are capitals alone.
    public var locale: Locale

    /// Makes a style of its parts.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Writes a name. Parts that are nil or empty are left out.
    public func format(_ value: PersonNameComponents) -> String {
      let name = NameParts(value)
      return switch style {
      case .short: name.nickname ?? name.given ?? name.family ?? ""
      case .medium: name.joined([name.given, name.family])
      case .long: name.joined([name.prefix, name.given, name.middle, name.family, name.suffix])
      case .abbreviated: name.initials(locale)
      }
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// The given name and the family's.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// The parts of a name that there are.
private struct NameParts {
  let prefix: String?
  let given: String?
  let middle: String?
  let family: String?
  let suffix: String?
  let nickname: String?

  init(_ name: PersonNameComponents) {
    func part(_ text: String?) -> String? {
      let text = text?.trimmingCharacters(in: .whitespacesAndNewlines)
      return text?.isEmpty == false ? text : nil
    }
    prefix = part(name.namePrefix)
    given = part(name.givenName)
    middle = part(name.middleName)
    family = part(name.familyName)
    suffix = part(name.nameSuffix)
    nickname = part(name.nickname)
  }

  /// Whether the names are in letters of East Asia.
  private var isEastAsian: Bool {
    let letters = [given, family].compactMap { $0 }.joined().unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy { letter in
        (0x2E80...0x9FFF).contains(letter.value) || (0xAC00...0xD7AF).contains(letter.value)
          || (0xF900...0xFAFF).contains(letter.value) || (0x20000...0x3FFFF).contains(letter.value)
      }
  }

  func joined(_ parts: [String?]) -> String {
    guard isEastAsian else { return parts.compactMap { $0 }.joined(separator: " ") }
    let others = parts.compactMap { $0 }.filter { $0 != family }
    return ([family].compactMap { $0 } + others).joined()
  }

  /// The first letters of the given name and the family's; of one in letters of East Asia the family's name.
  func initials(_ locale: Locale) -> String {
    if isEastAsian { return family ?? given ?? "" }
    return [given, family].compactMap { $0?.first.map { String($0).uppercased(with: locale) } }.joined()
  }
}
