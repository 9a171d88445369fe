// SPDX-License-Identifier: Apache-2.0
/// Makes the optional methods of an `@objc` protocol required ones that have an implementation: Swift has no optional ones without Objective-C.
///
/// `@objc protocol P { @objc optional func didEnd(card: Card) }` becomes `protocol P { func didEnd(card: Card) }` and an extension with a method
/// that does nothing, in the same lines. Calls `delegate?.didEnd?(card: card)` are amended after the compiler's errors (``SourceAmendment``). A method with a
/// result stays as it is, since nobody could say what the one that isn't there gives: the compiler refuses it.
struct OptionalRequirements {
  /// The source with the implementations; nil where it has no such method.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    guard tokens.contains(where: { $0.isWord("optional") }) else { return nil }
    var result = source.bytes
    var isChanged = false
    // The last protocol first, so that the places before it stay.
    for index in tokens.indices.reversed() where tokens[index].isWord("protocol") {
      guard let declaration = Declaration(at: index, in: tokens) else { continue }
      let methods = declaration.methods(in: tokens)
      if methods.isEmpty { continue }
      let texts = methods.map { String(decoding: source.bytes[$0.signature], as: UTF8.self).inOneLine + " {}" }
      let access = declaration.isPublic ? "public " : ""
      let addition = "; \(access)extension \(declaration.name) { \(texts.joined(separator: "; ")) }"
      result.insert(contentsOf: addition.utf8, at: tokens[declaration.end].range.upperBound)
      for method in methods.reversed() {
        for place in method.word { result[place] = .space }
      }
      isChanged = true
    }
    return isChanged ? result : nil
  }

  private struct Method {
    /// The word `optional`.
    var word: Range<Int>
    /// From `func` to the end of the parameters and effects.
    var signature: Range<Int>
  }

  private struct Declaration {
    let name: String
    let isPublic: Bool
    private let start: Int
    /// The place of the brace that closes it.
    let end: Int

    init?(at index: Int, in tokens: [Token]) {
      guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
      name = tokens[index + 1].text
      isPublic = tokens[..<index].suffix(4).contains { $0.isWord("public") && $0.line == tokens[index].line }
      guard let open = tokens[index...].prefix(64).firstIndex(where: { $0.isMark("{") }) else { return nil }
      start = open
      var depth = 0
      for place in open..<tokens.count {
        if tokens[place].isMark("{") { depth += 1 }
        if tokens[place].isMark("}") { depth -= 1 }
        if depth == 0 {
          end = place
          return
        }
      }
      return nil
    }

    /// The optional methods without a result.
    func methods(in tokens: [Token]) -> [Method] {
      (start..<end).compactMap { index in
        guard tokens[index].isWord("optional"), tokens[index + 1].isWord("func"), index + 3 < end else { return nil }
        var last = index + 1
        var depth = 0
        while last + 1 < end {
          let next = tokens[last + 1]
          // The next requirement begins with its line, or with an attribute.
          if depth == 0, next.startsLine || next.isMark("@") || next.isMark(";") { break }
          if depth == 0, next.isMark("->") || next.kind == .hash { return nil }
          if next.isMark("(") { depth += 1 }
          if next.isMark(")") { depth -= 1 }
          last += 1
        }
        return Method(
          word: tokens[index].range, signature: tokens[index + 1].range.lowerBound..<tokens[last].range.upperBound)
      }
    }
  }
}

extension String {
  /// The text with blanks in place of line breaks, and without comments at lines' ends.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: " ")
  }
}
