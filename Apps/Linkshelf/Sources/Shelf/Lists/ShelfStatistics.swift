// SPDX-License-Identifier: Apache-2.0

/// A name and how many there are of it.
public struct NamedCount: Hashable, Sendable {
  public var name: String
  public var count: Int

  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

/// What the links that aren't in the bin are like, counted in a time zone.
public struct ShelfStatistics: Sendable, Hashable {
  /// Links that were added in a week.
  public struct Week: Sendable, Hashable {
    /// Its Monday, in days since 1970-01-01.
    public var monday: Int
    public var added: Int
    /// Those of them that are read by now.
    public var read: Int
  }

  /// The last 53 weeks, with this one at the end.
  public var weeks: [Week] = []
  /// Links by ``Link/Reading``.
  public var unread = 0
  public var reading = 0
  public var read = 0
  /// Links by the hour at which they were added, from 0 on Monday to 167.
  public var hours = Array(repeating: 0, count: 168)
  /// The sites with the most links.
  public var sites: [NamedCount] = []
  public var siteCount = 0
  /// The tags that most links have.
  public var tags: [NamedCount] = []
  /// All kinds that there are, the most common first.
  public var kinds: [NamedCount] = []
  /// The languages of most links; those of which none is known have an empty name.
  public var languages: [NamedCount] = []
  /// The bytes of snapshots' parts before compression; equal files count each time. In the order of their sizes.
  public var space: [NamedCount] = []
  /// The years in which links were added, the newest first.
  public var years: [Int] = []

  public var total: Int { unread + reading + read }
}

/// What was added in a year.
public struct YearReview: Sendable, Hashable {
  /// A link with the day on which it was added.
  public struct Entry: Sendable, Hashable {
    public var title: String
    public var host: String
    public var addedAt: Moment
  }

  public var year: Int
  public var added = 0
  /// Those of them that are read by now.
  public var read = 0
  /// Added in each month, from January.
  public var months = Array(repeating: 0, count: 12)
  public var siteCount = 0
  public var tagCount = 0
  public var sites: [NamedCount] = []
  public var tags: [NamedCount] = []
  public var first: Entry?
  public var last: Entry?
  /// The day with the most, in days since 1970-01-01, and how many; nil where nothing was added.
  public var busiestDay: Int?
  public var addedOnBusiestDay = 0
}
