// SPDX-License-Identifier: Apache-2.0
/// Lets an extension override what its class inherits, as Objective-C does: `extension Pad { override func draw(_ rect: CGRect) {} }`.
///
/// The method gets a name of its own, and the class, where the same file declares it, a method that calls it. It stands before the class's closing
/// brace, in its line: all lines stay. A property that is only read is changed in the same way.
struct ExtensionOverrides {
  private static let prefix = "_ofExtension_"
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "fileprivate", "private", "final", "override", "nonisolated",
  ]

  private let tokens: [Token]
  /// The changes: what takes the place of a range.
  private var changes: [(range: Range<Int>, text: String)] = []
  private let source: LexedSource

  /// The source with the methods; nil where it has no such extension.
  static func applied(to source: LexedSource) -> [UInt8]? {
    guard source.tokens.contains(where: { $0.isWord("override") }) else { return nil }
    var rewriting = ExtensionOverrides(source)
    rewriting.visitExtensions()
    if rewriting.changes.isEmpty { return nil }
    var result = source.bytes
    for change in rewriting.changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return result
  }

  private init(_ source: LexedSource) { (self.source, tokens) = (source, source.tokens) }

  private mutating func visitExtensions() {
    let classes = classEnds()
    var depth = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      if depth == 0, token.isWord("extension"), index + 1 < tokens.count, let end = classes[tokens[index + 1].text],
        let open = tokens[index...].firstIndex(where: { $0.isMark("{") }), let close = closing(open)
      {
        visitMembers(between: open, and: close, of: end, access: index > 0 ? access(at: index - 1) : nil)
        index = close
      }
      index += 1
    }
  }

  /// The access that an extension gives its members.
  private func access(at index: Int) -> String? {
    ["public", "open", "internal"].first { tokens[index].isWord($0) }
  }

  /// The closing braces of the classes at the top of the file, by their names.
  private func classEnds() -> [String: Token] {
    var result: [String: Token] = [:]
    var depth = 0
    for index in tokens.indices.dropLast() {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      guard depth == 0, tokens[index].isWord("class"), tokens[index + 1].kind == .word,
        let open = tokens[index...].firstIndex(where: { $0.isMark("{") }),
        let close = closing(open)
      else { continue }
      result[tokens[index + 1].text] = tokens[close]
    }
    return result
  }

  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func visitMembers(between open: Int, and close: Int, of end: Token, access: String?) {
    var depth = 0
    for index in open..<close {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      guard depth == 1, tokens[index].isWord("override") else { continue }
      var first = index
      while first > open + 1, Self.modifiers.contains(tokens[first - 1].text) { first -= 1 }
      var next = index
      while next < close, Self.modifiers.contains(tokens[next].text) { next += 1 }
      guard let call = call(of: tokens[next], next + 1) else { continue }
      var words = tokens[first..<next].map(\.text)
      if let access, !words.contains(where: { ["public", "open", "internal"].contains($0) }) {
        words.insert(access, at: 0)
      }
      let signature = String(
        decoding: source.bytes[tokens[next].range.lowerBound..<tokens[call.body].range.lowerBound], as: UTF8.self
      ).split(separator: "\n").joined(separator: " ")
      changes.append((tokens[index].range, String(repeating: " ", count: tokens[index].range.count)))
      changes.append((tokens[next + 1].range, Self.prefix + tokens[next + 1].text))
      changes.append(
        (end.range.lowerBound..<end.range.lowerBound, "\(words.joined(separator: " ")) \(signature){ \(call.text) }; "))
    }
  }

  /// What the class's member does: it calls the method, or reads the property.
  private func call(of kind: Token, _ name: Int) -> (text: String, body: Int)? {
    if kind.isWord("func") { return call(tokens[name], after: name + 1) }
    guard kind.isWord("var"), name + 1 < tokens.count, tokens[name + 1].isMark(":"),
      let body = tokens[name...].firstIndex(where: { $0.isMark("{") }), let end = closing(body),
      !tokens[name..<body].contains(where: { $0.isMark("=") }),
      !tokens[body..<end].contains(where: { $0.isWord("set") || $0.isWord("didSet") || $0.isWord("willSet") })
    else { return nil }
    return (Self.prefix + tokens[name].text, body)
  }

  /// The call of a method with its own parameters, and the place of its body; nil where that isn't known: it's generic, or takes any number of values.
  private func call(_ name: Token, after start: Int) -> (text: String, body: Int)? {
    guard start < tokens.count, tokens[start].isMark("("),
      let body = tokens[start...].firstIndex(where: { $0.isMark("{") })
    else {
      return nil
    }
    var arguments: [String] = []
    var parameter: [Token] = []
    var depth = 0
    var end = start
    for index in start..<body {
      let token = tokens[index]
      if ["(", "[", "<"].contains(where: token.isMark) { depth += 1 }
      if [")", "]", ">"].contains(where: token.isMark) { depth -= 1 }
      if depth == 0 || depth == 1 && token.isMark(",") {
        if !parameter.isEmpty { arguments.append(Self.argument(parameter)) }
        parameter = []
        end = index
        if depth == 0 { break }
      } else if index > start {
        parameter.append(token)
      }
    }
    let effects = tokens[end..<body].map(\.text)
    let prefix = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    return ("\(prefix)\(Self.prefix)\(name.text)(\(arguments.joined(separator: ", ")))", body)
  }

  /// `inside: point` of `inside point: CGPoint`, `rect` of `_ rect: CGRect`.
  private static func argument(_ tokens: [Token]) -> String {
    let names = tokens.prefix { !$0.isMark(":") }.map(\.text)
    let isInOut = tokens.contains { $0.isWord("inout") }
    let value = (isInOut ? "&" : "") + (names.last ?? "")
    return names.first == "_" ? value : "\(names.first ?? ""): \(value)"
  }
}
