// SPDX-License-Identifier: Apache-2.0
extension RunRequest {
  /// Rows of data, each of which gives one picture.
  public struct Batch: Codable, Equatable, Sendable {
    /// The form of the data.
    public enum Form: String, Codable, CaseIterable, Sendable {
      /// A JSON object on each line.
      case jsonl
      /// Comma-separated values (RFC 4180), the first record names the columns.
      case csv
    }

    /// The file of rows, `-` for standard input.
    public var data: String
    public var form: Form
    /// The file to write for each row, with `{name}` where a row's value belongs.
    public var pattern: String
    /// Which of ``shards`` parts of the rows is drawn, from 0.
    public var shard: Int
    public var shards: Int
    /// Whether pictures are drawn that are there already.
    public var isFresh: Bool
    /// What decides the pictures beside the rows: sources, options, library.
    public var identity: String
    /// Columns of the terminal to show progress on; nil shows none.
    public var columns: Int?

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
