// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RunRequest.Axis {
  /// A value that an axis doesn't have, as a text for the user.
  public struct UnknownValue: Error, CustomStringConvertible {
    /// What is wrong, and which values there are.
    public var description: String
  }

  /// The values of an option's text, which has commas between several, each as this axis writes it.
  public func values(of text: String) throws(UnknownValue) -> [String] {
    var values: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try value(of: part.trimmingCharacters(in: .whitespaces)))
    }
    return values
  }

  /// A value as this axis writes it: `accessibility3` for `AX3`. Throws where there's none.
  public func value(of text: String) throws(UnknownValue) -> String {
    switch self {
    case .appearance: try choice(text, RunRequest.Appearance.allCases.map(\.rawValue))
    case .contrast: try choice(text, ["standard", "increased"])
    case .boldText, .reduceMotion, .reduceTransparency, .differentiateWithoutColor: try choice(text, ["on", "off"])
    case .layoutDirection: try choice(text, RunRequest.Direction.allCases.map(\.rawValue))
    case .orientation: try choice(text, ["portrait", "landscape"])
    case .typeSize: try choice(Self.longTypeSize(text), Self.typeSizes, "AX1 to AX5 are the accessibility sizes")
    case .locale: try locale(text)
    case .size: try size(text)
    case .device: try device(text)
    case .profile: try named(text)
    }
  }

  /// The names of the type sizes, from the smallest.
  public static let typeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  private static let shortTypeSizes: [String: String] = [
    "xs": "xSmall", "s": "small", "m": "medium", "l": "large", "xl": "xLarge", "xxl": "xxLarge", "xxxl": "xxxLarge",
    "ax1": "accessibility1", "ax2": "accessibility2", "ax3": "accessibility3", "ax4": "accessibility4",
    "ax5": "accessibility5",
  ]

  private static func longTypeSize(_ text: String) -> String { shortTypeSizes[text.lowercased()] ?? text }

  private func choice(_ text: String, _ choices: [String], _ more: String? = nil) throws(UnknownValue) -> String {
    if let choice = choices.first(where: { $0.lowercased() == text.lowercased() }) { return choice }
    throw wrong(
      text, choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "") + (more.map { " (\($0))" } ?? "")
    )
  }

  private func wrong(_ text: String, _ form: String) -> UnknownValue {
    UnknownValue(description: "it has to be \(form); " + (text.isEmpty ? "a value is empty" : "'\(text)' isn't"))
  }

  private func named(_ text: String) throws(UnknownValue) -> String {
    guard !text.isEmpty else { throw wrong(text, "a profile's name") }
    return text
  }

  /// Foundation takes any text for a locale, so the language and the region are looked up.
  private func locale(_ text: String) throws(UnknownValue) -> String {
    let form = "a language, and a region where it matters, as ar, de_CH or zh-Hans"
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, parts.count <= 3,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { throw wrong(text, form) }
    guard Locale.LanguageCode(language.lowercased()).isISOLanguage else {
      throw wrong(text, form + " (there's no language '\(language)')")
    }
    var identifier = language.lowercased()
    for part in parts.dropFirst() {
      if part.count == 4, part.allSatisfy(\.isLetter), !identifier.contains("-") {
        identifier += "-" + part.capitalized
      } else if !identifier.contains("_"), Self.isRegion(part) {
        identifier += "_" + part.uppercased()
      } else {
        throw wrong(text, form + " (there's no region '\(part)')")
      }
    }
    return identifier
  }

  private static func isRegion(_ text: Substring) -> Bool {
    text.count == 3 && text.allSatisfy(\.isNumber) || Locale.Region(text.uppercased()).isISORegion
  }

  private func size(_ text: String) throws(UnknownValue) -> String {
    guard let size = RunRequest.Size(text) else { throw wrong(text, RunRequest.Size.form) }
    return size.description
  }

  private func device(_ text: String) throws(UnknownValue) -> String {
    if let device = Device.named(text) { return device.name }
    let near = Device.names(near: text).joined(separator: ", ")
    throw UnknownValue(
      description: (text.isEmpty ? "a value is empty" : "no device is called '\(text)'")
        + (near.isEmpty || text.isEmpty ? "" : "; the nearest are \(near)") + "; 'gnomon devices' lists all")
  }
}

extension RunRequest.Size: LosslessStringConvertible {
  /// The form that sizes are written in.
  public static let form = "WxH in points, as 390x844, each from 0 to 100000"

  /// Reads `390x844`; each length is a number from 0 to 100000.
  public init?(_ description: String) {
    let text = description.lowercased().replacing("×", with: "x")
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { Double($0.filter { $0 != " " }) }
    guard parts.count == 2, lengths.count == 2, lengths.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
    self.init(width: lengths[0], height: lengths[1])
  }

  /// The size as `390x844`.
  public var description: String { "\(Self.shortest(width))x\(Self.shortest(height))" }

  private static func shortest(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e9 ? String(Int(length)) : "\(length)"
  }
}
