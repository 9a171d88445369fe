// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import ShelfCards

/// Each test compiles cards, which takes seconds.
@Suite(.enabled(if: Samples.gnomon != nil, "there's no command 'gnomon': name it in GNOMON"), .serialized)
struct OwnCardBuildTests {
  private let store: Samples.Folder
  private var source: URL { store.url.appendingPathComponent("Card.swift") }
  private var card: URL { store.url.appendingPathComponent("card") }

  init() throws { store = try Samples.Folder() }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: source) }
  private var state: OwnCardState { .load(source: source, folder: card) }
  private var sentence: String { if case .unusable(let text) = state { text } else { "" } }
  private var isNone: Bool { if case .none = state { true } else { false } }

  @Test func theExampleIsBuiltDrawnAndBoundToItsSource() async throws {
    #expect(isNone)
    try write(OwnCard.example)
    #expect(sentence.contains("isn't built yet"))
    let manifest = try await OwnCard.build(source: source, into: card)
    #expect(!manifest.gnomon.isEmpty && manifest.source.count == 64)
    guard case .ready(let own) = state else {
      Issue.record("\(sentence)")
      return
    }
    for size in [CardSize.share, .gallery] {
      var content = Samples.full
      content.size = size
      let file = try #require(PNGFile(try await own.png(for: content)))
      #expect(file.width == size.pixelWidth && file.height == size.pixelHeight)
    }
    var other = Samples.full
    other.picture = nil
    #expect(try await own.png(for: Samples.full) != own.png(for: other))

    // A source that doesn't compile leaves the card as it is; it comes back with the source.
    try write("struct Card")
    #expect(sentence.contains("has changed since it was built"))
    await #expect(throws: CardError.self) { try await OwnCard.build(source: source, into: card) }
    try write(OwnCard.example)
    #expect(sentence == "" && !isNone)

    try Data("struct Other {}".utf8).write(to: card.appendingPathComponent("\(manifest.source)/Card.swift"))
    #expect(sentence.contains("isn't the one that was built"))
    try Data("{}".utf8).write(to: card.appendingPathComponent("card.json"))
    #expect(sentence.contains("card.json can't be read"))
    try FileManager.default.removeItem(at: source)
    #expect(isNone)
  }

  @Test func whatDoesntCompileIsToldWithItsLine() async throws {
    try write("import SwiftUI\nstruct Card: View {\n  let title: Strin\n  var body: some View { Text(title) }\n}\n")
    let error = await #expect(throws: CardError.self) { try await OwnCard.build(source: source, into: card) }
    #expect(error?.description.contains("Card.swift:3") == true, "\(error?.description ?? "")")
    #expect(sentence.contains("isn't built yet"))
    #expect((try? FileManager.default.contentsOfDirectory(atPath: card.path)) == [])
  }

  @Test func aCardThatNeedsWhatLinksMayLackIsToldSo() async throws {
    try write(
      "import SwiftUI\nstruct Card: View {\n  let title, date: String\n  var body: some View { Text(title + date) }\n}\n"
    )
    let error = await #expect(throws: CardError.self) { try await OwnCard.build(source: source, into: card) }
    #expect(error?.description.contains("there's no 'date'") == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("has to be an optional") == true)
  }
}
