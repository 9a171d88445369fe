// SPDX-License-Identifier: Apache-2.0

/// Charts of the whole shelf.
public struct StatisticsPage: Sendable {
  public var total: Int
  public var figures: [Figure]
  public var charts: [StatisticsChart]
  /// The years of which there's a review, the newest first.
  public var years: [Int]

  public init(total: Int, figures: [Figure], charts: [StatisticsChart], years: [Int]) {
    self.total = total
    self.figures = figures
    self.charts = charts
    self.years = years
  }
}

/// A number with what it counts, in the reader's language.
public struct Figure: Sendable {
  public var value: String
  public var label: String

  public init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}

/// A chart with its numbers.
public struct StatisticsChart: Sendable {
  /// The names of charts are those of texts: `chart.weeks`.
  public enum Name: String, Sendable, CaseIterable {
    case weeks, hours, sites, tags, kinds, languages, reading, space
  }

  public struct Row: Sendable {
    public var label: String
    public var cells: [String]

    public init(label: String, cells: [String]) {
      self.label = label
      self.cells = cells
    }
  }

  public var name: Name
  /// Paths of this server; the second is for dark colours where the system chooses them.
  public var picture: String
  public var darkPicture: String?
  /// The same for small screens; nil where the picture serves them too.
  public var narrowPicture: String?
  public var narrowDarkPicture: String?
  public var width: Int
  public var height: Int
  /// The heads of the table's columns, that of the labels too.
  public var columns: [String]
  public var rows: [Row]

  public init(
    name: Name, picture: String, darkPicture: String? = nil, width: Int, height: Int, columns: [String], rows: [Row]
  ) {
    self.name = name
    self.picture = picture
    self.darkPicture = darkPicture
    self.width = width
    self.height = height
    self.columns = columns
    self.rows = rows
  }
}

/// A year in numbers, with its pictures.
public struct YearPage: Sendable {
  public struct Picture: Sendable {
    /// `tall` or `wide`.
    public var name: String
    public var path: String
    public var darkPath: String?
    public var width: Int
    public var height: Int

    public init(name: String, path: String, darkPath: String? = nil, width: Int, height: Int) {
      self.name = name
      self.path = path
      self.darkPath = darkPath
      self.width = width
      self.height = height
    }
  }

  public var year: Int
  /// The neighbouring years that have links.
  public var before: Int?
  public var after: Int?
  public var figures: [Figure]
  public var pictures: [Picture]
  /// Tables with a heading each.
  public var tables: [(heading: String, rows: [StatisticsChart.Row])]

  public init(
    year: Int, before: Int? = nil, after: Int? = nil, figures: [Figure], pictures: [Picture],
    tables: [(heading: String, rows: [StatisticsChart.Row])]
  ) {
    self.year = year
    self.before = before
    self.after = after
    self.figures = figures
    self.pictures = pictures
    self.tables = tables
  }
}
