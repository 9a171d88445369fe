// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// `render --data` from outside.
@Suite(.serialized)
final class BatchTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  deinit { workspace.remove() }

  private static let badge = """
    import SwiftUI

    enum Tier: String { case gold, plain }

    struct Badge: View {
      let name: String
      var count: Int
      var company: String?
      var since: Date? = nil
      var tier: Tier = .plain { didSet {} }
      var color = Color.red
      var tags: [String] = ["a", "b"]
      var site: URL?
      var action: () -> Void = { }
      @Environment(\\.colorScheme) private var scheme
      @State private var isOn = false

      var body: some View {
        let _ = print("badge", name, count, company ?? "-", tier, tags, site?.absoluteString ?? "-", color,
          since.map { Int($0.timeIntervalSince1970) } ?? 0)
        color.frame(width: 8, height: 8)
      }
    }
    """

  private func render(_ rows: String, name: String = "rows.jsonl", _ more: String...) throws -> Workspace.Result {
    try workspace.write("Badge.swift", Self.badge)
    try workspace.write(name, rows)
    return try workspace.gnomon(
      ["render", "--data", name, "-o", "out/{id}.png", "--size", "8x8", "--scale", "1", "Badge.swift"] + more)
  }

  private var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: workspace.folder.appendingPathComponent("out").path)
    return (names ?? []).sorted()
  }

  private var pictures: [String] { files.filter { !$0.hasPrefix(".") } }

  @Test func valuesGoIntoTheInitializerByName() throws {
    let result = try render(
      """
      {"id": 1, "name": "Ada", "count": 3}
      {"id": 2, "name": "Bo", "count": 4, "company": "C", "tier": "gold", "tags": [], "site": "https://example.org", \
      "since": "1970-01-02", "color": "#0000ff"}

      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        badge Ada 3 - plain ["a", "b"] - red 0
        badge Bo 4 C gold [] https://example.org #0000FFFF 86400

        """)
    #expect(result.errors == "gnomon: drew 2 pictures\n")
    #expect(pictures == ["1.png", "2.png"])
    #expect(try workspace.data("out/1.png") != workspace.data("out/2.png"))
  }

  @Test func commaSeparatedValuesAreTextsOrJSON() throws {
    let result = try render(
      "id,name,count,company\r\n7,\"A, \"\"B\"\"\",5,\r\n8,12,6,\"two\r\nlines\"\r\n9,short\r\n", name: "rows.csv")
    #expect(
      result.output.hasPrefix("badge A, \"B\" 5 - plain"), "\(result.output)")
    #expect(result.output.contains("badge 12 6 two\r\nlines plain"))
    #expect(
      result.errors
        == "rows.csv:5: error: it has 2 cells for 4 columns\ngnomon: drew 2 pictures; 1 bad row was left out\n")
    #expect(result.status == 3)
  }

  @Test func badRowsAreNamedAndLeftOut() throws {
    let result = try render(
      """
      {"id": 1, "name": "A", "count": 1}
      {"id": 2, "count": 1}
      {"id": 3, "name": "A", "count": "x"}
      nonsense
      [1]
      {"id": 4, "name": "A", "count": 1, "tier": "lead"}
      {"id": 5, "name": "A", "count": 1, "since": "soon"}
      {"name": "A", "count": 1}
      {"id": "../x", "name": "A", "count": 1}
      {"id": "..", "name": "A", "count": 1}
      {"id": "/tmp/x", "name": "A", "count": 1}
      {"id": "", "name": "A", "count": 1}
      {"id": 1, "name": "B", "count": 1}
      {"id": 6, "name": "A", "count": 1, "colour": "#fff"}
      {"id": 7, "name": "A", "count": 1, "color": "red"}
      """)
    #expect(result.status == 3)
    #expect(
      result.errors == """
        rows.jsonl:2: error: there's no 'name'
        rows.jsonl:3: error: 'count' has to be of type Int
        rows.jsonl:4: error: it isn't JSON
        rows.jsonl:5: error: it isn't a JSON object
        rows.jsonl:6: error: 'tier' has no case lead
        rows.jsonl:7: error: 'since': not a date as 2026-01-31 or 2026-01-31T12:00:00Z: 'soon'
        rows.jsonl:8: error: there's no 'id' for the file's name
        rows.jsonl:9: error: '../x' can't be part of a file's name
        rows.jsonl:10: error: '..' can't be part of a file's name
        rows.jsonl:11: error: '/tmp/x' can't be part of a file's name
        rows.jsonl:12: error: '' can't be part of a file's name
        rows.jsonl:13: error: 'out/1.png' is line 1's file already
        rows.jsonl:14: warning: Badge takes no 'colour'; did you mean 'color'?
        rows.jsonl:15: error: 'color' isn't a colour as #RRGGBB or #RRGGBBAA: 'red'
        gnomon: drew 2 pictures; 13 bad rows were left out

        """)
    #expect(pictures == ["1.png", "6.png"])
  }

  @Test func aSecondRunDrawsWhatIsMissingOrOther() throws {
    let rows = (0..<5).map { "{\"id\": \($0), \"name\": \"n\", \"count\": \($0)}\n" }
    _ = try render(rows.joined())
    let out = workspace.folder.appendingPathComponent("out")
    try FileManager.default.removeItem(at: out.appendingPathComponent("1.png"))
    try Data([1]).write(to: out.appendingPathComponent("2.png"))
    let changed = rows.joined().replacingOccurrences(of: "\"count\": 3", with: "\"count\": 33")
    let again = try render(changed)
    #expect(again.errors == "gnomon: drew 3 pictures; 2 were there already\n")
    #expect(again.output.split(separator: "\n").count == 3)
    #expect(try render(changed, "--fresh").errors == "gnomon: drew 5 pictures\n")
    #expect(try render(changed, "--appearance", "dark").errors == "gnomon: drew 5 pictures\n")
  }

  @Test func shardsDrawEachRowOnce() throws {
    let rows = (0..<7).map { "{\"id\": \($0), \"name\": \"n\", \"count\": \($0)}\n" }.joined()
    #expect(try render(rows, "--shard", "0/3").errors == "gnomon: drew 3 pictures\n")
    #expect(pictures == ["0.png", "3.png", "6.png"])
    #expect(try render(rows, "--shard", "1/3").errors == "gnomon: drew 2 pictures\n")
    #expect(try render(rows, "--shard", "2/3").errors == "gnomon: drew 2 pictures\n")
    #expect(pictures.count == 7)
    // Another number of parts knows what those have done.
    #expect(try render(rows).errors == "gnomon: drew 0 pictures; 7 were there already\n")
    #expect(files.filter { $0.hasPrefix(".gnomon-part") }.isEmpty)
  }

  private static let chart = """
    import Charts
    import SwiftUI

    struct Rain: View {
      struct Row: Decodable, Identifiable {
        let month: String
        let amount: Double
        let day: Date?
        var id: String { month }
      }

      let rows: [Row]
      var title = "Rain"

      var body: some View {
        let _ = print(title, rows.map { "\\($0.month) \\($0.amount) \\($0.day == nil)" })
        Chart(rows) { BarMark(x: .value("Month", $0.month), y: .value("Rain", $0.amount)) }
      }
    }
    """

  @Test("All rows go into one view, each in the types that it wants; bad ones are named")
  func wholeFiles() throws {
    try workspace.write("Rain.swift", Self.chart)
    try workspace.write("rain.csv", "month,amount,day\n7,51,2026-01-31\nFeb,much,\nMar,40.5,\n")
    try workspace.write("rain.json", #"[{"month": "Jan", "amount": 3}]"#)
    func render(_ data: String, _ out: String) throws -> Workspace.Result {
      try workspace.gnomon(["render", "--data", data, "-o", out, "--size", "200x100", "Rain.swift"])
    }
    let csv = try render("rain.csv", "rain.png")
    #expect(csv.status == 3)
    #expect(csv.errors.contains("rain.csv:3: error: 'amount' has to be of type Double"), "\(csv.errors)")
    #expect(
      (csv.output + csv.errors).contains(#"Rain ["7 51.0 false", "Mar 40.5 true"]"#), "\(csv.output)\(csv.errors)")
    #expect(FileManager.default.fileExists(atPath: workspace.folder.appendingPathComponent("rain.png").path))
    #expect(try render("rain.json", "rain.svg").status == 0)
  }

  @Test func whatCannotBeADataBatchIsRefused() throws {
    try workspace.write("Badge.swift", Self.badge)
    try workspace.write("rows.jsonl", "{}")
    func errors(_ arguments: String...) throws -> String {
      let result = try workspace.gnomon(["render", "Badge.swift"] + arguments)
      #expect(result.status != 0)
      return result.errors
    }
    #expect(try errors("--data", "rows.jsonl").contains("--data needs -o: a name with a row's value"))
    #expect(try errors("--data", "rows.jsonl", "-o", "a.png").contains("none is called 'rows'"))
    #expect(try errors("--data", "rows.jsonl", "-o", "a.png", "--fresh").contains("go with a picture of each row"))
    #expect(try errors("--shard", "0/2").contains("go with --data"))
    #expect(try errors("--data", "rows.jsonl", "-o", "{id}.png", "--shard", "2/2").contains("I from 0 to N-1"))
    #expect(
      try errors("--data", "none.jsonl", "-o", "{id}.png").contains("no rows from none.jsonl: there is no such file"))
    #expect(try errors("--data", "rows.jsonl", "-o", "{}.png").contains("a brace without a name"))
    #expect(try errors("--data", "rows.jsonl", "-o", "{id}.png", "--view", "Bdge").contains("no view called 'Bdge'"))
  }

  @Test func aParameterThatRowsCannotGiveStopsTheBatch() throws {
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        let title: String
        let action: () -> Void
        var body: some View { Text(title) }
      }
      """)
    try workspace.write("rows.jsonl", "{\"title\": \"a\"}\n")
    let result = try workspace.gnomon("render", "--data", "rows.jsonl", "-o", "{title}.png", "Card.swift")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "gnomon: error: Card can't be made of rows: 'action' is of type () -> (), which rows can't give\n")
  }

  @Test func aRowThatTrapsIsNamed() throws {
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        init(_ index: Int) { self.index = [0, 1][index] }
        let index: Int
        var body: some View { Text("\\(index)") }
      }
      """)
    try workspace.write("rows.jsonl", "{\"index\": 0}\n{\"index\": 5}\n")
    let result = try workspace.gnomon("render", "--data", "rows.jsonl", "-o", "out/{index}.png", "Card.swift")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        Card.swift:3: Card.init(_:) trapped: Index out of range
        rows.jsonl:2: note: this row was being evaluated

        """)
    #expect(files.filter { $0.hasSuffix(".png") }.count <= 1)
  }

  @Test func anInterruptedBatchGoesOnWhereItStopped() throws {
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        let index: Int
        var isFirst = false
        var body: some View {
          let _ = isFirst ? kill(getpid(), SIGTERM) : 0
          Color.red.frame(width: 4, height: 4)
        }
      }
      """)
    let rows = (0..<400).map { "{\"index\": \($0), \"isFirst\": \($0 == 2)}\n" }
    try workspace.write("rows.jsonl", rows.joined())
    let arguments = ["render", "--data", "rows.jsonl", "-o", "out/{index}.png", "--size", "4x4", "Card.swift"]
    let first = try workspace.gnomon(arguments)
    #expect(first.status == 130)
    #expect(first.errors.contains("interrupted: the same command goes on from here"))
    let done = pictures.count
    #expect(done > 0 && done < 400)
    #expect(files.filter { $0.hasPrefix(".gnomon-part") }.isEmpty)
    // The row that stops batches is finished by now.
    let second = try workspace.gnomon(arguments)
    #expect(second.status == 0)
    #expect(second.errors.contains("\(done) were there already"))
    #expect(pictures.count == 400)
  }

  @Test func aBatchWithNothingFinishedLeavesNothing() throws {
    let result = try render("{\"id\": 1, \"name\": \"A\", \"count\": \"many\"}\n")
    #expect(result.status != 0)
    #expect(files == [])
  }

  @Test func aFullDiskStopsTheBatch() throws {
    let result = try {
      try workspace.write("Badge.swift", Self.badge)
      try workspace.write("rows.jsonl", "{\"id\": \"full\", \"name\": \"A\", \"count\": 1}\n")
      return try workspace.gnomon("render", "--data", "rows.jsonl", "-o", "/proc/gnomon/{id}.png", "Badge.swift")
    }()
    #expect(result.status == 1)
    #expect(result.errors.contains("can't make the folder /proc/gnomon"))
  }
}
