// SPDX-License-Identifier: Apache-2.0
import Exchange
import Foundation
import Passages
import Shelf
import Testing

@Suite struct ReadingExchangeTests {
  /// Two stores in folders of their own.
  private func shelves(_ body: (Shelf, Shelf, URL) async throws -> Void) async throws {
    let folder = URL(filePath: NSTemporaryDirectory() + "/exchange-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await body(
      Shelf(folder: folder.path + "/one"), Shelf(folder: folder.path + "/two"), folder.appending(path: "all.jsonl"))
  }

  @Test func whatWasReadAndMarkedIsExportedAndImported() async throws {
    try await shelves { one, two, file in
      var first = NewLink("https://example.org/a")
      var mark = NewHighlight(Passage("casts a shadow", before: "A gnomon ", after: ".", share: 0.25))
      mark.note = "See <b>\n影子"
      mark.colour = .pink
      mark.maker = "m-1"
      mark.madeAt = Moment(milliseconds: 1_700_000_000_000)
      var other = mark
      other.maker = nil
      other.passage.exact = "another"
      first.highlights = [mark, other]
      _ = try await one.add([first, NewLink("https://example.org/b"), NewLink("https://example.org/c")], jobs: [])
      try await one.addNext([3, 1])
      try await one.setProgress(
        ReadingProgress(share: 0.5, passage: Passage("The shadow", before: "x", after: "y"), at: one.now), of: 1)
      #expect(try await ShelfExport.write(.everything, as: .jsonLines, to: file, of: one) == 3)
      // The second time there's nothing new.
      for _ in 0..<2 {
        let report = try await ShelfImport.run(file, name: "all.jsonl", into: two)
        #expect(report.problems == [], "\(report.problems)")
        let marks = try await two.highlights(of: 1)
        #expect(marks.map(\.passage.exact).sorted() == ["another", "casts a shadow"])
        let kept = try #require(marks.first { $0.maker == "m-1" })
        #expect(kept.passage == mark.passage && kept.note == mark.note && kept.colour == .pink)
        #expect(kept.madeAt == mark.madeAt)
        let next = try await two.rows(two.next()).map(\.link.address)
        #expect(next == ["https://example.org/c", "https://example.org/a"])
        let progress = try #require(try await two.progress(of: 1))
        #expect(progress.share == 0.5 && progress.passage.exact == "The shadow" && progress.passage.before == "x")
      }
    }
  }

  @Test func aPassageThatIsTooLongIsKeptInTheNote() async throws {
    try await shelves { _, two, file in
      let long = String(repeating: "a", count: 20_001)
      let lines = """
        {"kind":"link","address":"https://example.org/a","note":"Mine","highlights":[{"text":"\(long)","note":"N"},{"text":"short","identifier":"a b"}]}
        {"kind":"link","address":"https://example.org/b","progress":{"share":7},"next":-5,"highlights":[{"text":5},{}]}
        {"kind":"link","address":"https://example.org/c","progress":{"share":"x"},"next":99999999999999}

        """
      try Data(lines.utf8).write(to: file)
      _ = try await ShelfImport.run(file, name: "all.jsonl", into: two)
      #expect(try await two.highlights(of: 1).map(\.passage.exact) == ["short"])
      #expect(try await two.link(1)?.note == "Mine\n\n> \(long)\n\nN")
      #expect(try await two.shares(of: [1, 2, 3]).isEmpty)
      #expect(try await Set(two.next()) == [2, 3])
    }
  }
}
