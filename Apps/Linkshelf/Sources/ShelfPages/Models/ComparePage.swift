// SPDX-License-Identifier: Apache-2.0

/// Two versions of a link beside each other.
public struct ComparePage: Sendable {
  public var link: LinkItem
  /// All versions, the newest first.
  public var versions: [ComparedVersion]
  /// The numbers of the two that are compared.
  public var from: Int
  public var to: Int
  /// What else differs than text and picture.
  public var facts: [ComparedFact]
  public var text: ComparedText
  /// nil where a version has no picture.
  public var pictures: ComparedPictures?

  public init(
    link: LinkItem, versions: [ComparedVersion], from: Int, to: Int, facts: [ComparedFact] = [], text: ComparedText,
    pictures: ComparedPictures? = nil
  ) {
    self.link = link
    self.versions = versions
    self.from = from
    self.to = to
    self.facts = facts
    self.text = text
    self.pictures = pictures
  }
}

/// A version that can be chosen.
public struct ComparedVersion: Sendable {
  public var number: Int
  /// When it was made, in seconds since 1970.
  public var made: Int

  public init(number: Int, made: Int) {
    self.number = number
    self.made = made
  }
}

/// Something that differs beside text and picture.
public struct ComparedFact: Sendable {
  public enum Name: String, Sendable, CaseIterable { case title, description, address, status }

  public var name: Name
  public var old: String
  public var new: String

  public init(_ name: Name, old: String, new: String) {
    self.name = name
    self.old = old
    self.new = new
  }
}

/// How the text differs.
public enum ComparedText: Sendable {
  case changes([ComparedParagraph], ComparedCounts, isCut: Bool)
  /// Neither version has a text.
  case none
  /// Only the old version, or only the new one has a text.
  case onlyOld
  case onlyNew
}

/// A paragraph of one of the versions, or of both.
public struct ComparedParagraph: Sendable {
  public enum Kind: Sendable { case same, removed, added, changed }

  public struct Run: Sendable {
    public enum Kind: Sendable { case same, removed, added }

    public var kind: Kind
    public var text: String

    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  public var kind: Kind
  public var isMoved: Bool
  public var runs: [Run]

  public init(_ kind: Kind, isMoved: Bool = false, runs: [Run]) {
    self.kind = kind
    self.isMoved = isMoved
    self.runs = runs
  }
}

/// How much of the text differs.
public struct ComparedCounts: Sendable {
  public var addedWords, removedWords, addedParagraphs, removedParagraphs, changedParagraphs, movedParagraphs: Int

  public init(
    addedWords: Int = 0, removedWords: Int = 0, addedParagraphs: Int = 0, removedParagraphs: Int = 0,
    changedParagraphs: Int = 0, movedParagraphs: Int = 0
  ) {
    self.addedWords = addedWords
    self.removedWords = removedWords
    self.addedParagraphs = addedParagraphs
    self.removedParagraphs = removedParagraphs
    self.changedParagraphs = changedParagraphs
    self.movedParagraphs = movedParagraphs
  }
}

/// The pages' pictures.
public struct ComparedPictures: Sendable {
  public struct Tile: Sendable {
    /// A path of this server.
    public var path: String
    public var width: Int
    public var height: Int

    public init(path: String, width: Int, height: Int) {
      self.path = path
      self.width = width
      self.height = height
    }
  }

  public var old: [Tile]
  public var new: [Tile]
  /// Whether the files are equal.
  public var areSame: Bool
  /// The path of the drawn difference.
  public var difference: String

  public init(old: [Tile], new: [Tile], areSame: Bool, difference: String) {
    self.old = old
    self.new = new
    self.areSame = areSame
    self.difference = difference
  }
}
