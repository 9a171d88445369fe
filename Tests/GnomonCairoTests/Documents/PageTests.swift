// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

@MainActor
struct PageTests {
  private let noMargins = EdgeInsets()

  private func cuts(
    _ height: CGFloat, _ bands: [(CGFloat, CGFloat)] = [], breaks: [CGFloat] = []
  ) -> [[CGFloat]] {
    PageCuts(
      height: height, pageHeight: 100, bands: bands.map { PageCuts.Band(top: $0, bottom: $1) }, breaks: breaks,
      limit: 100
    ).pages.map { [$0.top, $0.bottom] }
  }

  @Test func aBandThatFitsIsNeverCut() {
    #expect(cuts(80) == [[0, 80]])
    #expect(cuts(250) == [[0, 100], [100, 200], [200, 250]])
    #expect(cuts(150, [(90, 110)]) == [[0, 90], [90, 150]])
    // What lies beside what is moved on.
    #expect(cuts(150, [(85, 95), (90, 110)]) == [[0, 85], [85, 150]])
    // One that's higher than a page is cut where the page ends.
    #expect(cuts(150, [(10, 140)]) == [[0, 100], [100, 150]])
    // Exactly at the end.
    #expect(cuts(150, [(50, 100), (100, 150)]) == [[0, 100], [100, 150]])
  }

  @Test func noPageEndsInAShadowWhereItNeedsnt() {
    func cuts(_ bands: [(CGFloat, CGFloat)], spreads: [(CGFloat, CGFloat)]) -> [[CGFloat]] {
      PageCuts(
        height: 150, pageHeight: 100, bands: bands.map { PageCuts.Band(top: $0, bottom: $1) },
        spreads: spreads.map { PageCuts.Band(top: $0, bottom: $1) }, breaks: [], limit: 100
      ).pages.map { [$0.top, $0.bottom] }
    }
    #expect(cuts([(0, 80), (95, 120)], spreads: [(85, 130)]) == [[0, 85], [85, 150]])
    // Shadows that run into each other keep nothing together.
    #expect(cuts([(0, 90), (95, 140)], spreads: [(-10, 100), (85, 150)]) == [[0, 95], [95, 150]])
    let list = DisplayList(
      size: CGSize(width: 50, height: 50), scale: 1,
      commands: [
        .beginLayer(DisplayLayer(filters: [.blur(radius: 2, opaque: false)])), .fill(10, 20, 5, 5, black), .endLayer,
        .fill(0, 0, 5, 5, black),
      ])
    let spreads = PagedDrawing.spreads(of: list)
    #expect(spreads.count == 1)
    #expect(spreads.allSatisfy { $0.top < 15 && $0.bottom > 30 })
  }

  @Test func spaceAtTheTopOfAPageIsLeftOut() {
    #expect(cuts(180, [(0, 90), (120, 170)]) == [[0, 100], [120, 180]])
  }

  @Test func breaksBeginPages() {
    #expect(cuts(150, [(0, 20), (30, 50)], breaks: [25]) == [[0, 25], [30, 130], [130, 150]])
    #expect(cuts(50, breaks: [0, 50]) == [[0, 50]])
  }

