// SPDX-License-Identifier: Apache-2.0
/// Reads a source's conditions as one of Apple's compilers does.
///
/// `os(iOS)` and `os(macOS)` don't hold on Linux. Some sources leave nothing for other systems, and can't be compiled then; they are
/// compiled once more with these conditions read as they were meant, `canImport` of UIKit and AppKit too. `os(Linux)` still holds.
struct SystemConditions {
  /// The systems that sources are tried for, in this order.
  enum System: String, CaseIterable {
    case iOS
    case macOS
  }

  private static let apple: Set<String> = ["iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS"]

  /// What only one of the systems has.
  private static let frameworks: Set<String> = ["UIKit", "AppKit", "Cocoa", "WatchKit"]

  /// The system that a name in a condition stands for.
  private static func system(of name: String) -> String {
    switch name {
    case "OSX", "AppKit", "Cocoa": "macOS"
    case "UIKit": "iOS"
    case "WatchKit": "watchOS"
    default: name
    }
  }

  let system: System

  /// The source with `true` and `false` in place of its conditions on Apple's systems, of the same length, and `*` where something isn't available on the
  /// system; nil where it has neither.
  func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    var isInCondition = false
    for (index, token) in tokens.enumerated() {
      if token.startsLine { isInCondition = token.kind == .hash && (token.text == "#if" || token.text == "#elseif") }
      guard isInCondition, token.isWord("os") || token.isWord("canImport"), index + 3 < tokens.count,
        tokens[index + 1].isMark("("),
        (token.text == "os" ? Self.apple : Self.frameworks).contains(tokens[index + 2].text),
        tokens[index + 3].isMark(")")
      else { continue }
      let name = Self.system(of: tokens[index + 2].text)
      let range = token.range.lowerBound..<tokens[index + 3].range.upperBound
      let word = Array((name == system.rawValue ? "true" : "false").utf8)
      guard word.count <= range.count else { continue }
      result.replaceSubrange(range, with: word + Array(repeating: .space, count: range.count - word.count))
      isChanged = true
    }
    // What isn't there for the system isn't there for anybody: a `switch` leaves such cases out.
    for index in tokens.indices.dropLast(5)
    where tokens[index].isMark("@") && tokens[index + 1].isWord("available") && tokens[index + 2].isMark("(")
      && tokens[index + 3].isWord(system.rawValue) && tokens[index + 4].isMark(",")
      && tokens[index + 5].isWord("unavailable")
    {
      let range = tokens[index + 3].range
      result.replaceSubrange(range, with: [UInt8(ascii: "*")] + Array(repeating: .space, count: range.count - 1))
      isChanged = true
    }
    return isChanged ? result : nil
  }
}

extension SourceSet {
  /// The sources as one of Apple's compilers reads them; nil where that's no difference.
  func read(for system: SystemConditions.System) -> SourceSet? {
    rewritten { SystemConditions(system: system).applied(to: LexedSource($0)) }
  }
}
