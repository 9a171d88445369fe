// SPDX-License-Identifier: Apache-2.0

/// The words and signs of texts as comparisons part them, with numbers for equal ones.
public struct TextWords: Sendable {
  /// A word or a sign.
  public struct Word: Sendable {
    /// Its place in the text's UTF-8.
    public var bytes: Range<Int>
    /// Equal words of all texts that were given have equal numbers, from 0 on.
    public var number: Int
    /// False for a sign.
    public var isWord: Bool
  }

  private var numbers = TextNumbers()

  public init() {}

  /// The words of a text, in their order. Costs one pass.
  public mutating func words(of text: String) -> [Word] {
    let tokens = TextTokens.all(of: text[...], &numbers)
    var words: [Word] = []
    words.reserveCapacity(tokens.count)
    var start = 0
    for token in tokens {
      start += token.lead.utf8.count
      let end = start + token.word.utf8.count
      words.append(Word(bytes: start..<end, number: Int(token.number), isWord: token.isWord))
      start = end
    }
    return words
  }
}
