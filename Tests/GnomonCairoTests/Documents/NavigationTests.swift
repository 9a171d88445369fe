// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Links within a document, and its outline, as PDF 1.7 has them (ISO 32000-1, 12.3 and 12.5.6.5).
@Suite struct NavigationTests {
  private func page(_ links: String...) throws -> DisplayList {
    let box = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    var commands: [DisplayCommand] = [.fill(box, style: FillStyle(), paint: .color(black))]
    for (index, link) in links.enumerated() {
      let url = try #require(URL(string: link))
      commands.append(.link(url, in: CGRect(x: 10, y: CGFloat(index) * 20, width: 50, height: 15)))
    }
    return DisplayList(size: CGSize(width: 200, height: 300), scale: 1, commands: commands)
  }

  private func written(_ pages: [DisplayList], _ navigation: DocumentNavigation) throws -> String {
    let data = try CairoRenderer().pdf(pages: pages, navigation: navigation)
    return String(decoding: data, as: UTF8.self)
  }

  @Test func linksLeadToPlacesOnEarlierAndLaterPages() throws {
    let navigation = DocumentNavigation(
      places: ["late": DocumentPlace(page: 1, top: 100), "früh": DocumentPlace(page: 0)])
    let text = try written([page("#late", "https://example.org/"), page("#fr%C3%BCh")], navigation)
    #expect(text.components(separatedBy: "/Dest").count - 1 >= 2, "\(text)")
    #expect(text.components(separatedBy: "/URI (https://example.org/)").count == 2)
    // 300 points less 100 from above.
    #expect(text.contains("/XYZ 0 200 0"), "\(text)")
  }

  @Test func linksToNowhereAreLeftOut() throws {
    let navigation = DocumentNavigation(places: ["beyond": DocumentPlace(page: 7)])
    let text = try written([page("#beyond", "#unknown")], navigation)
    #expect(!text.contains("/Subtype /Link"))
  }

  @Test func anOutlineHasItsLevels() throws {
    let navigation = DocumentNavigation(outline: [
      .init(
        title: "Teil „eins“ (1)", place: DocumentPlace(page: 0),
        children: [.init(title: "Inner", place: DocumentPlace(page: 1, top: .nan))]),
      .init(title: "Nowhere", place: DocumentPlace(page: -1)),
    ])
    let text = try written([page(), page()], navigation)
    #expect(text.contains("/Outlines"))
    #expect(text.contains("/Title (Inner)"), "\(text)")
    #expect(!text.contains("Nowhere"))
  }

  @Test func aDeepOutlineAndManyPlacesAreWritten() throws {
    var entry = DocumentNavigation.Entry(title: "leaf", place: DocumentPlace(page: 0))
    for _ in 0..<1_000 { entry = .init(title: "x", place: DocumentPlace(page: 0), children: [entry]) }
    var places: [String: DocumentPlace] = [:]
    for index in 0..<20_000 { places["n\(index)"] = DocumentPlace(page: 0, top: CGFloat(index % 300)) }
    let text = try written([page("#n19999")], DocumentNavigation(outline: [entry], places: places))
    #expect(text.contains("/Subtype /Link"))
    #expect(!text.contains("leaf"))
  }

  @Test func theSameNavigationGivesTheSameBytes() throws {
    let navigation = DocumentNavigation(
      outline: [.init(title: "A", place: DocumentPlace(page: 0))],
      places: ["a": DocumentPlace(page: 0), "b": DocumentPlace(page: 0, top: 5), "c": DocumentPlace(page: 0, top: 9)])
    let pages = [try page("#c", "#a")]
    let renderer = CairoRenderer()
    #expect(
      try renderer.pdf(pages: pages, navigation: navigation) == renderer.pdf(pages: pages, navigation: navigation))
  }
}
