// SPDX-License-Identifier: Apache-2.0
import Comparing

/// The passages of an article that are most like others.
///
/// The likeness of two passages is the share of words, and of pairs of neighbouring words, that both have: twice as many as are common,
/// divided by those of both. It's 1 for the same words in the same order, and 0 where no word is common. Rare words say where to look, so
/// that the whole article isn't gone through for each passage.
struct SimilarPassages {
  /// The likeness from which a passage counts as the changed one.
  static let leastAlone = 0.5
  /// The same where what stands before and after it is unchanged.
  static let leastBetween = 0.2
  /// A passage of fewer words is like too many.
  private static let leastWords = 3
  /// The places of words that are looked at for one passage.
  private static let mostVotes = 300
  /// The places that are compared for one passage.
  private static let mostCompared = 3
  /// The words of one passage that are compared.
  private static let mostWords = 2_000

  private struct Word {
    var letters: Range<Int>
    var number: Int
  }

  private let words: [Word]
  /// The places of each number's words: those of the number n are `places[starts[n]..<starts[n + 1]]`.
  private let places: [Int32]
  private let starts: [Int32]
  /// The numbers of the words of each passage that is looked for. Those that the article lacks have numbers of their own.
  private let quotes: [[Int]]

  init(_ article: ArticleText, quotes: [String]) {
    var numbers = TextWords()
    let found = numbers.words(of: String(decoding: article.plain, as: UTF8.self))
    var words: [Word] = []
    words.reserveCapacity(found.count)
    // Both go up, so that no search is needed.
    var run = 0
    func letter(_ plain: Int) -> Int {
      while run + 1 < article.runs.count, Int(article.runs[run + 1].plain) <= plain { run += 1 }
      let at = article.runs[run]
      return Int(at.letter) + min(max(0, plain - Int(at.plain)), Int(at.count))
    }
    for word in found where !word.bytes.isEmpty {
      let start = letter(word.bytes.lowerBound)
      let end = letter(word.bytes.upperBound - 1) + 1
      words.append(Word(letters: start..<end, number: word.number))
    }
    let most = (words.lazy.map(\.number).max() ?? 0) + 1
    var starts = [Int32](repeating: 0, count: most + 1)
    for word in words { starts[word.number + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    var places = [Int32](repeating: 0, count: words.count)
    for (index, word) in words.enumerated() {
      places[Int(next[word.number])] = Int32(index)
      next[word.number] += 1
    }
    (self.words, self.places, self.starts) = (words, places, starts)
    self.quotes = quotes.map { numbers.words(of: $0).prefix(Self.mostWords).map(\.number) }
  }

  private func places(of number: Int) -> ArraySlice<Int32> {
    guard number + 1 < starts.count else { return [] }
    return places[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// The likeness of a passage and a range of letters.
  func likeness(of quote: Int, in letters: Range<Int>) -> Double {
    let first = ArticleText.last(in: words.count) { words[$0].letters.lowerBound <= letters.lowerBound }
    let found = words[min(first, words.count)...].prefix { $0.letters.lowerBound < letters.upperBound }
    return Likeness(quotes[quote]).likeness(found.map(\.number))
  }

  /// The range of letters that is most like a passage; nil where none is like it.
  func mostLike(_ index: Int, near hint: Int) -> Range<Int>? {
    let quote = quotes[index]
    guard quote.count >= Self.leastWords, !words.isEmpty else { return nil }
    var votes: [Int: Int] = [:]
    var left = Self.mostVotes
    let width = max(4, quote.count / 4)
    // The rarest words first.
    let rarity = quote.map { places(of: $0).count }
    for offset in quote.indices.sorted(by: { rarity[$0] < rarity[$1] }) {
      // Of the rarest word some places are looked at, however many it has.
      let places = places(of: quote[offset]).prefix(votes.isEmpty ? left : .max)
      guard places.count <= left else { break }
      left -= places.count
      for place in places {
        let start = Int(place) - offset
        let bucket = start >= 0 ? start / width : -1
        votes[bucket, default: 0] += 2
        // A place at a border belongs to both sides.
        votes[bucket + (start % width >= width / 2 ? 1 : -1), default: 0] += 1
      }
    }
    let near = ArticleText.last(in: words.count) { words[$0].letters.lowerBound <= hint }
    let buckets = votes.sorted {
      ($0.value, -abs($0.key * width - near), $0.key) > ($1.value, -abs($1.key * width - near), $1.key)
    }
    let likeness = Likeness(quote)
    var best: (range: Range<Int>, likeness: Double)?
    for (bucket, count) in buckets.prefix(Self.mostCompared) where count * 2 >= buckets[0].value {
      let start = max(0, bucket * width - width)
      let end = min(words.count, max(start, bucket * width) + quote.count + 2 * width)
      guard start < end, let range = trimmed(start..<end, quote) else { continue }
      let value = likeness.likeness(words[range].map(\.number))
      if value > best?.likeness ?? 0 { best = (range, value) }
    }
    guard let best, best.likeness >= Self.leastAlone else { return nil }
    return words[best.range.lowerBound].letters.lowerBound..<words[best.range.upperBound - 1].letters.upperBound
  }

  /// The part of a range of words that has most in common with a passage: where the sum is highest when a common word counts one, and
  /// another is taken off.
  private func trimmed(_ range: Range<Int>, _ quote: [Int]) -> Range<Int>? {
    var left: [Int: Int] = [:]
    for number in quote { left[number, default: 0] += 1 }
    var best: (range: Range<Int>, sum: Double)?
    var start = range.lowerBound
    var sum = 0.0
    var used: [Int: Int] = [:]
    for index in range {
      let number = words[index].number
      let isCommon = used[number, default: 0] < left[number, default: 0]
      if isCommon { used[number, default: 0] += 1 }
      if sum <= 0 {
        start = index
        sum = 0
        used = isCommon ? [number: 1] : [:]
      }
      sum += isCommon ? 1 : -0.6
      if sum > best?.sum ?? 0 { best = (start..<index + 1, sum) }
    }
    return best?.range
  }
}

/// How much of a passage's words and pairs others have.
struct Likeness {
  private var counts: [Int: Int] = [:]
  private let total: Int

  /// One number for a word, or for a pair. Words' own numbers are far below 2³¹: an article has fewer letters.
  private static func key(_ first: Int, _ second: Int = -1) -> Int { first << 32 | (second + 1) }

  init(_ words: [Int]) {
    counts.reserveCapacity(2 * words.count)
    for word in words { counts[Self.key(word), default: 0] += 1 }
    for pair in zip(words, words.dropFirst()) { counts[Self.key(pair.0, pair.1), default: 0] += 1 }
    total = max(0, 2 * words.count - 1)
  }

  func likeness(_ others: [Int]) -> Double {
    guard total > 0, !others.isEmpty else { return 0 }
    var left = counts
    var common = 0
    func take(_ key: Int) {
      guard let index = left.index(forKey: key), left.values[index] > 0 else { return }
      left.values[index] -= 1
      common += 1
    }
    for word in others { take(Self.key(word)) }
    for pair in zip(others, others.dropFirst()) { take(Self.key(pair.0, pair.1)) }
    return 2 * Double(common) / Double(total + 2 * others.count - 1)
  }
}
