// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads `@UIApplicationMain` and `@NSApplicationMain` as `@main`, which took their place: the compiler knows them with Objective-C only.
struct MainAttributes {
  private static let names = ["UIApplicationMain", "NSApplicationMain"]

  /// The source with `@main` in their place, of the same length; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let found = places(of: names, in: source.tokens)
    if found.isEmpty { return nil }
    var result = source.bytes
    for index in found {
      let range = source.tokens[index].range
      let main = Array("main".utf8)
      result.replaceSubrange(range, with: main + Array(repeating: UInt8(ascii: " "), count: range.count - main.count))
    }
    return result
  }

  /// Whether a file is a program by one of them: it's compiled as a library's files are, and not as a script.
  static func makesProgram(_ bytes: [UInt8]) -> Bool { applied(to: LexedSource(bytes)) != nil }

  /// Whether a file is a program by one of them, or by `@main`.
  static func marksProgram(_ file: Data) -> Bool {
    let names = names + ["main"]
    // Few files have one: what a file means is looked at there alone.
    guard names.contains(where: { file.range(of: Data("@\($0)".utf8)) != nil }) else { return false }
    return !places(of: names, in: Lexer.tokens(of: [UInt8](file))).isEmpty
  }

  private static func places(of names: [String], in tokens: [Token]) -> [Int] {
    tokens.indices.dropFirst().filter { index in
      tokens[index - 1].isMark("@") && tokens[index].touchesPrevious && names.contains(where: tokens[index].isWord)
    }
  }
}
