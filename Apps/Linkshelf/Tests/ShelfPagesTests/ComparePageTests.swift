// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ShelfPages

@Suite struct ComparePageTests {
  private func written(_ paragraphs: [ComparedParagraph]) -> DifferenceHTML {
    var writer = DifferenceHTML(.of(.english))
    writer.write(paragraphs)
    return writer
  }

  private func same(_ count: Int) -> [ComparedParagraph] {
    (0..<count).map { ComparedParagraph(.same, runs: [.init(.same, "same \($0)")]) }
  }

  private let change = ComparedParagraph(
    .changed, runs: [.init(.same, "a "), .init(.removed, "b"), .init(.added, "<i>c</i>"), .init(.same, " d")])

  @Test func changesAreMarkedAndSaid() {
    let writer = written([change])
    #expect(writer.changes == 1)
    #expect(
      writer.html.contains(
        "<del><span class=\"hidden\" dir=\"ltr\">Removed: </span>b</del><ins><span class=\"hidden\" dir=\"ltr\">Added: </span>&lt;i&gt;c&lt;/i&gt;</ins>"
      ), "\(writer.html)")
  }

  @Test(arguments: [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 3, 2), (40, 1, 39)])
  func longPartsAreFolded(_ count: Int, _ shown: Int, _ folded: Int) {
    // At the end of the text only one is shown beside the change.
    let html = written([change] + same(count)).html
    #expect(html.contains("<details") == (folded > 0))
    #expect(html.components(separatedBy: "<p class=\"same\"").count == count + 1)
    if folded > 0 { #expect(html.contains(">\(folded) paragraphs that stayed the same<")) }
  }

  @Test func eachChangeHasANumberOfItsOwn() {
    let html = written((0..<30).flatMap { _ in [change] + same(6) }).html
    for number in 1...30 { #expect(html.components(separatedBy: "id=\"change-\(number)\"").count == 2) }
    #expect(html.components(separatedBy: "<details").count == 31)
  }

  @Test func veryManyParagraphsAreCutWithASentence() {
    let paragraphs = Array(repeating: change, count: 20_000)
    let writer = written(paragraphs)
    #expect(writer.isCut && writer.html.utf8.count < 2_000_000)
    let page = ComparePage(
      link: Models("a").link(1), versions: [], from: 1, to: 2,
      text: .changes(paragraphs, ComparedCounts(changedParagraphs: 20_000), isCut: false))
    let html = Pages.render(page, in: PageContext(userName: "a"))
    #expect(html.contains("The first 5,000 paragraphs are shown."))
    #expect(html.contains("20,000 paragraphs changed."))
  }

  @Test func theSummaryIsASentenceInBothLanguages() {
    let counts = ComparedCounts(addedWords: 1, removedWords: 30, changedParagraphs: 4)
    #expect(counts.sentence(.of(.english)) == "1 word added, 30 words removed, 4 paragraphs changed.")
    #expect(counts.sentence(.of(.chinese)) == "新增 1 个词，删除 30 个词，4 段有改动。")
    #expect(ComparedCounts().sentence(.of(.english)) == "The texts are the same.")
  }

  @Test func onlyVersionsWithAnOlderOneAreCompared() {
    let versions = [3, 2, 1].map { SnapshotVersion(id: Int64($0), number: $0, made: $0) }
    let html = Pages.render(
      LinkPage(link: Models("a").link(1), versions: versions), in: PageContext(basePath: "/s", userName: "a"))
    #expect(html.contains("href=\"/s/link/1/compare?from=2&amp;to=3\""))
    #expect(html.contains("href=\"/s/link/1/compare?from=1&amp;to=2\""))
    #expect(html.components(separatedBy: "/compare?").count == 3)
  }
}
