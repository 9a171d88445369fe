// SPDX-License-Identifier: Apache-2.0

/// The text of an article's HTML, and where in the HTML each letter of it stands.
///
/// A place in the text is a number of letters: bytes of UTF-8, without white space and what isn't seen. So neither tags nor references nor
/// line ends change it. Making it costs one pass, and memory of about six times the HTML.
public struct ArticleText: Sendable {
  /// Letters that follow each other in the text, in the plain text and in the HTML alike; or those of one reference.
  struct Run: Sendable {
    var letter: Int32
    var plain: Int32
    var html: Int32
    /// How many letters it has, and how many bytes of HTML.
    var count: Int32
    var length: Int32
    /// Whether a tag stands before it.
    var isAfterTag: Bool
  }

  public let html: [UInt8]
  /// The letters as UTF-8.
  public internal(set) var letters: [UInt8] = []
  /// The text with one space between words, and a line end between paragraphs.
  var plain: [UInt8] = []
  var runs: [Run] = []

  /// An article of more bytes isn't looked at: it has no letters.
  public static let mostBytes = 16 << 20

  public init(_ html: String) {
    self.html = Array(html.utf8)
    guard self.html.count <= Self.mostBytes else { return }
    letters.reserveCapacity(self.html.count)
    plain.reserveCapacity(self.html.count)
    var scanner = ArticleScanner()
    scanner.scan(self.html, into: &self)
  }

  /// Where the HTML of letters begins and ends.
  func htmlStart(of letter: Int) -> Int {
    let run = runs[runIndex(of: letter)]
    return Int(run.html) + (run.count == run.length ? letter - Int(run.letter) : 0)
  }

  func htmlEnd(before letter: Int) -> Int {
    let run = runs[runIndex(of: letter - 1)]
    return run.count == run.length ? Int(run.html) + letter - Int(run.letter) : Int(run.html + run.length)
  }

  /// The run of a letter; there has to be one.
  func runIndex(of letter: Int) -> Int {
    Self.last(in: runs.count) { Int(runs[$0].letter) <= letter }
  }

  /// The last index for which something holds; it holds for 0.
  static func last(in count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of letters before a place of the plain text.
  func letter(atPlain place: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[Self.last(in: runs.count) { Int(runs[$0].plain) <= place }]
    return Int(run.letter) + min(max(0, place - Int(run.plain)), Int(run.count))
  }

  private func plainStart(of letter: Int) -> Int {
    let run = runs[runIndex(of: letter)]
    return Int(run.plain) + letter - Int(run.letter)
  }

  /// The words of a range of letters, as a person reads them.
  public func words(_ range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= letters.count, !range.isEmpty else { return "" }
    return String(
      decoding: plain[plainStart(of: range.lowerBound)..<plainStart(of: range.upperBound - 1) + 1], as: UTF8.self)
  }

  /// What stands before and after a range, at most so many bytes each.
  func surroundings(_ range: Range<Int>, most: Int) -> (before: String, after: String) {
    guard range.lowerBound >= 0, range.upperBound <= letters.count, !range.isEmpty else { return ("", "") }
    let start = plainStart(of: range.lowerBound)
    let end = plainStart(of: range.upperBound - 1) + 1
    var from = max(0, start - most)
    while from < start, plain[from] & 0xC0 == 0x80 { from += 1 }
    var to = min(plain.count, end + most)
    while to > end, to < plain.count, plain[to] & 0xC0 == 0x80 { to -= 1 }
    return (String(decoding: plain[from..<start], as: UTF8.self), String(decoding: plain[end..<to], as: UTF8.self))
  }
}

extension ArticleText {
  /// The place at or before another one where a letter begins, so that none is cut in two.
  public func scalarStart(_ letter: Int) -> Int {
    var place = min(max(0, letter), letters.count)
    while place > 0, place < letters.count, letters[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }
}
