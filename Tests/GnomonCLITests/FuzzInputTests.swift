// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
@testable import GnomonRequest
import Testing

@testable import GnomonCLI
@testable import GnomonRunner

/// The inputs of `Fuzz/` for what the command reads: layouts and rows.
@Suite(.timeLimit(.minutes(30))) struct FuzzInputTests {
  private func files(_ reader: String) throws -> [URL] {
    try ["Corpus", "Regressions"].flatMap { folder in
      let place = Repository.file("Fuzz/\(folder)/\(reader)")
      guard FileManager.default.fileExists(atPath: place.path) else { return [] as [URL] }
      return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
    }
  }

  @Test("Layouts are compared, and don't differ from themselves")
  func layouts() throws {
    var told: [String: Int] = [:]
    for file in try files("layouts") {
      let lines = try Data(contentsOf: file).split(separator: 0x0A, maxSplits: 1)
      let layouts = lines.compactMap { try? LayoutFile(reading: $0) }
      for layout in layouts { #expect(LayoutDiff(layout, layout).lines.isEmpty, "\(file.path)") }
      if layouts.count == 2 { told[file.lastPathComponent] = LayoutDiff(layouts[0], layouts[1]).lines.count }
    }
    #expect(told["text"] ?? 0 > 1)
    #expect(told["grid"] ?? 0 > 1)
    #expect(throws: LayoutFile.Unreadable.version(2)) { try LayoutFile(reading: Data(#"{"version": 2}"#.utf8)) }
  }

  @Test(
    "Rows are counted as they are read, and name files inside their folder",
    arguments: [("rows-json", RunRequest.Batch.Form.jsonl), ("rows-csv", .csv)])
  func rows(_ reader: String, _ form: RunRequest.Batch.Form) throws {
    let pattern = try FileNamePattern("out/{name}.png")
    var paths: [String] = []
    for file in try files(reader) {
      guard var rows = try? RowReader(try Data(contentsOf: file), form) else { continue }
      let told = rows.count()
      var count = 0
      while let record = rows.next() {
        count += 1
        guard let row = try? record.row.get() else { continue }
        _ = try? row.value("name") as Date
        _ = try? row.value("name") as Color
        if let path = try? pattern.path(for: row, line: record.line) { paths.append(path) }
      }
      #expect(count == told, "\(file.path)")
    }
    #expect(paths.contains("out/Ada.png"))
    #expect(paths.allSatisfy { $0.hasPrefix("out/") && !$0.contains("..") })
  }
}
