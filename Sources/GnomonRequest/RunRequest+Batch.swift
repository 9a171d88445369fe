// SPDX-License-Identifier: Apache-2.0
extension RunRequest {
  /// Rows of data, each of which gives one picture, or all of them together.
  public struct Batch: Codable, Equatable, Sendable {
    /// The form of the data.
    public enum Form: String, Codable, CaseIterable, Sendable {
      /// A JSON object on each line.
      case jsonl
      /// Comma-separated values (RFC 4180), the first record names the columns.
      case csv
      /// A JSON array of objects.
      case json
    }

    /// The file of rows, `-` for standard input.
    public var data: String
    /// The form of ``data``.
    public var form: Form
    /// The file to write for each row, with `{name}` where a row's value belongs.
    public var pattern: String
    /// The number of the part of the rows that is drawn, from 0 to one less than ``shards``.
    public var shard: Int
    /// The number of parts that the rows are divided into; 1 draws all of them.
    public var shards: Int
    /// Whether one picture is drawn of all rows.
    public var isWhole = false
    /// Whether pictures are drawn that are there already.
    public var isFresh: Bool
    /// A text that changes with all that decides the pictures beside the rows: sources, options, library.
    public var identity: String
    /// The width of the terminal to show progress on, in columns; nil shows none.
    public var columns: Int?

    /// Makes a batch of all rows, which keeps the pictures that are there already.
    public init(data: String, form: Form, pattern: String) {
      self.data = data
      self.form = form
      self.pattern = pattern
      shard = 0
      shards = 1
      isFresh = false
      identity = ""
    }
  }
}
