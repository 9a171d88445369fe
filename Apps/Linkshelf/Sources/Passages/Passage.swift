// SPDX-License-Identifier: Apache-2.0

/// A passage as it's kept: by its words, and not by its place in a file.
public struct Passage: Sendable, Hashable {
  /// The words themselves.
  public var exact: String
  /// Some words before and after it.
  public var before: String
  public var after: String
  /// Where it began, as a share of the article's letters from 0 to 1; nil where that isn't known.
  public var share: Double?

  /// How much of what stands before and after is kept, in bytes.
  public static let surroundingBytes = 120

  /// The share within its bounds.
  var usableShare: Double { share.map { $0.isFinite ? min(max($0, 0), 1) : 0 } ?? 0 }

  public init(_ exact: String, before: String = "", after: String = "", share: Double? = nil) {
    (self.exact, self.before, self.after, self.share) = (exact, before, after, share)
  }
}

/// Where a passage is in an article.
public struct FoundPassage: Sendable, Hashable {
  /// How it was found.
  public enum Way: String, Sendable {
    /// All its words stand there.
    case exact
    /// What stood before and after it does, and its words are changed.
    case surroundings
    /// It's the passage that is most like it.
    case similar
  }

  /// Numbers of letters; see ``ArticleText``.
  public var range: Range<Int>
  public var way: Way

  public init(range: Range<Int>, way: Way) { (self.range, self.way) = (range, way) }
}

extension ArticleText {
  /// What is kept of a range of letters.
  public func passage(_ range: Range<Int>) -> Passage {
    let (before, after) = surroundings(range, most: Passage.surroundingBytes)
    return Passage(
      words(range), before: before, after: after, share: Double(range.lowerBound) / Double(max(1, letters.count)))
  }
}
