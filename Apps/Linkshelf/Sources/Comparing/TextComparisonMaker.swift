// SPDX-License-Identifier: Apache-2.0

/// Compares paragraphs first, then pairs those that changed and compares their words.
struct TextComparisonMaker {
  private(set) var paragraphs: [TextComparison.Paragraph] = []
  private(set) var counts = TextComparison.Counts()
  private(set) var steps = 0
  private var words = TextNumbers()
  /// The whole paragraphs that were removed and added: their line's number, place among `paragraphs`, and words.
  private var whole: [(line: Int32, place: Int, words: Int)] = []

  /// A paragraph of fewer words isn't looked for elsewhere.
  private static let leastMoved = 4

  mutating func run(_ old: [Substring], _ new: [Substring]) {
    var numbers = TextNumbers()
    let oldNumbers = old.map { numbers.number($0) }
    let newNumbers = new.map { numbers.number($0) }
    let difference = SequenceDifference(oldNumbers, newNumbers)
    steps += difference.steps
    for piece in difference.pieces {
      if piece.isSame {
        for line in new[piece.new] {
          paragraphs.append(.init(kind: .same, runs: [.init(kind: .same, text: String(line))]))
        }
      } else {
        let olds = piece.old.map { Line(number: oldNumbers[$0], tokens: TextTokens.all(of: old[$0], &words)) }
        let news = piece.new.map { Line(number: newNumbers[$0], tokens: TextTokens.all(of: new[$0], &words)) }
        change(olds, news)
      }
    }
    findMoves()
  }

  struct Line {
    var number: Int32
    var tokens: [TextToken]

    var words: Int { tokens.count { $0.isWord } }
  }

  private mutating func change(_ old: [Line], _ new: [Line]) {
    var (oldDone, newDone) = (0, 0)
    for (oldIndex, newIndex) in pairs(old, new) {
      for line in old[oldDone..<oldIndex] { add(line, .removed) }
      for line in new[newDone..<newIndex] { add(line, .added) }
      change(old[oldIndex], into: new[newIndex])
      (oldDone, newDone) = (oldIndex + 1, newIndex + 1)
    }
    for line in old[oldDone...] { add(line, .removed) }
    for line in new[newDone...] { add(line, .added) }
  }

  /// Paragraphs that became others: each has more words in common with the other than with any, and enough of them.
  private mutating func pairs(_ old: [Line], _ new: [Line]) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let oldOwners = old.indices.flatMap { index in old[index].tokens.map { _ in index } }
    let newOwners = new.indices.flatMap { index in new[index].tokens.map { _ in index } }
    let difference = SequenceDifference(
      old.flatMap { $0.tokens.lazy.map(\.number) }, new.flatMap { $0.tokens.lazy.map(\.number) })
    steps += difference.steps
    // The equal words of two paragraphs. As the words stand in order, so do the pairs of paragraphs.
    var common: [(old: Int, new: Int, words: Int)] = []
    let isWord = old.flatMap { line in line.tokens.lazy.map(\.isWord) }
    for piece in difference.pieces where piece.isSame {
      // Signs are alike everywhere.
      for (a, b) in zip(piece.old, piece.new) where isWord[a] {
        let (a, b) = (oldOwners[a], newOwners[b])
        if let last = common.last, last.old == a, last.new == b {
          common[common.count - 1].words += 1
        } else {
          common.append((a, b, 1))
        }
      }
    }
    var (bestNew, bestOld): ([Int: Int], [Int: Int]) = ([:], [:])
    for (index, pair) in common.enumerated() {
      if bestNew[pair.old].map({ common[$0].words < pair.words }) ?? true { bestNew[pair.old] = index }
      if bestOld[pair.new].map({ common[$0].words < pair.words }) ?? true { bestOld[pair.new] = index }
    }
    return common.indices.compactMap { index in
      let pair = common[index]
      guard bestNew[pair.old] == index, bestOld[pair.new] == index else { return nil }
      let longer = max(old[pair.old].words, new[pair.new].words)
      return pair.words * 10 >= longer * 3 ? (pair.old, pair.new) : nil
    }
  }

  private mutating func change(_ old: Line, into new: Line) {
    let difference = SequenceDifference(old.tokens.map(\.number), new.tokens.map(\.number))
    steps += difference.steps
    var writer = RunWriter(old.tokens, new.tokens)
    let pieces = SmallIslands.joined(difference.pieces, old.tokens)
    for piece in pieces { writer.write(piece) }
    writer.finish()
    paragraphs.append(.init(kind: .changed, runs: writer.runs))
    counts.changedParagraphs += 1
    for piece in pieces where !piece.isSame {
      counts.removedWords += old.tokens[piece.old].count { $0.isWord }
      counts.addedWords += new.tokens[piece.new].count { $0.isWord }
    }
  }

  private mutating func add(_ line: Line, _ kind: TextComparison.Kind) {
    var text = ""
    for token in line.tokens {
      text += token.lead
      text += token.word
    }
    whole.append((line.number, paragraphs.count, line.words))
    paragraphs.append(.init(kind: kind == .added ? .added : .removed, runs: [.init(kind: kind, text: text)]))
  }

  /// Pairs removed paragraphs with equal ones that were added elsewhere, and counts the others.
  private mutating func findMoves() {
    var removed: [Int32: [Int]] = [:]
    for (index, one) in whole.enumerated().reversed()
    where paragraphs[one.place].kind == .removed && one.words >= Self.leastMoved {
      removed[one.line, default: []].append(index)
    }
    for one in whole where paragraphs[one.place].kind == .added && one.words >= Self.leastMoved {
      guard let other = removed[one.line]?.popLast() else { continue }
      paragraphs[one.place].isMoved = true
      paragraphs[whole[other].place].isMoved = true
      counts.movedParagraphs += 1
    }
    for one in whole where !paragraphs[one.place].isMoved {
      if paragraphs[one.place].kind == .added {
        counts.addedParagraphs += 1
        counts.addedWords += one.words
      } else {
        counts.removedParagraphs += 1
        counts.removedWords += one.words
      }
    }
  }
}
