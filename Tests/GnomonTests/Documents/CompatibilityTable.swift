// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One of the tables in `Documentation/compatibility`: a group of SwiftUI's API.
struct CompatibilityTable {
  static let statuses = ["works", "partly", "accepted", "compiles", "not there"]
  private static let columns = ["name", "overload", "kind", "since", "status", "note", "test", "stands in"]

  struct Row {
    /// The owner and the name, with labels.
    let name: String
    let status: String
    let note: String
    /// A path after `Tests/`; empty where no test uses the name.
    let test: String

    init?(_ line: String) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == columns.count else { return nil }
      name = fields[0]
      status = fields[4]
      note = fields[5]
      test = fields[6]
    }

    /// What a source has to name in order to use the API. Initializers, subscripts, operators and what the compiler calls by itself are
    /// used through their owner.
    var word: String {
      let head = name.prefix { $0 != "(" }
      let parts = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let last = String((parts.last ?? "").trimmingPrefix("$"))
      let implicit: Set = [
        "init", "subscript", "wrappedValue", "projectedValue", "body", "makeBody", "callAsFunction",
      ]
      let isIdentifier = last.first.map { $0.isLetter || $0 == "_" } ?? false
      guard parts.count > 1, implicit.contains(last) || last.hasPrefix("build") || !isIdentifier else { return last }
      return parts.dropLast().last { !$0.isEmpty } ?? last
    }

    /// Why the row's test doesn't show that the API works; nil where it does.
    func problem(in words: Set<String>) -> String? {
      words.contains(word) ? nil : "\(name): \(test) isn't there, or its code doesn't use “\(word)”"
    }
  }

  let group: String
  let rows: [Row]
  /// What is wrong with the rows by themselves.
  let problems: [String]

  init(group: String, lines: [String]) {
    self.group = group
    var rows: [Row] = []
    var problems: [String] = []
    for line in lines {
      guard let row = Row(line) else {
        problems.append("“\(line)” isn't eight columns")
        continue
      }
      rows.append(row)
      if !Self.statuses.contains(row.status) { problems.append("\(row.name): “\(row.status)” isn't a status") }
      if ["partly", "accepted", "not there"].contains(row.status), !row.note.hasSuffix(".") {
        problems.append("\(row.name): “\(row.status)” needs a sentence with a full stop")
      }
      if row.status == "works", row.test.isEmpty { problems.append("\(row.name): “works” needs a test") }
    }
    self.rows = rows
    self.problems = problems
  }

  /// All tables, in the order of their names.
  static func all() throws -> [CompatibilityTable] {
    try ProjectFiles.files(in: "Documentation/compatibility", endings: ["tsv"]).map { path in
      let lines = try ProjectFiles.text(path).split(separator: "\n").map(String.init)
      let group = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let header = lines.first?.split(separator: "\t").map(String.init)
      return CompatibilityTable(group: group, lines: header == columns ? Array(lines.dropFirst()) : lines)
    }
  }
}