  @Test func linesOfATextStayWhole() throws {
    let words = Array(repeating: "words that go on and on", count: 60).joined(separator: " ")
    let renderer = ImageRenderer(content: Text(words))
    let size = CGSize(width: 200, height: 130)
    let pages = try renderer.pages(size: size, margins: EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20))
    #expect(pages.count > 3)
    #expect(pages.allSatisfy { $0.size == size })
    var height: CGFloat = 0
    let line: CGFloat = 22
    for page in pages {
      guard case .clip(let path, _)? = page.commands.dropFirst(2).first else { Issue.record("no clip"); return }
      let shown = path.boundingRect
      #expect(shown.width <= 160)
      #expect(shown.height <= 110)
      #expect(shown.minY >= height - 0.01)
      height = shown.maxY
      // Lines of body text on iOS follow each other at 22 points.
      #expect(abs(shown.minY / line - (shown.minY / line).rounded()) < 0.2)
    }
  }

  @Test func documentsOfPagesHaveTextAndLinksWhereTheyAre() throws {
    let view = VStack(spacing: 0) {
      Text("First").frame(height: 90)
      Link("Second", destination: URL(string: "https://example.org/second")!).frame(height: 90)
      PageBreak()
      Color.red.frame(height: 30)
    }
    let renderer = ImageRenderer(content: view)
    let pages = try renderer.pages(size: CGSize(width: 100, height: 100), margins: noMargins)
    #expect(pages.count == 3)
    let links = pages.map { page in page.commands.filter { if case .link = $0 { true } else { false } }.count }
    #expect(links == [0, 1, 0])
    let texts = pages.map { page in page.commands.filter { if case .text = $0 { true } else { false } }.count }
    #expect(texts == [1, 1, 0])
    let data = try renderer.pdfData(pageSize: CGSize(width: 100, height: 100), margins: noMargins)
    #expect(data == (try renderer.pdfData(pageSize: CGSize(width: 100, height: 100), margins: noMargins)))
    let document = String(decoding: data, as: UTF8.self)
    #expect(document.contains("/Count 3"))
  }

  @Test func aPageBreakTakesNoRoomInAPicture() {
    let host = ViewHost(
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        PageBreak()
        Color.red.frame(width: 10, height: 10)
      }.background(Color.blue))
    host.update()
    #expect(host.snapshot().root.first("VStack")?.frame.height == 20)
  }

  @Test func pagesWithoutRoomSaySo() {
    let renderer = ImageRenderer(content: Text("a"))
    #expect(throws: RenderingError.emptyCanvas(width: -2, height: 10)) {
      try renderer.pages(size: CGSize(width: 70, height: 82))
    }
  }

  /// Whatever a page leaves out, it shows the same as the whole drawing behind its clip.
  @Test func pagesShowWhatTheWholeDrawingShows() throws {
    let view = VStack(spacing: 0) {
      ForEach(0..<9, id: \.self) { row in
        Text("Row \(row) " + String(repeating: "and so on ", count: 12))
        Color.red.frame(height: 34).shadow(radius: 9, y: 8).opacity(0.6)
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 300)
        .mask { VStack { Circle().frame(width: 40) } }
      Color.green.frame(width: 40, height: 300).overlay { Color.yellow.frame(height: 20) }.clipShape(Circle())
        .rotationEffect(.degrees(30)).blur(radius: 4)
      Color.blue.frame(height: 250).overlay(alignment: .top) {
        Color.white.frame(height: 30).blendMode(.destinationOut)
      }
      .compositingGroup()
      Rectangle().stroke(lineWidth: 12).frame(height: 90).background { Color.orange.colorInvert() }
    }
    let renderer = ImageRenderer(content: view)
    let size = CGSize(width: 160, height: 120)
    let pages = try renderer.pages(size: size, margins: noMargins)
    #expect(pages.count > 10)
    renderer.proposedSize = ProposedViewSize(width: size.width, height: nil)
    let whole = renderer.displayList()
    for (number, page) in pages.enumerated() {
      guard case .clip(let path, _)? = page.commands.dropFirst(2).first else { Issue.record("no clip"); return }
      var naive = DisplayList(size: size, scale: page.scale)
      naive.commands = Array(page.commands.prefix(3)) + whole.commands + [.restore]
      let renderer = CairoRenderer()
      #expect(
        try renderer.data(page, format: .png) == renderer.data(naive, format: .png),
        "page \(number), \(path.boundingRect)")
    }
  }

  @Test func commandsOfLongDocumentsAreDealtOutOnce() throws {
    func count(_ rows: Int) throws -> Int {
      let view = VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          Color.red.frame(height: 5).shadow(radius: 1).padding(2).border(.blue).mask(Circle())
        }
      }
      return try ImageRenderer(content: view).pages(size: CGSize(width: 50, height: 90), margins: noMargins)
        .reduce(0) { $0 + $1.commands.count }
    }
    let few = try count(100)
    #expect(try count(1000) < few * 11)
  }

  @Test func aTextOverAPagesEndIsThereOnce() throws {
    let words = Array(repeating: "words that go on and on", count: 60).joined(separator: " ")
    let pages = try ImageRenderer(content: Text(words)).pages(size: CGSize(width: 200, height: 110), margins: noMargins)
    let lines = pages.map { page in
      page.commands.compactMap { command in if case .textPart(let part, _, _, _) = command { part.line } else { nil } }
    }
    #expect(pages.count > 3)
    #expect(lines.flatMap { $0 } == Array(0..<lines.joined().count))
    #expect(lines.allSatisfy { !$0.isEmpty })
    #expect(pages.allSatisfy { page in !page.commands.contains { if case .text = $0 { true } else { false } } })
  }
}
