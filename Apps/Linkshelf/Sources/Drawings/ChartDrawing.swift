// SPDX-License-Identifier: Apache-2.0

/// A chart of statistics.
public struct ChartDrawing: Codable, Hashable, Sendable {
  public enum Form: String, Codable, Sendable, CaseIterable {
    /// Columns along time, each in two parts.
    case weeks
    /// One bar for each name, the longest first.
    case bars
    /// A ring of few parts.
    case ring
    /// 7 rows of 24 squares.
    case hours
  }

  public struct Row: Codable, Hashable, Sendable {
    /// What stands at it.
    public var label: String
    /// 0 and above.
    public var value: Double
    /// The part of the value that has the second colour; used by columns.
    public var part: Double
    /// How the value is written.
    public var written: String

    public init(label: String, value: Double, part: Double = 0, written: String = "") {
      self.label = label
      self.value = value
      self.part = part
      self.written = written
    }
  }

  public var form: Form
  public var rows: [Row]
  /// What the two parts of columns are called; the names of weekdays for hours.
  public var names: [String]
  /// For small screens.
  public var isNarrow = false

  public init(_ form: Form, rows: [Row], names: [String] = []) {
    self.form = form
    self.rows = rows
    self.names = names
  }

  /// The most bars that are drawn.
  public static let mostBars = 12
  /// Pixels per point.
  public static let scale = 2

  /// The rows as they're drawn: no more than there's room for, with numbers from 0 to a trillion.
  public var drawnRows: [Row] {
    let most =
      switch form {
      case .weeks: 60
      case .bars: Self.mostBars
      case .ring: 6
      case .hours: 168
      }
    return rows.prefix(most).map { row in
      var row = row
      row.value = Self.drawn(row.value)
      row.part = min(Self.drawn(row.part), row.value)
      return row
    }
  }

  /// What is no number is 0.
  private static func drawn(_ value: Double) -> Double { value > 0 ? min(value, 1e12) : 0 }

  /// The picture's width in points.
  public var width: Int { (form == .weeks || form == .hours) && !isNarrow ? 960 : 480 }

  /// The picture's height in points. It follows the number of bars.
  public var height: Int {
    switch form {
    case .weeks: 260
    case .hours: isNarrow ? 190 : 270
    case .ring: 200
    case .bars: 12 + 30 * min(max(1, rows.count), Self.mostBars)
    }
  }
}

/// A year on one picture.
public struct YearDrawing: Codable, Hashable, Sendable {
  public enum Size: String, Codable, Sendable, CaseIterable {
    /// 1080×1920 pixels.
    case tall
    /// 1200×630 pixels.
    case wide
  }

  public struct Number: Codable, Hashable, Sendable {
    public var value: String
    public var label: String

    public init(value: String, label: String) {
      self.value = value
      self.label = label
    }
  }

  /// A heading with what stands below it.
  public struct Section: Codable, Hashable, Sendable {
    public var heading: String
    public var rows: [ChartDrawing.Row]

    public init(heading: String, rows: [ChartDrawing.Row]) {
      self.heading = heading
      self.rows = rows
    }
  }

  public var size: Size
  public var year: String
  public var heading: String
  public var numbers: [Number]
  /// Twelve rows.
  public var months: Section
  public var sites: Section
  public var tags: Section
  /// The first and the last link: the heading is a date, the label a title.
  public var ends: [Section]

  public init(
    size: Size, year: String, heading: String, numbers: [Number], months: Section, sites: Section, tags: Section,
    ends: [Section]
  ) {
    self.size = size
    self.year = year
    self.heading = heading
    self.numbers = numbers
    self.months = months
    self.sites = sites
    self.tags = tags
    self.ends = ends
  }
}
