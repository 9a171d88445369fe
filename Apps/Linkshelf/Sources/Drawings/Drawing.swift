// SPDX-License-Identifier: Apache-2.0

/// A picture that can be asked for, as plain values. All words in it are in the reader's language.
public struct Drawing: Codable, Hashable, Sendable {
  public enum Subject: Codable, Hashable, Sendable {
    case list(ListDrawing)
    case chart(ChartDrawing)
    case year(YearDrawing)
  }

  public var subject: Subject
  public var isDark: Bool
  /// The words' language as BCP 47 has it. It chooses between forms of Han letters.
  public var language: String

  public init(_ subject: Subject, isDark: Bool = false, language: String = "en") {
    self.subject = subject
    self.isDark = isDark
    self.language = language
  }
}

/// What other programs show for a public list: 1200×630 pixels.
public struct ListDrawing: Codable, Hashable, Sendable {
  public struct Entry: Codable, Hashable, Sendable {
    public var title: String
    public var host: String

    public init(title: String, host: String) {
      self.title = title
      self.host = host
    }
  }

  public var title: String
  public var description: String
  /// How many links there are, in words.
  public var count: String
  /// The first links; those that have room are drawn.
  public var entries: [Entry]

  public init(title: String, description: String, count: String, entries: [Entry]) {
    self.title = title
    self.description = description
    self.count = count
    self.entries = entries
  }
}
