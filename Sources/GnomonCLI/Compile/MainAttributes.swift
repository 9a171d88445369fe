// SPDX-License-Identifier: Apache-2.0
/// Reads `@UIApplicationMain` and `@NSApplicationMain` as `@main`, which took their place: the compiler knows them with Objective-C only.
struct MainAttributes {
  private static let names = ["UIApplicationMain", "NSApplicationMain"]

  /// The source with `@main` in their place, of the same length; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    let found = tokens.indices.dropFirst().filter { index in
      tokens[index - 1].isMark("@") && tokens[index].touchesPrevious && names.contains(where: tokens[index].isWord)
    }
    if found.isEmpty { return nil }
    var result = source.bytes
    for index in found {
      let range = tokens[index].range
      let main = Array("main".utf8)
      result.replaceSubrange(range, with: main + Array(repeating: UInt8(ascii: " "), count: range.count - main.count))
    }
    return result
  }

  /// Whether a file is a program by one of them: it's compiled as a library's files are, and not as a script.
  static func makesProgram(_ bytes: [UInt8]) -> Bool { applied(to: LexedSource(bytes)) != nil }
}
