// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization
internal import _FoundationICU

/// Which plural form a number takes in a language, by the rules of Unicode's CLDR.
package enum PluralRules {
  /// The plural forms that languages have.
  package static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// ICU's rules of the languages asked for so far. They live as long as the program.
  private static let known = Mutex<[String: Rules]>([:])

  private struct Rules: @unchecked Sendable {
    /// nil where ICU couldn't read the language.
    let handle: OpaquePointer?
  }

  /// The form of a number: `one`, `few`, `other`, …
  ///
  /// - Parameter language: a language's identifier, such as `ru` or `pt-BR`. One that isn't known has `other` alone.
  package static func category(of number: Double, in language: String) -> String {
    guard number.isFinite else { return "other" }
    return known.withLock { known in
      let rules =
        known[language]
        ?? {
          var status = U_ZERO_ERROR
          let identifier = language.replacingOccurrences(of: "-", with: "_")
          let handle = swift_uplrules_openForType(identifier, UPLURAL_TYPE_CARDINAL, &status)
          let rules = Rules(handle: status.rawValue <= 0 ? handle : nil)
          known[language] = rules
          return rules
        }()
      guard let handle = rules.handle else { return "other" }
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
        var status = U_ZERO_ERROR
        let count = Int(swift_uplrules_select(handle, number, buffer.baseAddress, 16, &status))
        guard status.rawValue <= 0, (1...16).contains(count) else { return "other" }
        return String(decoding: buffer[..<count], as: UTF16.self)
      }
    }
  }
}
