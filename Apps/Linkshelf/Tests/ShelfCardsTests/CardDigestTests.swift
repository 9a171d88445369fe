// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import ShelfCards

@Suite struct CardDigestTests {
  @Test func isTheSameInEachProcess() {
    let content = CardContent(
      title: "T", description: "D", site: "s", siteName: "N", author: "A", date: "1", tags: ["a", "b"],
      readingMinutes: 3,
      icon: Data([1]), picture: Data([2, 3]), theme: .dark, direction: .rightToLeft, language: "ar", size: .gallery)
    #expect(content.digest == "f6ae9ac0f0ae2dc9a5c5c82272f411510b79504fe78be1a010d8f5116c48c1b3")
    // Raise the version where the design changes: this test and the pictures that people have kept depend on it.
    #expect(CardContent.designVersion == 1)
  }

  @Test func changesWithEachField() {
    let changes: [(inout CardContent) -> Void] = [
      { $0.title = "x" }, { $0.description = "x" }, { $0.site = "x" }, { $0.siteName = "x" }, { $0.author = "x" },
      { $0.date = "x" },
      { $0.tags = ["x"] }, { $0.tags = ["ab", "c"] }, { $0.tags = ["a", "bc"] }, { $0.tags = [] },
      { $0.readingMinutes = 8 },
      { $0.readingMinutes = nil }, { $0.icon = Data([7]) }, { $0.icon = nil }, { $0.icon = Data() },
      { $0.picture = Data([7]) },
      { $0.picture = nil }, { $0.theme = .dark }, { $0.direction = .rightToLeft }, { $0.direction = .automatic },
      { $0.language = "de" },
      { $0.language = nil }, { $0.language = "" }, { $0.size = .gallery }, { $0.size = .row },
      { ($0.title, $0.description) = ("", $0.title) },
    ]
    var digests: Set = [Samples.full.digest]
    for change in changes {
      var content = Samples.full
      change(&content)
      digests.insert(content.digest)
    }
    #expect(digests.count == changes.count + 1)
    #expect(digests.allSatisfy { $0.utf8.count == 64 })
    #expect(Samples.full.digest(design: "other") != Samples.full.digest)
  }

  @Test func surviveJSON() throws {
    let copy = try JSONDecoder().decode(CardContent.self, from: JSONEncoder().encode(Samples.full))
    #expect(copy == Samples.full)
    #expect(copy.digest == Samples.full.digest)
  }
}
