// SPDX-License-Identifier: Apache-2.0

/// What a literal of a compiled library is to be.
package struct LiteralValue: Codable, Sendable, Equatable {
  /// The literal's number in the library.
  package var number: Int32
  /// A number in decimals, `true`, or a text as it's shown.
  package var text: String

  package init(number: Int32, text: String) { (self.number, self.text) = (number, text) }

  /// Texts that only look alike are others.
  package static func == (a: LiteralValue, b: LiteralValue) -> Bool {
    a.number == b.number && a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// The library's function that takes a number and a text, and tells whether it has such a literal.
  package static let setter = "_gnomon_set_literal"
}
