// SPDX-License-Identifier: Apache-2.0

@testable import GnomonCLI

/// Edits of a source as people make them, some of which don't compile. The same seed gives the same edits.
struct SourceEdits {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return limit > 0 ? Int((z ^ (z >> 31)) % UInt64(limit)) : 0
  }

  /// A source that differs a little.
  mutating func edited(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let tokens = Lexer.tokens(of: bytes)
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func replaced(_ token: Token, by text: String) -> String {
      String(
        decoding: bytes[..<token.range.lowerBound] + Array(text.utf8) + bytes[token.range.upperBound...], as: UTF8.self)
    }
    func line() -> Int { number(below: lines.count) }
    switch number(below: 10) {
    case 0, 1:
      let numbers = tokens.filter { $0.kind == .number }
      guard !numbers.isEmpty else { return source }
      return replaced(numbers[number(below: numbers.count)], by: ["0", "7", "12.5", "100"][number(below: 4)])
    case 2:
      let strings = tokens.filter { $0.kind == .string && !$0.text.contains("\n") }
      guard !strings.isEmpty else { return source }
      return replaced(strings[number(below: strings.count)], by: ["\"\"", "\"Other\"", "\"é\""][number(below: 3)])
    case 3:
      let words = tokens.filter { $0.kind == .word }
      guard !words.isEmpty else { return source }
      return replaced(words[number(below: words.count)], by: words[number(below: words.count)].text)
    case 4: lines.remove(at: line())
    case 5:
      let index = line()
      lines.insert(lines[index], at: index)
    case 6:
      let index = line()
      if index > 0 { lines.swapAt(index, index - 1) }
    case 7:
      let ends = lines.indices.filter { lines[$0].hasSuffix(")") }
      if !ends.isEmpty {
        lines[ends[number(below: ends.count)]] += [".padding(3)", ".opacity(0.5)", ".bold()"][number(below: 3)]
      }
    case 8:
      let types = lines.indices.filter { lines[$0].contains("struct ") && lines[$0].hasSuffix("{") }
      if !types.isEmpty {
        lines.insert("  @State private var extra\(number(below: 9)) = 1", at: types[number(below: types.count)] + 1)
      }
    default:
      let views = lines.indices.filter { lines[$0].contains("Text(") }
      if !views.isEmpty { lines.insert("Divider()", at: views[number(below: views.count)]) }
    }
    return lines.joined(separator: "\n")
  }
}
