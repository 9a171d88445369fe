/// `#Preview { … }` needs a compiler plug-in and draws nothing on its own: it is blanked, so that lines stay where they are.
enum PreviewMacro {
  static func blanked(_ source: [UInt8]) -> [UInt8] {
    guard contains(source, Array("#Preview".utf8)) else { return source }
    let tokens = Lexer.tokens(of: source)
    var result = source
    for (index, token) in tokens.enumerated() where token.kind == .hash && token.text == "#Preview" {
      let end = macroEnd(tokens, from: index + 1)
      for position in token.range.lowerBound..<end where source[position] != .newline {
        result[position] = .space
      }
    }
    return result
  }

  /// The byte behind the macro's arguments and its trailing closures.
  private static func macroEnd(_ tokens: [Token], from start: Int) -> Int {
    var index = start
    var end = tokens[start - 1].range.upperBound
    while index < tokens.count {
      let token = tokens[index]
      let isBody = token.isMark("{")
      guard isBody || (token.isMark("(") && token.touchesPrevious) else { break }
      var depth = 0
      while index < tokens.count {
        if tokens[index].kind == .mark {
          if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
          if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
        }
        end = tokens[index].range.upperBound
        index += 1
        if depth <= 0 { break }
      }
      if isBody { break }
    }
    // `traits:` may stand between the arguments and a labelled second closure (`body:`, `cameras:`).
    while index + 2 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isMark(":"),
      tokens[index + 2].isMark("{")
    {
      end = macroEnd(tokens, from: index + 2)
      while index < tokens.count && tokens[index].range.lowerBound < end { index += 1 }
    }
    return end
  }

  private static func contains(_ source: [UInt8], _ part: [UInt8]) -> Bool {
    guard source.count >= part.count else { return false }
    return source.indices.dropLast(part.count - 1).contains { start in
      source[start] == part[0] && source[start..<start + part.count].elementsEqual(part)
    }
  }
}
