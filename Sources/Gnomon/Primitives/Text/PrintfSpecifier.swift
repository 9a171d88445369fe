// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A printf specifier for one number, checked so that formatting with it is safe, with the text around it.
struct PrintfSpecifier: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case integer
    case floating
  }

  private var prefix = ""
  private var suffix = ""
  /// Flags, width and precision.
  private var flags = ""
  private var conversion: Character = "d"

  var kind: Kind { "fFeEgGaA".contains(conversion) ? .floating : .integer }

  /// The specifier in a string; nil if it has none, or more than one, or one that isn't for numbers.
  init?(_ string: String) {
    var isFound = false
    var rest = Substring(string)
    while let character = rest.popFirst() {
      guard character == "%" else {
        if isFound { suffix.append(character) } else { prefix.append(character) }
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        if isFound { suffix.append("%") } else { prefix.append("%") }
        continue
      }
      guard !isFound, parse(&rest) else { return nil }
      isFound = true
    }
    guard isFound else { return nil }
  }

  private mutating func parse(_ rest: inout Substring) -> Bool {
    func take(_ set: String, atMost count: Int) -> String {
      let taken = rest.prefix { set.contains($0) }.prefix(count)
      rest.removeFirst(taken.count)
      return String(taken)
    }
    flags = take("-+ #0", atMost: 5) + take("0123456789", atMost: 3)
    if rest.first == "." {
      rest.removeFirst()
      flags += "." + take("0123456789", atMost: 2)
    }
    _ = take("hlqLzjt", atMost: 2)
    guard let character = rest.first, "diouxXfFeEgGaA".contains(character) else { return false }
    rest.removeFirst()
    conversion = character
    return true
  }

  func format(_ value: LocalizedStringKey.Argument, separators: NumberSeparators) -> String? {
    let number: String
    switch (value, kind) {
    case (.integer(let value, _), .integer):
      let conversion = conversion == "i" ? "d" : conversion
      number = String(format: "%\(flags)ll\(conversion)", value)
    case (.unsigned(let value, _), .integer):
      let conversion = conversion == "d" || conversion == "i" ? "u" : conversion
      number = String(format: "%\(flags)ll\(conversion)", value)
    case (.floating(let value, _), .floating): number = String(format: "%\(flags)\(conversion)", value)
    case (.integer(let value, _), .floating): number = String(format: "%\(flags)\(conversion)", Double(value))
    case (.unsigned(let value, _), .floating): number = String(format: "%\(flags)\(conversion)", Double(value))
    default: return nil
    }
    let isDecimal = "diufFgG".contains(conversion)
    return prefix + (isDecimal ? separators.localize(number) : number) + suffix
  }
}
