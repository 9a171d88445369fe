// SPDX-License-Identifier: Apache-2.0
/// Lets `text as NSString`, `url as NSURL`, `number as NSNumber` and their like compile, which bridge on Apple's systems alone: an operator of the module `GnomonFoundation` takes
/// the place of `as`, with its precedence.
struct BridgingCasts {
  private static let types = [
    "NSString", "NSURL", "NSNumber", "NSDate", "NSUUID", "NSData", "NSSet", "NSArray", "NSDictionary",
    "NSDecimalNumber",
  ]
  private static let bringers = ["Foundation", "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa"]

  /// The source with the operator; nil where it bridges nothing, or imports nothing that brings it along.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    let casts = tokens.indices.dropLast().filter { isCast(at: $0, in: tokens) }
    if casts.isEmpty { return nil }
    guard Lexer.importedModules(of: tokens).contains(where: { module in bringers.contains { module.isWord($0) } })
    else {
      return nil
    }
    var result = source.bytes
    for index in casts.reversed() {
      result.insert(contentsOf: Array(".self".utf8), at: tokens[index + 1].range.upperBound)
      result.replaceSubrange(tokens[index].range, with: Array(".=>".utf8))
    }
    return result
  }

  /// Whether a token is the `as` of such a cast: not of a pattern, and not to an optional.
  private static func isCast(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("as"), types.contains(where: tokens[index + 1].isWord) else { return false }
    if index + 2 < tokens.count, tokens[index + 2].isMark("?"), tokens[index + 2].touchesPrevious { return false }
    let line = tokens[index].line
    return !tokens[..<index].reversed().prefix { $0.line == line }.contains { $0.isWord("case") || $0.isWord("catch") }
  }
}
