// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("Sections of lazy stacks and grids")
struct LazySectionTests {
  private func sections(_ journal: Journal, pinned: PinnedScrollableViews = []) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<1_000, id: \.self) { section in
          Section {
            ForEach(0..<50, id: \.self) { row in
              journal.add("\(section).\(row)")
              return Color.red.frame(height: 10)
            }
          } header: {
            Text(verbatim: "head \(section)").frame(height: 30)
          } footer: {
            Text(verbatim: "foot \(section)").frame(height: 20)
          }
        }
      }
    }
  }

  @Test("Sections and their rows are made when they come into sight")
  func lazySections() {
    let journal = Journal()
    let host = makeHost(sections(journal), 100, 100)
    host.update()
    #expect(journal.entries == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"])
    host.expect(["LazyVStack": [0, 0, 100, 550_000]])
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 550 * 500 - 30))
    #expect(host.places == ["foot 499": 10, "head 500": 35])
    #expect(journal.count("500.0") == 1)
    #expect(journal.entries.count < 10)
    #expect(host.lazyElementCount < 20)
  }

  @Test("Pinned headers and footers stay in sight while their section is")
  func pinned() {
    let host = makeHost(sections(Journal(), pinned: [.sectionHeaders, .sectionFooters]), 100, 100)
    host.update()
    // Texts are 20 high, in the middle of a header's 30.
    #expect(host.places == ["head 0": 5, "foot 0": 80])
    host.scroll(to: CGPoint(x: 0, y: 200))
    #expect(host.places == ["head 0": 5, "foot 0": 80])
    // The next section pushes the header out.
    host.scroll(to: CGPoint(x: 0, y: 540))
    #expect(host.places == ["head 0": -15, "foot 0": -10, "head 1": 15, "foot 1": 80])
    host.scroll(to: CGPoint(x: 0, y: 560))
    #expect(host.places == ["head 1": 5, "foot 1": 80])
    host.scroll(to: CGPoint(x: 0, y: 200))
    #expect(host.places == ["head 0": 5, "foot 0": 80])
  }

  @Test("Pinned headers are drawn above the rows")
  func order() {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 10) }
        } header: {
          Color.green.frame(height: 30)
        }
      }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 35))
    host.expect(["~Color[0]": [0, -5, 100, 10]])
    let last = host.snapshot().root.all("Color").last
    #expect(last?.rendered == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(last?.color != host.snapshot().root.all("Color").first?.color)
  }

  @Test("A grid makes the lines in sight, and a section begins a line of its own (facts 58–61)")
  func grid() {
    let journal = Journal()
    let view = ScrollView {
      LazyVGrid(
        columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0,
        pinnedViews: .sectionHeaders
      ) {
        ForEach(0..<10_000, id: \.self) { section in
          Section {
            ForEach(0..<31, id: \.self) { cell in
              journal.add("\(section).\(cell)")
              return Color.red.frame(height: 10)
            }
          } header: {
            Text(verbatim: "head \(section)").frame(height: 20)
          }
        }
      }
    }
    let host = makeHost(view, 300, 100)
    host.update()
    // 20 for the header, 11 lines of three cells: 130 a section.
    host.expect(["LazyVGrid": [0, 0, 300, 1_300_000], "Color[4]": [100, 30, 100, 10]])
    #expect(journal.entries.count == 27)
    host.scroll(to: CGPoint(x: 0, y: 130_000 - 10))
    #expect(host.places == ["head 999": -10, "head 1000": 10])
    let cells = host.snapshot().root.all("Color")
    #expect(cells.first?.rendered == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(cells.count == 1 + 7 * 3)
  }

  @Test("A long grid is as an eager one")
  func sameFrames() {
    func grid(_ cells: Range<Int>) -> some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 3) {
        Color.green.frame(height: 25)
        ForEach(cells, id: \.self) { Color.red.frame(height: CGFloat($0 % 7) + 10) }
        Color.blue.frame(height: 5)
      }
    }
    // All of it is in sight of a high host.
    let whole = makeHost(ScrollView { grid(0..<500) }, 200, 10_000)
    let part = makeHost(ScrollView { grid(0..<500) }, 200, 100)
    whole.update()
    part.update()
    let all = whole.snapshot().root.all("Color")
    #expect(all.count == 502)
    var seen = 0
    for step in 0..<60 {
      part.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 40))
      for cell in part.snapshot().root.all("Color") {
        seen += 1
        let isThere = all.contains { isClose($0.frame, cell.frame) && $0.color == cell.color }
        #expect(isThere, "\(cell.frame)")
      }
    }
    #expect(seen > 1_000)
    #expect(isClose(part.frame("LazyVGrid"), whole.frame("LazyVGrid")))
  }

  @Test("Elements of several views flow through a grid's lines")
  func irregular() {
    let view = LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
      ForEach(0..<3, id: \.self) { row in
        Color.red.frame(height: 10)
        if row != 1 { Color.blue.frame(height: 10) }
      }
    }
    expectLayout(
      view, in: [300, 20],
      ["Color[3]": [0, 10, 100, 10], "Color[4]": [100, 10, 100, 10], "LazyVGrid": [0, 0, 300, 20]])
  }
}
