// SPDX-License-Identifier: Apache-2.0
/// Lets `#selector(UIResponder.resignFirstResponder)` compile, by which sources put the keyboard away: the compiler has no selectors
/// without Objective-C.
struct SelectorLiterals {
  private static let replacement = Array(#"Selector("resignFirstResponder""#.utf8)

  /// The source with a selector's name in place of the literal; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    let literals = tokens.indices.dropLast(5).filter { isLiteral(at: $0, in: tokens) }
    if literals.isEmpty { return nil }
    var result = source.bytes
    for index in literals.reversed() {
      let range = tokens[index].range.lowerBound..<tokens[index + 5].range.upperBound
      // What follows stays in its line.
      let newlines = source.bytes[range].filter { $0 == UInt8(ascii: "\n") }
      result.replaceSubrange(range, with: replacement + newlines + [UInt8(ascii: ")")])
    }
    return result
  }

  private static func isLiteral(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .hash, tokens[index].text.hasSuffix("selector") else { return false }
    return tokens[index + 1].isMark("(") && tokens[index + 2].isWord("UIResponder") && tokens[index + 3].isMark(".")
      && tokens[index + 4].isWord("resignFirstResponder") && tokens[index + 5].isMark(")")
  }
}
