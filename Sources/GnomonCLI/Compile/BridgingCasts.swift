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
    let places = casts(in: tokens, source.bytes)
    if places.isEmpty { return nil }
    guard Lexer.importedModules(of: tokens).contains(where: { module in bringers.contains { module.isWord($0) } })
    else {
      return nil
    }
    var result = source.bytes
    for place in places.reversed() {
      result.insert(contentsOf: Array(".self".utf8), at: place.end)
      result.replaceSubrange(place.cast, with: Array(".=>".utf8))
    }
    return result
  }

  /// Where the `as` of each cast stands, and where its type ends, in order; in what strings interpolate, too.
  private static func casts(in tokens: [Token], _ bytes: [UInt8]) -> [(cast: Range<Int>, end: Int)] {
    var found: [(cast: Range<Int>, end: Int)] = []
    for index in tokens.indices {
      if index + 1 < tokens.count, isCast(at: index, in: tokens) {
        found.append((tokens[index].range, tokens[index + 1].range.upperBound))
      }
      guard tokens[index].kind == .string, tokens[index].text.contains(" as NS") else { continue }
      for part in interpolations(in: tokens[index].range, bytes) {
        let inner = Array(bytes[part])
        for place in casts(in: Lexer.tokens(of: inner), inner) {
          let start = part.lowerBound
          found.append(
            (
              place.cast.lowerBound + start..<place.cast.upperBound + start, place.end + start
            ))
        }
      }
    }
    return found
  }

  /// What stands between the parentheses of `\(…)` in a literal.
  private static func interpolations(in literal: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = literal.lowerBound
    while index + 1 < literal.upperBound {
      guard bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "(") else {
        // What is escaped begins nothing.
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      let start = index + 2
      var depth = 1
      index = start
      while index < literal.upperBound, depth > 0 {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
      if depth == 0 { found.append(start..<index - 1) }
    }
    return found
  }

  /// Whether a token is the `as` of such a cast: not of a pattern, and not to an optional.
  private static func isCast(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("as"), types.contains(where: tokens[index + 1].isWord) else { return false }
    if index + 2 < tokens.count, tokens[index + 2].isMark("?"), tokens[index + 2].touchesPrevious { return false }
    let line = tokens[index].line
    return !tokens[..<index].reversed().prefix { $0.line == line }.contains { $0.isWord("case") || $0.isWord("catch") }
  }
}
