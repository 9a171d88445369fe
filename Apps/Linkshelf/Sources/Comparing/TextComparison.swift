// SPDX-License-Identifier: Apache-2.0

/// How one text became another: by paragraphs, and inside of changed ones by words.
///
/// Paragraphs are the lines that aren't blank, without white space at their ends. The work is bounded; two texts of 20,000 words take some
/// ten milliseconds, however they differ.
public struct TextComparison: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case same, removed, added
  }

  /// A part of a paragraph.
  public struct Run: Sendable, Equatable {
    public var kind: Kind
    public var text: String
  }

  /// A paragraph of the old text, of the new one, or of both.
  public struct Paragraph: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
      case same, removed, added
      /// Its runs tell what was changed.
      case changed
    }

    public var kind: Kind
    /// Whether a removed paragraph was added elsewhere, or an added one removed elsewhere.
    public var isMoved = false
    public var runs: [Run]
  }

  /// How much was changed. What moved isn't counted among the words and paragraphs that were added and removed.
  public struct Counts: Sendable, Equatable {
    public var addedWords = 0
    public var removedWords = 0
    public var addedParagraphs = 0
    public var removedParagraphs = 0
    public var changedParagraphs = 0
    public var movedParagraphs = 0
  }

  /// All paragraphs, in the new text's order; removed ones stand where they stood.
  public let paragraphs: [Paragraph]
  public let counts: Counts
  /// Whether a text was longer than ``mostBytes`` or ``mostParagraphs``, so that its rest wasn't compared.
  public let isCut: Bool
  /// How many steps it took.
  public let steps: Int

  /// The bytes of each text that are compared: about 80,000 English words.
  public static let mostBytes = 500_000
  /// The paragraphs of each text that are compared.
  public static let mostParagraphs = 40_000

  public init(_ old: String, _ new: String) {
    var maker = TextComparisonMaker()
    let oldLines = TextLines.all(of: old, most: Self.mostBytes)
    let newLines = TextLines.all(of: new, most: Self.mostBytes)
    maker.run(oldLines.lines, newLines.lines)
    paragraphs = maker.paragraphs
    counts = maker.counts
    steps = maker.steps
    isCut = oldLines.isCut || newLines.isCut
  }

  public var isSame: Bool { paragraphs.allSatisfy { $0.kind == .same } }

  /// The old text's paragraphs, one a line.
  public var old: String { text(without: .added) }
  /// The new text's paragraphs, one a line.
  public var new: String { text(without: .removed) }

  private func text(without side: Kind) -> String {
    paragraphs.filter { $0.kind.rawValue != side.rawValue }
      .map { $0.runs.lazy.filter { $0.kind != side }.map(\.text).joined() }
      .joined(separator: "\n")
  }
}

/// A text's lines that aren't blank, without white space at their ends.
enum TextLines {
  static func all(of text: String, most: Int) -> (lines: [Substring], isCut: Bool) {
    var text = text
    let isCut = text.utf8.count > most
    // A letter that is cut through becomes a replacement character, which is taken away.
    if isCut {
      text = String(decoding: text.utf8.prefix(most), as: UTF8.self)
      while text.last == "\u{FFFD}" { text.removeLast() }
    }
    text.makeContiguousUTF8()
    // The other ends of lines, such as U+2028, are white space inside of a paragraph.
    let lines = text.utf8.split { $0 == 0x0A || $0 == 0x0D }.compactMap { bytes -> Substring? in
      let line = Substring(bytes)
      return line.lastIndex { !$0.isWhitespace }.map { line[...$0] }
    }
    let most = TextComparison.mostParagraphs
    return (Array(lines.prefix(most)), isCut || lines.count > most)
  }
}
