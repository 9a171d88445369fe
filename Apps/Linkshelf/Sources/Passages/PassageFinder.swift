// SPDX-License-Identifier: Apache-2.0

/// Finds passages in an article that may have changed since they were kept.
///
/// First their exact words are looked for; where they're there more than once, what stands around them tells which. What isn't there is
/// looked for between its surroundings, then by likeness; see ``SimilarPassages``. The work is bounded: about 10 ms in a release build for
/// 500 passages in 100,000 words where all are there, and 120 ms where all have changed.
public struct PassageFinder: Sendable {
  private let article: ArticleText

  /// The letters of the surroundings that are compared.
  private static let seen = 64
  /// The letters of the surroundings that are looked for where the words aren't there.
  private static let looked = 16
  /// Surroundings of fewer letters say nothing.
  private static let leastSurrounding = 8
  /// A passage of fewer letters, which may stand anywhere, has to have its surroundings too, unless it's there once.
  private static let leastAlone = 24

  public init(_ article: ArticleText) { self.article = article }

  private struct Letters {
    var exact: ArraySlice<UInt8>
    var before: ArraySlice<UInt8>
    var after: ArraySlice<UInt8>
    /// Where it would begin if the article had grown evenly.
    var hint: Int
  }

  /// Where each passage is, in the order given; nil where it isn't there any more.
  public func find(_ passages: [Passage]) -> [FoundPassage?] {
    guard !article.letters.isEmpty else { return passages.map { _ in nil } }
    let letters = passages.map { passage in
      Letters(
        exact: LetterKind.letters(of: passage.exact)[...],
        before: LetterKind.letters(of: passage.before).suffix(Self.seen),
        after: LetterKind.letters(of: passage.after).prefix(Self.seen),
        hint: Int(passage.usableShare * Double(article.letters.count) + 0.5))
    }
    var found = [FoundPassage?](repeating: nil, count: passages.count)
    var open = passages.indices.filter { index in
      found[index] = atItsPlace(letters[index]).map { FoundPassage(range: $0, way: .exact) }
      return found[index] == nil && !letters[index].exact.isEmpty
    }
    let places = NeedleSearch.places(of: open.map { letters[$0].exact }, in: article.letters)
    for (index, places) in zip(open, places) {
      found[index] = best(letters[index], places, hasHint: passages[index].share != nil)
        .map { FoundPassage(range: $0, way: .exact) }
    }
    open.removeAll { found[$0] != nil }
    guard !open.isEmpty else { return found }
    let similar = SimilarPassages(article, quotes: open.map { passages[$0].exact })
    let between = between(open.map { letters[$0] })
    for (position, index) in open.enumerated() {
      if let range = between[position], similar.likeness(of: position, in: range) >= SimilarPassages.leastBetween {
        found[index] = FoundPassage(range: range, way: .surroundings)
      } else if let range = similar.mostLike(position, near: letters[index].hint) {
        found[index] = FoundPassage(range: range, way: .similar)
      }
    }
    return found
  }

  /// The passage where it would be in an unchanged article.
  private func atItsPlace(_ letters: Letters) -> Range<Int>? {
    let start = letters.hint
    guard !letters.exact.isEmpty, start + letters.exact.count <= article.letters.count,
      article.letters[start..<start + letters.exact.count].elementsEqual(letters.exact),
      context(letters, at: start) == letters.before.count + letters.after.count
    else { return nil }
    return start..<start + letters.exact.count
  }

  /// How many letters before and after a place are those that stood there.
  private func context(_ letters: Letters, at start: Int) -> Int {
    let before = zip(article.letters[..<start].reversed(), letters.before.reversed()).prefix { $0 == $1 }.count
    let end = start + letters.exact.count
    return before + zip(article.letters[end...], letters.after).prefix { $0 == $1 }.count
  }

  private func best(_ letters: Letters, _ places: [Int], hasHint: Bool) -> Range<Int>? {
    var best: (start: Int, context: Int, distance: Int)?
    for start in places {
      let context = context(letters, at: start)
      let distance = hasHint ? abs(start - letters.hint) : start
      if let old = best, (old.context, -old.distance) >= (context, -distance) { continue }
      best = (start, context, distance)
    }
    guard let best else { return nil }
    let wanted = min(Self.leastSurrounding, letters.before.count + letters.after.count)
    if letters.exact.count < Self.leastAlone, places.count > 1, best.context < wanted { return nil }
    return best.start..<best.start + letters.exact.count
  }

  /// What stands between the surroundings of each passage, where both are there in their order.
  private func between(_ open: [Letters]) -> [Range<Int>?] {
    let befores = NeedleSearch.places(
      of: open.map { $0.before.count < Self.leastSurrounding ? [] : $0.before.suffix(Self.looked) }, in: article.letters
    )
    let afters = NeedleSearch.places(
      of: open.map { $0.after.count < Self.leastSurrounding ? [] : $0.after.prefix(Self.looked) }, in: article.letters)
    return open.indices.map { index in
      let length = open[index].exact.count
      let width = min(open[index].before.count, Self.looked)
      let most = length.multipliedReportingOverflow(by: 3).partialValue + 200
      var best: Range<Int>?
      var next = 0
      for place in befores[index] {
        let start = place + width
        // Both lists go up.
        while next < afters[index].count, afters[index][next] <= start { next += 1 }
        guard next < afters[index].count else { break }
        let end = afters[index][next]
        guard end - start <= most else { continue }
        if let old = best, abs(old.count - length) <= abs(end - start - length) { continue }
        best = start..<end
      }
      return best
    }
  }
}
