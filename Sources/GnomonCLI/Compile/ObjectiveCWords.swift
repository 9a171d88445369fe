// SPDX-License-Identifier: Apache-2.0
/// Lets `#selector(handleTap(_:))` and `#keyPath(Item.name)` compile: the compiler has neither without Objective-C. A selector becomes its name, as
/// Objective-C has it, and a key path its text.
struct SelectorLiterals {
  /// The source with names in place of the literals; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    for index in tokens.indices.reversed() {
      guard let literal = Literal(at: index, in: tokens) else { continue }
      let range = tokens[index].range.lowerBound..<tokens[literal.end].range.upperBound
      // What follows stays in its line.
      let newlines = source.bytes[range].filter { $0 == UInt8(ascii: "\n") }
      let text = literal.isSelector ? #"Selector("\#(literal.name)""# : #"("\#(literal.name)""#
      result.replaceSubrange(range, with: Array(text.utf8) + newlines + [UInt8(ascii: ")")])
      isChanged = true
    }
    return isChanged ? result : nil
  }

  private struct Literal {
    let isSelector: Bool
    let name: String
    /// The place of the parenthesis that closes it.
    let end: Int

    init?(at index: Int, in tokens: [Token]) {
      guard tokens[index].kind == .hash, index + 2 < tokens.count, tokens[index + 1].isMark("(") else { return nil }
      let text = tokens[index].text
      guard text.hasSuffix("selector") || text.hasSuffix("keyPath") else { return nil }
      isSelector = text.hasSuffix("selector")
      var depth = 0
      var close: Int?
      for next in (index + 1)..<min(index + 64, tokens.count) {
        if tokens[next].isMark("(") { depth += 1 }
        if tokens[next].isMark(")") { depth -= 1 }
        if depth == 0 {
          close = next
          break
        }
      }
      guard let close, close > index + 2 else { return nil }
      end = close
      let inner = Array(tokens[(index + 2)..<close])
      guard let found = isSelector ? Self.selector(inner) : Self.keyPath(inner) else { return nil }
      name = found
    }

    /// `pan:` of `Coordinator.pan(_:)`, `showWithItem:` of `show(item:)`; what is behind an `as` isn't part of it.
    private static func selector(_ tokens: [Token]) -> String? {
      var tokens = tokens[...]
      if let kind = tokens.first, kind.text == "getter" || kind.text == "setter",
        tokens.dropFirst().first?.isMark(":") == true
      {
        tokens = tokens.dropFirst(2)
      }
      if let cast = tokens.firstIndex(where: { $0.isWord("as") }) { tokens = tokens[..<cast] }
      let open = tokens.firstIndex { $0.isMark("(") } ?? tokens.endIndex
      guard let base = tokens[..<open].last(where: { $0.kind == .word })?.text else { return nil }
      let labels = tokens[open...].filter { $0.kind == .word || $0.isMark("_") }.map(\.text)
      guard let first = labels.first else { return base }
      let start = first == "_" ? base : base + "With" + first.prefix(1).uppercased() + first.dropFirst()
      return start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// `name` of `Item.name`: a type's name isn't part of it.
    private static func keyPath(_ tokens: [Token]) -> String? {
      let words = tokens.filter { $0.kind == .word }.map(\.text)
      let path = words.drop { $0.first?.isUppercase ?? false }
      return path.isEmpty ? nil : path.joined(separator: ".")
    }
  }
}

/// Leaves out what says how Objective-C sees a declaration: `@objc`, `@objcMembers`, `@IBAction` and their like. The compiler refuses them where there is
/// no Objective-C, and nothing asks for them there. A protocol of `@objc` that names no other is one of classes, so that `weak var delegate: P?`
/// compiles: `: AnyObject` is written behind its name.
struct ObjectiveCAttributes {
  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying",
    "GKInspectable",
  ]

  /// The source with blanks in their places; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    var protocols: [Int] = []
    for index in tokens.indices.dropLast()
    where tokens[index].isMark("@") && tokens[index + 1].kind == .word && names.contains(tokens[index + 1].text) {
      var end = index + 1
      // `@objc(name:)`: the parenthesis touches the name.
      if end + 1 < tokens.count, tokens[end + 1].isMark("("), tokens[end + 1].touchesPrevious {
        while end + 1 < tokens.count {
          end += 1
          if tokens[end].isMark(")") { break }
        }
      }
      for place in tokens[index].range.lowerBound..<tokens[end].range.upperBound
      where result[place] != UInt8(ascii: "\n") {
        result[place] = .space
      }
      isChanged = true
      if tokens[index + 1].text == "objc", let name = protocolName(after: end, in: tokens) { protocols.append(name) }
    }
    for place in Set(protocols).sorted(by: >) { result.insert(contentsOf: ": AnyObject".utf8, at: place) }
    return isChanged ? result : nil
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "package", "nonisolated",
  ]

  /// Where the name of a protocol ends that an attribute belongs to and that names no other: `P` of `@objc public protocol P {`.
  private static func protocolName(after end: Int, in tokens: [Token]) -> Int? {
    var next = end + 1
    while next + 1 < tokens.count {
      if tokens[next].kind == .word, modifiers.contains(tokens[next].text) {
        next += 1
      } else if tokens[next].isMark("@"), tokens[next + 1].kind == .word {
        next += 2
      } else {
        break
      }
    }
    guard next + 2 < tokens.count, tokens[next].isWord("protocol"), tokens[next + 1].kind == .word,
      tokens[next + 2].isMark("{")
    else { return nil }
    return tokens[next + 1].range.upperBound
  }
}

/// Leaves out `override` before methods that `NSObject` has on Apple's systems and Objective-C calls by their names. Here they are no methods of the
/// class: what is declared stands by itself, and nobody calls it.
struct ObjectiveCOverrides {
  private static let names: Set<String> = [
    "observeValue", "responds", "perform", "value", "setValue", "forwardingTarget", "doesNotRecognizeSelector",
    "addObserver", "removeObserver",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "final", "private", "fileprivate", "nonisolated", "func",
  ]

  /// The source with blanks in their places; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    for index in tokens.indices where tokens[index].isWord("override") {
      var next = index + 1
      while next < tokens.count, modifiers.contains(tokens[next].text) { next += 1 }
      guard next + 2 < tokens.count, tokens[next - 1].isWord("func"), names.contains(tokens[next].text),
        tokens[next + 1].isMark("("), !isSwiftOverride(tokens[next].text, label: tokens[next + 2].text)
      else { continue }
      for place in tokens[index].range { result[place] = .space }
      isChanged = true
    }
    return isChanged ? result : nil
  }

  /// Whether a method of such a name is another one: `value(forKey:)` is Objective-C's, `value(at:)` a class's own.
  private static func isSwiftOverride(_ name: String, label: String) -> Bool {
    switch name {
    case "value": !["forKey", "forKeyPath", "forUndefinedKey"].contains(label)
    case "setValue": label != "_"
    case "responds": label != "to"
    case "perform", "addObserver", "removeObserver": label != "_"
    default: false
    }
  }
}
