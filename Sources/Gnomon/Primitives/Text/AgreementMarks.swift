// SPDX-License-Identifier: Apache-2.0
/// Finds the phrases of a string that are marked as `^[content](inflect: true)`.
struct AgreementMarks {
  struct Part {
    let content: String
    /// The byte behind it.
    let end: Int
    /// True if `inflect: true` or an argument to agree with is among the attributes.
    private(set) var asksForAgreement = false
    /// The argument to agree with, from 1; nil where none is named.
    private(set) var argument: Int?

    /// Marks read from the source; nil where something else stands in the parentheses: `^[1](https://…)` is a link
    /// behind a caret.
    fileprivate init?(content: ArraySlice<UInt8>, attributes: ArraySlice<UInt8>, end: Int) {
      let text = String(decoding: attributes, as: UTF8.self)
      guard let key = text.split(separator: ":").first, Self.keys.contains(key.filter { !$0.isWhitespace }) else {
        return nil
      }
      self.content = String(decoding: content, as: UTF8.self)
      self.end = end
      for attribute in text.split(separator: ",") {
        let parts = attribute.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
        guard parts.count == 2 else { continue }
        if parts[0] == "inflect", parts[1] == "true" { asksForAgreement = true }
        if parts[0] == "agreeWithArgument", let number = Int(parts[1]), number > 0 {
          argument = number
          asksForAgreement = true
        }
      }
    }

    private static let keys: Set<String> = [
      "inflect", "agreeWithArgument", "agreeWithConcept", "referentConcept", "morphology", "inflectionRule",
      "inflectionAlternative",
    ]
  }

  private let bytes: [UInt8]
  /// The place of each opening bracket's closing one; -1 of others.
  private var closes: [Int]
  /// The place of the next closing parenthesis.
  private var parentheses: [Int]
  /// Attributes are short: what is longer is none.
  private static let longest = 500

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    closes = Array(repeating: -1, count: bytes.count)
    parentheses = closes
    var open: [Int] = []
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "[") { open.append(index) }
      if byte == UInt8(ascii: "]"), let start = open.popLast() { closes[start] = index }
    }
    var next = -1
    for index in bytes.indices.reversed() {
      if bytes[index] == UInt8(ascii: ")") { next = index }
      parentheses[index] = next
    }
  }

  /// The phrase whose marks begin at a byte.
  func part(at start: Int) -> Part? {
    guard bytes[start] == UInt8(ascii: "^"), start + 1 < bytes.count, closes[start + 1] >= 0 else { return nil }
    let close = closes[start + 1]
    guard close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "(") else { return nil }
    let end = parentheses[close + 1]
    guard end >= 0, end - close <= Self.longest else { return nil }
    return Part(content: bytes[(start + 2)..<close], attributes: bytes[(close + 2)..<end], end: end + 1)
  }
}
