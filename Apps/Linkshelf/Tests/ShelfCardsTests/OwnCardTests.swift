// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import ShelfCards

/// Needs the command `gnomon` on the search path or in `GNOMON`, and a Swift toolchain.
@Suite(.enabled(if: Samples.gnomon != nil, "there's no command 'gnomon': name it in GNOMON"), .serialized)
struct OwnCardTests {
  @Test(arguments: [
    "trap", "hang", "children", "print without end", "memory", "exit", "garbage", "link", "disk",
  ])
  func aCardThatMisbehavesGivesASentence(title: String) async throws {
    let said = try await BuiltCard.built.outcome(title)
    #expect(said.hasPrefix("Card.swift "), "\(said)")
    let wanted = [
      "trap": "ndex out of range", "hang": "took longer than", "children": "took longer than", "exit": "no picture",
      "garbage": "isn't a PNG picture", "link": "no picture",
    ]
    if let wanted = wanted[title] { #expect(said.contains(wanted), "\(said)") }
  }

  @Test(arguments: ["", "A link", "print", "環境 🌞", "environment"]) func otherLinksAreDrawn(title: String) async throws {
    setenv("SHELF_SECRET", "1", 1)
    defer { unsetenv("SHELF_SECRET") }
    #expect(try await BuiltCard.built.outcome(title) == "a picture")
  }

  @Test func aCardSeesNothingOfTheStore() async throws {
    let built = try await BuiltCard.built
    if Isolation.available == .namespaces { #expect(await built.outcome("apart") == "a picture") }
    #expect(try String(contentsOf: built.secret, encoding: .utf8) == "secret")
  }

  @Test(arguments: ["A link", "hang", "memory"]) func limitsHoldWithoutNamespaces(title: String) async throws {
    var runner = try await BuiltCard.built.own.runner
    runner.isolation = .limits
    let content = CardContent(title: title, site: "a.example")
    if title == "A link" {
      #expect(try PNGFile(runner.png(of: OwnCardRow(content), content: content)) != nil)
    } else {
      #expect(throws: CardError.self) { try runner.png(of: OwnCardRow(content), content: content) }
    }
  }

  @Test func theBuiltInCardStandsInWithAWarning() async throws {
    let folder = try Samples.Folder()
    let cards = Cards(cache: try CardCache(folder: folder.url), own: try await BuiltCard.built.own)
    let content = CardContent(title: "trap", site: "a.example")
    let drawn = try await cards.card(for: content)
    #expect(!drawn.isOwn && drawn.digest == content.digest)
    #expect(drawn.warning?.hasPrefix("The built-in card is used: Card.swift ") == true)
    #expect(try await drawn.png == CardRenderer().png(for: content))
    // It's remembered, and not tried again; others are.
    #expect(try await cards.card(for: content).warning == drawn.warning)
    #expect(await cards.ownDrawings == 1)
    let good = try await cards.card(for: CardContent(title: "Fine", site: "a.example"))
    #expect(good.isOwn && good.warning == nil && PNGFile(good.png) != nil)
    let again = try await cards.card(for: CardContent(title: "Fine", site: "a.example"))
    #expect(again.png == good.png && again.digest == good.digest)
    var row = content
    row.size = .row
    #expect(try await cards.card(for: row).warning == nil)
    #expect(await cards.ownDrawings == 2)
  }

  @Test func afterSomeFailuresNoneIsTriedForAWhile() async throws {
    let folder = try Samples.Folder()
    let cards = Cards(cache: try CardCache(folder: folder.url), own: try await BuiltCard.built.own)
    for number in 0..<(Cards.failureLimit + 3) {
      let content = CardContent(title: "exit", site: "site\(number).example")
      #expect(try await cards.card(for: content).warning != nil)
    }
    #expect(await cards.ownDrawings == Cards.failureLimit)
  }
}
