// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The characters that a locale writes between thousands and before decimals.
struct NumberSeparators: Hashable, Sendable {
  var grouping: String
  var decimal: String

  static let english = NumberSeparators(grouping: ",", decimal: ".")

  private static let cache = Mutex<[String: NumberSeparators]>([:])

  static func of(_ locale: Locale) -> NumberSeparators {
    let identifier = locale.identifier
    if let known = cache.withLock({ $0[identifier] }) { return known }
    let found = NumberSeparators(
      grouping: locale.groupingSeparator ?? ",", decimal: locale.decimalSeparator ?? ".")
    cache.withLock {
      if $0.count >= 256 { $0.removeAll() }
      $0[identifier] = found
    }
    return found
  }

  /// A number as C writes it, with the locale's separators.
  func localize(_ number: String) -> String {
    guard let start = number.firstIndex(where: \.isNumber) else { return number }
    let end = number[start...].firstIndex { !$0.isNumber } ?? number.endIndex
    let digits = Array(number[start..<end])
    var result = String(number[..<start])
    // Zeros that fill up a width aren't grouped.
    let isGrouped = digits.count > 3 && digits[0] != "0"
    for (index, digit) in digits.enumerated() {
      if isGrouped, index > 0, (digits.count - index).isMultiple(of: 3) { result += grouping }
      result.append(digit)
    }
    var rest = number[end...]
    if rest.first == "." {
      rest.removeFirst()
      result += decimal
    }
    return result + rest
  }
}
