// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("Lazy grids")
struct LazyGridTests {
  @Test("Columns share what is left, from left to right (facts 58, 59)")
  func columns() {
    func grid(_ columns: [GridItem]) -> some View {
      LazyVGrid(columns: columns) {
        Color.red
        Color.green
        Color.blue
      }
    }
    expectLayout(
      grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]), in: [200, 100],
      ["Color[0]": [0, 45, 70, 10], "Color[1]": [78, 45, 57, 10], "Color[2]": [143, 45, 57, 10]])
    expectLayout(
      grid([GridItem(), GridItem()]), in: [208, 100],
      ["Color[0]": [0, 36, 100, 10], "Color[1]": [108, 36, 100, 10], "Color[2]": [0, 54, 100, 10]])
    expectLayout(
      grid([GridItem(.flexible(maximum: 20)), GridItem(spacing: 10), GridItem(.fixed(30))]), in: [200, 100],
      ["Color[0]": [0, 45, 20, 10], "Color[1]": [28, 45, 132, 10], "Color[2]": [170, 45, 30, 10]])
  }

  @Test("The width that a grid reports is shared out again when it's placed (facts 60)")
  func overflow() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem(.flexible(minimum: 140))]) {
      Color.red
      Color.green
    }
    let host = expectLayout(
      grid.fixedSize(horizontal: false, vertical: true), in: [200, 100], ["LazyVGrid": [244, 10]])
    #expect(host.frame("Color[0]").width == 118)
    #expect(host.frame("Color[1]").width == 140)
  }

  @Test("Cells are measured with their column's width and placed with their row's height too (facts 61)")
  func cells() {
    let log = ProposalLog()
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
      Color.red.probe(log)
      box(10, 30)
    }
    expectLayout(grid, in: [208, 100], ["Color[0]": [0, 35, 100, 30], "Color[1]": [153, 35, 10, 30]])
    #expect(log.asked.contains { $0.width == 100 && $0.height == nil })
    #expect(log.placed.allSatisfy { $0.width == 100 && $0.height == 30 })
  }

  @Test("Strange numbers end")
  func adversarial() {
    for number in [CGFloat.nan, .infinity, -5, 0, 1e300] {
      for size in [
        GridItem.Size.fixed(number), .flexible(minimum: number, maximum: number), .adaptive(minimum: number),
      ] {
        let host = makeHost(
          LazyVGrid(columns: [GridItem(size, spacing: number), GridItem()], spacing: number) { box(10, 10) }, 100, 100)
        host.update()
      }
    }
  }

  @Test("A lazy grid takes the width that it's proposed, or its first line's (public probe swiftui-lazy-grid-scope)")
  func recorded() {
    let flexible = [GridItem(.flexible()), GridItem(.flexible())]
    @ViewBuilder func cells() -> some View {
      leaf("F30x10")
      leaf("F20x10")
      leaf("F100x10")
      leaf("F20x10")
    }
    expectRecorded(
      [[33, 0, 30, 10], [142, 0, 20, 10], [-2, 18, 100, 10], [142, 18, 20, 10]], width: 200, height: 200
    ) {
      LazyVGrid(columns: flexible) { cells() }
    }
    expectRecorded(
      [[61, 0, 30, 10], [119, 0, 20, 10], [26, 18, 100, 10], [119, 18, 20, 10]], width: 200, height: 200
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) { cells() }
    }
    expectRecorded([[-2.5, 0, 30, 10], [35.5, 0, 20, 10], [-37.5, 18, 100, 10], [35.5, 18, 20, 10]]) {
      LazyVGrid(columns: flexible) { cells() }
    }
    expectRecorded(
      [[0, 71, 10, 30], [0, 109, 10, 20], [18, 36, 10, 100], [18, 109, 10, 20]], width: 200, height: 200
    ) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
        leaf("F10x30")
        leaf("F10x20")
        leaf("F10x100")
        leaf("F10x20")
      }
    }
  }
}
